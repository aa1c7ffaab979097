import type { Captured } from "./hand-answers.ts";

/** Joins all messages of a prompt into one text. */
export const promptText = ({ messages }: Captured): string => messages.map(({ content }) => content).join("\n\n");

/**
 * The parts of a prompt that characters in the story may know: the setting, what everybody knows, and what each person knows. The parts
 * only for the game master are left out.
 */
export function commonText({ messages }: Captured): string {
  const last = messages.findLast(({ role }) => role === "user")?.content ?? "";
  const blocks =
    /(?:Of the setting, where it touches this turn|What anybody may know|What the person in the first line knows):\n<(\w+)>\n[\s\S]*?\n<\/\1>/gu;
  return (last.match(blocks) ?? []).join("\n");
}

/**
 * The prompt of the game master's first request in the turn with that number. If the turn was played several times, the last time counts.
 */
export function promptOf(captured: readonly Captured[], turn: number): Captured {
  const requests = captured.filter(({ from, step }) => from === "game master" && step.turn === turn);
  const step = requests.at(-1)?.step;
  const first = requests.find((each) => each.step === step);
  if (!first) throw new Error(`Turn ${turn} has no request`);
  return first;
}
