import type { Act } from "./act.ts";
import { BY_BLADE, BY_POISON, HURTS, TO_MYSELF } from "./acts.ts";
import {
  DISMISSED,
  JEST,
  OTHERWORLDLY,
  RATHER,
  RITUAL,
  TAKES_BLAME,
  UNDONE_AFTER,
  UNDONE_BEFORE,
} from "./innocent-words.ts";
import { asFirstPerson, plain } from "./plain.ts";
import { NOT_TO_LIVE, TO_DIE, TO_END_IT } from "./wishes.ts";

const GRAVE: readonly Act[] = [...TO_MYSELF, ...TO_DIE, ...NOT_TO_LIVE, ...TO_END_IT, ...BY_BLADE, ...BY_POISON];
/** Patterns which show that a sentence as a whole is not about self-harm. */
const ELSE = [OTHERWORLDLY, RATHER, JEST, TAKES_BLAME];

/**
 * Whether a message in English wishes harm to the player or their hero, or does it. What other people in the message say is removed
 * before. The rules look for an act or a wish with the player or the hero as its subject, and for no sign that it is something else (a
 * denial, a joke, an accident, a ritual, a sacrifice, a death in another world).
 * @param heroes the names of the player's characters
 */
export function selfHarmInEnglish(message: string, heroes: readonly string[]): boolean {
  const context = plain(message);
  const inRitual = RITUAL.test(context);
  if (context === "suicide" && !message.includes("?")) return true;
  return message
    .replace(DISMISSED, " ")
    .replace(/\.{2,}|…/gu, " ")
    .split(/[.!?;:\n–—]+/u)
    .map(plain)
    .some((sentence, at) => {
      const hero = asFirstPerson(sentence, heroes, at === 0);
      return says(sentence, inRitual) || (hero !== null && says(hero, inRitual));
    });
}

function says(sentence: string, inRitual: boolean): boolean {
  const acts = inRitual ? GRAVE : [...GRAVE, ...HURTS];
  return (
    acts.some((act) => act.words.test(sentence) && isDone(act, sentence)) && !ELSE.some((other) => other.test(sentence))
  );
}

/** Whether the sentence contains the act, and the words before and after it do not cancel it. */
const isDone = ({ whole }: Act, sentence: string): boolean =>
  [...sentence.matchAll(whole)].some((found) => {
    const before = sentence.slice(0, found.index);
    const after = sentence.slice(found.index + found[0].length);
    return !UNDONE_BEFORE.test(before) && !UNDONE_AFTER.test(after);
  });
