import { pattern, storedPattern } from "../../patterns.ts";
import { cases } from "../case/case-content.ts";
import { suits } from "../case/fill-in.ts";
import { saidBy, subjectWords } from "../case/reveal-clue.ts";
import { toneOf, worldOf } from "../case/aim-of-case.ts";
import { fateOf } from "../lore/fates.ts";
import { type LoreEntry, shortName } from "../lore/lore.ts";
import { contentWords, kindOfNoun } from "../lore/nouns.ts";
import { isSamePlace, placesOf } from "../lore/whereabouts.ts";
import type { Turn } from "../turn.ts";
import { capitalise } from "#english/noun-phrase";
import { toSecondPerson } from "../words/person-words.ts";
import { speakerName } from "./people/replies.ts";
import { personIn } from "./people/who.ts";
import { carried } from "./record/items.ts";

/**
 * Open questions of which neither the texts nor the case know anything: the dice draw one of three written answers, with the player's own
 * people and places. It is so from then on, unless the player takes another or says their own.
 */

/** The kind of an open question: who, where, what it says. Null where nothing is written for it. */
export function kindOfQuestion(turn: Turn, question: string): string | null {
  const asked = questionIn(question);
  const kind = Object.keys(cases().drawn).find((each) => each !== "ails" && pattern(`asks ${each}`).test(asked));
  if (kind === "says" && !pattern("asks says doc").test(asked) && personIn(turn, asked) !== undefined) return null;
  const isOfPerson = pattern("drawn-answer kind of question").test(asked) || personIn(turn, asked) !== undefined;
  // Where somebody is, the story knows.
  if (kind === "where" && personIn(turn, asked) !== undefined) return null;
  if (kind === "wrong" && isOfPerson) return "ails";
  return kind === "why" && !isOfPerson ? "why it" : (kind ?? null);
}

const ASKS = storedPattern("drawn-answer asks", "iu");
/** "Tell me about the recording. What does it say?": what is asked at last. */
export const questionIn = (words: string): string =>
  words
    .match(/[^.!?]+\?/gu)
    ?.find((each) => ASKS.test(each))
    ?.trim() ??
  words
    .match(/[^.!?]+\?/gu)
    ?.at(-1)
    ?.trim() ??
  pattern("drawn-answer question in").exec(words)?.[0] ??
  words;

/** Whether a question is about the one who is asked, so that nobody else can know better. */
export const isOfSelf = (kind: string | null): boolean => pattern("drawn-answer is of self", "u").test(kind ?? "");

/** The answer that was drawn before to the same question; empty where there is none. */
export function drawnBefore(turn: Turn, question: string): string {
  const kind = kindOfQuestion(turn, question);
  const words = wordsOf(turn, question);
  // "When was it really?": what was asked just before.
  const last = turn.memo.case?.last;
  const own = [...subjectWords(questionIn(question))];
  if (own.length === 0 && kind !== null && last?.id.startsWith(`drawn ${kind}: `) && last.turn >= turn.brief.number - 1)
    return turn.memo.settled.findLast(({ key }) => key === last.id)?.answer ?? "";
  if (words.length === 0) return "";
  const before = turn.memo.settled.findLast(({ key }) => {
    if (!key.startsWith(`drawn ${kind}: `)) return false;
    const own = key.slice(`drawn ${kind}: `.length).split(" ");
    const [less, more] = own.length < words.length ? [own, words] : [words, own];
    return less.every((word) => more.includes(word));
  });
  return before?.answer ?? "";
}

/** What a question is about; of one that says only "it", what the player's message is about. */
function wordsOf(turn: Turn, question: string): string[] {
  const own = [...subjectWords(question)];
  return own.length > 0 ? own : [...subjectWords(turn.brief.playerText)];
}

/** Draws an answer, in the words of the one who is asked or as what is found. False where nothing is written for the question. */
export async function drawAnswer(turn: Turn, question: string, by?: LoreEntry): Promise<boolean> {
  const { memo } = turn;
  const kind = kindOfQuestion(turn, question);
  if (kind === null || turn.hasDrawn || (memo.case?.showdown ?? null) !== null || (isOfSelf(kind) && by === undefined))
    return false;
  const three = formsOf(turn, kind, by);
  if (three.length < 3) return false;
  turn.hasDrawn = true;
  const asked = questionIn(question).replace(/[?.!\s]+$/u, "");
  const { total } = await turn.brief.table.roll("1d3", asked.slice(0, 100));
  turn.rolled = true;
  const [answer = ""] = three.splice(total - 1, 1);
  const key = `drawn ${kind}: ${wordsOf(turn, question).toSorted().join(" ")}`.slice(0, 120);
  const fact = factOf(
    (isOfSelf(kind) || /\byou/iu.test(asked)) && by !== undefined ? `${shortName(by)} on “${asked}”` : asked,
    answer,
  );
  memo.settled.push({ key, answer });
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
  memo.pending = { sort: "drawn", asks: fact, choices: three };
  turn.say(by === undefined ? answer : saidBy(answer, speakerName(by)));
  turn.say(`(Drawn. Rather: (1) ${three[0]} (2) ${three[1]} Or say it yourself.)`);
  return true;
}

/**
 * Draws what the texts ask and no plot knows, for the end of a story: "what came in on the ship". The other two can be taken instead.
 * Empty where nothing is written for it.
 */
export function drawnAtEnd(turn: Turn, asked: string): string {
  if (!pattern("asks what came").test(asked)) return "";
  const before = drawnBefore(turn, asked);
  if (before !== "") return before;
  const [answer = "", ...others] = formsOf(turn, "what came", undefined);
  if (others.length < 2) return "";
  const fact = factOf(asked, answer);
  turn.memo.settled.push({
    key: `drawn what came: ${wordsOf(turn, asked).toSorted().join(" ")}`.slice(0, 120),
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
  const settled = memo.settled.findLast(({ key, answer: before }) => key.startsWith("drawn ") && fact.endsWith(before));
  if (settled !== undefined) settled.answer = answer;
  memo.facts = memo.facts.filter((each) => each !== fact);
  turn.fact(factOf(asked, answer));
  if (memo.end !== null)
    for (const part of memo.end.parts ?? []) if (part.answer !== "" && fact.endsWith(part.answer)) part.answer = answer;
  turn.say(`Then it is so: ${answer}`);
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

/** Three answers of a kind, filled in; each name is in one of them only. */
function formsOf(turn: Turn, kind: string, by: LoreEntry | undefined): string[] {
  const story = turn.memo.case ?? { tone: toneOf(turn), world: worldOf(turn) };
  const question = turn.brief.playerText;
  // What was there yesterday has not been gone for a year.
  const isLate =
    kind === "when" &&
    turn.lore.sentences.some(({ source, text }) => source !== "story" && pattern("lately").test(text));
  const left = (cases().drawn[kind] ?? [])
    .flatMap((each) => (typeof each === "string" ? [each] : suits(story, each) ? [each.text] : []))
    .filter((each) => !isLate || !pattern("long past").test(each));
  const people = turn.people
    .filter(
      (entry) =>
        entry.kind === "person" &&
        entry.proper &&
        entry.name !== by?.name &&
        entry.name !== turn.memo.case?.who.opponent &&
        !turn.memo.companions.includes(entry.name) &&
        fateOf(turn.lore, entry) === null &&
        turn.member(entry.name)?.alive !== false &&
        !question.includes(shortName(entry)),
    )
    .map(shortName);
  const places = placesOf(turn).filter(
    (each) =>
      !isSamePlace(each, turn.place) &&
      !pattern("drawn-answer forms of", "u").test(each) &&
      !pattern("planet", "u").test(each),
  );
  const own = carried(turn).filter((each) => kindOfNoun(each.split(" ").at(-1)!) === "thing");
  const made: string[] = [];
  const next = (list: string[]): string => list.splice(turn.random.int(0, list.length - 1), 1)[0]!;
  while (made.length < 3) {
    const fits = left.filter(
      (each) =>
        (!/\{person\}/iu.test(each) || people.length > 0) &&
        (!each.includes("{place}") || places.length > 0) &&
        (!each.includes("{own}") || own.length > 0),
    );
    if (fits.length === 0) break;
    const form = turn.oneOf(fits);
    left.splice(left.indexOf(form), 1);
    let text = form;
    for (const [slot, list] of [
      ["person", people],
      ["place", places],
      ["own", own],
    ] as const) {
      const slots = new RegExp(`\\{${slot}\\}`, "iu");
      if (!slots.test(text)) continue;
      const name = next(list);
      text = text.replace(new RegExp(slots, "giu"), (whole) => (/\p{Lu}/u.test(whole) ? capitalise(name) : name));
    }
    made.push(capitalise(text));
  }
  return made;
}
