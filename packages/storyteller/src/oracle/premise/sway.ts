import type { Reading } from "../understand/reading.ts";
import { type LoreEntry, shortName } from "./lore.ts";
import { deedOf, toSecondPerson } from "./person-words.ts";
import { replyTo } from "./people/replies.ts";
import { secretOf } from "./people/opinions.ts";
import { lineOf } from "./people/voices.ts";
import { isAboutPlot } from "./plot/answers-of.ts";
import { reunion } from "./plot/endings.ts";
import { fill, spokenBy } from "./plot/fill.ts";
import { start } from "./talk.ts";
import { accusedOf, press } from "./plot/confront.ts";
import { canBlame, note, tellsClue } from "./plot/reveal.ts";
import type { Turn } from "./turn.ts";

/** How people are moved to something by words: persuaded, deceived, threatened, accused. */

const SKILLS = { persuade: "Persuasion", deceive: "Deception", threaten: "Intimidation" } as const;

/** Somebody is to be moved to something: one check. */
export async function sway(turn: Turn, person: LoreEntry, reading: Reading, text: string): Promise<void> {
  turn.bring(person);
  turn.memo.last = person.name;
  // An animal is won over by how it is spoken to, and has nothing to confess.
  if (person.kind === "creature" && turn.plot?.heart !== person.name && turn.plot?.culprit !== person.name)
    return turn.say(deedOf(text) === null ? "" : `You ${deedOf(text)}.`, replyTo(turn, person, text).text);
  const act = reading.act as keyof typeof SKILLS | "accuse";
  const attitude = turn.member(person.name)?.attitude ?? 0;
  const { plot } = turn;
  const asked = askedFor(text);
  if (
    plot !== null &&
    plot.stage === "open" &&
    plot.culprit === person.name &&
    (act === "accuse" ? canBlame(plot) : act === "threaten" && canBlame(plot) && isAboutPlot(turn, text))
  )
    return press(turn, text);
  if (act === "accuse" && accusedOf(turn, person)) return;
  if (act === "accuse") return unproven(turn, person);
  const thread = turn.threadFor(text, true);
  const grade = await turn.check("charisma", SKILLS[act], 13 - attitude * 2, `Whether ${shortName(person)} gives way`);
  turn.log(`You ${act} ${shortName(person)}${grade === "failure" ? ", in vain" : ""}.`);
  if (grade === "failure") {
    turn.attitude(person.name, -1);
    turn.say(
      spokenBy(shortName(person), lineOf(turn, person, act === "threaten" ? "cold" : "refuses")),
      act === "deceive" ? `${start(person)} has not believed a word of it.` : "",
    );
    turn.say(turn.tick(`A refusal: ${shortName(person)}`));
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
  const freed = grade === "success" || grade === "cost" ? freesSomebody(turn, person, text) : null;
  if (freed !== null) return turn.say(freed);
  const wants = asked === "" || wantsWords(asked, text);
  if (wants) {
    const clue =
      plot !== null && plot.culprit !== person.name ? tellsClue(turn, person, shortName(person), true) : null;
    turn.say(
      clue ??
        (plot !== null && plot.culprit === person.name && plot.stage === "open"
          ? givesWay(turn, person)
          : spokenBy(shortName(person), secretOf(turn, person))),
    );
  } else turn.say(spokenBy(shortName(person), lineOf(turn, person, "agrees")));
  if (grade === "cost") turn.say(`But somebody has seen the two of you together. ${turn.tick("A talk that was seen")}`);
}

/** Whoever is behind it and gives way says something true, and not all of it. */
function givesWay(turn: Turn, person: LoreEntry): string {
  const { plot } = turn;
  if (plot === null) return "";
  if (!plot.known.includes("where")) {
    note(turn, plot, "where", "");
    return spokenBy(shortName(person), fill(turn, plot, "Then look at {H}. I have said nothing."));
  }
  return spokenBy(shortName(person), fill(turn, plot, "Ask {O} what was promised, and ask it in front of people."));
}

/** Somebody who is held is let go, where the person who could do it gives way; null where nobody is, or it was not asked. */
function freesSomebody(turn: Turn, person: LoreEntry, text: string): string | null {
  const { plot } = turn;
  if (
    plot === null ||
    plot.captive === "" ||
    !/\b(?:free|release|let (?:\S+ ){1,3}(?:go|out)|pardon|spare)\b/iu.test(text)
  )
    return null;
  return `${spokenBy(shortName(person), lineOf(turn, person, "agrees"))} ${reunion(turn, plot, plot.captive)}`;
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

/** Whoever is behind it is blamed too early: there is nothing yet to hold against them. */
function unproven(turn: Turn, person: LoreEntry): void {
  const { plot } = turn;
  turn.attitude(person.name, -1);
  turn.log(`You accuse ${shortName(person)}, without proof.`);
  if (plot === null || plot.stage !== "open")
    return turn.say(spokenBy(shortName(person), lineOf(turn, person, "cold")));
  turn.say(spokenBy(shortName(person), "You can say that. You cannot show it."));
}
