import { NEVER } from "./pools.ts";
import type { OwnQuestion } from "./question.ts";
import type { PlayedTurn } from "./table.ts";

/** All words of a campaign, as one text. */
const textOf = (played: readonly PlayedTurn[]): string =>
  played
    .map(({ completed }) => `${completed.playerText} ${completed.reply} ${JSON.stringify(completed.introduced)}`)
    .join("\n")
    .toLowerCase();

/** Questions about things that never happened in this campaign: names that its story does not have, and events of other campaigns. */
export function neverHappened(played: readonly PlayedTurn[], elsewhere: readonly OwnQuestion[]): OwnQuestion[] {
  const text = textOf(played);
  const strange = NEVER.filter(([name]) => !name.split(" ").some((word) => text.includes(word.toLowerCase())));
  const foreign = elsewhere.filter(({ lookUp }) => lookUp !== undefined && !text.includes(lookUp.toLowerCase()));
  return [
    ...strange.map(([, question]) => question).slice(0, 4),
    ...foreign.map(({ question }) => question).slice(0, 2),
  ].map((question) => ({ kind: "never happened", question, evidence: [] }));
}
