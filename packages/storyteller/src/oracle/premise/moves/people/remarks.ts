import { pattern } from "../../../patterns.ts";
import { lineFor } from "../../case/fill-in.ts";
import type { LoreEntry } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { speakerName } from "./replies.ts";

/** A plain remark gets a short answer by what kind of remark it is and by where somebody stands with the hero. No die decides it. */

/** In the order in which their signs count. */
const KINDS = [
  "wellbeing",
  "apology",
  "comfort",
  "thanks",
  "introduction",
  "farewell",
  "greeting",
  "praise",
  "plan",
  "agreement",
  "belief",
] as const;
export type Remark = (typeof KINDS)[number] | "news" | "close";

/** Remarks for which somebody thinks better of the hero. */
const KIND: ReadonlySet<Remark> = new Set(["apology", "comfort", "thanks", "praise"]);

/** What kind of remark words are; what only tells somebody of a matter is news. */
export const remarkIn = (turn: Turn, words: string): Remark =>
  KINDS.find(
    (kind) =>
      pattern(`remark ${kind}`).test(words) ||
      (kind === "introduction" && turn.lore.heroes.some((name) => words.includes(name.split(" ")[0]!))),
  ) ?? "news";

/** What somebody answers to a remark. */
export function answersRemark(turn: Turn, who: LoreEntry, kind: Remark): string {
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const key = `remark ${kind} ${who.name}`;
  if (attitude >= 0 && KIND.has(kind) && !turn.wasSaid(key)) turn.attitude(who.name, 1);
  turn.markSaid(key);
  return lineFor(turn, attitude < 0 ? "remark cool" : `remark ${kind}`, speakerName(who));
}
