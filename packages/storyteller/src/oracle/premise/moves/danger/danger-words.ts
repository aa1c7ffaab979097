import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { verbOf } from "#english/inflection";
import { isKnownVerb } from "#english/past-tense";
import { kindOfNoun } from "../../lore/nouns.ts";
import type { Danger } from "../../memo.ts";
import type { Turn } from "../../turn.ts";
import { minorIn } from "../people/minor-people.ts";
import { newcomerIn, personIn, pronounMeans } from "../people/who.ts";

/** Words that put the hero in danger, and how the danger stands. */

const SIGNS = (["holds", "after", "faces"] as const).map((how) => [how, storedPattern(`danger-words ${how}`)] as const);
const PASSIVE = storedPattern("danger-words passive");

/** "bar the door": what the hero does, and nobody who stands in the way. */
const OWN = storedPattern("danger-words own");

/** Whether a sentence brings the hero into danger. */
export const isDangerous = (text: string): boolean =>
  !OWN.test(text) && SIGNS.some(([, pattern]) => pattern.test(text));

/** Takes up the danger that a sentence of the player brings; false where it brings none. */
export function dangerIn(turn: Turn, text: string): boolean {
  const [, passive = "", by = ""] = PASSIVE.exec(text) ?? [];
  const sign = SIGNS.find(([, pattern]) => pattern.test(text));
  const how = passive === "" ? sign?.[0] : pattern("danger-words danger in 3", "u").test(passive) ? "after" : "holds";
  if (how === undefined || OWN.test(text) || (passive === "" && pattern("danger-words danger in").test(text)))
    return false;
  if (pattern("danger-words danger in 2").test(text)) return false;
  const subject = passive === "" ? text.slice(0, sign![1].exec(text)!.index).trim() : by.replace(/[.!]+$/u, "");
  // Weather, water and time are nobody who can be fought.
  if (pattern("danger-words weather").test(subject)) return false;
  const who = foeIn(turn, subject === "" ? text : subject);
  if (who === undefined) return false;
  endanger(turn, who, how);
  return true;
}

/** The third thing that is done about a danger ends it. */
export const MOST_TRIES = 3;

/** Somebody is in the hero's way, and does no more: the next thing that is done settles it. */
export function standOff(danger: Danger): void {
  danger.left = 1;
  danger.tries = MOST_TRIES;
}

/** Somebody goes for the hero. */
export function endanger(turn: Turn, who: LoreEntry, how: Danger["how"]): void {
  turn.bring(who);
  turn.memo.last = who.name;
  const left = turn.memo.danger?.who === who.name ? turn.memo.danger.left : 2;
  const tries = turn.memo.danger?.who === who.name ? turn.memo.danger.tries : 0;
  turn.memo.danger = { who: who.name, how, left, tries };
  turn.faced = true;
  const attitude = turn.member(who.name)?.attitude ?? 0;
  if (attitude > -2) turn.attitude(who.name, -2 - attitude);
}

/** Whom a sentence is about that puts somebody near: a person or creature; a thing is nobody. */
export function subjectOf(turn: Turn, text: string): LoreEntry | undefined {
  const known = personIn(turn, text) ?? entriesIn(turn.lore, text).find(({ kind }) => kind === "creature");
  if (known !== undefined && !pattern("danger-words subject of 2").test(text)) return known;
  const noun = pattern("danger-words subject of 3").exec(text)?.[1] ?? "";
  return kindOfNoun(noun) === "person" ||
    kindOfNoun(noun) === "creature" ||
    pattern("danger-words subject of").test(text)
    ? foeIn(turn, /^\S+ \S+/u.exec(text)![0])
    : undefined;
}

/** Whom the subject of a sentence means: somebody of the story, or somebody who is now part of it. */
function foeIn(turn: Turn, phrase: string): LoreEntry | undefined {
  const plain = phrase.replace(pattern("danger-words foe in 3"), "").trim();
  // "farquharson's two sailors" are not Farquharson.
  const minor = pattern("danger-words foe in 4").test(plain) ? minorIn(turn, plain) : undefined;
  if (minor !== undefined) return minor;
  const known =
    personIn(turn, plain) ??
    entriesIn(turn.lore, plain).find(({ kind }) => kind === "faction" || kind === "creature") ??
    (pattern("danger-words foe in 5").test(plain)
      ? pronounMeans(turn, pattern("danger-words foe in 5").exec(plain)![0])
      : undefined);
  const isNew = pattern("danger-words foe in 6").test(plain) && !(known?.proper === true && known.kind === "person");
  if (known !== undefined && !isNew) return known;
  if (pattern("danger-words foe in 9").test(plain)) {
    turn.memo.names.push({ name: "the stranger", kind: "person" });
    return turn.entry("the stranger");
  }
  if (pattern("danger-words foe in 7").test(plain)) {
    const name = /^something/iu.test(plain) ? "the thing" : "the stranger";
    turn.memo.names.push({ name, kind: name === "the thing" ? "creature" : "person" });
    return turn.entry(name);
  }
  const [, words = ""] = pattern("danger-words foe in").exec(plain) ?? [];
  // The noun phrase ends before its verb, or before what is said of it: "the watch | sees me", "two men | with clubs".
  const all = words.trim().split(" ");
  const until = all.findIndex(
    (word, at) =>
      pattern("danger-words foe in 2").test(word) ||
      (at > 0 && verbOf(word.toLowerCase(), isKnownVerb)?.form === "s" && kindOfNoun(word) === null),
  );
  const noun = all.slice(0, until < 0 ? 3 : until).join(" ");
  if (noun === "" || pattern("danger-words foe in 8").test(noun)) return newcomerIn(turn, plain);
  const name = `the ${noun.toLowerCase()}`;
  turn.memo.names.push({ name, kind: kindOfNoun(noun.split(" ").at(-1)!) === "creature" ? "creature" : "person" });
  return turn.entry(name);
}

/** Whether a name stands for several: "the guards", "the men", "the people with lanterns". */
export const isMany = (name: string): boolean =>
  pattern("danger-words is many", "u").test(
    // "the Mistress of Ringers" is one.
    name.replace(pattern("danger-words is many 2", "u"), ""),
  );

/** How the danger stands, in a sentence; empty where there is none. */
export function dangerStands(turn: Turn): string {
  const { danger } = turn.memo;
  if (danger === null) return "";
  const name = capitalise(shortName(turn.entry(danger.who)));
  const many = isMany(danger.who);
  return {
    after: `${name} ${many ? "are" : "is"} after you.`,
    holds: `${name} ${many ? "have" : "has"} you.`,
    faces: `${name} ${many ? "stand" : "stands"} against you.`,
  }[danger.how];
}
