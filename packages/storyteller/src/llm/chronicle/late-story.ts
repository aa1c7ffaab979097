import type { TurnCompleted } from "#contracts/queue/messages";
import type { TurnContext } from "#contracts/queue/turn-context";
import { MOST_STORY_EVENTS, type StoryEvent } from "#contracts/story/events";
import { findName, sameName } from "../../story/find-name.ts";
import { ATTITUDES } from "../../story/story-changes.ts";
import type { Notes } from "./notes.ts";

type CastChange = Extract<StoryEvent, { type: "cast_changed" }>;

const by = "chronicler" as const;

/**
 * Turns a model's notes of a turn into story changes: the scene, the people and the threads. So the story is also recorded if the game
 * master's model calls no tools. If a tool of the turn set the same fact, chat drops the chronicler's version (docs/game-master.md, "The
 * story").
 */
export function lateStory(notes: Notes, turn: TurnCompleted, context: TurnContext): StoryEvent[] {
  const said = `${turn.playerText}\n${turn.reply}`;
  const isParty = (name: string) =>
    findName(
      turn.characterNames.map((each) => ({ name: each })),
      name,
    ) !== undefined;
  // Known people are called by their name in the cast. Other people count only if the turn names them.
  const named = (name: string): string | null => {
    if (isParty(name)) return null;
    return findName(context.cast, name)?.name ?? (said.includes(name) ? name : null);
  };
  const present = [...new Set(notes.present.flatMap((name) => named(name) ?? []))];
  const people = peopleIn(notes, context, named, present);
  return [...sceneChange(notes, context, said, present), ...people, ...threadChanges(notes, context)].slice(
    0,
    MOST_STORY_EVENTS,
  );
}

/** If the place changed, a new scene opens. */
function sceneChange({ scene }: Notes, { scene: before }: TurnContext, said: string, present: string[]): StoryEvent[] {
  const place = scene?.place ?? "";
  const isKnown = before !== null && before.place.toLowerCase() === place.toLowerCase();
  const fields = {
    ...(scene?.time ? { time: scene.time } : {}),
    ...(scene?.question ? { question: scene.question } : {}),
    present: present.slice(0, 12),
  };
  if (place !== "" && !isKnown && isNamed(place, said)) return [{ type: "scene_opened", by, place, ...fields }];
  const { present: here, ...more } = fields;
  const samePeople = here.length === 0 || here.toSorted().join("\n") === (before?.present ?? []).toSorted().join("\n");
  const changed = { ...more, ...(samePeople ? {} : { present: here }) };
  return before === null || Object.keys(changed).length === 0 ? [] : [{ type: "scene_changed", by, ...changed }];
}

/**
 * Whether a text mentions a place. One word of the place's name is enough, because a model says "the drowned chapel" for "a chapel, half
 * drowned".
 */
const isNamed = (place: string, said: string): boolean => {
  const text = said.toLowerCase();
  return (place.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [place.toLowerCase()]).some((word) => text.includes(word));
};

function peopleIn(
  notes: Notes,
  context: TurnContext,
  named: (name: string) => string | null,
  present: readonly string[],
): CastChange[] {
  const changes = new Map<string, CastChange>();
  const change = (name: string, fields: Partial<CastChange>) =>
    changes.set(name, { type: "cast_changed", by, name, ...changes.get(name), ...fields });
  for (const { name: written, type, aliases, description } of notes.entities) {
    const name = type === "person" || type === "creature" ? named(written) : null;
    if (name === null || sameName(context.cast, name)) continue;
    change(name, {
      ...(aliases.length > 0 ? { aliases: aliases.slice(0, 8) } : {}),
      ...(description === "" ? {} : { role: description.slice(0, 200) }),
      ...(present.includes(name) ? { met: true } : {}),
    });
  }
  const isPerson = (name: string) => changes.has(name) || sameName(context.cast, name) !== undefined;
  for (const { about, relation, value } of notes.states) {
    const name = named(about);
    if (name === null || !isPerson(name)) continue;
    const fields = castFields(relation, value);
    if (fields) change(name, fields);
  }
  return [...changes.values()];
}

/** Converts a remembered state to fields of a cast member. Null if the cast has no field for it. */
function castFields(relation: Notes["states"][number]["relation"], value: string): Partial<CastChange> | null {
  switch (relation) {
    case "status":
      return value === "dead" || value === "alive" ? { alive: value === "alive" } : null;
    case "place":
      return { place: value };
    case "role":
      return { role: value };
    // The want is written in the reply, so the player has read it.
    case "want":
      return { want: value, wantKnown: true };
    case "attitude": {
      const attitude = attitudeOf(value);
      return attitude === null ? null : { attitude };
    }
    default:
      return null;
  }
}

/** Words for a person's attitude to the party, from the worst (−3) to the best. */
const ATTITUDE_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:hates?|hateful|full of hate|murderous)\b/iu, -3],
  [/\b(?:hostile|enemy|angry|furious|threatening)\b/iu, -2],
  [/\b(?:cold|wary|suspicious|distrust\w*|unfriendly|annoyed|resentful|afraid|fearful)\b/iu, -1],
  [/\b(?:indifferent|neutral)\b/iu, 0],
  [/\b(?:devoted|loyal|loving|loves)\b/iu, 3],
  [/\b(?:trust(?:s|ing|ful)?|ally|allied|grateful)\b/iu, 2],
  [/\b(?:friendly|warm|kind|curious|helpful|sympathetic|respectful)\b/iu, 1],
];

function attitudeOf(value: string): number | null {
  const exact = (ATTITUDES as readonly string[]).indexOf(value.toLowerCase());
  if (exact !== -1) return exact - 3;
  return ATTITUDE_WORDS.find(([words]) => words.test(value))?.[1] ?? null;
}

const THREAD_STATE = { open: "open", active: "open", completed: "resolved", failed: "failed" } as const;

function threadChanges({ quests }: Notes, { threads }: TurnContext): StoryEvent[] {
  return quests.map(({ title, status, text }): StoryEvent => {
    const known = threads.find((thread) => thread.title.toLowerCase() === title.toLowerCase());
    return {
      type: "thread_changed",
      by,
      title: known?.title ?? title,
      ...(known ? {} : { kind: "quest" }),
      step: text.slice(0, 400),
      state: THREAD_STATE[status],
    };
  });
}
