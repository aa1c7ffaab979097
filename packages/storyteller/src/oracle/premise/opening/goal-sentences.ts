import { pattern, storedPattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";

/** Sentences of the texts that say what the hero is after, and how such a sentence becomes a title. */

const GOAL = storedPattern("goal-sentences goal");
/** "We carry a sleeping passenger, and I want to bring her home": the goal stands behind what is so. */
const GOAL_CLAUSE = storedPattern("goal-sentences goal clause");

/** What the hero is after, in the player's words: "bring the sleeping passenger home". Undefined where a sentence says nothing of the kind. */
export function goalIn(text: string): string | undefined {
  const plain = text.replace(/’/gu, "'");
  const whole = GOAL.exec(plain)?.[1];
  if (whole !== undefined) return whole;
  const clause = GOAL_CLAUSE.exec(plain);
  const goal = clause === null ? undefined : GOAL.exec(clause[1]!)?.[1];
  if (clause === null || goal === undefined) return undefined;
  // "Bring her alive to the station": she is whom the sentence speaks of before.
  const noun = pattern("goal-sentences goal in", "u").exec(plain.slice(0, clause.index))?.[1];
  return noun === undefined ? goal : goal.replace(pattern("goal-sentences goal in 2", "u"), `$1 the ${noun}`);
}

/** Words that stand in the sentence of a goal and are none of it: the hours that are left, what happens if not, and what else is needed. */
export const withoutStakes = (goal: string): string =>
  goal
    .replace(pattern("goal-sentences without stakes"), "")
    .replace(pattern("goal-sentences without stakes 2"), "")
    .replace(pattern("goal-sentences without stakes 3", "u"), "")
    .replace(pattern("goal-sentences without stakes 4"), "");

export const CONFLICT = storedPattern("goal-sentences conflict");
export const DEADLINE = storedPattern("goal-sentences deadline", "u");

const LONGEST_TITLE = 90;

/** "Goal: get …", "Quest: …", "My aim is to …". */
const HEADED = storedPattern("goal-sentences headed");
/** "To find water before …": a sentence that is nothing but a goal. */
const FRAGMENT = storedPattern("goal-sentences fragment", "u");

/** The goal of a sentence that has no subject: under a heading, or a fragment. Undefined where it is none. */
export const headedGoal = (text: string): string | undefined => HEADED.exec(text)?.[1] ?? FRAGMENT.exec(text)?.[1];

export const isGoal = (text: string): boolean => GOAL.test(text.replace(/’/gu, "'")) || headedGoal(text) !== undefined;

export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const sentence = (text: string): string => capitalise(/[.!?…]["”’')]*$/u.test(text) ? text : `${text}.`);

/** The part of a sentence that holds the conflict, short enough for a title. */
export function clauseOf(text: string): string {
  if (text.length <= LONGEST_TITLE) return text;
  const clauses = text.split(pattern("goal-sentences clause of", "u"));
  const found = clauses.find((clause) => CONFLICT.test(clause)) ?? clauses[0]!;
  return found.replace(/^\s*(?:and|but) /u, "").trim();
}

export function titled(text: string): string {
  const plain = text
    .replace(pattern("goal-sentences titled", "u"), "")
    .replace(/\s+/gu, " ")
    .replace(/[.!…;:,]+$/u, "")
    .trim();
  if (plain.length <= 118) return capitalise(plain);
  return `${capitalise(plain.slice(0, plain.lastIndexOf(" ", 110)))}…`;
}

/** The first scene as the player wrote it: "The story begins in Brackwell, where I meet Ossa" → "You are in Brackwell, where you meet Ossa." */
export function firstScene(text: string): string | null {
  if (
    !pattern("goal-sentences first scene").test(text) ||
    !pattern("goal-sentences first scene 8").test(text.slice(0, 50))
  )
    return null;
  const rest = text
    .replace(pattern("goal-sentences first scene 10"), "")
    .replace(/^[:;,.\s]+/u, "")
    .replace(pattern("goal-sentences first scene 11"), "")
    .replace(/;.*\bplease\b.*$/iu, "");
  const wording = rest.trim().replace(pattern("goal-sentences first scene 12", "u"), "with ");
  // "at noon on Tuesday, as the hero rides into town": the day is no place.
  const [, daytime, does] = pattern("goal-sentences first scene 2").exec(wording) ?? [];
  if (daytime !== undefined && does !== undefined) return sentence(`It is ${daytime}, and ${does}`);
  // "at night on the tram to Alfama": a time and a place.
  const [, hour, where] = pattern("goal-sentences first scene 3").exec(wording) ?? [];
  if (hour !== undefined && where !== undefined) return sentence(`It is ${hour}, and you are ${where}`);
  // "on a rainy evening when the hero climbs off the coach": it is that evening.
  const time = pattern("goal-sentences first scene 4").exec(wording)?.[1];
  if (time !== undefined) return sentence(`It is ${lower(time).replace(/^one /u, "a ")}`);
  if (pattern("goal-sentences first scene 7").test(wording)) return sentence(`You are ${lower(wording)}`);
  const dawn = pattern("goal-sentences first scene 5").exec(wording)?.[1];
  if (dawn !== undefined) return sentence(`It is ${lower(dawn)}`);
  const bareClause = pattern("goal-sentences first scene 6").exec(wording)?.[1];
  if (bareClause !== undefined) return sentence(bareClause);
  if (pattern("goal-sentences first scene 9").test(wording)) return sentence(`It begins ${lower(wording)}`);
  return wording === "" ? null : sentence(wording);
}
