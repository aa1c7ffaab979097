import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise, withArticle } from "#english/noun-phrase";
import type { Turn } from "../../turn.ts";
import { tick } from "../aim/clock.ts";
import { worded } from "../deed.ts";
import { coinOf } from "../record/money.ts";

/** Rest and purchases: what the sheet pays, and what it gets. */

/** The hero rests for an hour, or sleeps until the morning. */
export async function rest(turn: Turn, text: string): Promise<void> {
  const long = pattern("upkeep rest").test(text);
  const before = turn.sheet?.hp.current ?? 0;
  await turn.brief.table.rest(long ? "long" : "short", `A rest at ${turn.place}`.slice(0, 200));
  const healed = (turn.sheet?.hp.current ?? 0) - before;
  if (long && turn.story.scene !== null)
    turn.change({ type: "scene_changed", by: "game_master", day: turn.story.scene.day + 1, time: "morning" });
  turn.log(long ? `You sleep at ${turn.place}.` : `You rest at ${turn.place}.`);
  turn.say(
    long ? `You sleep at ${turn.place} until the morning.` : `You rest an hour at ${turn.place}.`,
    healed > 0 ? `You regain ${healed} hit point${healed === 1 ? "" : "s"}.` : "",
    tick(turn),
  );
}

const BUYS = storedPattern("upkeep buys");
export const isPurchase = (text: string): boolean =>
  BUYS.test(text) &&
  // "Ivy's order book" is no order.
  !pattern("upkeep is purchase").test(text) &&
  // "I buy Osric a drink": it is his.
  !pattern("upkeep is purchase 2", "u").test(BUYS.exec(text)?.[1] ?? "") &&
  !pattern("upkeep is purchase 3").test(BUYS.exec(text)?.[1] ?? "");

/** What is bought: the dice set the price, and the purse pays it or does not. */
export async function buy(turn: Turn, text: string): Promise<void> {
  const thing = BUYS.exec(text)?.[1]?.replace(pattern("upkeep buy"), "");
  const { sheet } = turn;
  const deed = worded(turn, text);
  if (thing === undefined || sheet === null) return turn.say(deed === "" ? "You pay for it." : `You ${deed}.`);
  const { total: price } = await turn.brief.table.roll("1d6", `The price of ${thing}`.slice(0, 100));
  turn.moved = true;
  if (sheet.gold < price)
    return turn.say(
      `${capitalise(thing)}: ${price} ${coinOf(turn)}, and you have ${sheet.gold}. It stays where it is.`,
    );
  await turn.brief.table.change({
    type: "gold",
    characterId: sheet.characterId,
    delta: -price,
    reason: `Paid for ${thing}`.slice(0, 200),
  });
  await turn.brief.table.change({
    type: "item",
    characterId: sheet.characterId,
    name: thing.slice(0, 120),
    delta: 1,
    reason: `Bought at ${turn.place}`.slice(0, 200),
  });
  turn.log(`You buy ${thing.endsWith("s") ? thing : withArticle(thing)}.`);
  turn.say(
    `${capitalise(thing.endsWith("s") ? thing : withArticle(thing))}: ${price} ${coinOf(turn)}, and ${thing.endsWith("s") ? "they are" : "it is"} yours.`,
  );
}
