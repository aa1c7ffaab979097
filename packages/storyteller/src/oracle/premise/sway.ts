import type { Reading } from "../understand/reading.ts";
import { askPlayer } from "./hand-over.ts";
import { advance, bears, goalOf } from "./goal.ts";
import { shortName, startName, type LoreEntry } from "./lore.ts";
import { hashOf } from "./memo.ts";
import { ODDS_WORDS } from "./odds.ts";
import { deedOf, toSecondPerson } from "./person-words.ts";
import { answersTo, reasons } from "./proposals.ts";
import { spokenBy } from "./quotes.ts";
import { freshOf, replyTo } from "./replies.ts";
import { trouble } from "./trouble.ts";
import type { Turn } from "./turn.ts";

/**
 * Moves people by words. Persuading, deceiving and threatening take a check; an accusation depends on the evidence. These are the skills
 * of the checks.
 */

const SKILLS = { persuade: "Persuasion", deceive: "Deception", threaten: "Intimidation" } as const;

/** Tries to move a person with one check. */
export async function sway(turn: Turn, person: LoreEntry, reading: Reading, text: string): Promise<void> {
  turn.bring(person);
  turn.memo.last = person.name;
  // An animal reacts to how the hero speaks to it, and cannot confess anything.
  if (person.kind === "creature")
    return turn.say(deedOf(text) === null ? "" : `You ${deedOf(text)}.`, replyTo(turn, person, text));
  if (reading.act === "accuse") return accuse(turn, person);
  const act = reading.act as keyof typeof SKILLS;
  const name = shortName(person);
  const attitude = turn.member(person.name)?.attitude ?? 0;
  const asked = act === "deceive" ? "" : askedFor(text);
  const grade = await turn.check(
    "charisma",
    SKILLS[act],
    (wantsWords(text) ? 10 : 13) - attitude * 2,
    `Whether ${name} gives way`,
  );
  turn.log(`You ${act} ${name}${grade === "failure" ? ", in vain" : ""}.`);
  if (grade === "failure") {
    turn.attitude(person.name, -1);
    turn.say(
      act === "deceive"
        ? `${startName(person)} does not believe a word of it.`
        : spokenBy(name, freshOf(turn, act === "threaten" ? COLD : REFUSES, hashOf(person.name))),
      await trouble(turn, `${name} refuses`),
    );
    return;
  }
  if (act === "threaten") turn.attitude(person.name, -1);
  const agrees = { persuade: "comes round to you", deceive: "believes you", threaten: "gives way" }[act];
  const does = asked === "" ? agrees : `agrees to ${asked}`;
  if (/\b(?:come|go|travel|join|help|follow) (?:along )?(?:with )?you\b|\baccompany you\b/u.test(asked))
    turn.memo.companions.push(person.name);
  if (asked !== "") turn.fact(`${startName(person)} agreed to ${asked}.`);
  const speaks = asked === "" || wantsWords(`${asked} ${text}`);
  const thread = bears(turn, person, text);
  turn.say(
    `${startName(person)} ${does}.`,
    grade === "cost" ? await trouble(turn, `You were seen with ${name}`, false) : "",
    speaks
      ? askPlayer(turn, {
          kind: "fact",
          asks: `What does ${name} say?`,
          about: `what ${name} says at last`,
          by: person.name,
          ...(thread === undefined ? {} : { thread }),
          choices: answersTo(turn, asked === "" ? text : asked, person),
        })
      : advance(turn, goalOf(turn), `${startName(person)} ${does}.`),
  );
}

const REFUSES = ["No. Not for that.", "I cannot do that, and you know why.", "Ask me something else."];
const COLD = [
  "You would not dare.",
  "I have been threatened by better people.",
  "Go on, then. We both know that you will not.",
];

/** Whether the hero wants the person to say something, rather than to do something. */
const wantsWords = (text: string): boolean =>
  /\b(?:talk|tell|speak|say|answer|reveal|confess|explain|admit|share)\b/iu.test(text);

/** What the hero asks the person to do, in words that can follow "agrees to": "let you pass". Empty if the text does not say it. */
function askedFor(text: string): string {
  const plain = text.replace(/’/gu, "'").replace(/[.!?"“”]+$/gu, "");
  const found =
    /\b(?:persuade|convince|ask|beg|urge|order|force|get|make|tell|want|trick|threaten|press|flatter)\b[^.!?]*?\b(?:to|into) ((?!(?:the|my|an?|him|her|them|me|your|his|their|our|it|this|that|know|be|see)\b)\p{Ll}{2,}\b[^.!?]*)/iu.exec(
      plain,
    )?.[1] ?? "";
  const wording = toSecondPerson(found.trim());
  return wording.length > 120 ? "" : wording;
}

/** How likely a person is guilty: the more of the known facts name them, the likelier. */
function guiltOdds(turn: Turn, person: LoreEntry): (typeof ODDS_WORDS)[number] {
  const name = shortName(person);
  const against = turn.memo.facts.filter(
    (fact) => fact.includes(name) && !new RegExp(`^(?:Asked “[^”]*”, )?${name} said`, "u").test(fact),
  ).length;
  return ODDS_WORDS[Math.min(4, 1 + against)] ?? "fifty-fifty";
}

/** Accuses a person. The dice decide whether it is true, with odds that depend on the evidence. */
async function accuse(turn: Turn, person: LoreEntry): Promise<void> {
  const name = shortName(person);
  turn.memo.last = person.name;
  const before = turn.memo.accused.find((each) => each.name === person.name);
  if (before?.guilty === true) return turn.say(spokenBy(name, "I have said so already. What more do you want?"));
  if (before !== undefined) {
    turn.attitude(person.name, -1);
    return turn.say(spokenBy(name, "I have told you: it was not me."));
  }
  const odds = guiltOdds(turn, person);
  const { yes } = await turn.ask(`Was it ${name}?`, odds);
  turn.memo.accused.push({ name: person.name, guilty: yes });
  turn.attitude(person.name, -1);
  turn.log(`You accuse ${name}${yes ? ", and it is true" : ""}.`);
  if (!yes) {
    turn.fact(`It was not ${name}.`);
    return turn.say(
      spokenBy(name, "It was not me."),
      `You look ${name} in the eye, and it is true.`,
      await trouble(turn, `You accused ${name}, who had not done it`),
    );
  }
  turn.fact(`It was ${name}.`);
  const goal = goalOf(turn);
  turn.say(
    spokenBy(name, "Yes. It was me."),
    odds === "unlikely" || odds === "almost impossible"
      ? "You did not expect that."
      : "All that you have learned pointed this way.",
    advance(turn, goal, `It was ${name}.`),
  );
  if (turn.memo.pending !== null) return;
  turn.say(
    askPlayer(turn, {
      kind: "truth",
      asks: `And why? What does ${name} say?`,
      about: `why ${name} did it`,
      by: person.name,
      ...(goal === undefined ? {} : { thread: goal.title }),
      choices: reasons(turn, person),
    }),
  );
}
