import type { StoryAuthor, StoryEvent } from "#contracts/story/events";
import type { CastMember, StoryClock, StoryScene, StorySecret, StoryState, StoryThread } from "#contracts/story/state";
import { applyStoryEvents } from "./reduce-story.ts";

/**
 * The events that lead from one story to another: for a game master that keeps a state of its own, such as the oracle with its
 * memo. What is gone from the cast, the threads or the secrets afterwards was dropped for want of room, and stays in the story.
 */
export function diffStory(before: StoryState, after: StoryState, by: StoryAuthor): StoryEvent[] {
  const castFirst = castChanges(before, after, by);
  const withCast = applyStoryEvents(before, castFirst, 0);
  const scene = sceneEvents(withCast.scene, after.scene, by);
  const withScene = applyStoryEvents(withCast, scene, 0);
  return [
    ...castFirst,
    ...scene,
    // Who enters the scene is met and stands there: what is different of them is said once more.
    ...castChanges(withScene, after, by),
    ...after.threads.flatMap((thread) => threadEvents(titled(before.threads, thread.title), thread, by)),
    ...before.clocks
      .filter(({ name }) => named(after.clocks, name) === undefined)
      .map(({ name }) => ({ type: "clock_removed" as const, by, name })),
    ...after.clocks.flatMap((clock) => clockEvents(named(before.clocks, clock.name), clock, by)),
    ...after.secrets.flatMap((secret) => secretEvents(before.secrets, secret, by)),
    ...(same(before.encounter, after.encounter)
      ? []
      : [{ type: "encounter_changed" as const, by, encounter: after.encounter }]),
  ];
}

const castChanges = (before: StoryState, after: StoryState, by: StoryAuthor): StoryEvent[] =>
  after.cast.flatMap((member) => castEvents(named(before.cast, member.name), member, by));

const named = <Entry extends { readonly name: string }>(entries: readonly Entry[], name: string): Entry | undefined =>
  entries.find((entry) => entry.name === name);
const titled = (threads: readonly StoryThread[], title: string) => threads.find((thread) => thread.title === title);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `after` that are not as they were. */
function changed<Fields extends object>(before: Partial<Fields>, after: Fields): Partial<Fields> {
  const entries = Object.entries(after).filter(([key, value]) => !same(before[key as keyof Fields], value));
  return Object.fromEntries(entries) as Partial<Fields>;
}

function sceneEvents(before: StoryScene | null, after: StoryScene | null, by: StoryAuthor): StoryEvent[] {
  if (after === null) return [];
  const { since, ...rest } = after;
  const { place, ...elsewhere } = rest;
  const scene = place === "" ? elsewhere : rest;
  if (before === null || before.since !== since) return [{ type: "scene_opened", by, ...scene }];
  const { since: _, ...old } = before;
  const fields = changed<Partial<typeof rest>>(old, scene);
  if (Object.keys(fields).length === 0) return [];
  // A new place clears who is present and where one can go: what stays there must be said again.
  const moved = place === old.place ? {} : { present: scene.present, exits: scene.exits };
  return [{ type: "scene_changed", by, ...moved, ...fields }];
}

function castEvents(before: CastMember | undefined, after: CastMember, by: StoryAuthor): StoryEvent[] {
  const { touched: _, met, ...member } = after;
  const { touched: __, met: metBefore = null, ...old } = before ?? { touched: 0 };
  const { name: ___, ...fields } = changed<Partial<typeof member>>(old, member);
  const meets = (metBefore === null) !== (met === null) ? { met: met !== null } : {};
  const change = { ...fields, ...meets };
  return Object.keys(change).length === 0 ? [] : [{ type: "cast_changed", by, name: after.name, ...change }];
}

function threadEvents(before: StoryThread | undefined, after: StoryThread, by: StoryAuthor): StoryEvent[] {
  const { title, steps, touched: _, ...thread } = after;
  const { title: __, steps: known = [], touched: ___, ...old } = before ?? { title, touched: 0 };
  const fields = changed<Partial<typeof thread>>(old, thread);
  const fresh = steps.filter((step) => !known.includes(step));
  if (Object.keys(fields).length === 0 && fresh.length === 0) return [];
  const [first, ...rest] = fresh;
  const change: StoryEvent = {
    type: "thread_changed",
    by,
    title,
    ...fields,
    ...(first === undefined ? {} : { step: first }),
  };
  return [change, ...rest.map((step) => ({ type: "thread_changed" as const, by, title, step }))];
}

function clockEvents(before: StoryClock | undefined, after: StoryClock, by: StoryAuthor): StoryEvent[] {
  const { name, filled, ...clock } = after;
  const { name: _, filled: filledBefore = 0, ...old } = before ?? { name };
  const fields = changed<Partial<typeof clock>>(old, clock);
  const ticks = filled - filledBefore;
  if (Object.keys(fields).length === 0 && ticks === 0) return [];
  return [{ type: "clock_changed", by, name, ...fields, ...(ticks === 0 ? {} : { ticks }) }];
}

function secretEvents(before: readonly StorySecret[], after: StorySecret, by: StoryAuthor): StoryEvent[] {
  const known = before.find(({ id }) => id === after.id);
  const events: StoryEvent[] = known ? [] : [{ type: "secret_added", by, secret: { ...after, revealed: null } }];
  if (after.revealed !== null && (known?.revealed ?? null) === null) {
    const { to, how } = after.revealed;
    events.push({ type: "secret_revealed", by, id: after.id, to, how });
  }
  return events;
}
