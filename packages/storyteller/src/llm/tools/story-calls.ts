import type * as z from "zod/mini";

import type { StoryEvent } from "#contracts/story/events";
import type { StorySecret, StoryState } from "#contracts/story/state";
import { eligibleSecrets } from "../../story/eligible-secrets.ts";
import { findName } from "../../story/find-name.ts";
import { type Naming, whyNotNamed } from "../../story/newcomer.ts";
import { wordsOf } from "../words.ts";
import type { CastCall, RevealCall, SceneCall, ThreadCall } from "./specs.ts";

/** The story changes of a tool call, or in words for the model why it changes nothing. */
export type StoryCall = readonly StoryEvent[] | { readonly error: string };

const by = "game_master" as const;

/** Whether the party goes elsewhere in the middle of a fight. */
export const leavesFight = (events: readonly StoryEvent[], { scene, encounter }: StoryState): boolean =>
  encounter !== null &&
  scene !== null &&
  events.some(
    (event) =>
      (event.type === "scene_opened" || event.type === "scene_changed") &&
      event.place !== undefined &&
      event.place.toLowerCase() !== scene.place.toLowerCase(),
  );

export function sceneEvents(
  { op, days = 0, result = "", ...call }: z.infer<typeof SceneCall>,
  story: StoryState,
  naming: Naming,
): StoryCall {
  const { scene } = story;
  const others = call.present?.filter((name) => !isOfParty(name, naming));
  const wrong = others?.map((name) => (findName(story.cast, name) ? null : whyNotNamed(name, story, naming)));
  const why = wrong?.find((each) => each !== null);
  if (why) return { error: `present: ${why}` };
  const present = others?.map((name) => findName(story.cast, name)?.name ?? name);
  const fields = { ...call, ...(present ? { present } : {}) };
  const day = (scene?.day ?? 1) + days;
  const when = days > 0 ? { day } : {};
  if (op === "close") {
    if (scene === null) return { error: "No scene is open" };
    const moves = days > 0 || Object.values(fields).some((field) => field !== undefined);
    return [
      { type: "scene_closed", by, result },
      ...(moves ? [{ type: "scene_changed" as const, by, ...fields, ...when }] : []),
    ];
  }
  if (op === "open") {
    if (fields.place === undefined && scene === null) return { error: "place: say where the scene is" };
    return [{ type: "scene_opened", by, ...fields, ...when }];
  }
  if (Object.values(fields).every((field) => field === undefined) && days === 0) return { error: "Say what changed" };
  return [{ type: "scene_changed", by, ...fields, ...when }];
}

/** Whether a name means one of the player's characters. */
const isOfParty = (name: string, { party }: Naming): boolean =>
  findName(
    party.map((each) => ({ name: each })),
    name,
  ) !== undefined;

/** The story events of a `cast` call. */
export function castEvents(
  { name, role, wants, voice, attitude, place, hides, alive, told: wantKnown }: z.infer<typeof CastCall>,
  story: StoryState,
  naming: Naming,
): StoryCall {
  if (isOfParty(name, naming)) {
    return {
      error: `${name} is the player's character: their sheet changes with change, and their will is the player's`,
    };
  }
  const known = findName(story.cast, name);
  const why = known ? null : whyNotNamed(name, story, naming);
  if (why !== null) return { error: why };
  // The player knows the old want, so a new want is not known to the player yet.
  const hasNewWant = wants !== undefined && known?.wantKnown === true && wants !== known.want;
  const here = place === undefined && !known && story.scene !== null ? { place: story.scene.place, met: true } : {};
  return [
    {
      type: "cast_changed",
      by,
      name: known?.name ?? name,
      ...given({
        role,
        want: wants,
        voice,
        attitude,
        place,
        hides,
        alive,
        wantKnown: wantKnown ?? (hasNewWant ? false : undefined),
      }),
      ...here,
    },
  ];
}

/** The fields that have a value. */
const given = <Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };

const STATES = { open: "open", advance: "open", resolve: "resolved", fail: "failed", drop: "dropped" } as const;

export function threadEvents(
  { op, name, kind, question, step, truth, segments, ticks, on_full }: z.infer<typeof ThreadCall>,
  story: StoryState,
): StoryCall {
  const clock = findName(story.clocks, name);
  if (kind === "clock" || (clock && kind === undefined)) {
    if (op === "resolve" || op === "drop" || op === "fail") {
      return clock ? [{ type: "clock_removed", by, name: clock.name }] : { error: `There is no clock ${name}` };
    }
    const moved = ticks ?? (op === "advance" ? 1 : undefined);
    return [
      {
        type: "clock_changed",
        by,
        name: clock?.name ?? name,
        ...given({ segments, ticks: moved, fills: question, full: on_full }),
      },
    ];
  }
  const known = findName(
    story.threads.map((thread) => ({ name: thread.title })),
    name,
  );
  if (!known && op !== "open") return { error: `There is no thread ${name}. Open: ${openTitles(story) || "none"}` };
  return [
    {
      type: "thread_changed",
      by,
      title: known?.name ?? name,
      state: STATES[op],
      ...given({ question, kind, step, truth }),
    },
  ];
}

const openTitles = ({ threads }: StoryState): string =>
  threads
    .filter(({ state }) => state === "open")
    .map(({ title }) => title)
    .join("; ");

/**
 * Reveals a secret, found by its id or its words. If the text is none of the secrets that may come out now, it is added as a new secret
 * and revealed at once.
 */
export function revealEvents(
  { fact, to, how }: z.infer<typeof RevealCall>,
  story: StoryState,
  turn: number,
): StoryCall {
  const known = story.secrets.find(({ id }) => id === fact.trim()) ?? secretSaying(fact, story.secrets);
  if (known) {
    if (known.revealed !== null) return { error: "That came out before" };
    if (!eligibleSecrets(story).some(({ id }) => id === known.id)) return { error: "That cannot come out here yet" };
    return [{ type: "secret_revealed", by, id: known.id, how, ...given({ to }) }];
  }
  const id = `told-${turn}-${story.secrets.length}`;
  const secret: StorySecret = { id, text: fact, knownBy: [], when: "", place: "", thread: "", revealed: null };
  return [
    { type: "secret_added", by, secret },
    { type: "secret_revealed", by, id, how, ...given({ to }) },
  ];
}

/** The secret that shares the most distinctive words with a text. */
function secretSaying(text: string, secrets: readonly StorySecret[]): StorySecret | undefined {
  const said = new Set(wordsOf(text).filter((word) => word.length > 3));
  const share = ({ text: own }: StorySecret): number => {
    const words = wordsOf(own).filter((word) => word.length > 3);
    return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
  };
  const best = secrets.toSorted((a, b) => share(b) - share(a))[0];
  return best && share(best) >= 0.6 ? best : undefined;
}
