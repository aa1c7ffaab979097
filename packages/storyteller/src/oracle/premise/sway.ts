import type { Reading } from "../understand/reading.ts";
import { type LoreEntry, shortName } from "./lore.ts";
import { toSecondPerson } from "./person-words.ts";
import { start } from "./talk.ts";
import { type Turn, wantOf } from "./turn.ts";

const BY = "game_master" as const;

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
  const asked = askedFor(text);
  const thread = turn.threadFor(text, true);
  const grade = await turn.check(
    act === "accuse" ? "wisdom" : "charisma",
    skill,
    13 - attitude * 2,
    `Whether ${shortName(person)} gives way`,
  );
  turn.log(`You ${act} ${shortName(person)}${grade === "failure" ? ", in vain" : ""}.`);
  if (act === "accuse") return accuse(turn, person, text, grade);
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
  if (grade === "success")
    return turn.say(sentence, act === "threaten" ? `${start(person)} will not forget how you asked.` : "");
  const want = wantOf(person, turn.lore);
  if (want !== "") {
    turn.say(`${sentence} It has a price: ${shortName(person)} wants ${want}, and expects you to help with it.`);
    turn.change({
      type: "thread_changed",
      by: BY,
      title: `Help ${shortName(person)}: ${want}`.slice(0, 118),
      question: `Will ${shortName(person)} get it?`,
      kind: "promise",
      state: "open",
    });
    return;
  }
  turn.say(
    sentence,
    `It has a price. Two words to build on: ${await turn.words()}. What does ${shortName(person)} want for it?`,
  );
  turn.handOver({
    kind: "fact",
    about: `what ${shortName(person)} wants for it`,
    by: person.name,
    lead: `For it ${shortName(person)} wants`,
    thread: "",
    moves: false,
  });
}

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

async function accuse(
  turn: Turn,
  person: LoreEntry,
  text: string,
  grade: "success" | "cost" | "failure",
): Promise<void> {
  if (grade === "failure") {
    turn.attitude(person.name, -2);
    return turn.say(
      `${start(person)} denies it to your face, and will not forgive you the word.`,
      turn.tick("An accusation that failed"),
    );
  }
  turn.attitude(person.name, -1);
  const thread = turn.threadFor(text);
  const words = await turn.words();
  turn.say(
    grade === "success"
      ? `${start(person)} does not deny it.`
      : `${start(person)} denies it, but too fast, and you see that some of it is true.`,
  );
  turn.say(
    `What is true of it is yours to say. Two words to build on: ${words}. What does ${shortName(person)} let slip?`,
  );
  turn.handOver({
    kind: "fact",
    about: `what ${shortName(person)} lets slip`,
    by: person.name,
    lead: `${start(person)} lets slip`,
    thread: thread?.title ?? "",
    moves: true,
  });
}
