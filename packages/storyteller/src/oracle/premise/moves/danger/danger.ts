import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Grade, Turn } from "../../turn.ts";
import { tick } from "../aim/clock.ts";
import { dangerStands, isMany, MOST_TRIES } from "./danger-words.ts";
import { riskOf, worded } from "../deed.ts";
import { hold, theThing } from "../record/items.ts";
import { away } from "../come-and-go.ts";
import { isNobodys, isOpen } from "../../case/open/open-story.ts";
import { openClues } from "../../case/leads.ts";
import { record } from "../../case/reveal-clue.ts";
import { sortOfTry } from "../../case/climax/sort-try.ts";
import { kindOfWords, reacts } from "../people/reacts.ts";
import { fillIn, lineFor } from "../../case/fill-in.ts";
import { isNoPerson } from "../../case/parts/people-of-case.ts";

/**
 * Somebody is after the hero, holds them or threatens them. They stay until the dice or the player's own word say otherwise: a small
 * track of hits, as a scene of its own.
 */

/** Deeds by which somebody tries to be rid of a danger. */
export const ESCAPES = storedPattern("danger escapes");

/** The hero does something about the danger: a check; a hit is one step away from it, a strong one two. */
export async function faceDanger(turn: Turn, text: string, skill: string | null, words = ""): Promise<Grade> {
  const danger = turn.memo.danger!;
  const entry = turn.entry(danger.who);
  const name = shortName(entry);
  const risk = riskOf(text);
  const by = skill ?? risk?.skill ?? (danger.how === "holds" ? "Athletics" : "Acrobatics");
  const rolled = await turn.check(
    ({ Stealth: "dexterity", Acrobatics: "dexterity", "Sleight of Hand": "dexterity", Athletics: "strength" }[by] as
      | "dexterity"
      | "strength"
      | undefined) ?? (skill === null ? (risk?.ability ?? "dexterity") : "charisma"),
    by,
    12,
    `You are rid of ${name}, or worse off`,
  );
  turn.faced = true;
  danger.tries += 1;
  // The third thing ends it, one way or another.
  const isLast = danger.tries >= MOST_TRIES;
  const grade = rolled === "miss" && isLast ? "weak" : rolled;
  const deed = words !== "" ? words : worded(turn, text);
  const done = deed === "" || skill !== null ? "" : `You ${deed}.`;
  // Nobody is grabbed for a word.
  if (grade === "miss" && skill !== null) {
    turn.say(unmoved(turn, entry, text), tick(turn));
    return grade;
  }
  if (grade === "miss") {
    turn.say(deed === "" ? "You try." : `You try to ${deed}.`, await tighten(turn, entry), tick(turn));
    return grade;
  }
  danger.left -= grade === "strong" || isLast ? 2 : 1;
  if (danger.left > 0) {
    if (danger.how === "holds") danger.how = "after";
    turn.log(`You ${deed === "" ? "fight for room" : deed}: it helps.`);
    // Words are answered before it goes on.
    turn.say(
      done,
      skill === null ? "It gains you room, and no more than that." : reacts(turn, entry, kindOfWords(turn, text), text),
      dangerStands(turn),
    );
    return grade;
  }
  turn.say(done, safe(turn, skill !== null));
  return grade;
}

/** How somebody takes words that do not help: who is behind the story, by what sort of words they were. */
function unmoved(turn: Turn, who: LoreEntry, words: string): string {
  const isOpponent = turn.memo.case?.who.opponent === who.name && !isNobodys(turn.memo.case);
  const sort = isOpponent ? sortOfTry({ kind: "say", words, to: "", verb: "say", direct: true }) : null;
  return lineFor(turn, sort === null ? "unmoved" : `lost ${sort}`, shortName(who));
}

/** The danger is over: who pursued is left behind, who was talked to lets the hero be. */
export function safe(turn: Turn, byWords: boolean): string {
  const { danger } = turn.memo;
  if (danger === null) return "";
  const name = shortName(turn.entry(danger.who));
  const many = isMany(danger.who);
  turn.memo.danger = null;
  turn.faced = true;
  if (byWords) {
    turn.attitude(danger.who, 1);
    turn.log(`You talk your way out with ${name}.`);
    return `${lineFor(turn, many ? "they let you be" : "lets you be", name)} ${letsSlip(turn, danger.who)}`.trim();
  }
  if (danger.how === "faces" && turn.entry(danger.who).kind === "person" && !many) {
    turn.log(`${capitalise(name)} lets you pass.`);
    return lineFor(turn, "lets you be", name);
  }
  away(turn, danger.who);
  turn.log(`You shake off ${name}.`);
  return danger.how === "after" ? `You have shaken off ${name}.` : `You are free of ${name}.`;
}

/** Who is behind the story, and lets the hero be, says more than they meant to: the next piece. */
function letsSlip(turn: Turn, name: string): string {
  const kept = turn.memo.case;
  const clue = kept === null || isOpen(kept) || kept.who.opponent !== name ? undefined : openClues(kept)[0];
  if (clue === undefined) return "";
  record(turn, kept!, clue, { by: turn.entry(name), way: "talk" });
  return `${lineFor(turn, "lets slip", shortName(turn.entry(name)))} ${fillIn(turn, kept!, clue.log)}`;
}

/** It gets worse: from a chase to a hold, and from a hold to what it costs. */
async function tighten(turn: Turn, entry: LoreEntry): Promise<string> {
  const danger = turn.memo.danger!;
  const name = capitalise(shortName(entry));
  const many = isMany(danger.who);
  turn.log(`${name} ${many ? "come" : "comes"} closer.`);
  const hasHands = entry.kind === "person" && !isNoPerson(turn, entry);
  if (danger.how === "after" && !hasHands) {
    danger.how = "faces";
    return lineFor(turn, "comes close", shortName(entry));
  }
  if (danger.how === "after") {
    danger.how = "holds";
    return turn.oneOf([
      `${name} ${many ? "are" : "is"} faster, and ${many ? "have" : "has"} you by the arm.`,
      `${name} ${many ? "cut" : "cuts"} off the way. There is no way round.`,
      `A hand closes on your collar: ${name.replace(/^The /u, "the ")} ${many ? "have" : "has"} you.`,
    ]);
  }
  // Somebody of the story who only stands in the way does no more than that.
  if (danger.how === "faces" && hasHands && turn.lore.written.some(({ text }) => text.includes(shortName(entry))))
    return lineFor(turn, "bars the way", shortName(entry));
  const [thing] = turn.memo.held.map(({ thing: each }) => each);
  if (danger.how === "holds" && thing !== undefined && hasHands && turn.memo.case?.tone !== "comic") {
    hold(turn, thing, false);
    turn.memo.lost.push(`${theThing(thing)}, to ${shortName(entry)}`);
    return `${name} ${many ? "take" : "takes"} ${theThing(thing)} from you.`;
  }
  const friend = turn.memo.companions[0];
  if (friend !== undefined && friend !== danger.who) {
    away(turn, friend);
    const short = shortName(turn.entry(friend));
    turn.memo.lost.push(short);
    return `${name} ${many ? "get" : "gets"} between you and ${short}. ${capitalise(short)} is no longer with you.`;
  }
  const { sheet } = turn;
  // In a comedy nobody is hurt.
  if (turn.memo.case?.tone === "comic" && entry.kind !== "creature")
    return turn.oneOf([
      `${name} ${many ? "do" : "does"} not let go, and ${many ? "lecture" : "lectures"} you.`,
      `${name} ${many ? "sit" : "sits"} down on your foot.`,
      `${name} ${many ? "have" : "has"} your sleeve, and ${many ? "mean" : "means"} to keep it.`,
    ]);
  // Nobody is beaten for ever: it is over, and time has passed.
  if (sheet === null || sheet.hp.current <= 1) {
    turn.memo.danger = null;
    away(turn, entry.name);
    return `${name} ${many ? "leave" : "leaves"} you lying, and ${many ? "are" : "is"} gone. ${tick(turn)}`.trim();
  }
  const { total } = await turn.brief.table.roll("1d6", `What ${shortName(entry)} does to you`.slice(0, 100));
  const hurt = Math.min(total, sheet.hp.current - 1);
  const after = await turn.brief.table.change({
    type: "hit_points",
    characterId: sheet.characterId,
    delta: -hurt,
    reason: `Hurt by ${shortName(entry)}`.slice(0, 200),
  });
  if (danger.how === "faces") danger.how = entry.kind === "creature" ? "after" : "faces";
  return `${name} ${many ? "hurt" : "hurts"} you: ${hurt} hit point${hurt === 1 ? "" : "s"}, and you have ${after.hp.current} of ${after.hp.max}.`;
}

/** Who does something else while somebody is after them is caught up with. */
export async function press(turn: Turn): Promise<void> {
  const { danger } = turn.memo;
  if (danger === null || turn.faced || turn.ended !== "" || !turn.acted || turn.readAs?.act === "meta") return;
  // Who talks, looks or reads meanwhile is not fallen upon.
  if (pattern("danger press", "u").test(turn.readAs?.act ?? "")) return turn.say(dangerStands(turn));
  const stands = dangerStands(turn);
  // Nobody is after the hero for ever: who does other things three times is let be.
  danger.tries += 1;
  if (danger.tries > MOST_TRIES) return turn.say(safe(turn, true));
  turn.say(`Meanwhile: ${await tighten(turn, turn.entry(danger.who))}`);
  if (dangerStands(turn) !== stands) turn.say(dangerStands(turn));
}

/** Whether the player says that the danger is over: "the watch gives up". */
export const isOver = (turn: Turn, text: string): boolean =>
  turn.memo.danger !== null && pattern("danger is over").test(text);
