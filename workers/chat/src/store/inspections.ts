import { firstRow } from "#worker-kit/sqlite";

/** The number of replies whose texts are stored (docs/decisions/042-store-what-a-model-was-sent.md). */
const SLOTS = 20;

/** What players may inspect of their turns. The summary is a column of the turn's row; the texts are in a ring of slots. */
export class InspectionStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The summary of a turn and its texts, both JSON. Null if there is none. */
  of(turnId: string): { summary: string | null; texts: string | null } {
    const turn = firstRow(
      this.#sql.exec<{ inspection: string | null }>("SELECT inspection FROM turns WHERE id = ?", turnId),
    );
    const prompt = firstRow(this.#sql.exec<{ texts: string }>("SELECT texts FROM prompts WHERE turn_id = ?", turnId));
    return { summary: turn?.inspection ?? null, texts: prompt?.texts ?? null };
  }

  /** Stores the texts of a turn in a free slot, or over the oldest ones. */
  storeTexts(turnId: string, texts: string, now: number): void {
    const written = this.#sql.exec<{ slot: number }>("SELECT slot FROM prompts ORDER BY written_at, slot").toArray();
    const taken = new Set(written.map(({ slot }) => slot));
    const free = Array.from({ length: SLOTS }, (_, slot) => slot).find((slot) => !taken.has(slot));
    this.#sql.exec(
      "INSERT OR REPLACE INTO prompts (slot, turn_id, written_at, texts) VALUES (?, ?, ?, ?)",
      free ?? written[0]?.slot ?? 0,
      turnId,
      now,
      texts,
    );
  }
}
