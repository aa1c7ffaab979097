import { NEVER } from "./pools.ts";
import type { OwnQuestion } from "./question.ts";
import type { PlayedTurn } from "./table.ts";

/** All that was ever told at a table, as one text. */
const textOf = (turn: readonly PlayedTurn[]): string =>
  turn
    .map(({ completed }) => `${completed.playerText} ${completed.reply} ${JSON.stringify(completed.introduced)}`)
    .join("\n")
    .toLowerCase();

/** Questions about what never happened: of names that no story has, and of what happened in another campaign only. */
export function askNever(turn: readonly PlayedTurn[], elsewhere: readonly OwnQuestion[]): OwnQuestion[] {
  const text = textOf(turn);
  const strange = NEVER.filter(([name]) => !name.split(" ").some((word) => text.includes(word.toLowerCase())));
  const foreign = elsewhere.filter(({ lookUp }) => lookUp !== undefined && !text.includes(lookUp.toLowerCase()));
  return [
    ...strange.map(([, question]) => question).slice(0, 4),
    ...foreign.map(({ question }) => question).slice(0, 2),
  ].map((question) => ({ kind: "never happened", question, evidence: [] }));
}
