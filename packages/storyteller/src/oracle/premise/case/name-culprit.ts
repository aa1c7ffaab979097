import { storedPattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../lore/lore.ts";
import { isSamePlace } from "../lore/where/whereabouts.ts";
import { tick } from "../moves/aim/clock.ts";
import { feeling } from "../moves/people/feeling.ts";
import { BY, type Turn } from "../turn.ts";
import { fillIn, lineFor } from "./fill-in.ts";
import type { KeptCase } from "./kept-case.ts";
import { ENOUGH, isOpen, piecesFound } from "./open/open-story.ts";
import { piecesOf } from "./leads.ts";
import { inRole, truthOf } from "./parts/people-of-case.ts";

/** Who is behind it is for the player to say: the game says when there is enough to name somebody, and who is named wrongly denies it. */

/** Whether it is still open who is behind it, in a story that is about that. */
export const isRiddle = (kept: KeptCase): boolean =>
  !isOpen(kept) && !kept.announced && !kept.enough && /^(?:unmask|find)$/u.test(truthOf(kept)?.kind ?? "");

/** Says once that the hero knows enough: whom to name is the player's, and where it is decided is told. */
export function announce(turn: Turn): void {
  const kept = turn.memo.case;
  if (kept === null || kept.announced || turn.main === undefined || turn.ended !== "") return;
  if (isOpen(kept)) return sayTheory(turn, kept);
  const { found, enough } = piecesOf(kept);
  if (found < enough && !kept.enough) return;
  if (isRiddle(kept)) {
    if (!kept.said.includes("asked")) asksWhom(turn, kept);
    return;
  }
  settle(turn, kept);
}

/** Says once that the player may say what it is. */
function sayTheory(turn: Turn, kept: KeptCase): void {
  if (kept.said.includes("theory") || piecesFound(turn) < ENOUGH) return;
  kept.said.push("theory");
  turn.say(`*${lineFor(turn, "open hint")}*`);
}

/** Asks the player whom the hero names. */
export function asksWhom(turn: Turn, kept: KeptCase): void {
  if (!kept.said.includes("asked")) kept.said.push("asked");
  turn.memo.pending ??= { sort: "culprit", asks: "", choices: [] };
  turn.say(lineFor(turn, "enough"));
  const roles = (["suspect", "opponent", "tool"] as const)
    .map((role) => inRole(turn, role))
    .filter(({ name }) => !kept.invented.some((made) => made.name === name))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  for (const { name } of roles)
    turn.memo.offers.push({ text: `I accuse ${shortName(turn.entry(name))}`, act: "accuse", target: name, topic: "" });
}

/**
 * The hero knows where it is decided; of a riddle, the player has said who it is, and why is told.
 * @param isFaced whether it is decided at once
 */
export function settle(turn: Turn, kept: KeptCase, isFaced = false): void {
  const isNamed = /^(?:unmask|find)$/u.test(truthOf(kept)?.kind ?? "");
  kept.announced = true;
  const { opponent } = kept.who;
  if (!isFaced && turn.member(opponent)?.alive !== false) {
    turn.memo.places[opponent] = kept.where.lair;
    if (turn.member(opponent) !== undefined && !turn.isHere(turn.entry(opponent)))
      turn.change({ type: "cast_changed", by: BY, name: opponent, place: kept.where.lair.slice(0, 120) });
  }
  if (isFaced) {
    if (isNamed) turn.say(fillIn(turn, kept, itHolds(kept)));
    return;
  }
  const isHere = isSamePlace(kept.where.lair, turn.place);
  const whom = isNamed ? "{him:opponent}" : "what comes";
  turn.say(
    fillIn(
      turn,
      kept,
      `${isNamed ? itHolds(kept) : "You know enough now."} ${
        isHere
          ? `It will be decided here. Face ${whom} when you are ready.`
          : `It will be decided at {lair}. Go there when you are ready${isNamed ? ", or say it to {his:opponent} face" : ""}.`
      }`,
    ),
  );
  if (!isHere)
    turn.memo.offers.push({ text: `go to ${kept.where.lair}`, act: "travel", target: kept.where.lair, topic: "" });
  if (isNamed)
    turn.memo.offers.push({
      text: `I confront ${shortName(inRole(turn, "opponent"))}`,
      act: "accuse",
      target: opponent,
      topic: "",
    });
}

const itHolds = (kept: KeptCase): string => `It holds: {opponent}, ${truthOf(kept)?.why?.replace(/[.]$/u, "") ?? ""}.`;

/**
 * The hero names somebody. Who it was is known from then on; who it was not denies it, and it costs.
 * @param isFaced whether it is said to them
 */
export function nameCulprit(turn: Turn, who: LoreEntry, isFaced: boolean): void {
  const kept = turn.memo.case!;
  turn.log(`You name ${shortName(who)}.`);
  turn.fact(`You accuse ${capitalise(shortName(who))}.`);
  if (who.name === kept.who.opponent) return settle(turn, kept);
  if (kept.said.includes("asked")) turn.memo.pending = { sort: "culprit", asks: "", choices: [] };
  if (who.name === kept.who.tool) return turn.say(lineFor(turn, "had a hand", shortName(who)));
  if (!isFaced) return turn.say(lineFor(turn, "does not hold", shortName(who)), tick(turn));
  turn.attitude(who.name, -1);
  turn.say(lineFor(turn, "wrongly named", shortName(who)), feeling(turn, who), tick(turn));
}

const NAMES = storedPattern("name-culprit names");
/** Whom an answer to "whom do you name?" names; undefined where it is something else. */
export const isNaming = (text: string, isName: boolean): boolean =>
  !text.includes("?") && text.split(" ").length < 16 && (isName || NAMES.test(text));
