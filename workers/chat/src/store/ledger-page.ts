import type { LedgerPageAnswer } from "#contracts/http/portability";
import { LIMITS } from "#contracts/limits";
import type { ExportedTable, ExportedTurn } from "#contracts/portability/ledger";
import { exportedTurn } from "../domain/transfer/exported-turn.ts";
import type { Ledger } from "./ledger.ts";
import { SettingStore } from "./settings.ts";

/** Turns read from storage at once. */
const READ = 50;

/**
 * The next turns of the ledger in the form of a campaign file, about as many as one import request may contain. A running turn and
 * retracted turns are left out.
 */
export function ledgerPage(ledger: Ledger, sql: SqlStorage, cursor: number): LedgerPageAnswer {
  const openId = ledger.turns.open()[0]?.id ?? null;
  const turns: ExportedTurn[] = [];
  let [after, bytes] = [cursor, 0];
  for (;;) {
    const read = ledger.turns.endedAfterRow(after, READ);
    for (const { row, turn } of read) {
      const exported = turn.lastChildId === openId ? { ...turn, lastChildId: null } : turn;
      turns.push(exportedTurn(exported, ledger.turns.events(turn.id), ledger.turns.story(turn.id)));
      after = row;
      bytes += JSON.stringify(turns.at(-1)).length;
      if (bytes >= LIMITS.transfer.chunkBytes) break;
    }
    const isFull = bytes >= LIMITS.transfer.chunkBytes || turns.length >= LIMITS.transfer.chunk;
    if (isFull || read.length < READ) {
      const more = isFull && ledger.turns.endedAfterRow(after, 1).length > 0;
      return { table: exportedTable(ledger, sql, openId), turns, nextCursor: more ? String(after) : null };
    }
  }
}

function exportedTable(ledger: Ledger, sql: SqlStorage, openId: string | null): ExportedTable {
  const settings = new SettingStore(sql);
  const { lines, veils } = ledger.safety.lists;
  const { head } = ledger;
  const lastRootId = settings.get("lastRoot");
  return {
    detailLevel: ledger.detailLevel,
    lines,
    veils,
    authorsNote: ledger.authorsNote,
    headTurnId: head !== null && head === openId ? (ledger.turns.get(head)?.parentId ?? null) : head,
    lastRootId: lastRootId === openId ? null : lastRootId,
    moves: Number(settings.get("moves") ?? 0),
  };
}
