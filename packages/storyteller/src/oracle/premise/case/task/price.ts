import { capitalise } from "#english/noun-phrase";
import { promiseTitle } from "#english/promise-title";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { tick } from "../../moves/aim/clock.ts";
import { hold, theThing } from "../../moves/record/items.ts";
import { purse } from "../../moves/record/money.ts";
import type { Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { fillIn } from "../fill-in.ts";
import type { Step } from "../kept-case.ts";

/** What a step of an open task costs that only just comes off: time, good will, money, a thing, or a promise. */
interface Price {
  readonly of: "time" | "goodwill" | "money" | "thing" | "promise";
  /** The lines that name it. */
  readonly lines: readonly string[];
  /** What is given away: "the watch". */
  readonly own: string;
}

/** Who has no more than this keeps it. */
const FEW_THINGS = 3;
const FEW_COINS = 4;

/** Draws a price that the hero can pay. Who has paid or given already pays in time or good will. */
export function priceOf(turn: Turn, { sort, thing }: Step, here: LoreEntry | undefined, hasGiven: boolean): Price {
  const { weak, prices } = cases().tasks.solved[sort];
  const needed = contentWords(`${thing} ${turn.memo.case!.prize.words}`);
  const spare = turn.memo.held.filter((each) => ![...contentWords(each.thing)].some((word) => needed.has(word)));
  const kinds: Price["of"][] = ["time"];
  if (here !== undefined) kinds.push("goodwill");
  if (here !== undefined && !hasGiven) kinds.push("promise");
  if (!hasGiven && (turn.sheet?.gold ?? 0) >= FEW_COINS) kinds.push("money");
  if (!hasGiven && spare.length >= FEW_THINGS) kinds.push("thing");
  const of = turn.random.pick(kinds);
  const own = of === "thing" ? theThing(turn.random.pick(spare).thing) : "";
  const lines = of === "time" ? weak : of === "promise" ? prices.promise.map(({ text }) => text) : prices[of];
  return { of, lines, own };
}

/** Takes the price, and says what the line does not say of it. */
export async function paysPrice(
  turn: Turn,
  { of, own }: Price,
  here: LoreEntry | undefined,
  written: string,
  more: Readonly<Record<string, string>>,
): Promise<string> {
  if (of === "time") return `It costs you time. ${tick(turn)}`.trim();
  if (of === "goodwill") {
    turn.attitude(here!.name, -1);
    return `It costs you some of ${shortName(here!)}’s good will.`;
  }
  if (of === "money") {
    await pays(turn, -Math.ceil((turn.sheet?.gold ?? 0) / FEW_COINS));
    return `You have ${purse(turn)} now.`;
  }
  if (of === "thing") {
    const held = turn.memo.held.find((each) => theThing(each.thing) === own);
    if (held !== undefined) hold(turn, held.thing, false);
    return `${capitalise(own)} is out of your hands.`;
  }
  const all = Object.values(cases().tasks.solved).flatMap(({ prices }) => prices.promise);
  const owes = all.find(({ text }) => text === written)?.owes;
  if (owes !== undefined) promises(turn, here!, fillIn(turn, turn.memo.case!, owes, more));
  return "";
}

/** A promise to somebody is on record from now on. */
export const promises = (turn: Turn, who: LoreEntry, what: string): void =>
  turn.promise(promiseTitle(shortName(who), what));

/** Money leaves the purse, or comes back to it. */
export async function pays(turn: Turn, delta: number): Promise<void> {
  if (turn.sheet === null || delta === 0) return;
  await turn.brief.table.change({
    type: "gold",
    characterId: turn.sheet.characterId,
    delta,
    reason: delta < 0 ? "Paid" : "Got back",
  });
  turn.memo.paid = true;
}
