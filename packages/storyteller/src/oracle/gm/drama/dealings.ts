import { givenWord } from "../../craft/given-word.ts";
import { should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import type { Stage } from "../stage.ts";
import { personSlots, updatePerson, warm } from "../story/people.ts";
import type { Dealing, Person } from "../story/state.ts";
import { whenWas } from "../story/time.ts";
import { MARKED } from "../text/dealings.ts";

/** How each thing one can do to another moves how they stand, from -3 to 3. */
const WEIGHT: Readonly<Record<Dealing, number>> = {
  helped: 2,
  gave: 1,
  promised: 1,
  kept: 2,
  thanked: 1,
  sorry: 1,
  lied: -1,
  threatened: -2,
  insulted: -1,
  robbed: -2,
  broke: -2,
};
const READ: readonly (readonly [Dealing, RegExp])[] = [
  [
    "kept",
    /\b(?:keep|kept|fulfil|fulfill|make good on|honour|honor) (?:my|the|our) (?:promise|word|oath|vow)\b|\bas (?:i )?promised\b/u,
  ],
  ["sorry", /\b(?:apologi[sz]e|i am sorry|i'm sorry|ask (?:\w+ ){0,2}forgiveness|forgive me|make amends)\b/u],
  ["thanked", /\b(?:thank|thanks|express my gratitude)\b/u],
  ["insulted", /\b(?:insult|mock|laugh at|spit (?:at|on)|jeer|sneer|curse at|ridicule|humiliate)\b/u],
];

/** What the player's words do to somebody, where they say so outright. */
export function readDealing(text: string, actors: readonly string[] = []): Dealing | null {
  const plain = text.toLowerCase().replace(/’/gu, "'");
  if (givenWord(text, actors) !== null) return "promised";
  if (plain.trimEnd().endsWith("?")) return null;
  return READ.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Does it: the other's attitude moves, and they remember what it was. */
export function deal(stage: Stage, name: string, deed: Dealing): void {
  warm(stage, name, WEIGHT[deed]);
  updatePerson(stage, name, () => ({ mark: { deed, turn: stage.brief.number, said: false } }));
}

/** What somebody has not forgotten, said once and some turns later. */
export function broughtUp(stage: Stage, person: Person): Beat[] {
  const { mark } = person;
  if (mark === null || mark.said || stage.brief.number - mark.turn < 4) return [];
  updatePerson(stage, person.name, () => ({ mark: { ...mark, said: true } }));
  return [should(MARKED[mark.deed], { ...personSlots(person), when: whenOf(stage, mark.turn) })];
}

/** When a turn was, as one would say it now. */
export function whenOf({ story, brief }: Stage, turn: number, hour: number | null = null): string {
  return whenWas(turn, hour, { turn: brief.number, hour: story.hour }, story.dawns);
}
