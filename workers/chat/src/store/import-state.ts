import type { ImportState } from "../domain/transfer/import-state.ts";
import { SettingStore } from "./settings.ts";

/** The running or finished import of this table. Null if the campaign was begun here. */
export function readImport(sql: SqlStorage): ImportState | null {
  const value = new SettingStore(sql).get("import");
  return value === null ? null : (JSON.parse(value) as ImportState);
}

export function writeImport(sql: SqlStorage, state: ImportState): void {
  new SettingStore(sql).set("import", JSON.stringify(state));
}
