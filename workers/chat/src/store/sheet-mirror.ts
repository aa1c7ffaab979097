import type { Character } from "#contracts/entities/character";
import { houseRulesOf, type HouseRules } from "#contracts/entities/house-rules";
import type { LiveSheet } from "#contracts/play/live-sheet";
import type { SheetsUpdate } from "#contracts/rpc/api";
import type { CampaignKey } from "#contracts/rpc/memory";
import { liveSheetOf } from "../domain/live-sheet.ts";
import type { TableHero } from "../domain/table-hero.ts";
import type { OutboxStore } from "./outbox.ts";
import type { SettingStore } from "./settings.ts";

/** What the mirror needs of the ledger. */
interface MirroredLedger {
  readonly owner: CampaignKey | null;
  readonly head: string | null;
  readonly outbox: OutboxStore;
  activePath(): readonly string[];
  stateAt(characters: readonly Character[]): { readonly heroes: readonly TableHero[] };
}

/** The stored party of a request, and its campaign if the request has it. */
interface MetParty {
  readonly characters: readonly Character[];
  readonly campaign?: { readonly houseRules?: HouseRules | undefined };
}

/** The most ids in one statement. SQLite here takes at most 100 parameters. */
const CHUNK = 90;

/**
 * The sheets at the head, for api. What api gets depends only on the active path and the stored characters, so undo and redo send the same
 * sheets again, and a story that changed no sheet sends none.
 */
export class SheetMirror {
  readonly #sql: SqlStorage;
  readonly #ledger: MirroredLedger;
  readonly #settings: SettingStore;

  constructor(sql: SqlStorage, ledger: MirroredLedger, settings: SettingStore) {
    this.#sql = sql;
    this.#ledger = ledger;
    this.#settings = settings;
  }

  /**
   * Stores the party as api has it now, and the house rule that its sheets follow, because a move of the head does not ask api. If one of
   * them has changed, the sheets are sent again.
   * Nothing is stored for a table without a story.
   * @returns whether there is something to send
   */
  meet({ characters, campaign }: MetParty, now: number): boolean {
    // No sheet shows the notes, and they may be long.
    const party = JSON.stringify(characters.map((character) => ({ ...character, notes: "" })));
    const before = this.#settings.get("party");
    const isCounted = campaign ? houseRulesOf(campaign).encumbrance : this.#isCounted;
    if (party === before && isCounted === this.#isCounted) return false;
    if (before === null && this.#ledger.head === null) return false;
    this.#settings.set("party", party);
    this.#settings.set("encumbrance", String(isCounted));
    if (this.#settings.get("mirrored") === null && this.lastChange() === null) return false;
    this.#ledger.outbox.addSheets(now);
    return true;
  }

  /** The sheets to send, with a new epoch. Null if api has them already, or if the party is not known yet. */
  next(now: number): SheetsUpdate | null {
    const { owner } = this.#ledger;
    const party = this.#settings.get("party");
    if (!owner || party === null) return null;
    const turn = this.lastChange();
    const sheets =
      turn === null
        ? []
        : this.#ledger
            .stateAt(JSON.parse(party) as Character[])
            .heroes.map((hero) => liveSheetOf(hero, turn, { encumbrance: this.#isCounted }));
    if (JSON.stringify(sheets) === (this.#settings.get("mirrored") ?? "[]")) return null;
    // The time is part of the epoch, so that it also grows if the table was restored from a backup.
    const epoch = Math.max(this.#epoch + 1, now);
    this.#settings.set("sheetsEpoch", String(epoch));
    const { userId, campaignId } = owner;
    return { userId, campaignId, epoch, sheets };
  }

  /** Stores that api has these sheets, unless newer ones were sent meanwhile. */
  confirm({ epoch, sheets }: SheetsUpdate): void {
    if (epoch === this.#epoch) this.#settings.set("mirrored", JSON.stringify(sheets));
  }

  /** Whether the campaign counts what a hero carries. */
  get #isCounted(): boolean {
    return this.#settings.get("encumbrance") === "true";
  }

  get #epoch(): number {
    return Number(this.#settings.get("sheetsEpoch") ?? 0);
  }

  /** The last turn of the active path that changed a sheet. */
  lastChange(): LiveSheet["turn"] | null {
    const path = this.#ledger.activePath();
    for (let end = path.length; end > 0; end -= CHUNK) {
      const ids = path.slice(Math.max(0, end - CHUNK), end);
      const [row] = this.#sql
        .exec<{ id: string; number: number; at: number }>(
          `SELECT id, number, coalesce(ended_at, started_at) AS at FROM turns
           WHERE id IN (${ids.map(() => "?").join(",")}) AND has_effects = 1 ORDER BY number DESC LIMIT 1`,
          ...ids,
        )
        .toArray();
      if (row) return { ...row, at: new Date(row.at).toISOString() };
    }
    return null;
  }
}
