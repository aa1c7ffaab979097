import { capitalise } from "#english/noun-phrase";
import type { Turn } from "./turn.ts";

/** What is bought: the dice set the price, and the purse pays it or does not. */
export async function buy(turn: Turn, text: string, wording: string): Promise<void> {
  const thing =
    /\b(?:buy|purchase|order|hire|pay for)(?: myself| me)? ((?:an?|some|the|two|three)? ?[\p{L} '’-]{2,40}?)(?= from\b| for\b| at\b| and\b| with\b|[.,;]|$)/iu
      .exec(text)?.[1]
      ?.replace(/^(?:an?|some|the) /iu, "");
  const { sheet } = turn;
  turn.log(`You ${wording}.`);
  if (thing === undefined || sheet === null) return turn.say(`You ${wording}.`);
  const { total: price } = await turn.brief.table.roll("1d6", `The price of ${thing}`.slice(0, 100));
  if (sheet.gold < price)
    return turn.say(`${capitalise(thing)}: ${price} gold, and you have ${sheet.gold}. It stays where it is.`);
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
  turn.say(`You ${wording} for ${price} gold.`);
}
