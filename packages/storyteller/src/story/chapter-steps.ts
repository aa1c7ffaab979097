import type { StoryEvent } from "#contracts/story/events";
import type { StoryState } from "#contracts/story/state";
import type { Random } from "../random.ts";
import { RUMOUR } from "./heartbeat.ts";

/** The most people who take a step when a chapter closes. */
const MOST_STEPS = 6;

/** A chapter closes when something that was open has ended. */
const closesChapter = (event: StoryEvent): boolean =>
  event.type === "thread_changed" && (event.state === "resolved" || event.state === "failed");

/** What the dice make of a want, worst first: one face of a d6 each. */
const STEPS = [
  "has lost ground, and is the angrier for it",
  "waits for a better moment",
  "waits for a better moment",
  "is a step nearer",
  "is a step nearer",
  "has all but done it",
] as const;

/**
 * One step for everybody of the cast who is elsewhere and wants something, when a chapter closes: by dice, without a model. It is a secret
 * that comes back as a rumour. Who waits gives nothing to talk about.
 */
export function chapterSteps(
  after: StoryState,
  events: readonly StoryEvent[],
  turn: number,
  random: Random,
): StoryEvent[] {
  if (!events.some(closesChapter)) return [];
  const here = new Set(after.scene?.present ?? []);
  return after.cast
    .filter(({ name, alive, want, companion }) => alive && want !== "" && !companion && !here.has(name))
    .toSorted((a, b) => b.touched - a.touched)
    .slice(0, MOST_STEPS)
    .flatMap(({ name, want }, at): StoryEvent[] => {
      const step = STEPS[random.int(0, STEPS.length - 1)] ?? STEPS[1];
      if (step === STEPS[1]) return [];
      const text = `Word is that ${name} ${step}. What ${name} is after: ${want}`.slice(0, 600);
      const secret = {
        id: `${RUMOUR}${turn}-${at}`,
        text,
        knownBy: [],
        when: "it is talked about",
        place: "",
        thread: "",
      };
      return [{ type: "secret_added", by: "server", secret: { ...secret, revealed: null } }];
    });
}
