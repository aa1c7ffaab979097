import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { tick } from "../../moves/aim/clock.ts";
import { notYet } from "../../lore/where/not-yet.ts";
import { foesOf } from "../../moves/danger/fight.ts";
import { feeling } from "../../moves/people/feeling.ts";
import type { Turn } from "../../turn.ts";
import type { Message } from "../../words/clauses.ts";
import { storedPattern } from "../../../patterns.ts";
import { begin } from "../climax/showdown.ts";
import { ownDeed } from "../climax/turning.ts";
import { fillIn, lineFor } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { piecesOf, sayLead } from "../leads.ts";
import { nameCulprit, settle } from "../name-culprit.ts";
import { clauseOf, isOpen } from "../open/open-story.ts";
import { truthOf } from "../parts/people-of-case.ts";
import { isBeforeAll } from "../accuse.ts";
import { isShared } from "../aim/object-of-aim.ts";
import { type Charged, chargedIn } from "./charged.ts";
import { piecesAbout, whatHolds } from "./what-holds.ts";

/**
 * A charge is taken as what it is: with enough found it is the showdown or leads to it; with half of it, it is dared; with less, the player
 * is told which part of it holds, what is not shown, and who could show it. Who is charged wrongly is cleared by a fact.
 */

/** What a charge takes on twenty sides for each piece that is missing, above what a clear case would. */
const NEEDS = 9;
const FOR_EACH = 3;

/** Plays a message that charges somebody; false where it charges nobody. */
export async function charges(turn: Turn, message: Message): Promise<boolean> {
  const kept = turn.memo.case;
  if (kept === null || kept.showdown !== null || turn.main === undefined) return false;
  // Of an open story it is a theory (`open/theory.ts`).
  if (isOpen(kept) || foesOf(turn.story).length > 0) return false;
  const charged = chargedIn(turn, message);
  // Who is known to be behind it is gone to (`showdown.ts`).
  if (charged === undefined || (kept.announced && charged.who.name === kept.who.opponent && !turn.isHere(charged.who)))
    return false;
  if (charged.isShown !== true && isBeforeAll(turn)) return false;
  await charge(turn, kept, charged, message);
  return true;
}

async function charge(
  turn: Turn,
  kept: KeptCase,
  { who, isFaced, isShown: isProof = false }: Charged,
  { text, parts }: Message,
): Promise<void> {
  turn.moved = true;
  if (isFaced) turn.memo.last = turn.spokenTo = who.name;
  turn.log(`You charge ${shortName(who)} with it.`);
  const [first] = parts;
  if (isProof && first?.kind === "do") turn.say(ownDeed(turn, first));
  const { found, enough } = piecesOf(kept);
  const isEnough = kept.announced || kept.enough || kept.said.includes("asked") || found >= enough;
  if (who.name === kept.who.opponent) {
    if (isEnough) return holds(turn, kept, who, isFaced, text, 1);
    return found * 2 >= enough ? dares(turn, kept, who, isFaced, text) : tooLittle(turn, kept, who, isFaced, isProof);
  }
  const isShown = piecesAbout(kept, who).length > 0;
  if (who.name === kept.who.tool)
    return isShown || isEnough
      ? turn.say(lineFor(turn, "had a hand", shortName(who)), sayLead(turn, "ask", who.name))
      : tooLittle(turn, kept, who, isFaced);
  const key = `cleared ${who.name}`;
  // Nothing clears somebody but what speaks for another.
  const [other] = [kept.who.opponent, kept.who.tool].flatMap((name) => piecesAbout(kept, turn.entry(name)));
  if (found === 0 || other === undefined) return tooLittle(turn, kept, who, isFaced);
  if (turn.wasSaid(key)) return nameCulprit(turn, who, isFaced);
  turn.markSaid(key);
  clears(turn, kept, who, isFaced);
  turn.say(`What speaks against it: ${clauseOf(turn, fillIn(turn, kept, other.log))}.`);
}

/** It holds: to the face it is the showdown, which begins with this charge; of somebody who is elsewhere, where they are is told. */
function holds(turn: Turn, kept: KeptCase, who: LoreEntry, isFaced: boolean, text: string, hits: number): void {
  turn.memo.pending = null;
  turn.fact(`You accuse ${capitalise(shortName(who))}.`);
  const isHere = turn.isHere(who) && (isFaced || kept.announced || turn.present.length > 0);
  if (isHere) turn.say(lineFor(turn, takenAs(turn, kept, text), shortName(who)));
  settle(turn, kept, isHere);
  if (!isHere) return;
  begin(turn);
  if (kept.showdown !== null) kept.showdown.hits = hits;
}
const WHY = storedPattern("charge why");
/** How who did it takes it: they answer to the reason that is given, right or wrong. */
const takenAs = (turn: Turn, kept: KeptCase, text: string): string => {
  const why = fillIn(turn, kept, truthOf(kept)?.why ?? "");
  return !WHY.test(text) || why === ""
    ? "charge home"
    : isShared(why, text)
      ? "charge home why"
      : "charge home not why";
};

const DARES = ["charge dared once", "charge dared twice"];

/** With half of the pieces it may hold: a check, harder for each that is missing. The same charge is dared again with a new piece only. */
async function dares(turn: Turn, kept: KeptCase, who: LoreEntry, isFaced: boolean, text: string): Promise<void> {
  const { found, enough } = piecesOf(kept);
  const key = `charged ${who.name} ${found}`;
  // When time is up, nothing is lost by it.
  if (turn.wasSaid(key) && !kept.late) return tooLittle(turn, kept, who, isFaced);
  turn.markSaid(key);
  const words = contentWords(text);
  const named = turn.memo.clues.filter(
    (clue) => [...contentWords(clue)].filter((word) => words.has(word)).length > 1,
  ).length;
  const dc = NEEDS + FOR_EACH * (enough - found) - Math.min(2, named);
  const before = DARES.filter((each) => turn.wasSaid(each)).length;
  turn.markSaid(DARES[before] ?? key);
  const rolled = await turn.check("charisma", "Persuasion", dc, `Whether it holds with ${found} of ${enough} pieces`);
  // Who says it for the third time is heard.
  const grade = rolled === "miss" && before > 1 ? "weak" : rolled;
  if (grade === "miss") {
    turn.say(lineFor(turn, "charge shaken", shortName(who)), whatHolds(turn, kept, who), isFaced ? tick(turn) : "");
    return;
  }
  kept.enough = true;
  turn.say(lineFor(turn, "charge dared", shortName(who)));
  holds(turn, kept, who, isFaced, text, grade === "strong" ? 1 : 0);
}

/** Too little speaks for it: what holds, what is not shown, and who could show it. */
function tooLittle(turn: Turn, kept: KeptCase, who: LoreEntry, isFaced: boolean, isProof = false): void {
  if (isFaced) {
    turn.say(lineFor(turn, isProof ? "lost proof" : "charge answered", shortName(who)));
    turn.attitude(who.name, -1);
  }
  turn.say(whatHolds(turn, kept, who), isFaced ? feeling(turn, who) : "");
}

/** Who is charged wrongly is cleared, once, by a fact: somebody who is here says it, else it is known. */
function clears(turn: Turn, kept: KeptCase, who: LoreEntry, isFaced: boolean): void {
  turn.fact(`You accuse ${capitalise(shortName(who))}.`);
  turn.fact(`${capitalise(shortName(who))} was not behind it.`);
  if (!turn.memo.past.cleared.includes(who.name)) turn.memo.past.cleared.push(who.name);
  if (kept.said.includes("asked")) turn.memo.pending = { sort: "culprit", asks: "", choices: [] };
  const name = shortName(who);
  const { opponent, tool } = kept.who;
  const by = turn.present.find((each) => ![who.name, opponent, tool].includes(each.name) && each.kind === "person");
  // Who is accused to their face has something to say to it, too.
  if (isFaced) turn.say(lineFor(turn, "wrongly named", name));
  const absent = notYet(turn.lore, who);
  turn.say(
    absent !== ""
      ? `It was not ${name}. ${absent}`
      : by === undefined
        ? lineFor(turn, "cleared", name)
        : lineFor(turn, "cleared by", name).replaceAll("BY", shortName(by)),
  );
  if (isFaced) turn.attitude(who.name, -1);
  turn.say(
    isFaced ? feeling(turn, who) : "",
    kept.said.includes("asked") ? tick(turn) : sayLead(turn, "ask", who.name),
  );
}
