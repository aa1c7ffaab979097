import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { FORMS } from "../../case/fill-in.ts";
import { fateOf } from "../../lore/fates.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { isVerb, type Part } from "../../words/clauses.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { tick } from "../aim/clock.ts";
import { inThird } from "../../words/as-speaker.ts";
import { reacts } from "./reacts.ts";
import { calledIn, personIn } from "./who.ts";

/** What the hero has somebody else do. */

/** Verbs by which nothing is done but said. */
const NO_DEED = storedPattern("orders no deed");

/** Who is told to do what: "Pip, grab the lever!", "I tell Pip to hold him". Null for other words. */
export function orderIn(turn: Turn, part: Part): { readonly who: LoreEntry; readonly deed: string } | null {
  if (part.kind !== "say" || /[?]/u.test(part.words)) return null;
  if (!pattern("orders order in", "u").test(part.verb)) return null;
  const [, name = "", gist = ""] = part.direct ? [] : (pattern("orders order in 2", "u").exec(part.words) ?? []);
  const who = part.direct
    ? (calledIn(turn, part.words) ?? personIn(turn, part.to))
    : name === "" || name.split(" ").length > 3
      ? undefined
      : personIn(turn, name);
  if (who === undefined || (!part.direct && gist === "")) return null;
  const [first = ""] = part.words.split(/[^\p{L}]/u);
  const isCalled = part.direct && !isVerb(first.toLowerCase());
  const said = part.direct ? `${part.words.charAt(0).toLowerCase()}${part.words.slice(1)}` : gist;
  const spoken = isCalled ? part.words.replace(pattern("orders order in 3", "u"), "") : said;
  const deed = spoken.replace(pattern("orders before"), "").replace(/[.!]+$/u, "");
  const [verb = ""] = deed.split(/[^\p{L}]/u);
  return isVerb(verb.toLowerCase()) && !NO_DEED.test(verb) ? { who, deed } : null;
}

/** What somebody is told to do, as they do it: "open your bag" is "opens his bag". Empty where it is no short deed, or one that leads away. */
export function asTheirs(turn: Turn, who: LoreEntry, deed: string): string {
  const [, verb = "", rest = ""] = pattern("orders as theirs").exec(deed) ?? [];
  if (verb === "" || !isVerb(verb.toLowerCase()) || NO_DEED.test(verb)) return "";
  const is = turn.pronoun(who);
  return `${inThird(verb.toLowerCase())}${toSecondPerson(rest.replace(/\byour(self)?\b/giu, (_, self?: string) => FORMS[self === undefined ? "his" : "himself"]![is]))}`;
}

/**
 * Somebody who is on the hero's side does as they are told, without dice: they fetch somebody, take word, or see to what helps the hero's
 * next deed. False where it needs persuasion.
 */
export function obeys(turn: Turn, who: LoreEntry, deed: string): boolean {
  const isOwn = turn.memo.companions.includes(who.name) || (turn.member(who.name)?.attitude ?? 0) > 0;
  const goal = pattern("orders obeys").exec(deed)?.[1] ?? "";
  // Anybody who bears no grudge fetches somebody.
  const isErrand = goal !== "" && personIn(turn, goal) !== undefined && (turn.member(who.name)?.attitude ?? 0) >= 0;
  if ((!isOwn && !isErrand) || !turn.isHere(who)) return false;
  const name = capitalise(shortName(who));
  const warned = pattern("orders obeys 2").exec(deed)?.[1] ?? "";
  const whom = goal === "" && warned === "" ? undefined : personIn(turn, goal || warned);
  if (whom !== undefined && whom.name !== who.name) {
    const other = capitalise(shortName(whom));
    if (fateOf(turn.lore, whom) !== null || turn.member(whom.name)?.alive === false)
      turn.say(`${name} is away for a while and comes back alone: ${other} is not to be found.`, tick(turn));
    else if (warned !== "") {
      turn.fact(`${other} has had word from you, by ${shortName(who)}.`);
      turn.say(`${name} is off, and back before long. ${other} has your words.`, tick(turn));
    } else if (turn.isHere(whom)) turn.say(`${other} is here already.`);
    else {
      turn.bring(whom);
      turn.say(`${name} is off, and comes back with ${shortName(whom)}.`, tick(turn));
    }
    turn.log(`You send ${shortName(who)} to ${shortName(whom)}.`);
    return true;
  }
  turn.memo.ready = `${shortName(who)} has been told to ${toSecondPerson(deed)}`.slice(0, 120);
  turn.fact(`${capitalise(turn.memo.ready)}.`);
  turn.log(`You have ${shortName(who)} ${toSecondPerson(deed)}.`.slice(0, 180));
  turn.say(reacts(turn, who, "yes", deed, asTheirs(turn, who, deed)));
  return true;
}
