import type { Captured } from "./hand-answers.ts";

/** A prompt as one text. */
export const promptText = ({ messages }: Captured): string => messages.map(({ content }) => content).join("\n\n");

/** The parts of a prompt that others than the game master may know: the setting, what anybody knows, what each person knows. */
export function commonText({ messages }: Captured): string {
  const last = messages.findLast(({ role }) => role === "user")?.content ?? "";
  const blocks =
    /(?:Of the setting, where it touches this turn|What anybody may know|What the person in the first line knows):\n<(\w+)>\n[\s\S]*?\n<\/\1>/gu;
  return (last.match(blocks) ?? []).join("\n");
}

/** The first game master's prompt of the turn with that number, as it was played last. */
export function promptOf(captured: readonly Captured[], turn: number): Captured {
  const requests = captured.filter(({ from, step }) => from === "game master" && step.turn === turn);
  const step = requests.at(-1)?.step;
  const first = requests.find((each) => each.step === step);
  if (!first) throw new Error(`Turn ${turn} has no request`);
  return first;
}
