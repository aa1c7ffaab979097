import { pattern, storedPattern } from "../../patterns.ts";
import { stemsOf } from "../stage/match-words.ts";
import { scenery, thingMeant } from "../stage/sight.ts";
import { present, type Stage, say } from "../stage/stage.ts";
import { voiced } from "../stage/voice.ts";
import { hasAnswer } from "../talk/answer.ts";
import { calledHere } from "../talk/conversation-partner.ts";

/** "What happens if I open it?", "if I fell in, would I drown?", "should I open it?": asked, and never done. */
const WHAT_IF = storedPattern("what-if what if");

/** Whether the words only ask what an act would lead to. */
export const isWhatIf = (text: string): boolean => WHAT_IF.test(text) && !/["“]/u.test(text);

/** Whether somebody here is asked, or has words for it. */
export const isForSomebody = (stage: Stage, text: string): boolean =>
  calledHere(stage, text) !== null ||
  (present(stage).length > 0 &&
    (pattern("what-if is for somebody").test(text) || present(stage).some((person) => hasAnswer(stage, person, text))));

/** Says what the hero sees before they do it. Nothing is done, and the story does not move on. */
export function consider(stage: Stage, text: string): void {
  const stems = stemsOf(pattern("what-if consider", "isu").exec(text)?.[1] ?? text);
  const thing = thingMeant(stage, null, stems);
  say(
    stage,
    voiced(stage, "considers"),
    thing?.hidden === undefined ? (thing?.look ?? scenery(stage, stems)) : undefined,
  );
  stage.still = true;
}
