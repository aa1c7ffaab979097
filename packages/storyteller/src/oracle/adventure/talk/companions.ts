import type { Person } from "#content/adventures/schema";
import { capital, shortName } from "../stage/prose.ts";
import { add, drop, so, type Stage, subject, say } from "../stage/stage.ts";

/** Invites a person to come along. Returns whether the words did that. */
export function askAlong(stage: Stage, person: Person, text: string): boolean {
  if (STILL_THERE.test(text) && stage.progress.companions.includes(person.id)) {
    say(stage, `${shortName(person)} is a step behind you.`);
    return true;
  }
  if (STAY.test(text) && stage.progress.companions.includes(person.id)) {
    drop(stage.progress.companions, person.id);
    stage.progress.people[person.id] = stage.progress.place;
    stage.progress.seen[person.id] = stage.progress.place;
    say(stage, `${shortName(person)} looks at you, to see if it is meant, and stays.`);
    return true;
  }
  if (!COME.test(text) || person.follows === undefined) return false;
  if (stage.progress.companions.includes(person.id)) {
    say(stage, `${capital(subject(person))} ${person.pronoun === "they" ? "are" : "is"} with you already.`);
    return true;
  }
  if (!so(stage, person.follows.when)) {
    say(stage, person.follows.otherwise);
    return true;
  }
  add(stage.progress.companions, person.id);
  say(stage, person.follows.says);
  return true;
}

/** "Stay by the fire", "you wait here": somebody who goes with the hero is to stay. */
const STAY =
  /^(?!.*\?)(?!.*\bi(?:['’]ll)? (?:stay|wait)\b).*\b(?:stay|wait|remain|rest|sit|stop)\b(?:\s+(?:right|down))?\s+(?:here|there|back|behind|inside|by the|at the|in the|with (?!me\b|us\b)\p{L}+)|^\W*(?:\p{L}+,\s*)?(?:you )?stay\W*$/iu;
const STILL_THERE = /\bare you (?:still )?(?:there|here|with me|with us|coming|behind)\b/iu;

/** Matches words that invite a person to come along. */
export const COME =
  /^(?!.*\b(?:mean|meant|want|wanted) to come\b)(?!.*\b(?:where|why|what|how|when|who|promise|swear)\b).*(?:\b(?:com(?:e|ing)|go|walk|travel)\b.{0,24}\bwith (?:me|us)\b|^\W*(?:\p{L}+,?\s+)?are you coming(?: along| too)?\W*$|(?<!\b(?:would|will|to|it|he|she|they|thing|could|might|did|had|has|have|who|that|can|has) )\bcome (?:along|home|away|down|back)\b|\b(?:come|follow|join) (?:on|me|us)\b|\b(?:walk|stay|keep|come|stick) (?:\p{L}+ )?(?:behind|beside|next to|after|by) me\b|\bhold (?:on to )?my (?:belt|hand|coat|sleeve|arm|rope)\b|\btake (?:her|him|them|\p{L}+)\b.{0,12}\bwith (?:me|us)\b|\btake (?:her|him|them|\p{L}+) (?:along|by the hand)\b|^\W*(?:\p{L}+,\s*)?come(?:\s+(?:on|now|here))?\W*$)/isu;
