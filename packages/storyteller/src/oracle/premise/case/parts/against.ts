import { storedPattern } from "../../../patterns.ts";
import { pattern } from "../../../patterns.ts";
import { kinOf } from "../../lore/fates.ts";
import { entriesIn, type LoreEntry } from "../../lore/lore.ts";
import { readOnce } from "../../lore/read-once.ts";
import { fullAim } from "../../moves/aim/full-aim.ts";
import type { Turn } from "../../turn.ts";
import { enmityOf, saysOf, spokenOf } from "./casting.ts";

/** Who can be against the hero in a case, and who is before anybody else, by the player's own texts. */

/** How often the texts show somebody as the power behind the trouble: they have the safe and the riders, made the bargain, sent it. */
const powerOf = (turn: Turn, entry: LoreEntry): number =>
  readOnce(turn.lore.called, "power", entry.name, () => {
    const { name, texts: all } = spokenOf(turn, entry);
    const texts = all.filter((text) => pattern("power behind any", "u").test(text));
    if (texts.length === 0) return 0;
    const found = new RegExp(pattern("power behind").source.replaceAll("NAME", name), "gu");
    return texts.reduce((sum, text) => sum + [...text.matchAll(found)].length, 0);
  });

/** Whether the texts say that somebody saw it happen. */
export const sawIt = (turn: Turn, entry: LoreEntry): boolean =>
  readOnce(turn.lore.called, "saw it", entry.name, () => {
    const { name, texts } = spokenOf(turn, entry);
    return saysOf("saw it happen", name, texts);
  });

/** Nobody of the hero's own, nobody whom the hero wants to help, and no eyewitness works against the hero; nor, in a second case, who was cleared in the first. */
export const mayBeAgainst = (turn: Turn, entry: LoreEntry): boolean =>
  kinOf(turn.lore, entry) === undefined &&
  // Who has the riders and the safe is no friend, also where a sentence has somebody's husband beside them.
  (enmityOf(turn, entry) >= -3 || powerOf(turn, entry) > 1) &&
  !sawIt(turn, entry) &&
  !isHelped(turn, entry) &&
  !turn.memo.past.cleared.includes(entry.name);

/** "and to get her father Tomas out of the debtors' house": who is to be helped is not behind it. */
const HELPS = storedPattern("against helps", "u");
export const isHelped = (turn: Turn, { name }: LoreEntry): boolean =>
  turn.main !== undefined &&
  fullAim(turn.main)
    .split(/,| and /u)
    .some((part) => HELPS.test(part.trim()) && entriesIn(turn.lore, part).some((each) => each.name === name));

/** Whom the texts show as the power behind the trouble, where it is one more than anybody else; undefined where they show nobody. */
export function powerBehind(turn: Turn, able: readonly LoreEntry[]): LoreEntry | undefined {
  const [first, second] = able
    .filter((entry) => mayBeAgainst(turn, entry))
    .map((entry) => ({ entry, power: powerOf(turn, entry) }))
    .toSorted((a, b) => b.power - a.power);
  return first !== undefined && first.power > (second?.power ?? 0) ? first.entry : undefined;
}
