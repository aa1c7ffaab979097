import { pattern, storedPattern } from "../../patterns.ts";
import { cases } from "../case/case-content.ts";
import { saidBy, subjectWords } from "../case/reveal-clue.ts";
import { entriesIn, type LoreEntry, shortName } from "../lore/lore.ts";
import { contentWords } from "../lore/nouns.ts";
import type { Turn } from "../turn.ts";
import { capitalise } from "#english/noun-phrase";
import { toSecondPerson } from "../words/person-words.ts";
import { whereTheyWere } from "./people/alibi.ts";
import { speakerName } from "./people/speaker.ts";
import { personIn } from "./people/who.ts";
import { inBase } from "./record/written.ts";
import { doneBy } from "../words/as-speaker.ts";
import { asksFor } from "./people/condition.ts";
import { formsOf } from "./drawn-forms.ts";
import { lineFor } from "../case/fill-in.ts";

/**
 * Open questions of which neither the texts nor the case know anything: the dice draw one of three answers of the kind that is asked for, with
 * the player's own people and places. It is so from then on, unless the player takes another or says their own.
 */

/** The kind of an open question: who, where, what it says. Null where nothing is written for it. */
export function kindOfQuestion(turn: Turn, question: string): string | null {
  // "About the boys who lost their voices" asks not who.
  if (pattern("drawn-answer about").test(question)) return null;
  const asked = questionIn(question);
  const kind = Object.keys(cases().drawn).find((each) => each !== "ails" && pattern(`asks ${each}`).test(asked));
  if (kind === "says" && !pattern("asks says doc").test(asked) && personIn(turn, asked) !== undefined) return null;
  const isOfPerson =
    (kind !== "old" || pattern("drawn-answer old one", "u").test(asked)) &&
    (pattern("drawn-answer kind of question").test(asked) || personIn(turn, asked) !== undefined);
  // Of somebody whom no text has, nobody can say who they are.
  if (pattern("drawn-answer who is", "u").test(asked)) return "is";
  // Where somebody is, the story knows.
  if (kind === "where" && personIn(turn, asked) !== undefined) return null;
  if (kind === "why" && pattern("drawn-answer kind of question").test(question)) return kind;
  // "How long has he been sitting there?" asks for no years.
  if (kind === "long" && pattern("drawn-answer lasting").test(asked)) return kind;
  if (kind !== undefined && isOfPerson) return OF_PERSON[kind] ?? kind;
  return kind === "why" ? "why it" : (kind ?? null);
}
/** What is asked of somebody, and not of a thing. */
const OF_PERSON: Readonly<Record<string, string>> = { wrong: "ails", old: "age", long: "years" };

/** What only somebody can answer who is asked. */
const OF_ASKED = storedPattern("drawn-answer of one asked", "u");
/** What is so general that nothing can be drawn for it without being told to, but where a form is written for its words. */
const UNWRITTEN = storedPattern("drawn-answer unwritten", "u");

const ASKS = storedPattern("drawn-answer asks");
/** "Tell me about the recording. What does it say?": what is asked at last. */
export const questionIn = (words: string): string =>
  questionsIn(words).find((each) => pattern("drawn-answer opens").test(each)) ??
  questionsIn(words).find((each) => ASKS.test(each)) ??
  questionsIn(words).at(-1) ??
  pattern("drawn-answer question in").exec(words.replace(BARE, ""))?.[0] ??
  words;
/** "What? Tell me what you heard.": the one word asks nothing where more is said. */
const BARE = /^\p{L}+\? (?=\S)/u;
const questionsIn = (words: string): string[] =>
  (words.replace(BARE, "").match(/[^.!?]+\?/gu) ?? []).map((each) => each.trim());

/** Whether a question is about the one who is asked, so that nobody else can know better. */
export const isOfSelf = (kind: string | null): boolean => pattern("drawn-answer is of self", "u").test(kind ?? "");

/** The answer that was drawn before to the same question; empty where there is none. */
export function drawnBefore(turn: Turn, question: string, by?: LoreEntry): string {
  const kind = kindOfQuestion(turn, question);
  const words = wordsOf(turn, question);
  // "When was it really?": what was asked just before.
  const last = turn.memo.case?.last;
  const own = [...subjectWords(questionIn(question))];
  if (kind === null) return "";
  if (own.length === 0 && kind !== null && last?.id.startsWith(`drawn ${kind}: `) && last.turn >= turn.brief.number - 1)
    return turn.memo.settled.findLast(({ key }) => key === last.id)?.answer ?? "";
  if (words.length === 0) return "";
  if (isOfSelf(kind) && by !== undefined) words.push(byWord(by));
  const before = turn.memo.settled.findLast(({ key }) => {
    if (!key.startsWith(`drawn ${kind}: `)) return false;
    const own = key.slice(`drawn ${kind}: `.length).split(" ");
    const [less, more] = own.length < words.length ? [own, words] : [words, own];
    return less.every((word) => more.includes(word));
  });
  return before?.answer ?? "";
}

/** What a question is about, with its verbs in their plain form; of one that says only "it", what the player's message is about. */
export function wordsOf(turn: Turn, question: string): string[] {
  const own = [...subjectWords(inBase(questionIn(question)))];
  // "A fine boat. Who paid for it?" is about the boat.
  const isWhole = own.length > 0 && !pattern("drawn-answer words of").test(questionIn(question));
  return isWhole ? own : [...subjectWords(inBase(turn.brief.playerText))];
}

/**
 * Draws an answer, in the words of the one who is asked or as what is found. False where nothing is written for the question. Of what is too
 * general to be drawn the player is asked first, where nobody in the story is.
 */
export async function drawAnswer(turn: Turn, question: string, by?: LoreEntry): Promise<boolean> {
  const { memo } = turn;
  const kind = kindOfQuestion(turn, question);
  if (kind === null || (memo.case?.showdown ?? null) !== null || (OF_ASKED.test(kind) && by === undefined))
    return false;
  const alibi = kind === "alibi" && by !== undefined ? whereTheyWere(turn, by) : "";
  if (alibi !== "") {
    turn.say(saidBy(alibi, speakerName(by!)));
    return true;
  }
  // "Its bell rings by itself": nobody rings it.
  const verbs = kind === "who" ? [...subjectWords(inBase(questionIn(question)))] : [];
  const alone = turn.lore.written.find(
    ({ text, words }) =>
      verbs.length > 0 && pattern("drawn-answer alone").test(text) && verbs.every((word) => words.has(word)),
  );
  if (alone !== undefined) {
    turn.say("Nobody.");
    return true;
  }
  const asked = questionIn(question).replace(/[?.!\s]+$/u, "");
  const three = kind === "is" && !turn.draws ? [] : formsOf(turn, kind, by, asked);
  // One choice at a time: the second answer of a message is said without its others.
  const isSecond = turn.hasDrawn;
  if (three.length < 3 && UNWRITTEN.test(kind) && by === undefined) {
    memo.pending = { sort: "drawn", asks: factOf(asked, ""), choices: [] };
    turn.say(lineFor(turn, "nobody wrote"));
    return true;
  }
  if (three.length < 3) return false;
  turn.hasDrawn = true;
  let at = 0;
  // Of whom the texts speak with it, that is who it is.
  if (!isTied(turn, kind, three[0]!, question)) {
    at = (await turn.brief.table.roll("1d3", asked.slice(0, 100))).total - 1;
    turn.rolled = true;
  }
  const [answer = ""] = three.splice(at, 1);
  const key = keyOf(turn, kind, question, by);
  const fact = factOf(
    (isOfSelf(kind) || /\byou/iu.test(asked)) && by !== undefined ? `${shortName(by)} on “${asked}”` : asked,
    answer,
  );
  memo.settled.push({ key, answer });
  if (kind === "price" && by !== undefined) asksFor(turn, by, answer);
  turn.fact(fact);
  if (memo.case !== null)
    memo.case.last = {
      what: "detail",
      id: key,
      log: fact,
      by: "",
      brought: "",
      way: "look",
      turn: turn.brief.number,
    };
  turn.say(by === undefined ? answer : saysDrawn(question, answer, by));
  if (isSecond) return true;
  memo.pending = { sort: "drawn", asks: fact, choices: three };
  // How old somebody is or what it tastes of is nothing to choose from.
  if (pattern("drawn-answer small", "u").test(kind)) return true;
  turn.say(`(Drawn. Rather: (1) ${three[0]} (2) ${three[1]} Or say it yourself.)`);
  return true;
}

/** Whether the player's texts speak of the one whom an answer names and of what is asked in one sentence, or of whom somebody has lost who is asked for their wish. */
function isTied(turn: Turn, kind: string, answer: string, question: string): boolean {
  if (kind !== "who" && kind !== "whose") return kind === "want" && answer.startsWith("To have my ");
  const asked = wordsOf(turn, question);
  const [named] = entriesIn(turn.lore, answer);
  return (
    named !== undefined &&
    turn.about(named).some(({ source, words }) => source !== "story" && asked.some((word) => words.has(word)))
  );
}

/** A drawn answer, as the one says it who is asked: "Dorcas." to "Who paid for your boat?" is "Dorcas paid for my boat." */
export function saysDrawn(question: string, answer: string, by: LoreEntry): string {
  const asked = questionIn(question).replace(/[?.!\s]+$/u, "");
  const name = pattern("drawn-answer name", "u").exec(answer)?.[1];
  const whole = name === undefined ? null : doneBy(asked, name === shortName(by) ? "I" : name);
  // "Doctor Quay," says Doctor Quay: who is asked is no answer to it.
  if (whole === null && name === shortName(by)) return "";
  return saidBy(whole === null ? answer : `${whole}.`, speakerName(by));
}

/** What only the one who is asked can answer is theirs, and so is the answer. */
const keyOf = (turn: Turn, kind: string, question: string, by?: LoreEntry): string =>
  `drawn ${kind}: ${[...wordsOf(turn, question), ...(isOfSelf(kind) && by !== undefined ? [byWord(by)] : [])].toSorted().join(" ")}`.slice(
    0,
    120,
  );
const byWord = ({ name }: LoreEntry): string => `by-${name.replaceAll(" ", "-")}`;

/**
 * Draws what the texts ask and no plot knows, for the end of a story: "what came in on the ship". The other two can be taken instead.
 * Empty where nothing is written for it.
 */
export function drawnAtEnd(turn: Turn, asked: string): string {
  if (!pattern("asks what came").test(asked)) return "";
  const before = drawnBefore(turn, asked);
  if (before !== "") return before;
  const [answer = "", ...others] = formsOf(turn, "what came", undefined, asked);
  if (others.length < 2) return "";
  const fact = factOf(asked, answer);
  turn.memo.settled.push({
    key: keyOf(turn, "what came", asked),
    answer,
  });
  turn.fact(fact);
  turn.memo.pending = { sort: "drawn", asks: fact, choices: others };
  return answer;
}

/** The choice between the answers that were drawn at the end; empty where none was. */
export function otherAnswers({ memo }: Turn): string {
  const { pending } = memo;
  return pending?.sort === "drawn" && pattern("asks what came").test(pending.asks)
    ? `(${pending.asks.split(": ")[0]} is drawn. Rather: (1) ${pending.choices[0]} (2) ${pending.choices[1]} Or say it yourself.)`
    : "";
}

/** As the record has it: "Who cast the bell: Joss, and not alone." */
const factOf = (asked: string, answer: string): string =>
  `${capitalise(toSecondPerson(asked))}: ${answer}`.slice(0, 400);

/** The player takes another answer, or says their own. */
export function redraw(turn: Turn, fact: string, own: string): void {
  const { memo } = turn;
  const answer = capitalise(`${own.replace(/[.!\s]+$/u, "")}.`).replace(/([.!?…”])\.$/u, "$1");
  const [asked = ""] = fact.split(": ");
  const before = fact.slice(asked.length + 2);
  const settled = memo.settled.filter((each) => /^(?:drawn|price) /u.test(each.key) && each.answer === before);
  for (const each of settled) each.answer = answer;
  // What nobody had written the player has.
  if (settled.length === 0) memo.settled.push({ key: keyOf(turn, kindOfQuestion(turn, asked) ?? "is", asked), answer });
  memo.facts = memo.facts.filter((each) => each !== fact);
  turn.fact(factOf(asked, answer));
  if (memo.end !== null)
    for (const part of memo.end.parts ?? []) if (part.answer !== "" && fact.endsWith(part.answer)) part.answer = answer;
  // The player's own words are not said back.
  turn.say(turn.brief.playerText.includes(own) ? "Then it is so." : `Then it is so: ${answer}`);
}

/** What the player says in place of a drawn answer; null where the message is something else. */
export function ownAnswer(fact: string, typed: string): string | null {
  if (/[?“"]/u.test(typed)) return null;
  const [, said] = pattern("drawn-answer own answer").exec(typed) ?? [];
  if (said !== undefined) return said;
  return !/^(?:i|we|my|our)\b/iu.test(typed) &&
    pattern("drawn-answer own answer 2").test(typed) &&
    !pattern("drawn-answer own answer 3").test(typed)
    ? typed
    : [...subjectWords(fact.split(": ")[0]!)].some((word) => contentWords(typed).has(word)) &&
        pattern("drawn-answer own answer 4").test(typed) &&
        !/^(?:i|we)\b/iu.test(typed)
      ? typed
      : null;
}
