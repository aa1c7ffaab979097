import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { aimStands, ofGoal } from "../../case/end/after-end.ts";
import { fillIn } from "../../case/fill-in.ts";
import { namesAim, namesPart } from "../../case/aim/object-of-aim.ts";
import { whatItIs } from "../../case/open/what-it-is.ts";
import { whyOf } from "../../case/open/whole-truth.ts";
import { truthOf } from "../../case/parts/people-of-case.ts";
import { namesSought, seeksPeople } from "../../case/aim/sought.ts";
import { sayLead, standsAt } from "../../case/leads.ts";
import { fateOf, foundFact } from "../../lore/fates.ts";
import { whereIs } from "../../lore/where/whereabouts.ts";
import { entriesIn, isHero, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { isOpponent, isTool } from "../../case/parts/answers-of-people.ts";
import { stateByTexts } from "../answers/state-by-texts.ts";
import { doneIs } from "../people/eyewitness.ts";
import { whoIn } from "../people/who.ts";
import { isYesNo } from "../../words/short-answer.ts";

/** Questions with yes or no that the state of the story answers. The dice are for what is open. */

const ALIVE = storedPattern("state-question alive");
const DEAD = storedPattern("state-question dead");
const SEES = storedPattern("state-question sees");
/** What can be asked of a thing that is to be stopped. */
const GOES_ON = storedPattern("state-question goes on");

/** The answer from the state; empty where it does not know. */
export function fromState(turn: Turn, question: string): string {
  const { case: kept, end } = turn.memo;
  const found = isYesNo(question) ? ofFound(turn, question) : "";
  if (found !== "") return found;
  const matter = whatItIs(turn, question);
  if (matter !== "") return matter;
  const part = ofGoal(turn, question);
  if (part !== "") return part;
  if (
    kept === null &&
    end?.fate !== undefined &&
    /\bthey\b/iu.test(question) &&
    (ALIVE.test(question) || DEAD.test(question))
  )
    return end.fate;
  if (/^where\b/iu.test(question) && kept === null && end?.fate !== undefined && asksFor(end.aim, question))
    return entriesIn(turn.lore, question).some((each) => turn.isHere(each)) ? "" : end.fate;
  if (
    pattern("state-question from state 2").test(question) &&
    kept !== null &&
    /\bwin\b/iu.test(`${truthOf(kept)?.kind} ${kept.aim}`)
  )
    return `Nobody yet. ${standsAt(turn)}`;
  if (kept?.announced === true && pattern("state-question from state").test(question))
    return fillIn(turn, kept, `{Opponent}, as far as you know: ${whyOf(turn, kept)}.`);
  if (!isYesNo(question) && !/^if /iu.test(question)) return "";
  return (
    doneIs(turn, question) ||
    ofTruth(turn, question) ||
    ofPast(turn, question) ||
    ofOutcome(turn, question) ||
    (kept === null ? "" : ofSought(turn, question)) ||
    (kept === null ? "" : ofGuilt(turn, question)) ||
    ofLife(turn, question) ||
    aimStands(turn, question) ||
    ofThreat(turn, question) ||
    (end?.fate !== undefined &&
    (GOES_ON.test(question) || /\bstill\b/iu.test(question)) &&
    (asksFor(end.aim, question) || (/\bstopped\b/u.test(end.fate) && namesPart(question)))
      ? end.fate
      : "") ||
    ofDeeds(turn, question) ||
    stateByTexts(turn, question)
  );
}

const asksFor = (aim: string, question: string): boolean =>
  [...contentWords(question)].some((word) => contentWords(aim.replace(/^\S+ /u, "")).has(word));

/** Whom the hero has found, or has with them, is found, and is who they are. */
function ofFound(turn: Turn, question: string): string {
  if (!FOUND.test(question)) return "";
  const who = entriesIn(turn.lore, question).find(
    (entry) => turn.memo.facts.includes(foundFact(entry)) && turn.people.some(({ name }) => name === entry.name),
  );
  if (who === undefined) return "";
  const name = capitalise(shortName(who));
  const at = turn.isHere(who) ? "" : whereIs(turn, who);
  return `Yes. ${turn.isHere(who) ? `${name} is here, beside you.` : at === "" ? `You have found ${shortName(who)}.` : `${name} is at ${at}.`}`;
}
const FOUND = storedPattern("state-question found");

/** Who is sought lives until something else is found, and is nowhere to be seen. */
function ofSought(turn: Turn, question: string): string {
  const kept = turn.memo.case!;
  // "Are they all alive?"
  const isThey =
    /\bthey\b/iu.test(question) &&
    seeksPeople(turn, kept) &&
    entriesIn(turn.lore, question).every(({ kind }) => kind !== "person");
  if (!namesSought(turn, kept, question) && !isThey) return "";
  if (seeksPeople(turn, kept) || entriesIn(turn.lore, question).some((each) => fateOf(turn.lore, each) === "missing")) {
    const who = whoIn(turn, question);
    const known = who !== undefined && turn.isHere(who) ? "." : ", as far as anybody knows.";
    if (ALIVE.test(question)) return `Yes${known}`;
    if (DEAD.test(question)) return `No${known}`;
  }
  if (pattern("state-question of sought").test(question) && pattern("state-question of sought 2").test(question)) {
    const isHim = whoIn(turn, question)?.name === kept.who.opponent;
    return kept.announced
      ? isHim
        ? "Yes, if you are right."
        : "Not that you know of."
      : `Nobody can say that yet. ${standsAt(turn)}`;
  }
  const { is } = kept.prize;
  if (SEES.test(question) && !kept.announced)
    return `No. Nothing is to be seen of ${{ he: "him", she: "her", it: "it", they: "them" }[is]} here. ${sayLead(turn, "ask")}`.trim();
  return "";
}

/** What has turned out to be so is so, also after the end: no die says otherwise. */
function ofTruth({ memo }: Turn, question: string): string {
  const truth = memo.case === null ? `${memo.truth} ${memo.end?.answer ?? ""}` : memo.case.theory;
  const asked = [...contentWords(question)];
  const known = contentWords(truth);
  return asked.length > 1 &&
    !/\b(?:not|never)\b/iu.test(`${truth} ${question}`) &&
    asked.every((word) => known.has(word))
    ? `Yes. ${truth.trim()}`
    : "";
}

const CAME_OUT = storedPattern("state-question came out");

/** Who was behind the case before is known, and so is who has confessed, fled or was led away. */
function ofPast(turn: Turn, question: string): string {
  if (!CAME_OUT.test(question)) return "";
  const { past, case: kept } = turn.memo;
  const who = entriesIn(turn.lore, question).find(({ kind }) => kind === "person");
  if (who === undefined) return "";
  const name = capitalise(shortName(who));
  if (past.guilty.includes(who.name))
    return past.gone.includes(who.name)
      ? `Yes. ${name} was behind it, and is gone.`
      : `Yes. ${name} was behind it. That is known.`;
  return kept?.who.tool === who.name && kept.said.includes("confess") && /\b(?:confess|admit)/iu.test(question)
    ? `Yes. ${name} has told you.`
    : "";
}

const OUTCOME = storedPattern("state-question outcome");

/** "Did the door open?" after a deed with it: it did, where the deed came off. */
function ofOutcome(turn: Turn, question: string): string {
  const [, noun = ""] = OUTCOME.exec(question) ?? [];
  if (noun === "") return "";
  const [, number = "", deed = "", went = ""] =
    turn.memo.log
      .map((each) => pattern("state-question of outcome", "u").exec(each))
      .findLast((each) => each !== null) ?? [];
  const isOfIt = /^(?:it|that|this)$/iu.test(noun) || contentWords(deed).has([...contentWords(noun)][0] ?? "");
  if (number === "" || Number(number) < turn.brief.number - 2 || !isOfIt) return "";
  return went === "comes off" ? `Yes. You ${deed}.` : "No. You tried, and it went wrong.";
}

/** Who is guilty is decided by what is found out, and never by the dice. */
function ofGuilt(turn: Turn, question: string): string {
  const kept = turn.memo.case!;
  if (!pattern("state-question of guilt").test(question)) return "";
  const who = entriesIn(turn.lore, question).find(({ name }) => turn.people.some((each) => each.name === name));
  if (who === undefined) return "";
  const asksInnocent = /\binnocent\b/iu.test(question);
  if (!kept.announced) return `Nobody can say that yet. ${standsAt(turn)}`;
  const isGuilty = isOpponent(turn, who) || isTool(turn, who);
  return `${isGuilty === asksInnocent ? "No" : "Yes"}, as far as you know.`;
}

/** Whether somebody lives: who stands here does, and of others it would be known. */
function ofLife(turn: Turn, question: string): string {
  const asksDead = pattern("state-question of life").test(question);
  if (!asksDead && !pattern("state-question of life 2").test(question)) return "";
  const who = entriesIn(turn.lore, question).find(
    (entry) => turn.people.some(({ name }) => name === entry.name) && !isHero(turn.lore, entry),
  );
  if (who === undefined) return "";
  const name = capitalise(shortName(who));
  const isDead = fateOf(turn.lore, who) === "dead" || turn.member(who.name)?.alive === false;
  const yes = asksDead === isDead;
  return `${yes ? "Yes" : "No"}${isDead ? `: ${name} is dead.` : turn.isHere(who) ? `: ${name} is here.` : ", as far as anybody knows."}`;
}

/** What is to be stopped has not come, as long as the clock runs. */
function ofThreat(turn: Turn, question: string): string {
  const kept = turn.memo.case;
  if (kept === null || truthOf(kept)?.kind !== "stop" || !GOES_ON.test(question)) return "";
  if (!namesAim(kept, question)) return /\b(?:safe|saved)\b/iu.test(question) ? `Not yet. ${standsAt(turn)}` : "";
  const [clock] = turn.story.clocks;
  const stands = clock === undefined ? "" : ` ${clock.name}: ${clock.filled} of ${clock.segments}.`;
  if (kept.late) return `It has begun, and it can still be ended. ${standsAt(turn)}`;
  return `${/\bstill\b/iu.test(question) ? "So far, yes." : "Not yet."}${stands}`;
}

/** What the hero has done is so, and what went wrong is not. */
function ofDeeds(turn: Turn, question: string): string {
  const asked = [...contentWords(question)];
  if (asked.length < 2) return "";
  const done = turn.memo.log.findLast((each) => {
    const deed = pattern("state-question of deeds", "u").exec(each)?.[1];
    return deed !== undefined && asked.every((word) => contentWords(deed).has(word));
  });
  if (done === undefined) return "";
  const sentence = done.replace(/^Turn \d+: /u, "").replace(pattern("state-question of deeds 2", "u"), ".");
  return /: it goes wrong/u.test(done) ? `No. You tried, and it went wrong.` : `Yes. ${sentence}`;
}
