import type { TreeAnswer } from "#contracts/http/ledger";
import { LIMITS } from "#contracts/limits";
import type { TurnRecord } from "./turn-record.ts";

const FIRST_WORDS = 80;

const firstWords = (text: string): string =>
  text.length <= FIRST_WORDS
    ? text
    : `${text.slice(0, text.lastIndexOf(" ", FIRST_WORDS) + 1 || FIRST_WORDS).trimEnd()}…`;

/** A page of the campaign's turns, in the form that the branch map needs. */
export function treeOf(turns: readonly TurnRecord[], path: readonly string[], from = 0): TreeAnswer {
  const active = new Set(path);
  const end = from + LIMITS.treePage;
  return {
    headTurnId: path.at(-1) ?? null,
    ...(end < turns.length ? { nextFrom: end } : {}),
    turns: turns.slice(from, end).map((turn) => ({
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
