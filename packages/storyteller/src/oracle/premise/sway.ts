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

/** How people are moved to something by words: persuaded, deceived, threatened by a check; accused by what speaks against them. */

const SKILLS = { persuade: "Persuasion", deceive: "Deception", threaten: "Intimidation" } as const;

/** Somebody is to be moved to something: one check. */
export async function sway(turn: Turn, person: LoreEntry, reading: Reading, text: string): Promise<void> {
  turn.bring(person);
  turn.memo.last = person.name;
  // An animal is won over by how it is spoken to, and has nothing to confess.
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

/** Whether somebody is moved to speak, and not to do something. */
const wantsWords = (text: string): boolean =>
  /\b(?:talk|tell|speak|say|answer|reveal|confess|explain|admit|share)\b/iu.test(text);

/** What they are asked to do, to stand after "agrees to": "let you pass". Empty where the words do not say. */
function askedFor(text: string): string {
  const plain = text.replace(/’/gu, "'").replace(/[.!?"“”]+$/gu, "");
  const found =
    /\b(?:persuade|convince|ask|beg|urge|order|force|get|make|tell|want|trick|threaten|press|flatter)\b[^.!?]*?\b(?:to|into) ((?!(?:the|my|an?|him|her|them|me|your|his|their|our|it|this|that|know|be|see)\b)\p{Ll}{2,}\b[^.!?]*)/iu.exec(
      plain,
    )?.[1] ?? "";
  const wording = toSecondPerson(found.trim());
  return wording.length > 120 ? "" : wording;
}

/** How likely somebody is guilty: by how much of what was learned names them. */
function guiltOdds(turn: Turn, person: LoreEntry): (typeof ODDS_WORDS)[number] {
  const name = shortName(person);
  const against = turn.memo.facts.filter(
    (fact) => fact.includes(name) && !new RegExp(`^(?:Asked “[^”]*”, )?${name} said`, "u").test(fact),
  ).length;
  return ODDS_WORDS[Math.min(4, 1 + against)] ?? "fifty-fifty";
}

/** Somebody is accused to their face: the dice say whether it is true, by what speaks against them. */
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
