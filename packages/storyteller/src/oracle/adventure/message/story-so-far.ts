import { storedPattern } from "../../patterns.ts";
import { addressed, inSentence, listed } from "../stage/prose.ts";
import { nameOf, personOf, placeOf, present, type Stage, say } from "../stage/stage.ts";
import { recapOf } from "../ending.ts";

/** What the player has found out and done, told from the adventure's own sentences and never from lines of the transcript. */

const KNOWN = storedPattern("story-so-far known");
const HAPPENED = storedPattern("story-so-far happened");

/** Answers "What do I know so far?" and "What has happened so far?". Returns whether the words asked for it. */
export function answerSoFar(stage: Stage, said: string): boolean {
  // "So he never ate it. What do I know so far?"
  const text = said.split(/(?<=[.!?])\s+/u).at(-1) ?? said;
  if (HAPPENED.test(text)) {
    const done = recapOf(stage);
    say(stage, `The story so far. ${done === "" ? "You have only just come here." : done}`);
  } else if (!KNOWN.test(text)) return false;
  sayWhatIsKnown(stage);
  return true;
}

/** What was found out, under the question that it may answer; what is still asked; whose trust the hero has to keep. */
export function sayWhatIsKnown(stage: Stage): void {
  const { adventure, progress, brief } = stage;
  const shown = new Set<string>();
  const found = adventure.clues.filter(({ id }) => progress.clues.includes(id));
  for (const { id, asks, text, clues } of adventure.conclusions) {
    const own = found.filter((clue) => clues.includes(clue.id));
    const fresh = own.filter((clue) => !shown.has(clue.id));
    const concluded = progress.conclusions.includes(id);
    if (fresh.length === 0 && !concluded) continue;
    for (const clue of own) shown.add(clue.id);
    say(stage, `*${asks}* ${concluded ? addressed(text, stage.hero) : fresh.map(({ says }) => says).join(" ")}`);
  }
  const other = found.filter(({ id }) => !shown.has(id));
  if (other.length > 0) say(stage, `Besides: ${other.map(({ says }) => says).join(" ")}`);
  if (found.length === 0) say(stage, "You have found out nothing yet that is worth writing down.");
  const asked = adventure.conclusions.filter(
    ({ id, asks, clues }) =>
      !progress.conclusions.includes(id) &&
      !found.some((clue) => clues.includes(clue.id)) &&
      brief.story.threads.some(({ title, state }) => title === asks && state === "open"),
  );
  if (asked.length > 0) say(stage, `Still open: ${asked.map(({ asks }) => asks).join(" ")}`);
  const words = progress.promised.map((id) => personOf(stage, id).name);
  if (words.length > 0) say(stage, `You have given your word to ${listed(words)}.`);
  const here = present(stage).map(({ name }) => name);
  say(
    stage,
    `You are at ${inSentence(nameOf(stage, placeOf(stage).id))}${here.length > 0 ? `, with ${listed(here)}` : ""}.`,
  );
}
