import { capitalise } from "#english/noun-phrase";
import { verbOf } from "#english/inflection";
import { isKnownVerb } from "#english/past-tense";
import { kinNamed } from "../../lore/fates.ts";
import { entriesIn, isHero, shortName } from "../../lore/lore.ts";
import { isSamePlace, whereIs } from "../../lore/where/whereabouts.ts";
import type { Turn } from "../../turn.ts";
import { isVerb } from "../../words/clauses.ts";
import { fillIn, ofHero } from "../fill-in.ts";
import { isDone } from "./deed-of-aim.ts";
import { answerOf } from "../hooks.ts";
import type { KeptCase } from "../kept-case.ts";
import { isShared } from "../aim/object-of-aim.ts";
import { drawnAtEnd, drawnBefore } from "../../moves/drawn-answer.ts";
import { asAnswer } from "../open/what-it-is.ts";
import { answerOfPart } from "../task/answer-of-part.ts";
import { isOpen, isSearch } from "../open/open-story.ts";
import { wholeTruth, whyOf } from "../open/whole-truth.ts";
import { truthOf } from "../parts/people-of-case.ts";
import { pattern, storedPattern } from "../../../patterns.ts";

/** The parts of what the hero wants, and what has become of each: reached, not reached, or not decided. */

export interface GoalPart {
  readonly part: string;
  /** What is so, as a sentence; empty where it is not decided. */
  readonly answer: string;
}

/** "find the urn and who is writing the letters": before each part. */
const JOINS = /(?:,? and then|,? then|,? and also|,? and still|,? and|,) (?:to )?(?=(\p{L}+))/gu;
const ASKS = storedPattern("goal-parts asks");
const NOUN = storedPattern("goal-parts noun");
/** "and silence the bell": a word before "the" is a verb, whether the list of verbs has it or not. */
const DOES = storedPattern("goal does", "u");
/** "and bring him home", "before the flood": of the part before. */
const OF_IT = storedPattern("goal of it");
/** A question that the truth answers: what happened, who is behind it, why. */
const OF_TRUTH = storedPattern("goal of truth");
/** Until when: none of what is asked. */
const TAIL = storedPattern("goal tail");
/** What is paid for what was done comes after it. */
const WAGES = storedPattern("goal-parts wages");
const CLAUSE = storedPattern("goal clause", "u");
const OUT = storedPattern("goal-parts out");

/** The parts of an aim, each with a verb of its own: "win the pie and the hat" is "win the pie" and "win the hat". */
export function partsOfGoal(whole: string): string[] {
  // "The fee, because the rent is due": the reason is no part of it.
  const aim = whole.replace(pattern("goal-parts parts of goal", "u"), "");
  const parts: string[] = [];
  let from = 0;
  const add = (text: string) => {
    const plain = text.trim().replace(/[.,;]+$/u, "");
    const [verb = "", ...rest] = (parts.at(-1) ?? "").split(" ");
    if (parts.length > 0 && OF_IT.test(plain)) parts[parts.length - 1] += ` and ${plain}`;
    else if (ASKS.exec(plain)?.index === 0) parts.push(`find out ${plain}`);
    else if (parts.length > 0 && NOUN.test(plain.split(" ")[0]!))
      parts.push(`${verb}${/^(?:out|back)$/u.test(rest[0] ?? "") ? ` ${rest[0]}` : ""} ${plain}`);
    else parts.push(plain);
  };
  for (const match of aim.matchAll(JOINS)) {
    const next = match[1]!.toLowerCase();
    const before = aim.slice(from, match.index);
    // "Alive, clean and polite": a state in a list, and nothing to be done.
    const isState = match[0].trim() === "," && pattern("goal-parts state", "u").test(aim.slice(match.index));
    const isPart =
      (isVerb(next) && !isState) ||
      pattern("goal-parts parts of goal 2", "u").test(next) ||
      NOUN.test(next) ||
      DOES.test(aim.slice(match.index + match[0].length));
    // "Before he is buried and the house is sold": until when, and nothing to be done.
    if (CLAUSE.test(aim.slice(match.index + match[0].length))) continue;
    // "The killing of Rafael Delgado, who was her friend": of somebody, and no question.
    if (
      next === "who" &&
      !ASKS.test(before) &&
      pattern("goal-parts after name", "u").test(aim.slice(0, match.index + 2))
    )
      continue;
    // "Who poisoned the peas and took the bowl": one question.
    if (ASKS.test(before) && verbOf(next, isKnownVerb)?.form === "past") continue;
    if (!isPart || before.trim().split(" ").length < 2 || /\b(?:between|both)\b/u.test(before)) continue;
    add(before);
    from = match.index + match[0].length;
  }
  add(aim.slice(from));
  return parts.filter((each) => each !== "");
}

/** Where somebody is whom a part of the aim is to bring away; empty where it is about nobody. */
export function bringsOut(turn: Turn, part: string): { readonly isOut: boolean; readonly said: string } | null {
  if (!OUT.test(part)) return null;
  const all = entriesIn(turn.lore, part).filter((each) => !isHero(turn.lore, each));
  const who = kinNamed(turn.lore, part) ?? all.find(({ kind }) => kind === "person");
  if (who === undefined) return null;
  const from = all.find(({ kind }) => kind === "place")?.name ?? "";
  const at = turn.isHere(who) ? turn.place : whereIs(turn, who);
  const name = capitalise(who.proper ? shortName(who) : `your ${shortName(who).replace(/^the /u, "")}`);
  if (at === "") return null;
  const isOut = turn.isHere(who) ? !isSamePlace(at, from) : from !== "" && !isSamePlace(at, from);
  return {
    isOut,
    said: turn.isHere(who) ? `${name} is here, at ${turn.place}, beside you.` : `${name} is at ${at}.`,
  };
}

/**
 * What has become of each part of the aim when the case is over.
 * @param done how what the case is about came out, as an answer
 */
export function answersOf(turn: Turn, kept: KeptCase, aim: string, done: string): GoalPart[] {
  const truth = truthOf(kept)!;
  const whole = wholeTruth(turn, kept);
  return partsOfGoal(aim).map((each, at): GoalPart => {
    const part = ofHero(each);
    if (isDone(turn, part)) return { part, answer: "Yes. It is done." };
    const asked = askedIn(part);
    const own = kept.answers.find(({ asks }) => asks === asked)?.answer;
    if (own !== undefined) return { part, answer: own };
    const hook =
      asked === ""
        ? undefined
        : kept.hooks.find(({ asks }) => asks.split(" ")[0] === asked.split(" ")[0] && isShared(asks, part));
    if (kept.task !== null) {
      const settled = answerOfPart(turn, kept.task, part, at === partsOfGoal(aim).length - 1, done);
      if (settled !== "") return { part, answer: settled };
    }
    if (isSearch(kept)) return ofSearch(turn, kept, part, asked, done, at === 0);
    if (isOpen(kept)) return ofOpen(turn, kept, part, asked, partsOfGoal(aim).length, done);
    const isThing = /^what\b/iu.test(asked) && drawnBefore(turn, asked) !== "";
    if (isThing) return { part, answer: drawnBefore(turn, asked) };
    const answer = hook === undefined || hook.by === "truth" ? "" : answerOf(turn, kept, hook);
    if (answer !== "") return { part, answer };
    if (/^decide\b/iu.test(part)) return { part, answer: "You have decided it, by what you did." };
    if (asked !== "" || OF_TRUTH.test(part)) {
      // What the case was about is answered, and never handed back.
      const isOfCase = at === 0 || OF_TRUTH.test(part);
      const drawn = /^what\b/iu.test(asked) && !OF_TRUTH.test(part) ? drawnAtEnd(turn, asked) : "";
      if (drawn !== "") return { part, answer: drawn };
      // "Who silenced the bell and killed Josiah, and where the silver is": all of it was asked of one matter.
      if (!isOfCase) return { part, answer: truth.kind === "unmask" ? ofMatter(turn, kept, asked) : "" };
      if (truth.kind !== "unmask" && !OF_TRUTH.test(part)) return { part, answer: done };
      const isWho = /^who\b/iu.test(asked);
      return {
        part,
        answer: isWho
          ? fillIn(turn, kept, `{Opponent}, ${whyOf(turn, kept)}.`)
          : OF_TRUTH.test(part)
            ? whole
            : `This much is known: ${whole}`,
      };
    }
    const [first = ""] = each.split(" ");
    if (
      at === 0 ||
      (each.startsWith(`${first} `) && aim.startsWith(first) && !isVerbOf(aim, each) && !WAGES.test(each))
    )
      return { part, answer: done };
    const where = bringsOut(turn, part);
    return { part, answer: where?.isOut === true ? `Yes. ${where.said}` : "" };
  });
}

/** What the case has for a further question of the same aim, by its word; empty for one that it does not answer. */
function ofMatter(turn: Turn, kept: KeptCase, asked: string): string {
  if (/^who\b/iu.test(asked)) return fillIn(turn, kept, "It was {opponent}.");
  if (/^where\b/iu.test(asked))
    return fillIn(turn, kept, "At {lair}, where {opponent} had seen to it that nobody looked.");
  if (/^why\b/iu.test(asked)) return capitalise(`${whyOf(turn, kept)}.`);
  return "";
}

/** What a part of an aim asks: "where the silver is"; empty where it asks nothing. */
export const askedIn = (part: string): string => (ASKS.exec(part)?.[0] ?? "").replace(TAIL, "");

/** Whether a part has its verb in the player's own words: "the hat" of "win the pie and the hat" has not. */
const isVerbOf = (aim: string, part: string): boolean => aim.includes(part);

/** The same in a search: what was sought is found, what it asks beside is what the player has said, and what is to be done with it is still to be done. */
function ofSearch(turn: Turn, kept: KeptCase, part: string, asked: string, done: string, isFirst: boolean): GoalPart {
  if (asked !== "") return { part, answer: kept.doer ? kept.theory : "" };
  if (isFirst) return { part, answer: done };
  // "Your sister Nell, the radio operator": one person.
  if (pattern("searched finds").test(part) && kept.aim.includes(`, ${part.replace(/^\S+ /u, "")}`))
    return { part, answer: done };
  const where = bringsOut(turn, part);
  return { part, answer: where?.isOut === true ? `Yes. ${where.said}` : "" };
}

/** The same in an open story: what the hero wanted to know is what the player has said; what they wanted to do comes of it, but for another matter. */
function ofOpen(turn: Turn, kept: KeptCase, part: string, asked: string, count: number, done: string): GoalPart {
  const about = `${kept.prize.words} ${kept.threat} ${kept.theory}`;
  const of = asked === "" ? part : asked;
  const others = entriesIn(turn.lore, of).filter((each) => !isHero(turn.lore, each) && !isShared(about, each.name));
  if (asked !== "" || OF_TRUTH.test(part))
    return {
      part,
      answer:
        (others.length > 0 && !isShared(about, of)) || (count > 1 && kept.theory === "")
          ? ""
          : count > 1
            ? kept.theory
            : asAnswer(turn, kept.theory, asked),
    };
  const where = bringsOut(turn, part);
  if (where !== null) return { part, answer: where.isOut ? `Yes. ${where.said}` : "" };
  return { part, answer: others.length > 0 ? "" : done };
}
