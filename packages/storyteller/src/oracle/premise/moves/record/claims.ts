import { isNeed } from "../aim/idiom.ts";
import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise, withArticle } from "#english/noun-phrase";
import { kindOfNamed } from "../../lore/said-kinds.ts";
import { unperson } from "./not-them.ts";
import type { LoreEntry } from "../../lore/lore-entry.ts";
import { findEntry, isHero, shortName } from "../../lore/lore.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { swear } from "../aim/vow.ts";
import { personIn } from "../people/who.ts";
import { whoIsHere } from "../travel/travel.ts";
import { isGoal } from "../../opening/goal-sentences.ts";

/**
 * What the player corrects beside names and kinds: the aim, what somebody cannot do, and who goes along. Each answers with the sentence
 * that stands after "Corrected."
 */

export type Claim = (turn: Turn, clause: string) => (() => string) | null;

const GOAL = storedPattern("claims goal");
const GOAL_WRONG = storedPattern("claims goal wrong");
/** "I want to find out …", "it is to …": how a goal is said after that word. */
const LEAD = storedPattern("claims lead");

/** "My goal is …", "the goal is wrong: I want to …". */
export const goalSaid: Claim = (turn, clause) => {
  const wrong = GOAL_WRONG.exec(clause);
  if (wrong !== null && (wrong[1] ?? "").trim() === "") return () => "What are you after, then? Say “my goal is …”.";
  const words = wrong?.[1]?.trim() ?? GOAL.exec(clause)?.[1];
  // After an end it is a new aim, and no correction.
  const isNew = turn.main === undefined || turn.story.threads.some(({ state }) => state === "resolved");
  if (words === undefined || isNew || isNeed(clause)) return null;
  return () => newAim(turn, words);
};

/** From this message on, "I am after …" is a new aim and no correction of the opening. */
const BEGUN = 4;

/** The aim in words that stand after "What you are after is". It costs nothing, and nothing has happened in the story. */
function newAim(turn: Turn, words: string): string {
  const aim = words
    .replace(LEAD, "")
    .replace(/[.!]+$/u, "")
    .trim()
    .replace(pattern("claims new aim"), "find out ");
  const [paragraphs, log] = [turn.paragraphs.length, turn.memo.log.length];
  swear(turn, aim);
  turn.paragraphs.length = paragraphs;
  turn.memo.log.length = Math.min(log, turn.memo.log.length);
  const plain = toSecondPerson(aim);
  const isDeed = isGoal(`I want to ${aim}`) || kindOfNoun(plain.split(" ")[0]!) === null;
  // "I am after …", some way into the story: a new aim, and no correction.
  const says =
    turn.brief.number > BEGUN && pattern("claims after").test(turn.brief.playerText)
      ? "That is your aim now:"
      : "What you are after is";
  return `${says} ${pattern("claims new aim 2").test(plain) || !isDeed ? "" : "to "}${plain.charAt(0).toLowerCase()}${plain.slice(1)}.`;
}

const CANNOT = storedPattern("claims cannot 3");

/** "Lady Honk can't talk, she's a goose", "Mother, as the ship's computer, you don't have arms". */
export const cannot: Claim = (turn, clause) => {
  // "Pockets is mute", "Pockets never says anything".
  const [, silent = ""] = pattern("claims cannot").exec(clause) ?? [];
  const [, name = silent, , act = silent === "" ? "" : "talk", body = "", noun = ""] = CANNOT.exec(clause) ?? [];
  const who = name === "" || name.split(" ").length > 5 ? undefined : meant(turn, name);
  if (who === undefined) return null;
  const what =
    act === ""
      ? `has no ${body.toLowerCase().replace(/^a /u, "")}`
      : `cannot ${act.toLowerCase().replace(pattern("claims cannot 2", "u"), "talk")}`;
  const kind = noun === "" ? null : (kindOfNoun(noun) ?? kindOfNamed(noun));
  // "She's a bell": who that is cannot do anything at all.
  if (kind === "thing" || kind === "place")
    return () => {
      turn.memo.names.push({ name: who.name, kind, role: `the ${noun}` });
      unperson(turn, who.name, false);
      return `${capitalise(who.name)} is ${withArticle(noun)}, and ${what}.`;
    };
  return () => {
    const fact = `${capitalise(shortName(who))} ${what}.`;
    turn.fact(fact);
    if (kind !== null && !isNamedSo(who, noun))
      turn.memo.names.push({ name: who.name, kind: kind === "person" ? "person" : kind, role: `the ${noun}` });
    return fact;
  };
};
const isNamedSo = ({ role }: LoreEntry, noun: string): boolean => role.toLowerCase().endsWith(noun.toLowerCase());

const soIt = (who: LoreEntry, clause: string): string => {
  const can = pattern("claims so it").exec(clause);
  return `${capitalise(shortName(who))} ${can?.[1] ?? "can"} ${can?.[2] ?? "do so"}.`;
};

/** "The grandmother can talk perfectly well, it was the bell I meant": what was denied of the wrong one is so again. */
export const canAgain: Claim = (turn, clause) => {
  const [, name = "", meantOne = ""] = pattern("claims can again").exec(clause) ?? [];
  const who = name === "" || name.split(" ").length > 4 ? undefined : meant(turn, name);
  const isDenied = (text: string) =>
    who !== undefined &&
    [who.name, shortName(who)].some((each) => new RegExp(`^${each}(?: cannot | has no )`, "iu").test(text));
  const denied = turn.memo.facts.find(isDenied);
  if (who === undefined || (denied === undefined && meantOne === "")) return null;
  if (denied === undefined) return () => soIt(who, clause);
  const other = meantOne === "" ? undefined : meant(turn, meantOne);
  return () => {
    turn.memo.facts = turn.memo.facts.filter((each) => !isDenied(each));
    const what = denied.slice(denied.search(/ (?:cannot|has no) /u));
    if (other !== undefined) turn.fact(`${capitalise(shortName(other))}${what}`);
    return `${capitalise(shortName(who))} ${what.includes("has no") ? what.replace(" has no", "has a") : what.replace(" cannot", "can")}`;
  };
};

const WITH_ME = storedPattern("claims with me");
const HERE = storedPattern("claims here");

/** "Clive travels in my pocket, he's always with me", "Knut is here": where somebody is, and that they go along. */
export const isWithMe: Claim = (turn, clause) => {
  const goer = WITH_ME.exec(clause)?.[1];
  const along = goer?.includes(",") === true ? undefined : goer;
  const here = HERE.exec(clause);
  const name = along ?? here?.[1];
  const more = along === undefined ? (here?.[2] ?? "") : "";
  const who = name === undefined || name.split(" ").length > 5 ? undefined : meant(turn, name);
  if (who === undefined || isHero(turn.lore, who)) return null;
  const goes =
    along !== undefined && (turn.lore.companions.includes(who.name) || pattern("claims is with me").test(clause));
  return () => {
    comeHere(turn, who);
    if (more !== "")
      turn.fact(
        `${who.name}${more.replace(pattern("claims is with me 2"), (word) => (word.endsWith("'s") ? " is" : ""))}.`,
      );
    if (goes && !turn.memo.companions.includes(who.name)) turn.memo.companions.push(who.name);
    return goes ? `${capitalise(shortName(who))} is with you.` : whoIsHere(turn);
  };
};

const REQUEST = storedPattern("claims request");

/** "Can Knut the troll be here please?": the player asks the game master, and gets a yes. */
export const mayBeHere: Claim = (turn, clause) => {
  const name = REQUEST.exec(clause)?.[1];
  if (name === undefined || pattern("claims may be here").test(name) || name.split(" ").length > 5) return null;
  const who = meant(turn, name);
  if (who === undefined) return null;
  return () => {
    comeHere(turn, who);
    return `Yes. ${capitalise(shortName(who))} is here.`;
  };
};

const CAME_TOO = storedPattern("claims came too");

/** "Where is Sabel, she came with me!" */
export const cameToo: Claim = (turn, clause) => {
  const name = CAME_TOO.exec(clause)?.[1];
  const who = name === undefined ? undefined : meant(turn, name);
  if (who === undefined) return null;
  return () => {
    comeHere(turn, who);
    return `${capitalise(shortName(who))} is here with you.`;
  };
};

const WRONG = storedPattern("claims wrong");

/** "Gull Point is wrong": what it is instead the player has not said yet. */
export const isWrong: Claim = (turn, clause) => {
  const name = WRONG.exec(clause)
    ?.slice(1)
    .find((each) => each !== undefined);
  const entry = name === undefined ? undefined : findEntry(turn.lore, name.replace(/^(?:the|your) /iu, ""));
  if (entry === undefined || !entry.proper) return null;
  const it = shortName(entry);
  const kinds = [entry.kind === "person" ? "thing" : "person", entry.kind === "place" ? "thing" : "place"];
  return () => {
    // Each works when it is pressed as it stands.
    const choices = [...kinds.map((kind) => `${it} is a ${kind}`), `there is no ${it}`];
    turn.memo.pending = { sort: "who", asks: "", choices };
    return `What is ${it}, then? ${choices.map((choice, at) => `(${at + 1}) ${choice}`).join(", ")}? Or say it yourself.`;
  };
};

function comeHere(turn: Turn, who: LoreEntry): void {
  turn.memo.struck = turn.memo.struck.filter((each) => each !== who.name);
  delete turn.memo.places[who.name];
  turn.bring(who);
  turn.memo.last = who.name;
}

/** Whom a phrase names as a whole: "Knut the troll", "my mouse Clive". */
function meant(turn: Turn, phrase: string): LoreEntry | undefined {
  const plain = phrase.replace(pattern("claims meant"), "").trim();
  if (
    plain === "" ||
    pattern("claims meant 2").test(plain) ||
    /['’]s \p{L}/u.test(plain) ||
    pattern("claims meant 3").test(plain)
  )
    return undefined;
  return findEntry(turn.lore, plain) ?? personIn(turn, plain);
}
