import { pattern, storedPattern } from "../../patterns.ts";
import { stemsOf } from "../stage/match-words.ts";
import { next, present, type Stage, say } from "../stage/stage.ts";
import { hasAnswer } from "../talk/answer.ts";
import { calledHere, personNamed } from "../talk/conversation-partner.ts";

/** Answers "Who's that with the floury face?" about a person here, by the person's looks. Returns whether it was such a question. */
export function whoIsThat(stage: Stage, text: string): boolean {
  const which = WHICH_OF_YOU.exec(text)?.[1];
  const named = which === undefined ? undefined : personNamed(stage, which);
  if (named !== undefined) {
    say(stage, named.look, next(stage, `greet/${named.id}`, named.greet));
    stage.progress.partner = named.id;
    return true;
  }
  if (!pattern("who-is-that who is that").test(text)) return false;
  const pointed = pattern("who-is-that who is that 2").exec(text)?.[0] ?? "";
  const stems = new Set(stemsOf(pointed).filter((word) => word.length > 3 && !POINTS.has(word)));
  const person = present(stage).find(({ look, role }) => stemsOf(`${look} ${role}`).some((word) => stems.has(word)));
  // "Evening, Bess. Who's the lady in the plum coat?": Bess has words for it.
  const asked = calledHere(stage, text);
  if (person === undefined || (asked !== null && asked !== person && hasAnswer(stage, asked, text))) return false;
  say(stage, `${person.name}, ${person.role}.`, person.look);
  return true;
}

const WHICH_OF_YOU = storedPattern("who-is-that which of you");
const POINTS = new Set(stemsOf("that over there with this them those near from behind"));

/** Whether the person here who is called, or with whom the hero speaks, has words for this. */
export const isAnsweredHere = (stage: Stage, text: string): boolean => {
  const asked = calledHere(stage, text) ?? present(stage).find(({ id }) => id === stage.progress.partner);
  return asked !== undefined && hasAnswer(stage, asked, text);
};
