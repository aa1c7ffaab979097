import type { Reading } from "../understand/reading.ts";
import { type LoreEntry, shortName } from "./lore.ts";
import { toSecondPerson } from "./person-words.ts";
import { start } from "./talk.ts";
import { lies } from "./plot/answers-of.ts";
import { accusedOf, face } from "./plot/confront.ts";
import { canFace, tellsClue } from "./plot/reveal.ts";
import type { Turn } from "./turn.ts";

/** How people are moved to something by words: persuaded, deceived, threatened, accused. */

const SKILLS = {
  persuade: "Persuasion",
  deceive: "Deception",
  threaten: "Intimidation",
  accuse: "Insight",
} as const;

/** Somebody is to be moved to something: one check. */
export async function sway(turn: Turn, person: LoreEntry, reading: Reading, text: string): Promise<void> {
  turn.bring(person);
  turn.memo.last = person.name;
  const act = reading.act as keyof typeof SKILLS;
  const skill = SKILLS[act];
  const attitude = turn.member(person.name)?.attitude ?? 0;
  const { plot } = turn;
  const asked = askedFor(text);
  if (plot !== null && plot.culprit === person.name && canFace(plot))
    return face(turn, `You do not let ${shortName(person)} talk about anything else.`);
  if (act === "accuse" && accusedOf(turn, person)) return;
  const thread = turn.threadFor(text, true);
  const grade = await turn.check(
    act === "accuse" ? "wisdom" : "charisma",
    skill,
    13 - attitude * 2,
    `Whether ${shortName(person)} gives way`,
  );
  turn.log(`You ${act} ${shortName(person)}${grade === "failure" ? ", in vain" : ""}.`);
  if (act === "accuse") return accuse(turn, person, grade);
  if (grade === "failure") {
    turn.attitude(person.name, -1);
    turn.say(
      `${start(person)} ${{ persuade: "is not persuaded", deceive: "does not believe a word", threaten: "does not give way" }[act]}${asked === "" ? "" : `, and will not ${asked}`}.`,
      turn.tick(`A refusal: ${shortName(person)}`),
    );
    return;
  }
  if (act === "threaten") turn.attitude(person.name, -1);
  const agrees =
    asked === ""
      ? { persuade: "comes round to you", deceive: "believes you", threaten: "gives way" }[act]
      : `agrees to ${asked}`;
  const sentence = `${start(person)} ${agrees}.`;
  if (/\b(?:come|go|travel|join|help|follow) (?:along )?(?:with )?you\b|\baccompany you\b/u.test(asked))
    turn.memo.companions.push(person.name);
  if (asked !== "") turn.fact(`${start(person)} agreed to ${asked}.`);
  turn.step(thread, sentence);
  const clue =
    plot !== null && plot.culprit !== person.name && wantsWords(asked, text) ? tellsClue(turn, person) : null;
  if (clue !== null) {
    turn.say(
      act === "threaten" ? `${start(person)} goes pale, and gives way.` : `${start(person)} breathes out. “All right.”`,
      clue,
    );
    if (grade === "cost") turn.say(turn.tick("A talk that was seen"));
    return;
  }
  if (plot !== null && plot.culprit === person.name && asked === "") return lies(turn, person);
  if (grade === "success")
    return turn.say(sentence, act === "threaten" ? `${start(person)} will not forget how you asked.` : "");
  turn.say(sentence, `But somebody has seen the two of you together. ${turn.tick("A talk that was seen")}`);
}

/** Whether somebody is moved to speak, and not to do something. */
const wantsWords = (asked: string, text: string): boolean =>
  asked === "" ||
  /\b(?:talk|tell|speak|say|answer|reveal|confess|explain|admit|share|help)\b/iu.test(`${asked} ${text}`);

/** What they are asked to do, to stand after "agrees to": "let you pass". Empty where the words do not say. */
function askedFor(text: string): string {
  const plain = text.replace(/’/gu, "'").replace(/[.!?"“”]+$/gu, "");
  const found =
    /\b(?:persuade|convince|ask|beg|urge|order|force|get|make|tell|want|trick|threaten|press|flatter)\b[^.!?]*?\bto ((?!(?:the|my|an?|him|her|them|me|your|his|their|our|it|this|that|know|be|see)\b)\p{Ll}{2,}\b[^.!?]*)/iu.exec(
      plain,
    )?.[1] ?? "";
  const told = toSecondPerson(found.trim());
  return told.length > 120 ? "" : told;
}

function accuse(turn: Turn, person: LoreEntry, grade: "success" | "cost" | "failure"): void {
  if (grade === "failure") {
    turn.attitude(person.name, -2);
    return turn.say(
      `${start(person)} denies it to your face, and will not forgive you the word.`,
      turn.tick("An accusation that failed"),
    );
  }
  turn.attitude(person.name, -1);
  turn.say(
    grade === "success" ? `${start(person)} does not deny it.` : `${start(person)} denies it, but too fast.`,
    tellsClue(turn, person) ?? "",
  );
  if (turn.plot?.culprit === person.name) lies(turn, person);
}
