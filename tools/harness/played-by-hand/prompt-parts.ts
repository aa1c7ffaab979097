import type { Captured } from "./hand-answers.ts";

/** A prompt as one text. */
export const promptText = ({ messages }: Captured): string => messages.map(({ content }) => content).join("\n\n");

/** What in a prompt somebody other than the game master may know: the setting, what anybody knows, and what each person knows. */
export function commonText({ messages }: Captured): string {
  const last = messages.findLast(({ role }) => role === "user")?.content ?? "";
  const blocks =
    /(?:Of the setting, where it touches this turn|What anybody may know|What the person in the first line knows):\n<(\w+)>\n[\s\S]*?\n<\/\1>/gu;
  return (last.match(blocks) ?? []).join("\n");
}

/** The first prompt of the game master's turn of that number, as it was played last. */
export function promptOf(captured: readonly Captured[], turn: number): Captured {
  const asked = captured.filter(({ from, step }) => from === "game master" && step.turn === turn);
  const step = asked.at(-1)?.step;
  const first = asked.find((each) => each.step === step);
  if (!first) throw new Error(`Turn ${turn} was not asked for`);
  return first;
}
