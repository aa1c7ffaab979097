import type { Campaign } from "#contracts/entities/campaign";
import { refuse, type Refused } from "../domain/refusal.ts";
import type { ImportState } from "../domain/transfer/import-state.ts";
import type { Ledger } from "./ledger.ts";
import { SettingStore } from "./settings.ts";

/** Why an import cannot be finished. Null if it can. */
export function importProblem(ledger: Ledger, { turns: expected, table }: ImportState): Refused | null {
  const { turns } = ledger;
  const received = turns.count();
  if (received !== expected) {
    return refuse("import_incomplete", `${received} of ${expected} turns have arrived`);
  }
  const { headTurnId, lastRootId } = table;
  const root = lastRootId === null ? null : turns.get(lastRootId);
  const known = (headTurnId === null || turns.get(headTurnId)) && (lastRootId === null || root?.parentId === null);
  return known && turns.hasValidChildren()
    ? null
    : refuse("import_invalid", "The file leads to turns that are not in it");
}

/** Sets the table's head, detail level, author's note, lines and veils to those of the file. */
export function applyImportedTable(ledger: Ledger, sql: SqlStorage, { table }: ImportState, now: number): void {
  const settings = new SettingStore(sql);
  if (table.lastRootId !== null) settings.set("lastRoot", table.lastRootId);
  ledger.moveHead(table.headTurnId, now);
  settings.set("moves", String(table.moves));
  ledger.setDetailLevel(table.detailLevel);
  ledger.setAuthorsNote(table.authorsNote);
  ledger.setSafety({ lines: table.lines, veils: table.veils });
}

/** Stores the table's owner, whose ids its messages to other workers contain. */
export function setImportedOwner(
  sql: SqlStorage,
  { userId, campaignId, characters }: ImportState,
  campaign: Campaign,
): void {
  const party = characters.map(({ id, name }) => ({ id, name }));
  const { worldId } = campaign;
  const owner = { userId, campaignId, worldId, characterNames: party.map(({ name }) => name), characters: party };
  new SettingStore(sql).set("owner", JSON.stringify(owner));
}
