import { storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import { capital, shortName } from "../stage/prose.ts";
import { drop, type Stage, subject, say } from "../stage/stage.ts";
import { comeAlong } from "../acts/take-along.ts";
import { saySmall, smallSaid } from "./small-talk.ts";

/** Invites a person to come along. Returns whether the words did that. */
export function askAlong(stage: Stage, person: Person, text: string): boolean {
  if (STILL_THERE.test(text) && stage.progress.companions.includes(person.id)) {
    say(stage, `${shortName(person)} is a step behind you.`);
    return true;
  }
  if (STAY.test(text) && !NOT_TO_STAY.test(text) && stage.progress.companions.includes(person.id)) {
    stay(stage, person);
    return true;
  }
  if (!COME.test(text) || person.follows === undefined) return false;
  if (stage.progress.companions.includes(person.id)) {
    say(stage, `${capital(subject(person))} ${person.pronoun === "they" ? "are" : "is"} with you already.`);
    return true;
  }
  comeAlong(stage, person);
  return true;
}

/** Somebody is to stay: in their own words (`stay` of their small talk), or with a look. */
export function stay(stage: Stage, person: Person): void {
  drop(stage.progress.companions, person.id);
  stage.progress.people[person.id] = stage.progress.place;
  stage.progress.seen[person.id] = stage.progress.place;
  const words = person.smalltalk.find((each) => each.about.includes("stay") && smallSaid(stage, person, each) === 0);
  if (words !== undefined) return saySmall(stage, person, words);
  say(stage, `${shortName(person)} looks at you, to see if it is meant, and stays.`);
}

/** "Stay by the fire", "you wait here": somebody who goes with the hero is to stay. */
const STAY = storedPattern("companions stay");
/** "I did not mean you to stay behind" */
const NOT_TO_STAY = storedPattern("companions not to stay");
const STILL_THERE = storedPattern("companions still there");

/** Matches words that invite a person to come along. */
export const COME = storedPattern("companions come", "isu");
