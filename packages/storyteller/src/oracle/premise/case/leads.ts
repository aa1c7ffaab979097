import { capitalise } from "#english/noun-phrase";
import { fateOf } from "../lore/fates.ts";
import { shortName } from "../lore/lore.ts";
import { isSamePlace, whereIs } from "../lore/where/whereabouts.ts";
import type { Turn } from "../turn.ts";
import type { Role } from "./case-content.ts";
import { inRole, partsOf, roleOf, truthOf } from "./parts/people-of-case.ts";
import { fillIn, lineFor, lineOf, named, suits } from "./fill-in.ts";
import { cases, type Clue } from "./case-content.ts";
import type { KeptCase } from "./kept-case.ts";
import { stepsStand } from "./task/about-steps.ts";
import { stepLead } from "./task/helpers.ts";
import { ENOUGH, isCore, isNobodys, isOpen, piecesFound, piecesWord } from "./open/open-story.ts";

/** Where the story leads next: who could be asked, and where. */

/** So many core clues come from one person or one place. Then they point at the next. */
const MOST_FROM: Readonly<Record<string, number>> = { witness: 3, ally: 2, tool: 2, suspect: 2, opponent: 1 };
const MOST_ELSE = 2;
/** How many come from one person or place; in an open story two from a person, and more from a place. */
export const mostFrom = (kept: KeptCase, role: Role | null): number =>
  isOpen(kept) ? (role === null ? 4 : 2) : role === null ? MOST_ELSE : (MOST_FROM[role] ?? MOST_ELSE);

/** The clues that the hero does not have yet, core clues first. */
export function openClues(kept: KeptCase): Clue[] {
  const open = (truthOf(kept)?.clues ?? []).filter((clue) => !kept.found.includes(clue.id) && suits(kept, clue));
  return [...open.filter(({ core }) => core === true), ...open.filter(({ core }) => core !== true)];
}

/** Whether a person's own words never tell a clue: what is said of them, and what they must not say. */
export const keepsBack = (clue: Clue, role: Role | null): boolean =>
  role !== null && (clue.not?.includes(role) === true || new RegExp(`[{:]${role}\\}`, "iu").test(clue.said));

/** Whether somebody, or a place, has a core clue left for the hero. */
const hasMore = (kept: KeptCase, name: string, role: Role | null): boolean =>
  (kept.from[name] ?? 0) < mostFrom(kept, role) &&
  openClues(kept).some((clue) => isCore(kept, clue) && clue.ways.includes("talk") && !keepsBack(clue, role));

/** Whether somebody was only made up for a part that the plot does not have. */
const isNobodysPart = (kept: KeptCase, name: string): boolean => {
  const truth = truthOf(kept);
  const role = roleOf(kept, name);
  return (
    kept.invented.some((each) => each.name === name) &&
    truth !== undefined &&
    role !== null &&
    !partsOf(truth).includes(role)
  );
};

/** How many core clues there are, and how many the hero has. */
export function piecesOf(kept: KeptCase): { readonly found: number; readonly all: number; readonly enough: number } {
  const core = (truthOf(kept)?.clues ?? []).filter((clue) => isCore(kept, clue) && suits(kept, clue));
  const found = core.filter(({ id }) => kept.found.includes(id)).length;
  const enough = isOpen(kept) ? ENOUGH : Math.max(2, core.length - (core.length > 6 ? 2 : 1));
  return { found, all: core.length, enough };
}

interface Lead {
  readonly name: string;
  readonly at: string;
}

/** Who could be asked next, the witness first; the opponent once the hero knows enough. Null where only places are left. */
function leadOf(turn: Turn, except = ""): Lead | null {
  const kept = turn.memo.case;
  if (kept === null) return null;
  if (kept.announced && isNobodys(kept)) return null;
  if (kept.announced) return { name: kept.who.opponent, at: kept.where.lair };
  const order: readonly Role[] = ["witness", "ally", "suspect", "tool"];
  const left = order
    .map((role) => inRole(turn, role))
    .filter(
      ({ name }) =>
        name !== except &&
        !isNobodysPart(kept, name) &&
        turn.member(name)?.alive !== false &&
        fateOf(turn.lore, turn.entry(name)) === null &&
        turn.memo.danger?.who !== name &&
        hasMore(kept, name, roleOf(kept, name)),
    );
  const next = left.find((each) => !turn.isHere(each)) ?? left[0];
  if (next === undefined) return null;
  const at = turn.isHere(next) ? turn.place : whereIs(turn, next) || kept.where.far;
  turn.memo.places[next.name] ??= at;
  return { name: next.name, at };
}

/** A place that may have something left to be found. */
function placeLeft(turn: Turn): string {
  const kept = turn.memo.case;
  if (kept === null) return "";
  const { scene, far, lair } = kept.where;
  return (
    [scene, far, lair].find(
      (each) => !isSamePlace(each, turn.place) && (kept.from[each] ?? 0) < mostFrom(kept, null),
    ) ?? lair
  );
}

/**
 * Offers the way to a lead, and says it in the words of the content: of somebody where the hero asked, of a place where the hero searched.
 * What a person says has no quotation marks yet.
 */
export function sayLead(turn: Turn, how: "talk" | "search" | "look" | "ask", except = ""): string {
  const kept = turn.memo.case;
  if (kept === null) return "";
  if (kept.task !== null) return stepLead(turn);
  const lead = leadOf(turn, except);
  const at = lead?.at ?? (kept.announced ? kept.where.lair : placeLeft(turn));
  const isElsewhere = !isSamePlace(at, turn.place);
  if (isElsewhere) turn.memo.offers.push({ text: `go to ${at}`, act: "travel", target: at, topic: "" });
  if (lead === null) {
    if (isOpen(kept))
      return kept.announced || (kept.from[at] ?? 0) > 0 ? `There is ${at}.` : `You have not searched ${at} yet.`;
    const opponent = shortName(inRole(turn, "opponent"));
    return (kept.from[at] ?? 0) > 0 ? `There is ${opponent}, and there is ${at}.` : `You have not searched ${at} yet.`;
  }
  const next = named(turn, kept, lead.name);
  if (!isElsewhere)
    turn.memo.offers.push({
      text: `ask ${shortName(turn.entry(lead.name))} what happened`,
      act: "talk",
      target: lead.name,
      topic: "",
    });
  const Next = capitalise(next);
  if (!isElsewhere) {
    const said = turn.oneOf([`Ask ${next}.`, `${Next} would know more of that.`, `There is ${next} to be asked.`]);
    return tidy(said);
  }
  const line = how === "ask" ? "" : lineOf(turn, kept, cases().nothing[how], { next, nextplace: at });
  return line === ""
    ? tidy(
        turn.oneOf([
          `Ask ${next}, at ${at}.`,
          `If anybody knows, it is ${next}, at ${at}.`,
          `${Next} may know, at ${at}.`,
        ]),
      )
    : line;
}

/** No comma before another mark. */
const tidy = (text: string): string => text.replace(/,(?=[.,])/gu, "");

/** What the hero has still to find out, in a short sentence; empty where there is no case. */
export function standsAt(turn: Turn): string {
  const kept = turn.memo.case;
  if (kept === null) return "";
  if (kept.task !== null) return stepsStand(turn);
  if (kept.announced) return fillIn(turn, kept, "You know enough. It will be decided at {lair}.");
  if (kept.said.includes("asked")) return "You have enough to name somebody.";
  return isOpen(kept) && piecesFound(turn) >= ENOUGH ? lineFor(turn, "open hint") : "";
}

/** How many pieces there are, for who asks how far the hero is. A contest is not won by pieces. */
export function countOfPieces(turn: Turn): string {
  const kept = turn.memo.case;
  if (kept === null || kept.task !== null || truthOf(kept)?.kind === "win") return "";
  const { found, all } = piecesOf(kept);
  return `You have ${isOpen(kept) ? piecesWord(turn) : `${found} of ${all} pieces`} of it.`;
}
