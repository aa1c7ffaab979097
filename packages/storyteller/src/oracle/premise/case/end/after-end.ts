import { asYes } from "../../words/short-answer.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { fateOf, foundFact } from "../../lore/fates.ts";
import { SEGMENTS } from "../../moves/aim/clock.ts";
import { swear } from "../../moves/aim/vow.ts";
import { BY, type Grade, type Turn } from "../../turn.ts";
import { capitalise, listed } from "#english/noun-phrase";
import { hold } from "../../moves/record/items.ts";
import { fullAim } from "../../moves/aim/full-aim.ts";
import { isYesNo } from "../../words/short-answer.ts";
import { lineFor, ofHero } from "../fill-in.ts";
import { drawnBefore } from "../../moves/drawn-answer.ts";
import { aimAtRest, isOnRest, onlyNeedsDeed } from "./rest-of-aim.ts";
import { truthOf } from "../parts/people-of-case.ts";
import { missingIn, namesSought, seeksPeople } from "../aim/sought.ts";
import type { Truth } from "../case-content.ts";
import { askedAfterEnd, isNow } from "./people-at-end.ts";
import { bringsOut, type GoalPart, partsOfGoal } from "./goal-parts.ts";
import type { KeptCase } from "../kept-case.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import { isOpen } from "../open/open-story.ts";
import { FINDS_OUT } from "../task/task.ts";
import { pattern, storedPattern } from "../../../patterns.ts";
import { sayLead, standsAt } from "../leads.ts";
import { isShared, namesAim } from "../aim/object-of-aim.ts";

/** What an end leaves behind: who was sought is beside the hero, what is left of the aim is the aim, and questions have an answer. */

/** Another aim has no deadline of its own. */
const PLAIN_CLOCK = {
  name: "Time runs against you",
  segments: SEGMENTS,
  ticks: 0,
  full: "You have run out of time.",
  shown: true,
} as const;

/** Whether the aim is not reached by an end. */
export const isLost = ({ lost }: Truth, grade: Grade | null): boolean =>
  grade !== null && grade !== "strong" && lost?.includes(grade) === true;

/** Enters the end into the state: the case is over, and who was sought is free. */
export function enterEnd(
  turn: Turn,
  kept: KeptCase,
  truth: Truth,
  aim: string,
  grade: Grade | null,
  parts: readonly GoalPart[],
): void {
  const lost = isLost(truth, grade);
  keepParts(turn, kept, truth, grade);
  turn.memo.case = null;
  // What was left of an aim before is still to be done.
  const older = (turn.memo.end?.parts ?? []).filter(
    ({ part, answer }) => answer === "" && !parts.some((each) => isShared(each.part, part)),
  );
  turn.memo.end = {
    aim,
    rests: true,
    ...(grade === null ? {} : { grade }),
    answer: plain(parts[0]?.answer ?? ""),
    parts: parts
      .map(({ part, answer }) => ({ part: part.slice(0, 400), answer: plain(answer).slice(0, 600) }))
      .concat(older),
  };
  const clock = turn.story.clocks[0];
  // The deadline was that of this aim.
  if (clock !== undefined) {
    turn.change({ type: "clock_removed", by: BY, name: clock.name });
    turn.change({ ...PLAIN_CLOCK, fills: clock.fills, type: "clock_changed", by: BY });
  }
  freeSuspect(turn, kept);
  if (truth.open === true && truth.search !== true) return;
  if (truth.kind === "stop")
    turn.memo.end.fate = `${capitalise(ofHero(kept.threat))} ${lost ? "could not be stopped" : grade !== "strong" && grade !== null ? "is stopped, late, and it has left its mark" : "is stopped"}.`;
  if (truth.kind === "win" && !lost)
    for (const { part } of parts) {
      const prize = pattern("after-end enter end", "u").exec(part)?.[1];
      if (
        prize !== undefined &&
        kindOfNoun(prize.split(" ").at(-1)!.toLowerCase()) !== "person" &&
        !CONTEST.test(prize)
      )
        hold(turn, prize, true);
    }
  if (truth.kind !== "find" || lost) return;
  const found = soughtIn(turn, kept);
  for (const each of found) {
    if (fateOf(turn.lore, each) !== null) turn.fact(foundFact(each));
    delete turn.memo.places[each.name];
    turn.bring(turn.entry(each.name));
    turn.memo.last = each.name;
    if (truth.search === true && !turn.memo.companions.includes(each.name)) turn.memo.companions.push(each.name);
  }
  const what = capitalise(ofHero(kept.prize.words));
  const isPeople = seeksPeople(turn, kept);
  if (!isPeople) hold(turn, ofHero(kept.prize.words).replace(/^(?:the|your|an?) /u, ""), true);
  const names = found.map((each) => shortName(each)).filter((name) => !what.includes(name));
  turn.memo.end.fate = isPeople
    ? `${what} ${kept.prize.is === "they" ? "are" : "is"} found, and alive.${names.length === 0 ? "" : ` ${listed(names)} ${names.length === 1 ? "is" : "are"} here, beside you.`}`
    : `You have ${ofHero(kept.prize.words)}.`;
}

/** "The answer: the ninth is Nadia": people say what it is, and not that it is the answer. */
const plain = (answer: string): string => capitalise(answer.replace(/^(?:The answer|This is \p{L}+): /u, ""));

/** Who was led away for it is let go. */
function freeSuspect(turn: Turn, { who }: KeptCase): void {
  if (who.suspect === "" || !turn.memo.facts.includes(`${who.suspect} is a prisoner.`)) return;
  turn.fact(`${who.suspect} is alive.`);
  turn.bring(turn.entry(who.suspect));
}

const GOES_OFF = storedPattern("after-end goes off");

/** Who was behind it, who was not, and who is gone stays so in the next case. */
function keepParts(turn: Turn, kept: KeptCase, truth: Truth, grade: Grade | null): void {
  const { past } = turn.memo;
  const { who } = kept;
  if (isOpen(kept) && !kept.doer) return;
  past.guilty.push(who.opponent);
  past.cleared = past.cleared.filter((name) => name !== who.opponent);
  past.cleared.push(...[who.suspect, who.witness, who.ally].filter((name) => name !== "" && name !== who.opponent));
  if (grade === null || !GOES_OFF.test(truth.ends[grade])) return;
  past.gone.push(who.opponent);
  turn.memo.companions = turn.memo.companions.filter((name) => name !== who.opponent);
  const { scene } = turn.story;
  if (scene?.present.includes(who.opponent) === true)
    turn.change({ type: "scene_changed", by: BY, present: scene.present.filter((name) => name !== who.opponent) });
}

/** Whom the hero was to find, and who is missing with them, where they live. */
const soughtIn = (turn: Turn, kept: KeptCase): LoreEntry[] => {
  const isProper = entriesIn(turn.lore, kept.prize.words).some(({ proper }) => proper);
  // "Find your brother Will": his name is what counts.
  const named = entriesIn(turn.lore, isProper ? kept.prize.words : `${kept.prize.words} ${kept.goal}`)
    .toSorted((a, b) => Number(b.proper) - Number(a.proper))
    .filter(
      (entry) =>
        (entry.kind === "person" || entry.kind === "creature") &&
        !isHero(turn.lore, entry) &&
        fateOf(turn.lore, entry) !== "dead" &&
        turn.member(entry.name)?.alive !== false,
    );
  return named.length > 0 || !seeksPeople(turn, kept) ? named.slice(0, 1) : missingIn(turn).slice(0, 3);
};

const CONTEST = storedPattern("object-of-aim contest");

/**
 * Says what is left of the aim, and makes it the aim; false where nothing is left.
 * @param isByDeed whether a deed is enough for what is left, as after a search: it has no plot of its own
 */
export function goOnWith(turn: Turn, guilty = "", isByDeed = false): boolean {
  const parts = turn.memo.end?.parts ?? [];
  const rest = parts.find(({ answer }) => answer === "")?.part ?? "";
  if (rest === "" || turn.memo.end === null) return false;
  turn.say(
    parts.length === 2
      ? `That was the first half. You still have to ${rest}.`
      : `That was one part of it. You still have to ${listed(parts.flatMap(({ part, answer }) => (answer === "" ? [part] : [])))}.`,
  );
  if (onlyNeedsDeed(rest) || (isByDeed && !pattern("searched finds").test(rest) && !FINDS_OUT.test(rest)))
    aimAtRest(turn, rest, guilty);
  else swear(turn, rest);
  return true;
}

/** What somebody says of a story that is over, to a question about it; empty for another question. */
export function saysHowItEnded(turn: Turn, who: LoreEntry, words: string): string {
  const { end, truth } = turn.memo;
  const isAbout =
    end !== null &&
    truth !== "" &&
    pattern("after-end says how it ended 2").test(words) &&
    (pattern("after-end says how it ended").test(words) || isShared(truth, words));
  return isAbout && turn.memo.case === null ? `${capitalise(shortName(who))} tells you how it was. ${truth}` : "";
}

const notYetOf = (turn: Turn): string => ["Not yet.", standsAt(turn), sayLead(turn, "ask")].join(" ").trim();

/**
 * What the end knows of what a question to nobody asks: what came in, what happened to what was sought and where it is now. Empty where the
 * question is about something else.
 */
export function fromEnd(turn: Turn, text: string): string {
  const { end, truth, case: kept } = turn.memo;
  if (end === null || !text.includes("?") || /[“"]/u.test(text)) return "";
  const after = (pattern("after-end from end 3").test(text) && isNow(turn, text)) || askedAfterEnd(turn, text);
  if (after !== "") return after;
  const asked = text.match(/[^.!?]+\?/gu)?.find((each) => /\bwhat\b/iu.test(each)) ?? "";
  const drawn = pattern("asks what came").test(asked.toLowerCase()) ? drawnBefore(turn, asked.toLowerCase()) : "";
  if (drawn !== "") return drawn;
  // "Did she not confess?": who was found out has.
  const confessed = pattern("after-end from end").exec(text)?.[1];
  if (confessed !== undefined && entriesIn(turn.lore, confessed).some((each) => truth.includes(shortName(each))))
    return `Yes. ${truth}`;
  const isOver = kept === null || !namesAim(kept, text);
  const happened = pattern("after-end from end 2").test(asked) && isShared(end.aim, asked);
  return happened && isOver && truth !== "" ? `${truth} ${end.fate ?? ""}`.trim() : "";
}

/** Words of a question whether a thing is reached. */
const REACHED = storedPattern("goal reached");
/** "Did we do it?" */
const OF_ALL = storedPattern("goal of all");

/**
 * The answer to a question about a part of the aim: from the end of the story, or, of somebody who is to be brought away, from where they are
 * now. Empty for another question.
 */
export function ofGoal(turn: Turn, question: string): string {
  const { case: kept, end } = turn.memo;
  const isOpen = isYesNo(question);
  const out = isOpen && OUT.test(question) ? bringsOut(turn, question) : null;
  if (
    out !== null &&
    (turn.main === undefined || partsOfGoal(fullAim(turn.main)).some((part) => isShared(part, question)))
  )
    return `${out.isOut ? "Yes" : "No"}. ${out.said}`;
  const about = end?.parts?.filter(({ part }) => isShared(part.replace(/^\S+ /u, ""), question)) ?? [];
  if (about.length === 0 && isOpen && end !== null && OF_ALL.test(question)) {
    const open = end.parts?.find(({ answer }) => answer === "")?.part ?? "";
    // "Did it work?", of an end that is a good one.
    const isGood = !pattern("after-end no success").test(`${question} ${end.answer}`);
    return open === ""
      ? isGood
        ? asYes(end.answer)
        : end.answer
      : `Not yet: you still have to ${open}. The first half: ${end.answer}`;
  }
  const best = about.find(({ part }) => ASKED.test(part) === !isOpen) ?? about[0];
  if (best === undefined || (kept !== null && namesAim(kept, question))) return "";
  const asks = ASKED.test(best.part);
  if (isOpen && asks && !REACHED.test(question)) return "";
  if (isOpen ? !asks && !/\bstill\b/iu.test(question) && !REACHED.test(question) : !asks) return "";
  if (best.answer === "")
    return turn.main !== undefined && isShared(turn.main.title, best.part)
      ? isOpen
        ? notYetOf(turn)
        : ""
      : lineFor(turn, "not decided", best.part);
  const fate = best === end?.parts?.[0] && !asks ? (end?.fate ?? "") : "";
  if (isOpen && asks && fate === "") return asYes(best.answer);
  return fate === "" ? best.answer : /\bstill\b/iu.test(question) ? fate : `${best.answer} ${fate}`;
}
const OUT = storedPattern("after-end out");
const ASKED = storedPattern("after-end asked");

/** Whether a question asks if the story is over. */
export const isOverAsked = (question: string): boolean => pattern("after-end over").test(question);
/** What is left of an aim that only needs a deed; empty where nothing is. */
export const standsAtRest = (turn: Turn): string =>
  isOnRest(turn) ? `Not yet: you still have to ${turn.memo.end!.rest!.part}.` : "";

/** Whether the aim is reached, from the state of the story; empty for another question. */
export function aimStands(turn: Turn, question: string): string {
  const isAll = OF_ALL.test(question);
  if ((!REACHED.test(question) && !isAll) || /\bstill\b/iu.test(question)) return "";
  const { case: kept, end } = turn.memo;
  const goal = turn.main === undefined ? [] : partsOfGoal(fullAim(turn.main));
  if (
    kept !== null &&
    (isAll ||
      goal.some((part) => isShared(part.replace(/^\S+ /u, ""), question)) ||
      namesAim(kept, question) ||
      namesSought(turn, kept, question) ||
      (/\bwin\b/iu.test(`${truthOf(kept)?.kind} ${kept.aim}`) && /\bw[io]n\b/iu.test(question)))
  )
    return notYetOf(turn);
  if (isOverAsked(question) && turn.main !== undefined) return kept === null ? standsAtRest(turn) : notYetOf(turn);
  if (end !== null && pattern("after-end aim stands").test(question))
    return `${asYes(end.answer)} ${end.fate ?? ""}`.trim();
  return end !== null && isShared(end.aim.replace(/^\S+ /u, ""), question) ? asYes(end.answer) : "";
}
