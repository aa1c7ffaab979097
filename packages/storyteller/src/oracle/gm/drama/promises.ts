import { type GivenWord, givenWord } from "../../craft/given-word.ts";
import { possessive } from "../../craft/english.ts";
import { should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import { addressed } from "../scenes/tools.ts";
import type { Stage } from "../stage.ts";
import { calledBy, calledOf } from "../story/names.ts";
import { promiseTitle } from "../story/promise-title.ts";
import { peopleHere, personSlots } from "../story/people.ts";
import { MOST_PROMISES, type Person, type Promised } from "../story/state.ts";
import { PROMISE_AMID, PROMISE_BROKEN, PROMISE_CROWDED, PROMISE_OVER } from "../text/promises.ts";
import { deal, whenOf } from "./dealings.ts";

/** Turns after which a word that was given and not kept counts as broken. */
const PROMISE_LASTS = 45;
/** A promise that does not say what. */
export const ANYTHING = "to do what you can";

/** The word that the player gives in this turn; null where they give none. */
const wordOf = ({ brief }: Stage): GivenWord | null =>
  givenWord(
    brief.playerText,
    brief.table.sheets().map(({ name }) => name),
  );

/** Whom a word is given to: somebody of the story, or a name or a role that it does not know; empty for oneself and for nobody. */
function recipientOf(stage: Stage, word: GivenWord): { readonly to: string; readonly person: Person | null } {
  const { story, lore } = stage;
  if (word.toOneself) return { to: "", person: null };
  if (word.to === "" && story.foe !== null) return { to: "", person: null };
  if (word.to === "") {
    const person = addressed(stage);
    return { to: person?.name ?? "", person };
  }
  const [said, trade] = [word.to.toLowerCase(), /^\p{Ll}/u.test(word.to) ? lastWord(word.to) : ""];
  const meant =
    story.people.find(({ name }) => name.toLowerCase() === said) ??
    story.people.find(({ name }) =>
      ` ${name.toLowerCase()} `.includes(` ${calledBy(word.to, word.to).toLowerCase()} `),
    ) ??
    peopleHere(stage).find(({ role }) => trade !== "" && lastWord(role) === trade) ??
    null;
  const ofLore = lore.people.find(({ name }) => calledBy(name, name).toLowerCase() === said);
  return { to: meant?.name ?? ofLore?.name ?? word.to.slice(0, 60), person: meant };
}

const lastWord = (text: string): string => text.toLowerCase().split(" ").at(-1) ?? "";

/** What is promised, as the story tells it of "you": "to find my boat" → "to find your boat". */
function gistOf(word: GivenWord, to: string, stage: Stage): string {
  const foe = stage.story.foe?.name ?? "";
  const called = to === "" ? foe : calledOf(to);
  // Said to somebody, quotation marks or not.
  const heard: Readonly<Record<string, string>> =
    called === "" ? { you: "them", your: "their" } : { you: called, your: possessive(called) };
  const names = new Map(
    [...stage.story.people.map(({ name }) => calledBy(name, "")), called]
      .filter((name) => /^\p{Lu}/u.test(name))
      .map((name) => [name.toLowerCase(), name]),
  );
  return word.what
    .split(" ")
    .map((said) => heard[said.toLowerCase()] ?? OF_YOU[said.toLowerCase()] ?? names.get(said) ?? said)
    .join(" ");
}

const OF_YOU: Readonly<Record<string, string>> = {
  my: "your",
  me: "you",
  i: "you",
  we: "you",
  our: "your",
  us: "you",
  mine: "yours",
  myself: "yourself",
  ourselves: "yourselves",
};

export interface Giving {
  readonly promise: Promised;
  /** To whom, where the story knows them. */
  readonly person: Person | null;
  /** It had been given before: nothing is kept anew. */
  readonly again: boolean;
}

/** Keeps the word that the player gives, for whomever it is given to, there or not; null where they give none. */
export function giveWord(stage: Stage): Giving | null {
  const word = wordOf(stage);
  if (word === null) return null;
  const { to, person } = recipientOf(stage, word);
  const gist = gistOf(word, to, stage) || ANYTHING;
  const promise: Promised = { to, gist, turn: stage.brief.number };
  const title = promiseTitle(to, gist);
  const before = stage.story.promises.find(
    (other) => other.to === to && (promiseTitle(to, other.gist) === title || gist === ANYTHING),
  );
  if (before !== undefined) return { promise: before, person, again: true };
  stage.story = { ...stage.story, promises: [...stage.story.promises, promise] };
  return { promise, person, again: false };
}

/** A word given between two blows is kept too. */
export function wordGivenAmid(stage: Stage): Beat[] {
  const given = stage.brief.kind === "action" ? giveWord(stage) : null;
  return given === null || given.again ? [] : [should(PROMISE_AMID, { gist: given.promise.gist })];
}

/** Ends a promise: what the turn changed says so, and then it is gone. */
export function endPromise(stage: Stage, promise: Promised, end: "kept" | "broken"): void {
  stage.story = {
    ...stage.story,
    promises: stage.story.promises.map((each) => (each === promise ? { ...each, end } : each)),
  };
}

const stands = ({ end }: Promised): boolean => end === undefined;

/** The promise that the player's words speak of keeping, to somebody or of something they name; null where there is none. */
export function promiseMeant(stage: Stage, person: Person | null): Promised | null {
  const { story, brief } = stage;
  const text = brief.playerText.toLowerCase();
  const open = story.promises.filter((promise) => stands(promise) && promise.turn < brief.number);
  const named = open.filter(({ to }) => to !== "" && text.includes(calledOf(to).toLowerCase()));
  const theirs = named.length > 0 ? named : open.filter(({ to }) => to === person?.name);
  const about = (list: readonly Promised[]) =>
    list.find((promise) => telling(promise).some((word) => text.includes(word)));
  return about(theirs) ?? theirs[0] ?? about(open) ?? null;
}

/** Handing over what one promised is keeping one's word, whether or not one says so. */
export function keepsByDoing(stage: Stage): boolean {
  const text = stage.brief.playerText.toLowerCase();
  if (
    !/\b(?:give|hand|bring|return|deliver|show|lay|place|put)s?\b(?! (?:up|my word))/u.test(text) ||
    text.trimEnd().endsWith("?")
  )
    return false;
  const promise = promiseMeant(stage, addressed(stage));
  if (promise === null || promise.to === "" || wordOf(stage) !== null) return false;
  const person = addressed(stage);
  const reaches = text.includes(calledOf(promise.to).toLowerCase()) || person?.name === promise.to;
  return reaches && telling(promise).some((word) => text.includes(word));
}

/** The words of a promise that tell it from others. */
const telling = ({ gist, to }: Promised): string[] =>
  (gist.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !COMMON.has(word) && !to.toLowerCase().includes(word),
  );
const COMMON = new Set(
  "bring find back give help keep make take come return will your their them what that with from into never tell until before after".split(
    " ",
  ),
);

/** Words given and not kept, the oldest first: whoever has them thinks the worse of the player. */
export function brokenPromises(stage: Stage): Beat[] {
  const { story, brief } = stage;
  const open = story.promises.filter(stands);
  const late = open.find(({ turn }) => brief.number - turn > PROMISE_LASTS);
  const crowded = open.length > MOST_PROMISES ? open[0] : undefined;
  const broken = late ?? crowded;
  if (broken === undefined) return [];
  endPromise(stage, broken, "broken");
  const when = whenOf(stage, broken.turn);
  const person = story.people.find(({ name, alive }) => name === broken.to && alive);
  const slots = { gist: broken.gist, when };
  if (late === undefined) return [should(PROMISE_CROWDED, slots)];
  if (person === undefined) return [should(PROMISE_OVER, slots)];
  deal(stage, person.name, "broke");
  return [should(PROMISE_BROKEN, { ...personSlots(person), ...slots })];
}
