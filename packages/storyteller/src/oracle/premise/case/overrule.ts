import { pattern, storedPattern } from "../../patterns.ts";
import { withCapitals } from "../lore/capitals.ts";
import { shortName } from "../lore/lore.ts";
import { capitalise } from "#english/noun-phrase";
import { away } from "../moves/come-and-go.ts";
import { ownAnswer, redraw } from "../moves/drawn-answer.ts";
import { personIn } from "../moves/people/who.ts";
import { contentWords } from "../lore/nouns.ts";
import { toSecondPerson } from "../words/person-words.ts";
import type { Turn } from "../turn.ts";
import type { Role, Way } from "./case-content.ts";
import { ROLES } from "./case-content.ts";
import { fillIn } from "./fill-in.ts";
import { sceneWhileWaiting } from "./happen.ts";
import type { KeptCase } from "./kept-case.ts";
import { roleOf, truthOf } from "./parts/people-of-case.ts";
import { recast } from "./parts/recast.ts";
import { findClue, saysClue } from "./reveal-clue.ts";
import { isShared } from "./aim/object-of-aim.ts";

/** The player overrules what was told, at no cost: something else is told in its place, or it is so as the player says. */

const NO = (): RegExp => pattern("overrule no");
const REFUSES = storedPattern("overrule refuses");
const IT_WAS = storedPattern("overrule it was");

/** "No. I have just made the burn. It is done.": the aim is reached. */
export const saysDone = ({ memo }: Turn, text: string): boolean =>
  memo.case !== null &&
  NO().test(text) &&
  /^(?:i|we)\b/iu.test(text.replace(NO(), "")) &&
  pattern("overrule done").test(text) &&
  isShared(`${memo.case.goal} ${memo.case.aim}`, text);

/** Takes a message that overrules the last thing that was told; false where it is something else. */
export function overrule(turn: Turn, text: string): boolean {
  const kept = turn.memo.case;
  if (kept === null) return false;
  // Only what was told in the turn before can be meant.
  if (kept.last !== null && kept.last.turn < turn.brief.number - 1) kept.last = null;
  const { pending } = turn.memo;
  const against = AGAINST.exec(text)?.[0] ?? "";
  // What the hero does is no other answer of somebody.
  const isOwn = /^(?:i|we)\b/iu.test(text.replace(NO(), ""));
  if (pending?.sort === "drawn" && !isOwn && (REFUSES.test(text) || NO().test(text) || against !== "")) {
    const rest = against === "" ? text : `No, ${text.slice(against.length)}`;
    const own = REFUSES.test(text) ? pending.choices[0] : ownAnswer(pending.asks, rest);
    turn.memo.pending = null;
    if (own !== undefined && own !== null) {
      redraw(turn, pending.asks, own);
      return true;
    }
  }
  if (REFUSES.test(text)) return tossedAgain(turn) || replaced(turn, kept);
  if (against !== "") return isSo(turn, kept, text.slice(against.length));
  if (!NO().test(text)) return false;
  const plain = text.replace(NO(), "").trim();
  const who = IT_WAS.exec(plain)?.[1];
  const meant = who === undefined ? undefined : personIn(turn, who);
  if (meant !== undefined && meant.kind === "person") {
    blame(turn, kept, meant.name);
    turn.say(`So it is ${shortName(meant)}. What you have found points there from now on.`);
    return true;
  }
  if (kept.last === null || !pattern("overrule overrule").test(plain)) return false;
  if (!pattern("overrule overrule 2", "u").test(plain) || plain.split(" ").length < 3 || /\?/u.test(plain))
    return false;
  // "No, the note is for Crane": it is so, and what was told is not.
  const own = withCapitals(turn.lore, ` ${toSecondPerson(plain)}`)
    .trim()
    .replace(/[.!\s]+$/u, "");
  const { what } = kept.last;
  strike(turn, kept, true);
  const fact = `${capitalise(own)}.`;
  turn.fact(fact);
  // What the player says in place of a clue is a clue. That something cannot be is none.
  if (what === "clue" && !pattern("overrule objects").test(own)) turn.memo.clues.push(fact);
  turn.log(fact);
  kept.last = null;
  turn.say("Then it is so.");
  return true;
}

/**
 * "A year ago? You showed him to me on Tuesday.": the drawn answer that the player repeats is not so, and what follows is.
 * @returns what is left to be played; null where nothing is protested against
 */
export function protest(turn: Turn, text: string): string | null {
  const { pending } = turn.memo;
  const [, again = "", said = "", rest = ""] = pattern("overrule protest", "su").exec(text) ?? [];
  if (pending?.sort !== "drawn" || said === "" || /^(?:i|we)\b/iu.test(said)) return null;
  const answer = pending.asks.slice(pending.asks.indexOf(": ") + 2);
  const own = [...contentWords(again)];
  if (own.length === 0 || !own.every((word) => contentWords(answer).has(word))) return null;
  turn.memo.pending = null;
  redraw(turn, pending.asks, toSecondPerson(ofThem(turn, said)));
  return rest;
}

const AGAINST = storedPattern("overrule against");

/** "No, that can't be: you had a key yesterday": what was told last goes, and what the player says is so. */
function isSo(turn: Turn, kept: KeptCase, rest: string): boolean {
  const was = tossedAgain(turn);
  if (!was && kept.last !== null) strike(turn, kept, true);
  kept.last = null;
  const own = withCapitals(turn.lore, ` ${ofThem(turn, rest)}`)
    .trim()
    .replace(/[.!\s]+$/u, "");
  const fact = `${capitalise(toSecondPerson(own))}.`;
  turn.fact(fact);
  turn.log(fact);
  turn.say(was ? "" : "Then it is not so.", `You are right. ${fact}`);
  return true;
}

/** "You had a key yesterday", said to somebody, is about them. */
const ofThem = (turn: Turn, said: string): string =>
  turn.memo.last === "" ? said : said.replace(/^you\b/iu, capitalise(shortName(turn.entry(turn.memo.last))));

/** A toss that the player does not take falls the other way. */
function tossedAgain(turn: Turn): boolean {
  const { memo } = turn;
  const tossed = memo.settled.at(-1);
  const last = memo.settled.at(-2);
  if (tossed?.key !== "tossed" || last === undefined || memo.log.at(-1)?.endsWith(tossed.answer) !== true) return false;
  const wasYes = last.answer.startsWith("yes");
  memo.settled.splice(-2, 2, { key: last.key, answer: wasYes ? "no." : "yes." });
  memo.facts = memo.facts.filter((each) => each !== tossed.answer);
  turn.fact(`It is not so: ${tossed.answer}`);
  turn.say(wasYes ? "Then it is not so." : "Then it is so, after all.");
  return true;
}

/** Something else is told in place of the last thing. */
function replaced(turn: Turn, kept: KeptCase): boolean {
  const { last } = kept;
  if (last === null) {
    turn.say("Then it is not so. Say what it is instead, and it is so.");
    return true;
  }
  const by = last.by === "" ? undefined : turn.entry(last.by);
  strike(turn, kept, false);
  turn.hasClue = false;
  const instead =
    last.what === "clue"
      ? by === undefined
        ? findClue(turn, last.way as Way, "")
        : saysClue(turn, by, "what do you know")
      : last.what === "detail"
        ? ""
        : sceneWhileWaiting(turn);
  turn.say(
    instead === "" ? "Then it is not so. Say what it is instead, and it is so." : `Then it is not so. ${instead}`,
  );
  turn.moved = true;
  return true;
}

/** What was told last is not so: it goes from the record, and whom it brought goes. */
export function strike(turn: Turn, kept: KeptCase, isReplaced: boolean): void {
  const { last } = kept;
  const { memo } = turn;
  if (last === null) return;
  memo.facts = memo.facts.filter((each) => each !== last.log);
  memo.clues = memo.clues.filter((each) => each !== last.log);
  memo.log = memo.log.filter((each) => !each.endsWith(`: ${last.log.slice(0, 180)}`));
  memo.settled = memo.settled.filter(({ answer }) => answer !== last.log);
  if (last.brought !== "") {
    if (memo.danger?.who === last.brought) memo.danger = null;
    away(turn, last.brought);
  }
  if (last.what === "clue" && !isReplaced) {
    const source = last.by === "" ? turn.place : last.by;
    kept.from[source] = Math.max(0, (kept.from[source] ?? 0) - 1);
  }
  turn.moved = true;
}

/** Somebody else is behind it: they change places, and what was found says the new name. */
export function blame(turn: Turn, kept: KeptCase, name: string): void {
  if (kept.who.opponent === name) return;
  const before = logsOf(turn, kept);
  const role: Role | null = roleOf(kept, name);
  const old = kept.who.opponent;
  if (role === null) {
    kept.who.suspect = old;
  } else kept.who[role] = old;
  kept.who.opponent = name;
  const after = logsOf(turn, kept);
  for (const [id, log] of before) {
    const now = after.get(id);
    if (now === undefined || now === log) continue;
    const put = (each: string) => (each === log ? now : each);
    turn.memo.facts = turn.memo.facts.map(put);
    turn.memo.clues = turn.memo.clues.map(put);
    turn.memo.log = turn.memo.log.map((each) => (each.endsWith(`: ${log}`) ? each.replace(log, now) : each));
  }
  kept.said = [];
  // A beast or an eyewitness keeps no part against the hero.
  recast(turn);
  turn.fact(`${capitalise(shortName(turn.entry(name)))} is behind it.`);
  turn.moved = true;
}

const logsOf = (turn: Turn, kept: KeptCase): Map<string, string> =>
  new Map(
    (truthOf(kept)?.clues ?? [])
      .filter(
        ({ id, log }) => kept.found.includes(id) && ROLES.some((role) => new RegExp(`[{:]${role}\\}`, "iu").test(log)),
      )
      .map(({ id, log }) => [id, fillIn(turn, kept, log)]),
  );
