import { pattern, storedPattern } from "../../../patterns.ts";
import { lineFor } from "../../case/fill-in.ts";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { faceDanger } from "../danger/danger.ts";
import { isWithin } from "./hearer.ts";
import { sayLead } from "../../case/leads.ts";
import { saysClue } from "../../case/reveal-clue.ts";
import { placeNamed } from "../travel/place-named.ts";
import { go } from "../travel/travel.ts";
import { whoIn } from "./who.ts";

/** Pay and gifts that have their effect: a passage, or the answer that was kept back. */

const PASSAGE = storedPattern("paid passage");

/** "pay him a bun to fly us to the cellar": the one who is paid does it. False where a deed is no such deal. */
export async function payPassage(turn: Turn, text: string): Promise<boolean> {
  const [, whom = "", way = ""] = PASSAGE.exec(text) ?? [];
  const who = whom === "" ? undefined : whoIn(turn, whom);
  if (who === undefined) return false;
  if (!isWithin(turn, who)) return true;
  if (turn.memo.danger !== null && (await faceDanger(turn, "get away", null)) === "miss") return true;
  const name = capitalise(shortName(who));
  const where = pattern("paid pay passage").exec(way)?.[1];
  const place = where === undefined ? null : placeNamed(turn, where);
  turn.memo.last = who.name;
  turn.log(`${name} takes the pay, and takes you${place === null ? "" : ` to ${place}`}.`);
  turn.say(`${name} takes the pay${place === null ? ", and does it" : ", and off you go"}.`);
  if (place !== null) {
    await go(turn, { place });
    turn.bring(who);
  }
  return true;
}

/** Somebody kept an answer back and is given something: they give the answer. Empty where they kept none back. */
export function buysAnswer(turn: Turn, who: LoreEntry, text: string): string {
  const { withheld } = turn.memo;
  if (withheld?.who !== who.name || !pattern("paid buys answer").test(text)) return "";
  turn.memo.withheld = null;
  turn.answered.set(who.name, 1);
  turn.attitude(who.name, 1);
  const name = shortName(who);
  return [lineFor(turn, "paid", name), saysClue(turn, who, withheld.words) || sayLead(turn, "ask", who.name)]
    .filter((each) => each !== "")
    .join(" ");
}
