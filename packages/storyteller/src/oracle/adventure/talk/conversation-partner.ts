import { pattern, storedPattern, type StoredPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { inSentence, namesOf } from "../stage/prose.ts";
import { nameOf, present, so, type Stage } from "../stage/stage.ts";

/** Question words. A topic that matches only one of these does not fit. */
export const OPENING_WORDS: ReadonlySet<string> = new Set("who whose for why how what when where which".split(" "));

/** How well topics fit the player's words. A question word counts little, and only if nothing else is named. */
export function fitOf(about: readonly string[], stems: readonly string[], named: boolean): number {
  if (lately?.stems !== stems)
    lately = { stems, advises: pattern("conversation-partner advises").test(stems.join(" ")), fits: new Map() };
  const { advises, fits } = lately;
  let fit = fits.get(about);
  if (fit === undefined) {
    // "We should warn the mills" asks for no advice.
    const subjects = about.filter((each) => !OPENING_WORDS.has(each) && (advises || !each.startsWith("should i")));
    fits.set(about, (fit = mentions(subjects, stems)));
  }
  if (fit > 0 || named) return fit;
  return 0.4 * mentions(about, stems);
}

/** The words that topics were compared with last, and how well each fits: an answer is chosen in several steps that all ask for it. */
let lately: {
  readonly stems: readonly string[];
  readonly advises: boolean;
  readonly fits: Map<readonly string[], number>;
} | null = null;

/** If a topic matches two words of the text, it is surely the topic meant. */
export const WELL_MEANT = 2;

/** The person with whom the player speaks: the one named, the one of the conversation before, or the only one here. */
export function partnerOf(
  stage: Stage,
  target: string | null,
  called: readonly string[],
  stems: readonly string[],
  isCalled: boolean,
  asks = true,
): Person | null {
  const here = present(stage);
  const goesOn = stems.some((word) => /^you(?:r|'|$)/u.test(word));
  const named =
    here.find((person) => person.name === target && (!goesOn || mentions(namesOf(person), stems) > 0)) ??
    here
      .map((person) => ({ person, said: mentions(namesOf(person), called) }))
      .toSorted((a, b) => b.said - a.said)
      .find(({ said }) => said > 0)?.person;
  const { partner } = stage.progress;
  const spokenWith = here.find(({ id }) => id === partner);
  // "Is Mrs Achard kind to you?" is asked of the present conversation partner.
  if (named !== undefined && goesOn && !isCalled && spokenWith !== undefined) return spokenWith;
  if (named !== undefined) return named;
  // Otherwise the person who knows about the topic, then the previous partner, then the first person of the place.
  const fits = new Map(
    here.map((person) => {
      const subjects = [...person.knows, ...person.lies, ...person.smalltalk];
      return [person, Math.max(0, ...subjects.map(({ about }) => fitOf(about, stems, true)))];
    }),
  );
  const knows = (person: Person): number => fits.get(person) ?? 0;
  // "Who are you?" at a new place is no question to somebody who came along.
  const came = (person: Person) => stage.progress.companions.includes(person.id);
  // "Ask anybody who is there" means the people of the place.
  const anybody = pattern("conversation-partner partner of").test(stage.brief.playerText);
  const strange = here.find((person) => !came(person) && (stage.progress.said[`greet/${person.id}`] ?? 0) === 0);
  if (strange !== undefined && (spokenWith === undefined || came(spokenWith)) && MEETS.test(stage.brief.playerText))
    return strange;
  // A text that asks nothing is probably addressed to the previous partner, and so is a question that they can answer. A new place ends
  // the talk with a companion.
  const known = spokenWith === undefined || (came(spokenWith) && strange !== undefined) ? 0 : knows(spokenWith);
  const answers = known >= (goesOn ? 1 : WELL_MEANT) && here.every((each) => knows(each) <= known * 3);
  const stays = answers || (goesOn && !asks) ? 4 : goesOn ? 1 : asks ? 0.75 : 1.5;
  const rank = (person: Person) =>
    knows(person) + (person.id === partner ? stays : 0) - (came(person) ? (anybody ? 3 : 0.25) : 0);
  return here.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

const MEETS = storedPattern("conversation-partner meets");

/** The words before "about". They name the person addressed. */
export const addressedStems = (text: string): readonly string[] =>
  stemsOf(text.replaceAll(/["“][^"”]*["”]/gu, " ").split(pattern("conversation-partner addressed stems"))[0] ?? "");

const CALLING = storedPattern("adventure conversation-partner calling");

const TO_PRONOUN = storedPattern("conversation-partner to pronoun");

/** The words that address a person by name. "Your grandfather" inside a question does not count. */
export function calledStems(text: string): readonly string[] {
  const plain = text.replaceAll(/["“][^"”]*["”]/gu, " ").split(pattern("conversation-partner called stems 2"))[0] ?? "";
  // "I tell her Warden Plume made it" addresses nobody by name.
  if (TO_PRONOUN.test(plain)) return [];
  // "I ask who saw the keeper last" asks nobody by name.
  if (pattern("conversation-partner called stems").test(plain)) return [];
  // So does "why didn't you tell Annis?"
  if (ASKS_WHETHER_TOLD.test(text)) return stemsOf(AT_THE_START.exec(plain)?.[1] ?? AT_THE_END.exec(text)?.[1] ?? "");
  const called = CALLING.exec(plain) ?? CALLING.exec(text);
  return stemsOf(called?.[1] ?? called?.[2] ?? called?.[3] ?? "");
}

const ASKS_WHETHER_TOLD = storedPattern("conversation-partner asks whether told");
const AT_THE_START = storedPattern("conversation-partner at the start");
/** A name that is a sentence of its own: "Mrs Quill. Bess sends her peas.", "Mr Lusk? We have been looking for you." */
const ALONE = storedPattern("conversation-partner alone", "u");
const AT_THE_END = storedPattern("conversation-partner at the end", "u");

/** A name before a question without a comma: "bess did you know her". */
const BEFORE_QUESTION = storedPattern("conversation-partner before question");

/** A name at the beginning, whatever follows: "bess you ok", "tib come here". */
const FIRST_WORDS = storedPattern("conversation-partner first words");

/** A name after a question or a reproach without a comma: "what did you do Aldous". */
const AFTER_YOU = storedPattern("conversation-partner after you");

/** A name between commas or before the end of a sentence: "Say it yourself, Mr Sloe. Who forged this?" */
const IN_PASSING = /,\s*((?:[\p{L}'’]+\s?){1,3})\s*[,.!?:;]/giu;

/** A person here whom the words address by name: "Aldous, I have seen the sacks". Null if they address nobody. */
export function calledHere(stage: Stage, text: string): Person | null {
  const addressed = present(stage).find(({ id }) => id === stage.addressed);
  return addressed ?? calledIn(text.replaceAll(/["“][^"”]*["”]/gu, " "), present(stage));
}

const FIRST_AND_ASKED = storedPattern("conversation-partner first and asked");

/** "How long have you worked here mrs achard": a name at the end that is no object of the question. */
const ASKED_AND_LAST = storedPattern("conversation-partner asked and last");

/** "That's your mark, isn't it. Reeve, you kept the watch." */
const THEN_YOU = storedPattern("conversation-partner then you");

/** "I call out: Tobit!", "Tobit! Tobit Lusk! Annis is here." */
const CALLS = storedPattern("conversation-partner calls");
const SHOUTS = storedPattern("conversation-partner shouts", "u");

/** "Reeve, nobody stole them, did they?" */
const FIRST_CALLED = storedPattern("conversation-partner first called");

/** "Do you trust Brother Hallam?" is asked about him. */
const OBJECT_BEFORE = storedPattern("conversation-partner object before", "u");
const isObject = (name: string, text: string): boolean => OBJECT_BEFORE.test(text.slice(0, text.lastIndexOf(name)));

/** "Good morning, Dilly. Did you sleep?", "Thank you, Joan", "evening Bess. who is that" */
const GREETED = storedPattern("conversation-partner greeted");

/** A person elsewhere to whom the words are said: "mr gonne who is selling this". Null if they call somebody here, or nobody. */
export function calledAway(stage: Stage, text: string): Person | null {
  if (calledHere(stage, text) !== null || /["“]/u.test(text)) return null;
  const here = present(stage);
  const greeted = GREETED.exec(text)?.[1];
  const met = stage.adventure.people.find(
    (each) => greeted !== undefined && mentions(namesOf(each), stemsOf(greeted)) >= 1,
  );
  if (met !== undefined && !here.includes(met) && met.hidden === undefined && met.absent === undefined) return met;
  const first = FIRST_CALLED.exec(text)?.[1] ?? "";
  const isCalled = (each: Person) => first !== "" && mentions([each.name, ...each.aliases], stemsOf(first)) >= 1;
  const called = stage.adventure.people.find(
    (each) =>
      isCalled(each) &&
      (each.hidden === undefined || each.absent?.some(({ when }) => when !== undefined && so(stage, when)) === true) &&
      !stage.progress.dead.includes(each.id) &&
      !isTalkedOf(each, text),
  );
  if (called !== undefined && !here.some((each) => mentions(namesOf(each), stemsOf(first)) >= 1)) return called;
  const names = [FIRST_AND_ASKED, FIRST_WORDS, ASKED_AND_LAST, THEN_YOU].flatMap(
    (pattern) => pattern.exec(text)?.[1] ?? [],
  );
  for (const called of names) {
    const person = stage.adventure.people.find((each) => mentions([each.name, ...each.aliases], stemsOf(called)) >= 1);
    if (person !== undefined && !here.includes(person) && !isObject(called, text) && !isTalkedOf(person, text))
      return person;
  }
  return null;
}

const THIRD: Readonly<Record<string, StoredPattern>> = {
  she: storedPattern("conversation-partner third"),
  he: /\b(?:he|him|his)\b/iu,
  they: /(?!)/u,
  it: /(?!)/u,
};
/** "Leonie, the freckled one. Her coat is wet. Where is she?" is about her, and not said to her. */
export const isTalkedOf = ({ pronoun }: Person, text: string): boolean => THIRD[pronoun]!.test(text);

/** "What's in the oven, Tib?" without its comma. */
const ASKED_LAST = storedPattern("conversation-partner asked last");

/** The person among these whom spoken words address by name. A name that is only mentioned addresses nobody. */
export function calledIn(spoken: string, people: readonly Person[]): Person | null {
  const patterns = [ALONE, GREETED, AT_THE_START, BEFORE_QUESTION, FIRST_WORDS, AT_THE_END, AFTER_YOU, ASKED_LAST];
  const names = patterns.flatMap((pattern) => pattern.exec(spoken)?.[1] ?? []);
  for (const called of [...names, ...[...spoken.matchAll(IN_PASSING)].map(([, name = ""]) => name)]) {
    const person = bestNamed(called, people) ?? courteously(called, people);
    // "Do you know Tobit Lusk?" calls no other Lusk.
    if (person !== undefined && !isObject(called, spoken)) return person;
  }
  return null;
}

/** The person whose name the words have most of: "Mr Lusk" is the grandfather, although his granddaughter is Lusk, too. */
function bestNamed(called: string, people: readonly Person[]): Person | undefined {
  const pronoun = /^\W*(?:mr|mister)\b/iu.test(called)
    ? "he"
    : pattern("conversation-partner best named").test(called)
      ? "she"
      : "";
  return people
    .map((person) => ({
      person,
      fit: mentions(namesOf(person), stemsOf(called)) + (person.pronoun === pronoun ? 1 : 0),
    }))
    .filter(({ person }) => mentions(namesOf(person), stemsOf(called)) >= 1)
    .toSorted((one, other) => other.fit - one.fit)[0]?.person;
}

const MADAM = storedPattern("conversation-partner madam");
const SIR = storedPattern("conversation-partner sir");

/** "Miss, what are you drawing?" calls the only woman here. */
function courteously(called: string, people: readonly Person[]): Person | undefined {
  const pronoun = MADAM.test(called) ? "she" : SIR.test(called) ? "he" : "";
  const meant = people.filter((each) => each.pronoun === pronoun);
  return meant.length === 1 ? meant[0] : undefined;
}

/** The words without the name of the person addressed. */
export const withoutCall = (text: string, person: Person): string =>
  withoutComma(text, person).replace(BEFORE_QUESTION, (whole, name: string) =>
    mentions(namesOf(person), stemsOf(name)) > 0 ? "" : whole,
  );

/** "Who is it for, that last one?" addresses nobody. */
const withoutComma = (text: string, person: Person): string => {
  const calls = (name: string) => mentions(namesOf(person), stemsOf(name)) > 0;
  return text
    .replace(AT_THE_START, (start, name: string) => (calls(name) ? " " : start))
    .replace(AT_THE_END, (end, name: string) => (!calls(name) ? end : end.includes("?") ? "?" : " "));
};

const ONE_OF_THEM = storedPattern("conversation-partner one of them");
const PRONOUNS = ["he", "she", "it"] as const;

/** A person here whom the words describe: "the guy in the hat". Undefined if they fit nobody, or more than one. */
export function personDescribed(stage: Stage, text: string): Person | undefined {
  const [whole = "", noun = ""] = ONE_OF_THEM.exec(text) ?? [];
  if (noun === "") return undefined;
  const pronoun = PRONOUNS.find((each) => pattern(`conversation-partner ${each}`).test(noun));
  const fitting = present(stage).filter((person) => pronoun === undefined || person.pronoun === pronoun);
  const words = new Set(stemsOf(whole).filter((word) => word.length > 2 && word !== stemsOf(noun)[0]));
  const looks = fitting.filter(({ look, role }) => stemsOf(`${look} ${role}`).some((word) => words.has(word)));
  return looks.length === 1 ? looks[0] : fitting.length === 1 ? fitting[0] : undefined;
}

/** A person here whom the words name. */
export const personNamed = (stage: Stage, text: string): Person | undefined =>
  present(stage).find((person) => mentions(namesOf(person), stemsOf(text)) >= 1);

/** The person whom the words mean without a name: the last conversation partner, unless "his" or "her" fits only another person. */
export function partnerHere(stage: Stage, text: string): Person | undefined {
  const meant = /\b(?:him|his)\b/iu.test(text) ? "he" : /\bher\b/iu.test(text) ? "she" : "";
  const fitting = present(stage).filter(({ pronoun }) => pronoun === meant);
  const here = fitting.length > 0 ? fitting : present(stage);
  return here.find(({ id }) => id === stage.progress.partner) ?? here[0];
}

/** A person of the adventure whom the words name and who is not here. */
export function absentPerson(stage: Stage, stems: readonly string[]): Person | null {
  const here = new Set(present(stage).map(({ id }) => id));
  return (
    stage.adventure.people
      .filter(({ id }) => !here.has(id))
      .map((person) => ({ person, said: mentions(namesOf(person), stems) }))
      .filter(({ said }) => said > 0)
      .toSorted((a, b) => b.said - a.said)[0]?.person ?? null
  );
}

/** Says that a person is not here, and where the hero saw them last. */
export function notHere(stage: Stage, person: Person): string {
  if (stage.progress.dead.includes(person.id)) {
    const where = stage.progress.people[person.id];
    const lies = where === undefined || where === null ? "" : `, and lies at ${inSentence(nameOf(stage, where))}`;
    return `${person.name} ${person.pronoun === "they" ? "are" : "is"} dead${lies}.`;
  }
  const authored = person.absent?.find(({ when }) => so(stage, when));
  if (authored !== undefined) return authored.says;
  // A name that is called out into the dark is no question about where somebody is.
  const words = stage.brief.playerText;
  if (SHOUTS.test(words) || CALLS.test(words)) return "You call it out, and listen. Nobody answers.";
  const seen = stage.progress.seen[person.id];
  const object = { she: "her", he: "him", they: "them", it: "it" }[person.pronoun];
  if (seen === stage.progress.place) return `${person.name} is not here any more.`;
  if (seen !== undefined)
    return `${person.name} is not here. You last saw ${object} at ${inSentence(nameOf(stage, seen))}.`;
  return `${person.name} is not here.`;
}

const SAID_TO_YOU = storedPattern("speech said to you");

/** Somebody elsewhere to whom quoted words are said by name, between commas or at an end: "You locked that door, Prudence." */
export function spokenToAway(stage: Stage, spoken: string): Person | null {
  if (!SAID_TO_YOU.test(spoken) || calledIn(spoken, present(stage)) !== null) return null;
  const ends = spoken.split(/[,.!?;:]\s*/u).filter((part) => part !== "" && stemsOf(part).length <= 3);
  const here = present(stage);
  const isThem = (each: Person) =>
    ends.some((end) => mentions([each.name, ...each.aliases], stemsOf(end)) >= 1 && !/\b(?:the|a|my)\b/iu.test(end));
  const away = stage.adventure.people.find((each) => !here.includes(each) && isThem(each));
  const seen =
    away !== undefined && stage.progress.seen[away.id] !== undefined && !stage.progress.dead.includes(away.id);
  return seen ? away : null;
}

/** "I look at the ladder. Why does she carry it?": what was named before "it" belongs to the question. */
export const withReferents = (stage: Stage, text: string, stems: readonly string[]): string[] =>
  /\b(?:it|them)\b/iu.test(text) && text.includes("?") && !stems.some((word) => stage.referents.includes(word))
    ? [...stems, ...stage.referents]
    : [...stems];
