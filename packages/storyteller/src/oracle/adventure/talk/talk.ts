import { pattern, storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { answerTo, hasAnswer } from "./answer.ts";
import { namesClue, showsClue } from "./evidence.ts";
import { speakToAnybody } from "./bystanders.ts";
import { isWilling, repliesTo, said, sayKnowledge } from "./knowledge.ts";
import { changeAttitude } from "../stage/effects.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import {
  absentPerson,
  addressedStems,
  calledHere,
  calledIn,
  calledStems,
  isTalkedOf,
  notHere,
  partnerOf,
  withReferents,
} from "./conversation-partner.ts";
import { attributed, capital, namesOf, shortName } from "../stage/prose.ts";
import { add, BY, count, present, type Stage, say } from "../stage/stage.ts";
import { unanswered } from "../stage/voice.ts";

/** Plays talk with a person: greeting, question, persuasion, threat, promise, accusation. */
export async function talk(stage: Stage, reading: Reading, text: string): Promise<void> {
  // "Thank you" does not count as "you" of a continued talk.
  const stems = withReferents(stage, text, stemsOf(text.replace(/\bthank you\b/iu, "thanks")));
  const called = calledHere(stage, text);
  const partner = present(stage).find(({ id }) => id === stage.progress.partner)?.name;
  const person =
    called ??
    aboutOneHere(stage, text) ??
    saidOfAnother(stage, text) ??
    partnerOf(
      stage,
      // A guess at whom it is said to does not count. Who is only "her" in what is said is not addressed.
      (TO_THE_SAME.test(text) ? partner : undefined) ??
        (reading.sure && (partner === undefined || isNamedIn(text, reading.target)) ? reading.target : null),
      addressedStems(text),
      stems,
      isCalledByVerb(stage, text),
      text.includes("?"),
    );
  // A promise is given to a person here, even if it names another.
  const away = called === null && reading.act !== "promise";
  const absent = away
    ? (surelyAbsent(stage, calledStems(text)) ??
      (present(stage).length === 0 ? calledIn(text, stage.adventure.people) : null))
    : null;
  const meansAbsent =
    absent !== null &&
    !(person !== null && isTalkedOf(absent, text)) &&
    (person === null || !isAbout(person, addressedStems(text)));
  if (person === null || meansAbsent) {
    if (absent !== null) say(stage, notHere(stage, absent));
    else if (speakToAnybody(stage)) return;
    else say(stage, unanswered(stage));
    stage.still = true;
    return;
  }
  const before = { partner: stage.progress.partner, count: stage.paragraphs.length };
  // Who came along and says what the other does not know is not who is talked with after that.
  const came = ({ id }: Person) => stage.progress.companions.includes(id);
  const helps = called === null && came(person) && !isCalledByVerb(stage, text);
  if (!helps || present(stage).every((each) => each.id !== before.partner || came(each)))
    stage.progress.partner = person.id;
  stage.dealtWith = person.id;
  if (!stage.progress.met.includes(person.id)) meet(stage, person);
  const first = (stage.progress.said[`greet/${person.id}`] ?? 0) === 0;
  if (reading.act === "promise") {
    promise(stage, person, text);
    const at = person.knows.findIndex(
      (each, index) =>
        each.needs?.promised === true && said(stage, person, index) === 0 && isWilling(stage, person, each),
    );
    if (at !== -1) return sayKnowledge(stage, person, person.knows[at]!, at, false);
    say(stage, person.smalltalk.find(({ about }) => about.includes("promise"))?.says ?? person.persuaded);
  } else {
    const proves = provesGuilt(stage, person, text);
    if (proves) await answerProof(stage, person, reading, text, first);
    const denies = !proves && reading.act === "accuse" && !SOFT.test(text) && accuse(stage, person);
    // Who has just denied it adds only what they have words for.
    if (!proves && (!denies || hasAnswer(stage, person, text))) await answerTo(stage, person, reading, text, first);
  }
  // A person who has already answered does not greet afterwards.
  if ((stage.progress.said[`greet/${person.id}`] ?? 0) === 0) count(stage, `greet/${person.id}`);
  if (present(stage).length > 1 || before.partner !== person.id) nameSpeaker(stage, person, before.count);
}

/** A person who is not here and whom the words name in full: "the heirs" names no third heir. */
function surelyAbsent(stage: Stage, stems: readonly string[]): Person | null {
  const absent = absentPerson(stage, stems);
  return absent !== null && mentions(namesOf(absent), stems) >= 1 ? absent : null;
}

/** "Who is Captain Thrale really?" is asked about her, of somebody else here who can say it. */
function aboutOneHere(stage: Stage, text: string): Person | null {
  if (!text.includes("?") || pattern("talk about one here").test(text) || isCalledByVerb(stage, text)) return null;
  const named = present(stage).find((person) => mentions(namesOf(person), stemsOf(text)) >= 1);
  if (named === undefined) return null;
  const others = present(stage).filter((person) => person.id !== named.id && hasAnswer(stage, person, text));
  return others.find(({ id }) => id === stage.progress.partner) ?? others[0] ?? null;
}

/** "Annis is here. She walked the whole way" is said about her, to the person with whom the hero speaks. */
function saidOfAnother(stage: Stage, text: string): Person | null {
  const [, name = ""] = pattern("talk states of", "u").exec(text) ?? [];
  const partner = present(stage).find(({ id }) => id === stage.progress.partner);
  if (name === "" || partner === undefined) return null;
  return mentions(namesOf(partner), stemsOf(name)) > 0 ? null : partner;
}

/** What stands in quotation marks addresses only whom it names: "the thing that walks behind her" is not said to her. */
const isNamedIn = (text: string, name: string | null): boolean =>
  !/^["“]/u.test(text) || mentions([name ?? ""], stemsOf(text)) > 0;

/** Matches an apology. "Sorry! did I hurt you" accuses nobody. */
const SOFT = storedPattern("talk soft");

/** Adds the speaker's name to the first words of a talk, unless the text has it. */
function nameSpeaker(stage: Stage, person: Person, from: number): void {
  // "She shakes her head" is ambiguous if two women are here.
  const acts = stage.paragraphs[from];
  if (acts !== undefined && new RegExp(`^${capital(person.pronoun)} `, "u").test(acts) && person.pronoun !== "it") {
    stage.paragraphs[from] = `${shortName(person)}${acts.slice(person.pronoun.length)}`;
    return;
  }
  const at = stage.paragraphs.findIndex((text, index) => index >= from && /^["“]/u.test(text));
  const before = stage.paragraphs.slice(from, at === -1 ? stage.paragraphs.length : at + 1).join(" ");
  if (at === -1 || mentions(namesOf(person), stemsOf(before.replaceAll(/["“][^"”]*["”]/gu, " "))) > 0) return;
  stage.paragraphs[at] = attributed(stage.paragraphs[at]!, shortName(person), person.pronoun);
}

/** "Ask Hanne", "promise Tib": the name after a verb of speaking is the person addressed. */
const isCalledByVerb = (stage: Stage, text: string): boolean =>
  present(stage).some((person) => mentions(namesOf(person), calledStems(text)) > 0);

/** "Tell her" is said to the present conversation partner. */
const TO_THE_SAME = storedPattern("talk to the same");

const isAbout = (person: Person, stems: readonly string[]): boolean => mentions(namesOf(person), stems) > 0;

/** Records that the hero meets a person for the first time. */
export function meet(stage: Stage, person: Person): void {
  add(stage.progress.met, person.id);
  stage.events.push({ type: "cast_changed", by: BY, name: person.name, met: true });
  stage.introduced.push({ type: "introduce", name: person.name, entityType: "person", description: person.role });
}

function promise(stage: Stage, person: Person, text: string): void {
  if (stage.progress.promised.includes(person.id)) return;
  add(stage.progress.promised, person.id);
  changeAttitude(stage, person.id, 1);
  stage.events.push({
    type: "thread_changed",
    by: BY,
    title: `A promise to ${person.name}`,
    kind: "promise",
    question: "Is it kept?",
    step: text.slice(0, 300),
  });
}

/** "I found the mould in your grate, Warden. You coined false crowns": an accusation, with or without a line of theirs that replies to it. */
function provesGuilt(stage: Stage, person: Person, text: string): boolean {
  const stated = sentences(text).filter((each) => !each.endsWith("?"));
  if (!ACCUSES.test(stated.join(" ")) || SOFT.test(text)) return false;
  const said = stated.join(" ");
  const isNew = GRAVE.test(said) && !stage.progress.accused.includes(person.id);
  // Of a crime a word of the clue is enough.
  if (!isNew && namesClue(stage, said, CRIME.test(said) ? 1 : undefined) === null) return false;
  const stems = stemsOf(text);
  if (repliesTo(stage, person, said)) return true;
  return !person.lies.some(
    ({ about, brokenBy }) => stage.progress.clues.includes(brokenBy) && mentions(about, stems) >= 1,
  );
}

const ACCUSES = storedPattern("talk accuses");
const CRIME = storedPattern("talk crime");
/** What nobody is told to their face without having been accused. */
const GRAVE = storedPattern("talk grave");
const sentences = (text: string): string[] => text.replaceAll(/["“”]/gu, "").split(/(?<=[.!?…])\s+/u);

/** The person takes the accusation, then the proof, and then answers what was asked beside them. */
async function answerProof(stage: Stage, person: Person, reading: Reading, text: string, first: boolean) {
  const part = (isAsked: boolean): string =>
    sentences(text)
      .filter((each) => each.endsWith("?") === isAsked)
      .join(" ");
  const [charge, asked] = [part(false), part(true)];
  // What they have something written to say to is answered by that.
  if (repliesTo(stage, person, charge)) {
    add(stage.progress.accused, person.id);
    const own: Stage = { ...stage, brief: { ...stage.brief, playerText: charge } };
    await answerTo(own, person, reading, charge, first);
  } else if (!accuse(stage, person) && !showsClue(stage, person, charge)) {
    say(stage, `${shortName(person)} has no answer to that, and does not look for one.`);
  }
  if (asked === "" || !hasAnswer(stage, person, asked)) return;
  const own: Stage = { ...stage, brief: { ...stage.brief, playerText: asked } };
  await answerTo(own, person, { ...reading, act: "talk" }, asked, first);
}

/** The person answers the first accusation. Returns whether it was the first. */
function accuse(stage: Stage, person: Person): boolean {
  const { accused, pressed } = stage.progress;
  // Who has been brought to say it does not deny it after that.
  if (accused.includes(person.id) || pressed.includes(person.id)) return false;
  add(stage.progress.accused, person.id);
  say(stage, person.accused);
  return true;
}
