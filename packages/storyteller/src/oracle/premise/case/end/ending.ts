import { capitalise, listed } from "#english/noun-phrase";
import { entriesIn, isHero, shortName } from "../../lore/lore.ts";
import { isShared } from "../aim/object-of-aim.ts";
import { setOut } from "../../moves/aim/vow.ts";
import { fullAim } from "../../moves/aim/full-aim.ts";
import { otherAnswers } from "../../moves/drawn-answer.ts";
import { theThing } from "../../moves/record/items.ts";
import { BY, type Grade, type Turn } from "../../turn.ts";
import { type EndWay, endOf } from "../climax/turning.ts";
import { ledger } from "../task/ledger.ts";
import { peopleAtEnd } from "./people-at-end.ts";
import { answersDeed } from "./answer-deed.ts";
import { asksAtEnd } from "./ask-at-end.ts";
import { cleared } from "./cleared.ts";
import { givesWanted } from "./wanted.ts";
import { helpers, isNear, whatIsLeft, whatSpoke } from "./remembered.ts";
import { enterEnd, goOnWith, isLost } from "./after-end.ts";
import { lineFor, ofHero } from "../fill-in.ts";
import { answersOf } from "./goal-parts.ts";
import { hooksAtEnd } from "../hooks.ts";
import type { KeptCase } from "../kept-case.ts";
import { clauseOf, isAnyonesGuess, isNobodys, isOpen, isSearch } from "../open/open-story.ts";
import { wholeTruth } from "../open/whole-truth.ts";
import { truthOf } from "../parts/people-of-case.ts";
import { pattern, sourceOf } from "../../../patterns.ts";

/** The written end, and the story from its record. */

/** What decided it: the hero's deed as a sentence, or the end in the player's words; by which way; and the words as they were typed. */
interface Decided {
  readonly own: string;
  readonly way?: EndWay;
  readonly text?: string;
  /** Whether the deed of the aim itself was done, and nobody was in the way: the written scene is left out. */
  readonly isPlain?: boolean;
}

/**
 * Ends the story as it is written for how the showdown came out.
 * @param grade null where the player has said how it ends
 */
export function closeStory(
  turn: Turn,
  grade: Grade | null,
  { own, way = "force", text = "", isPlain = false }: Decided,
): void {
  const { memo, main } = turn;
  const kept = memo.case;
  const truth = kept === null ? undefined : truthOf(kept);
  if (main === undefined || kept === null || truth === undefined) return;
  // What the player's own deed has come to is said with it, also before a question.
  const answered = own === "" ? "" : answersDeed(turn, kept, grade, text);
  if (asksAtEnd(turn, kept, { grade, own: [own, answered].filter((each) => each !== "").join("\n\n"), way, text }))
    return;
  turn.say(own);
  turn.say(answered);
  if (isPlain) turn.say(lineFor(turn, "plainly reached"));
  else if (grade !== null) for (const paragraph of endOf(turn, grade, way, text)) turn.say(paragraph);
  const { said: become, people } = isOpen(kept) ? { said: "", people: [] } : peopleAtEnd(turn, kept, turn.paragraphs);
  turn.say(isOpen(kept) ? [cleared(turn, kept), whatIsLeft(turn, kept)].join(" ").trim() : become);
  const result = wholeTruth(turn, kept);
  const aim = ofHero(fullAim(main));
  turn.change({ type: "thread_changed", by: BY, title: main.title, step: result.slice(0, 400) });
  turn.change({ type: "thread_changed", by: BY, title: main.title, state: "resolved" });
  turn.change({ type: "scene_closed", by: BY, result: result.slice(0, 400) });
  if (grade === null) turn.say(result);
  const isReached = !isLost(truth, grade);
  const parts = answersOf(turn, kept, aim, doneAs(grade, isReached));
  const isGuess = isAnyonesGuess(kept);
  turn.say(
    parts.length === 1 || (isGuess && parts.every(({ answer }) => answer !== "" && answer === parts[0]?.answer))
      ? `${setOut(aim)} ${capitalise(plainly(parts[0]!.answer))}`
      : `${setOut(aim)}\n${parts.map(({ part, answer }) => `- ${capitalise(part)}: ${answer === "" ? "that is still to be done." : plainly(answer)}`).join("\n")}`,
  );
  const theory = clauseOf(turn, kept.theory);
  if (theory !== "" && !parts.some(({ answer }) => answer.toLowerCase().includes(theory.toLowerCase())))
    turn.say(`It was as you had said: ${clauseOf(turn, kept.theory)}.`);
  turn.say(otherAnswers(turn));
  if (isGuess) {
    turn.say(givesWanted(turn, kept, aim));
    turn.say(whatSpoke(turn, kept));
  }
  if (kept.task !== null) turn.say(ledger(kept.task));
  const found = isGuess || kept.task !== null ? [] : recap(turn, kept);
  if (found.length > 0) turn.say(`This is what you found and did:\n${found.map((each) => `- ${each}`).join("\n")}`);
  turn.say(...lastWords(turn, kept, grade));
  turn.log(result);
  memo.progress = 0;
  memo.clues = [];
  memo.lost = [];
  memo.danger = null;
  memo.truth = result.slice(0, 800);
  turn.ended = main.title;
  enterEnd(turn, kept, truth, aim, grade, parts);
  if (memo.end !== null) memo.end.people = people;
  turn.say(hooksAtEnd(turn, kept, parts));
  if (!goOnWith(turn, isNobodys(kept) ? "" : kept.who.opponent, isSearch(kept))) turn.say(sourceOf("ending may rest"));
}

/** How what the case is about came out. */
const doneAs = (grade: Grade | null, isReached: boolean): string =>
  !isReached
    ? "No: it did not come out as you wanted it."
    : grade === "miss"
      ? "Yes, late, and at a heavy price."
      : `Yes. ${grade === "weak" ? "It had its price, and it" : "It"} is done.`;

/** An answer without its yes or no. */
const plainly = (answer: string): string =>
  answer.replace(pattern("ending plainly", "u"), (_, it?: string) => it?.toLowerCase() ?? "");

/** What the hero did for it, who stood by them, and the price. */
function lastWords(turn: Turn, kept: KeptCase, grade: Grade | null): string[] {
  const { memo, sheet } = turn;
  const costs = [
    // Who has come back is no loss.
    ...memo.lost.filter(
      (each) =>
        turn.present.every((entry) => shortName(entry) !== each) &&
        memo.held.every(({ thing }) => theThing(thing) !== each.split(",")[0]),
    ),
    ...(sheet !== null && sheet.hp.current < sheet.hp.max
      ? [`${sheet.hp.max - sheet.hp.current} hit point${sheet.hp.max - sheet.hp.current === 1 ? "" : "s"}`]
      : []),
  ];
  const friends = turn.story.cast
    .filter(
      ({ name, met, attitude }) =>
        met !== null &&
        attitude > 0 &&
        isNear(turn, turn.entry(name)) &&
        name !== kept.who.opponent &&
        // Of an open story only who is there at the end, and not who does it by the player's own sentence.
        (!isOpen(kept) || (turn.isHere(turn.entry(name)) && !kept.theory.startsWith(shortName(turn.entry(name))))),
    )
    .map(({ name }) => shortName(turn.entry(name)));
  // Who goes with the hero has been there all the time; the dog and its name are one.
  const along = turn.present.filter(
    (entry) =>
      memo.companions.includes(entry.name) && entry.name !== kept.who.opponent && !friends.includes(shortName(entry)),
  );
  const own = along.filter(({ proper, kind }) => proper || !along.some((each) => each.proper && each.kind === kind));
  friends.push(...own.map(shortName));
  const promises = turn.story.threads.filter(({ kind, state }) => kind === "promise" && state === "open");
  const sources = isAnyonesGuess(kept) ? helpers(turn, kept) : [];
  return [
    sources.length === 0
      ? ""
      : `${capitalise(listed(sources))} told you ${sources.length === 1 ? "a part" : "parts"} of it.`,
    friends.length === 0 ? "" : `${capitalise(listed(friends))} stood by you.`,
    costs.length === 0 ? (grade === "strong" ? lineFor(turn, "no price") : "") : `It cost you ${listed(costs)}.`,
    promises.length === 0
      ? ""
      : `You still owe it: ${promises.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)).join("; ")}.`,
  ];
}

const MOST_LINES = 10;

/** What counts of a story, in its order: the clues, what the player said that is so, and what was dared and won. */
function recap(turn: Turn, { aim }: KeptCase): string[] {
  const { log, clues, facts } = turn.memo;
  // "You slip past.": a deed that is about nobody, and not about the aim, is none to remember.
  const isWorthSaying = (text: string) =>
    isShared(aim, text) ||
    entriesIn(turn.lore, text).some((each) => each.kind === "person" && !isHero(turn.lore, each));
  const counts = (text: string) =>
    clues.includes(text) ||
    pattern("ending recap 2", "u").test(text) ||
    (pattern("ending recap", "u").test(text) && isWorthSaying(text)) ||
    (facts.includes(text) && text.endsWith(" is behind it."));
  const lines = log.flatMap((each) => {
    const text = each.replace(/^Turn \d+: /u, "");
    return counts(text) ? [text.replace(/: it comes off.*$/u, ".")] : [];
  });
  return [...new Set(lines)].slice(-MOST_LINES);
}
