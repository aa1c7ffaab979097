import type { TreeAnswer } from "#contracts/http/ledger";
import type { TurnRecord } from "./turn-record.ts";

const FIRST_WORDS = 80;

const firstWords = (text: string): string =>
  text.length <= FIRST_WORDS
    ? text
    : `${text.slice(0, text.lastIndexOf(" ", FIRST_WORDS) + 1 || FIRST_WORDS).trimEnd()}…`;

/** Every turn of the campaign, in the form that the branch map needs. */
export function treeOf(turns: readonly TurnRecord[], path: readonly string[]): TreeAnswer {
  const active = new Set(path);
  return {
    headTurnId: path.at(-1) ?? null,
    turns: turns.map((turn) => ({
      turnId: turn.id,
      parentTurnId: turn.parentId,
      number: turn.number,
      kind: turn.kind,
      state: turn.state,
      said: firstWords(turn.playerText),
      told: firstWords(turn.reply),
      startedAt: new Date(turn.startedAt).toISOString(),
      active: active.has(turn.id),
      checkpoint: turn.checkpoint,
    })),
  };
}
