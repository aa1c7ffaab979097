import type { Person } from "#content/adventures/schema";
import { capital, shortName } from "../stage/prose.ts";
import { add, so, type Stage, subject, say } from "../stage/stage.ts";

/** Invites a person to come along. Returns whether the words did that. */
export function askAlong(stage: Stage, person: Person, text: string): boolean {
  if (STILL_THERE.test(text) && stage.progress.companions.includes(person.id)) {
    say(stage, `${shortName(person)} is a step behind you.`);
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

const STILL_THERE = /\bare you (?:still )?(?:there|here|with me|with us|coming|behind)\b/iu;

/** Matches words that invite a person to come along. */
export const COME =
  /^(?!.*\b(?:where|why|what|how|when|who|promise|swear)\b).*(?:\b(?:come|go|walk|travel)\b.{0,24}\bwith (?:me|us)\b|\bcome (?:along|home|away|down|back)\b|\b(?:come|follow|join) (?:on|me|us)\b|\b(?:walk|stay|keep|come|stick) (?:\p{L}+ )?(?:behind|beside|next to|after|by) me\b|\bhold (?:on to )?my (?:belt|hand|coat|sleeve|arm|rope)\b|\btake\b.*\bwith (?:me|us)\b|^\W*(?:\p{L}+,\s*)?come(?:\s+(?:on|now|here))?\W*$)/isu;
