import { type ExportedTurn, misplaced } from "#contracts/portability/ledger";
import { renameIds } from "#contracts/portability/rename-ids";
import { refuse, type Refused } from "../domain/refusal.ts";
import { importedTurn, importedStory } from "../domain/transfer/exported-turn.ts";
import type { ImportState } from "../domain/transfer/import-state.ts";
import type { Ledger } from "./ledger.ts";

/**
 * Writes the next turns of an import into its ledger, all or none. Turns that are already there, by their position in the file, are
 * skipped, so that a request may be repeated.
 */
export function importTurns(
  ledger: Ledger,
  { turns: expected, characterIds }: Pick<ImportState, "turns" | "characterIds">,
  from: number,
  sent: readonly ExportedTurn[],
): { ok: true; received: number } | Refused {
  const { turns } = ledger;
  const received = turns.count();
  if (from > received) return refuse("conflict", `Turn ${received + 1} of the file must come first`);
  if (from + sent.length > expected) return refuse("import_invalid", "There are more turns than were announced");

  const names = new Map(characterIds);
  const fresh = sent.slice(received - from);
  for (const each of fresh) {
    const wrong = misplaced(each, (id) => turns.get(id));
    if (wrong !== null) return refuse("import_invalid", wrong);
    const turn = renameIds(each, names);
    const story = importedStory(turn);
    if (story === null) return refuse("import_invalid", `The story of turn ${turn.id} cannot be read`);
    const messagesBefore = turn.parentId === null ? 0 : turns.messageCount(turn.parentId);
    turns.insertImported(importedTurn(turn, messagesBefore), turn.events, story);
    if (turn.checkpoint !== null) {
      ledger.checkpoints.set(turn.id, turn.checkpoint, Date.parse(turn.endedAt ?? turn.startedAt));
    }
  }
  return { ok: true, received: received + fresh.length };
}
