import type { Random } from "../../../random.ts";
import type { Turn } from "../turn.ts";
import type { Prize } from "./aim-of-case.ts";
import { cases, type KindOfCase, type Truth } from "./case-content.ts";
import { suits } from "./fill-in.ts";
import type { KeptCase } from "./kept-case.ts";
import { textsOf } from "./of-premise.ts";
import { partsOf } from "./people-of-case.ts";

/** Which plot a story gets: the one whose words the player's texts have, in the aim rather than in the world. */

/** How much a plot is worth that has no words of its own, one by where its words stand, and how much chance there is in it. */
const WORTH = { any: 1.6, aim: 3.3, notes: 2.4, world: 1.2 } as const;
const CHANCE = 2.8;

/** @param able how many people of the texts can have a part */
export function truthFor(
  turn: Turn,
  random: Random,
  kind: KindOfCase,
  prize: Prize,
  story: Pick<KeptCase, "tone" | "world" | "aim"> & { readonly able: number },
): Truth | undefined {
  const [notes, world] = [textsOf(turn, "notes"), textsOf(turn, "world")];
  const has = (words: readonly string[], texts: string) =>
    words.some((word) => new RegExp(`(?<!\\p{L})${word}`, "iu").test(texts));
  const worthOf = ({ fits }: Truth): number => {
    if (fits === undefined) return WORTH.any;
    if (has(fits, story.aim)) return WORTH.aim;
    return has(fits, notes) ? WORTH.notes : has(fits, world) ? WORTH.world : 0;
  };
  const all = cases().truths.filter((each) => suits({ ...story }, { needs: each.needs }) && worthOf(each) > 0);
  const ofKind = [kind, kind === "free" ? "unmask" : kind, "unmask"]
    .map((wanted) => all.filter((each) => each.kind === wanted))
    .find((found) => found.length > 0);
  const wanted: readonly ((each: Truth) => boolean)[] = [
    (each) => each.tones.includes(story.tone),
    ({ prize: fits = "any" }) => fits === "any" || fits === prize.kind || (fits === "thing" && prize.kind === "place"),
    ({ id }) => !turn.wasSaid(`case ${id}`),
  ];
  const left = wanted.reduce((from, isWanted) => (from.some(isWanted) ? from.filter(isWanted) : from), ofKind ?? []);
  // Each stranger whom a plot needs beyond the first two is one too many.
  const value = (each: Truth) =>
    worthOf(each) - 0.4 * Math.max(0, partsOf(each).length - story.able - 2) + random.next() * CHANCE;
  const [chosen] = left.map((each) => ({ each, by: value(each) })).toSorted((a, b) => b.by - a.by);
  if (chosen !== undefined) turn.markSaid(`case ${chosen.each.id}`);
  return chosen?.each;
}
