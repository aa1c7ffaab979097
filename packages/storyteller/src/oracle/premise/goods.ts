import { capitalise } from "#english/noun-phrase";
import type { Reading } from "../understand/reading.ts";
import { deed, deedSaid, personMeant } from "./deeds.ts";
import { advance, goalOf, isAboutGoal } from "./goal.ts";
import { type LoreEntry, shortName } from "./lore.ts";
import { hashOf } from "./memo.ts";
import { entryMeant, thingsHere } from "./places.ts";
import { spokenBy } from "./quotes.ts";
import { freshOf } from "./replies.ts";
import { trouble } from "./trouble.ts";
import type { Turn } from "./turn.ts";

/** Things and money that change owners: taking, giving, buying. */

/** The hero takes something: what the texts put here, or what the dice allow. */
export async function take(turn: Turn, reading: Reading, text: string): Promise<void> {
  const entry = entryMeant(turn, reading.target, text);
  const after =
    /\b(?:take|grab|pocket|pick up|steal|snatch|collect|gather|get)\b(?: back)? ((?:the |an? |my |some |all |both |his |her |their )?[\p{L}'’ -]{2,50}?)(?=[.,!?;]|$| and | from | off | with | out | before | so )/iu.exec(
      text,
    )?.[1];
  const wanted = (after ?? entry?.name ?? reading.target ?? "")
    .replace(/^(?:the|an?|my|some|his|her|their) /iu, "")
    .trim();
  if (wanted === "" || entry?.kind === "person" || entry?.kind === "place") return deed(turn, reading, text);
  const { sheet } = turn;
  const isFact = turn.memo.facts.some(
    (fact) =>
      fact.toLowerCase().includes(wanted.toLowerCase()) ||
      wanted
        .toLowerCase()
        .split(" ")
        .every((word) => fact.toLowerCase().includes(word)),
  );
  const isHere = isFact || (entry !== undefined && thingsHere(turn).includes(entry.name));
  const owner = turn.present[0];
  if (/\b(?:steal|pocket|snatch|swipe)\b/iu.test(text) && owner !== undefined) {
    const grade = await turn.check("dexterity", "Sleight of Hand", 13, `Whether you take ${wanted} unseen`);
    if (grade === "failure") {
      turn.attitude(owner.name, -1);
      return turn.say(
        `You reach for the ${wanted}, and ${shortName(owner)} sees it.`,
        await trouble(turn, "A hand where it should not be"),
      );
    }
  } else if (!isHere) turn.fact(`At ${turn.place} there was the ${wanted}.`);
  if (sheet !== null)
    await turn.brief.table.change({
      type: "item",
      characterId: sheet.characterId,
      name: wanted.slice(0, 120),
      delta: 1,
      reason: `Taken at ${turn.place}`.slice(0, 200),
    });
  turn.log(`You take the ${wanted}.`);
  turn.say(
    `You take the ${wanted}.`,
    isAboutGoal(turn, wanted) ? advance(turn, goalOf(turn), `You took the ${wanted}.`) : "",
  );
}

/** The hero gives something away: gold, or a thing from the sheet. */
export async function give(turn: Turn, reading: Reading, text: string): Promise<void> {
  const { sheet } = turn;
  const to = personMeant(turn, reading, text);
  const coins = Number(/\b(\d{1,4}) (?:gold|coins?|crowns?|gp|credits?|silver)\b/iu.exec(text)?.[1] ?? 0);
  const held = sheet?.inventory.find(
    ({ name, quantity }) =>
      quantity > 0 &&
      (reading.instrument === name ||
        text.toLowerCase().includes(name.toLowerCase()) ||
        name
          .toLowerCase()
          .split(" ")
          .some((word) => word.length > 3 && text.toLowerCase().includes(word))),
  );
  if (to === undefined || !turn.present.some(({ name: here }) => here === to.name)) return deed(turn, reading, text);
  const name = capitalise(shortName(to));
  if (coins > 0 && sheet !== null) {
    if (sheet.gold < coins) {
      turn.still = true;
      return turn.say(`You do not have ${coins} to give: your purse holds ${sheet.gold}.`);
    }
    await turn.brief.table.change({
      type: "gold",
      characterId: sheet.characterId,
      delta: -coins,
      reason: `Given to ${shortName(to)}`.slice(0, 200),
    });
    turn.attitude(to.name, 1);
    turn.log(`You give ${shortName(to)} ${coins} gold.`);
    return turn.say(`${name} takes the ${coins} gold.`, taken(turn, to));
  }
  if (held !== undefined && sheet !== null) {
    await turn.brief.table.change({
      type: "item",
      characterId: sheet.characterId,
      name: held.name,
      delta: -1,
      reason: `Given to ${shortName(to)}`.slice(0, 200),
    });
    turn.attitude(to.name, 1);
    turn.fact(`${name} has the ${held.name}.`);
    turn.log(`You give ${shortName(to)} the ${held.name}.`);
    return turn.say(`${name} takes the ${held.name} from you.`, taken(turn, to));
  }
  const does = deedSaid(text);
  turn.attitude(to.name, 1);
  turn.memo.last = to.name;
  turn.log(does === null ? `You give ${shortName(to)} something.` : `You ${does}.`);
  turn.say(does === null ? "" : `You ${does}.`, taken(turn, to));
}

/** How the receiver reacts to a gift. */
const taken = (turn: Turn, to: LoreEntry): string =>
  to.kind !== "person"
    ? `${capitalise(shortName(to))} takes it, and looks at you as at somebody who might have more.`
    : spokenBy(shortName(to), freshOf(turn, GIFTS, hashOf(to.name)));
const GIFTS: readonly string[] = ["For me? Thank you.", "I will not forget that.", "You did not have to do that."];

const PRICES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:cup|mug|ale|beer|water|bread|meal|soup|drink|bun|apple)\b/iu, 1],
  [/\b(?:torch|candle|chalk|rope|room|bed|ticket)\b/iu, 2],
  [/\b(?:dagger|knife|lantern|cloak|map|blanket|hammer)\b/iu, 5],
  [/\b(?:lockpicks|crowbar|shield|bow|spear|axe|coat)\b/iu, 12],
  [/\b(?:sword|horse|armou?r|crossbow|telescope|spyglass)\b/iu, 30],
  [/\b(?:potion|scroll|medicine)\b/iu, 50],
];

/** The hero buys something from a person here. The table takes the price from the sheet. */
export async function buy(turn: Turn, reading: Reading, text: string): Promise<void> {
  const { sheet } = turn;
  const wanted = (
    /\b(?:buy|purchase|order|get)\b(?: me| myself| (?:everybody|everyone|them all|him|her))? ((?:the |an? |some |two |three )?[\p{L}'’ -]{2,50}?)(?=[.,!?;]|$| from | for | and | with )/iu.exec(
      text,
    )?.[1] ?? ""
  ).replace(/^(?:the|an?|some) /iu, "");
  if (wanted === "" || sheet === null) return deed(turn, reading, text);
  const bought =
    /\b(?:buy|purchase|order|get)\b(?: me| myself)? (an?|some|the|two|three)\b/iu.exec(text)?.[1] === undefined
      ? wanted
      : `${/\b(?:buy|purchase|order|get)\b(?: me| myself)? (an?|some|the|two|three)\b/iu.exec(text)![1]!.toLowerCase()} ${wanted.replace(/^(?:two|three) /u, "")}`;
  const keeper = turn.present.find((entry) =>
    turn
      .about(entry)
      .some(
        ({ text: wording }) =>
          /\b(?:shop|store|sells?|market|stall|inn|tavern|pub|bar|bakery|merchant)\b/iu.test(wording) &&
          wording.includes(shortName(entry)),
      ),
  );
  const meant = personMeant(turn, reading, text);
  const seller =
    meant !== undefined && text.toLowerCase().includes(shortName(meant).toLowerCase()) ? meant : (keeper ?? meant);
  if (turn.present.length === 0 && seller === undefined) {
    turn.still = true;
    return turn.say(`Nobody is here to sell you ${wanted}.`);
  }
  const price = PRICES.find(([pattern]) => pattern.test(wanted))?.[1] ?? 2;
  if (sheet.gold < price) {
    turn.still = true;
    return turn.say(`You cannot pay for it: ${wanted} costs ${price} gold here, and you have ${sheet.gold}.`);
  }
  await turn.brief.table.change({
    type: "gold",
    characterId: sheet.characterId,
    delta: -price,
    reason: `Paid for ${wanted}`.slice(0, 200),
  });
  await turn.brief.table.change({
    type: "item",
    characterId: sheet.characterId,
    name: wanted.slice(0, 120),
    delta: 1,
    reason: `Bought at ${turn.place}`.slice(0, 200),
  });
  turn.log(`You buy ${wanted}.`);
  turn.say(
    `You buy ${bought}${seller === undefined ? "" : ` from ${shortName(seller)}`} for ${price} gold.`,
    seller === undefined ? "" : `${capitalise(shortName(seller))} hands it over.`,
  );
}
