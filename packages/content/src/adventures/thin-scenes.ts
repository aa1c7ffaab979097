import type { Condition, Deed, Effects, Prose } from "./rules.ts";
import type { Adventure } from "./schema.ts";

/** The fewest words of a scene. What marks the story has at least so many, whatever way it happens. */
const SCENE = 20;

/**
 * Turning points that can happen without a scene, one text each: a deed, a choice or a way past something sets a flag that the end of the
 * story speaks of, and its text is a line. A player who comes there that way would not see what others read a paragraph of.
 */
export function thinScenes(adventure: Adventure): string[] {
  const marks = new Set([
    ...(adventure.recap ?? []).flatMap(({ when }) => flagsOf(when)),
    ...adventure.endings.flatMap(({ text }) =>
      typeof text === "string" ? [] : text.flatMap(({ when }) => flagsOf(when)),
    ),
  ]);
  return happenings(adventure).flatMap(({ where, text, effects }) => {
    const set = (effects?.flags ?? []).filter((flag) => marks.has(flag));
    const words = wordsIn(text).length;
    // The end of the story is a scene itself.
    return set.length === 0 || words >= SCENE || effects?.ending !== undefined
      ? []
      : [`${where}: sets ${set.join(", ")}, of which the end speaks, in ${words} words; a scene has ${SCENE}`];
  });
}

interface Happening {
  readonly where: string;
  readonly text: Prose | undefined;
  readonly effects: Effects | undefined;
}

const outcomes = (where: string, deed: Deed): Happening[] => [
  { where, text: deed.text, effects: deed.effects },
  { where: `${where}, if it fails`, text: deed.failure ?? deed.text, effects: deed.failureEffects },
  { where: `${where}, once more`, text: deed.again, effects: deed.againEffects },
];

const happenings = ({ deeds, obstacles, events, fights }: Adventure): Happening[] => [
  ...deeds.flatMap((deed, at) => outcomes(`deed ${at} (${deed.try[0]})`, deed)),
  ...obstacles.flatMap(({ id, ways }) =>
    ways.flatMap((deed) => outcomes(`obstacle ${id} (${deed.offer ?? deed.try[0]})`, deed)),
  ),
  ...events.flatMap(({ id, text, effects, choices, ignored, ignoredEffects }) => [
    { where: `event ${id}`, text, effects },
    { where: `event ${id}, unanswered`, text: ignored, effects: ignoredEffects },
    ...choices.flatMap((deed) => outcomes(`event ${id}, “${deed.say}”`, deed)),
  ]),
  ...fights.flatMap(({ id, deeds: ways, won, lost, flee, parley, outcomes: after }) => [
    ...ways.flatMap((deed) => outcomes(`fight ${id} (${deed.try[0]})`, deed)),
    { where: `fight ${id}, won`, text: won, effects: after?.won },
    { where: `fight ${id}, lost`, text: lost, effects: after?.lost },
    { where: `fight ${id}, fled`, text: flee, effects: after?.fled },
    { where: `fight ${id}, talked out of`, text: parley, effects: after?.parley },
  ]),
];

const flagsOf = (condition: Condition | undefined): string[] =>
  condition === undefined
    ? []
    : [
        ...(condition.flag === undefined ? [] : [condition.flag]),
        ...[
          ...(condition.all ?? []),
          ...(condition.any ?? []),
          ...(condition.not === undefined ? [] : [condition.not]),
        ].flatMap(flagsOf),
      ];

/** The words of a text, of all its parts together. */
const wordsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? value.split(/\s+/u).filter((word) => word !== "")
    : Array.isArray(value)
      ? value.flatMap((part: unknown) =>
          wordsIn(typeof part === "object" && part !== null && "says" in part ? part.says : part),
        )
      : typeof value === "object" && value !== null && "standard" in value
        ? wordsIn(value.standard)
        : [];
