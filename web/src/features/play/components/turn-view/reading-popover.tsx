import type { ReactElement } from "react";

import type { Act, Meaning, ReadAs } from "#contracts/play/reading";
import { text } from "../../../../shared/text/text.ts";
import type { StoryTurn } from "../../turn/story-turn.ts";
import { Popover } from "../menu/popover.tsx";
import { meaningWords } from "./meaning-words.ts";
import { ReadingChoices } from "./reading-choices.tsx";

/** The most common acts. They are offered after the oracle's own alternatives, with the same target. */
const COMMON: readonly Act[] = ["talk", "look", "search", "take", "use", "travel", "fight", "oracle"];

/** The readings to choose from: the oracle's alternatives first, then the common acts. */
export function readingsInstead({ act, target, alternatives }: ReadAs): Meaning[] {
  const common = COMMON.filter((each) => each !== act && !alternatives.some((other) => other.act === each));
  return [...alternatives, ...common.map((each) => ({ act: each, target }))];
}

/** Shows how the player's words were understood, and the other readings to choose from. */
export function ReadingPopover({
  turn,
  reading,
  trigger,
}: {
  readonly turn: StoryTurn;
  readonly reading: ReadAs;
  readonly trigger: ReactElement;
}) {
  return (
    <Popover trigger={trigger} title={text.play.reading.title}>
      <p className="mt-1 text-quiet">{text.play.reading.explanation(meaningWords(reading))}</p>
      <ReadingChoices turnId={turn.turnId} readings={readingsInstead(reading)} />
    </Popover>
  );
}
