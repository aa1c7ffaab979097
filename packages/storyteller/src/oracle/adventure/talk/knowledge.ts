import { fitOf } from "./conversation-partner.ts";
import { pattern } from "../../patterns.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import type { Person } from "#content/adventures/schema";
import { apply, findClue } from "../stage/effects.ts";
import { capital, firstSentence } from "../stage/prose.ts";
import { asksTheSame, noteQuestion, sayNoMore, sayUnknown } from "../stage/repeats.ts";
import { count, so, type Stage, subject, say, textNow } from "../stage/stage.ts";
import { withoutCall } from "./conversation-partner.ts";
import { answerRemark } from "./small-talk.ts";
import { A_QUESTION, ASKS_FOR } from "./two-questions.ts";

/** What a person knows: whether they tell it, and how it is told. */

export type Knowledge = Person["knows"][number];

/** Whether the person tells this now. What the hero has already found out is no longer a secret. */
export function isWilling(stage: Stage, person: Person, { needs, gives }: Knowledge): boolean {
  if (needs === undefined) return true;
  const { attitudes, promised, pressed, clues } = stage.progress;
  if (gives !== undefined && clues.includes(gives) && so(stage, needs.when)) return true;
  return (
    (needs.attitude === undefined || (attitudes[person.id] ?? 0) >= needs.attitude) &&
    (needs.promised === undefined || promised.includes(person.id)) &&
    (needs.pressed === undefined || pressed.includes(person.id)) &&
    so(stage, needs.when)
  );
}

/** Whether only the person's own will keeps them from answering. */
export const couldBeWon = (stage: Stage, { needs }: Knowledge): boolean => so(stage, needs?.when);

export const said = (stage: Stage, person: Person, at: number): number =>
  stage.progress.said[`knows/${person.id}/${at}`] ?? 0;

export async function sayKnowledge(
  stage: Stage,
  person: Person,
  knowledge: Knowledge,
  at: number,
  first: boolean,
): Promise<void> {
  const before = count(stage, `knows/${person.id}/${at}`);
  const words = withoutCall(stage.brief.playerText, person);
  // Nobody repeats what the player did not ask for.
  if (before > 0 && !A_QUESTION.test(words) && !ASKS_FOR.test(words)) {
    answerRemark(stage, person, words);
    return;
  }
  const full = textNow(stage, knowledge.says, "minimal");
  // “Leonie Orlebar?” alone says nothing.
  const short = firstSentence(full).endsWith("?”") ? full : firstSentence(full);
  // Two questions of one message may have the same answer, which is given once. So may a deed and a question after it.
  const quoted = before > 0 ? short : longestQuote(textNow(stage, knowledge.says));
  if (quoted !== "" && stage.paragraphs.some((paragraph) => paragraph.includes(quoted))) return;
  const key = `${person.id}/${at}`;
  if (before > 0) {
    // Another question on the same subject is answered by what was said, if it surely is that subject.
    const surely = mentions(knowledge.about, stemsOf(words)) >= 1.5;
    if (!surely && !asksTheSame(stage, key, words)) return sayUnknown(stage, person);
    // Only words can be quoted: "Bet leaves off smiling" is nothing that she has said.
    if (!/^["“]/u.test(short)) return sayNoMore(stage, person);
    say(stage, `${capital(subject(person))} ${person.pronoun === "they" ? "have" : "has"} told you that.`, short);
    return;
  }
  noteQuestion(stage, key, words);
  const greets = first && stage.brief.detailLevel !== "minimal" && stage.brief.detailLevel !== "concise";
  if (greets) say(stage, person.look);
  say(stage, knowledge.says);
  if (knowledge.gives !== undefined) findClue(stage, knowledge.gives, true);
  await apply(stage, knowledge.effects);
}

/** The longest words in quotation marks. */
const longestQuote = (text: string): string =>
  [...text.matchAll(pattern("knowledge longest quote", "gu"))]
    .map(([, words = ""]) => words)
    .toSorted((a, b) => b.length - a.length)[0] ?? "";

/** Whether the person has admitted what a lie about the same thing hid: the lie is not told or broken after that. */
export const isAdmitted = ({ progress }: Stage, { knows }: Person, about: readonly string[]): boolean =>
  knows.some(
    ({ gives, about: subjects }) =>
      gives !== undefined && progress.clues.includes(gives) && subjects.some((word) => about.includes(word)),
  );

/** Whether the story has told what would break a lie. Nobody is lied to about what they have seen. */
export const isLivedThrough = (stage: Stage, clue: string): boolean =>
  !stage.progress.clues.includes(clue) &&
  stage.adventure.clues.some(({ id, known }) => id === clue && known !== undefined && so(stage, known));

/** Whether the person knows something, under a condition that holds, that surely replies to what is said to their face. */
export const repliesTo = (stage: Stage, person: Person, text: string): boolean =>
  person.knows.some(
    (each) =>
      each.needs?.when !== undefined &&
      isWilling(stage, person, each) &&
      fitOf(each.about, stemsOf(text), true) >= SURELY,
  );

const SURELY = 2;
