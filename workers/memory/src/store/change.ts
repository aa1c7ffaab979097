import type { EntityLexicon } from "../domain/entity-lexicon.ts";
import { describeAnew } from "./describe-entity.ts";
import { nextRevision, revision } from "./state.ts";
import type { RecallCounts } from "./recall-counts.ts";
import { restitch } from "./validity.ts";

/**
 * One change to what is remembered, within one transaction. Whoever makes it says what it touches; what is derived from that is
 * made anew once, at its end.
 */
export class Change {
  readonly sql: SqlStorage;
  readonly lexicon: EntityLexicon;
  /** With the earliest place in the story where something of each has changed. */
  readonly #matters = new Map<number, number>();
  readonly #entities = new Set<number>();
  #made = false;
  #revised = false;
  readonly #recalls: RecallCounts;

  constructor(sql: SqlStorage, lexicon: EntityLexicon, recalls: RecallCounts) {
    this.sql = sql;
    this.lexicon = lexicon;
    this.#recalls = recalls;
  }

  /** Something is remembered otherwise than before. */
  made(): void {
    this.#made = true;
  }

  /** What was recalled since this was last asked, a JSON list of items: whoever asks keeps it. Null where nothing was. */
  recalled(): string | null {
    return this.#recalls.take();
  }

  /** What the row of a turn never heard of takes along (recordSource): it is written anyway. */
  newTurn(): { revision: number; recalled: string | null } {
    this.made();
    this.#revised = true;
    return { revision: revision(this.sql) + 1, recalled: this.recalled() };
  }

  /** What holds of a matter may be another thing now, from that place in the story on; from anywhere, where none is named. */
  touchMatter(id: number, story = -Infinity): void {
    this.#matters.set(id, Math.min(story, this.#matters.get(id) ?? Infinity));
  }

  /** Who or what an entity is may be told otherwise now. */
  touchEntity(id: number): void {
    this.#entities.add(id);
  }

  /** As touchMatter, of each of these claims. */
  touchClaims(claims: Iterable<{ matter_id: number; story: number }>): void {
    for (const { matter_id, story } of claims) this.touchMatter(matter_id, story);
  }

  /** Brings the derived up to date; answers the memory's revision, a new one where anything was changed. */
  settle(): { revision: number; changed: boolean } {
    for (const [id, story] of this.#matters) restitch(this.sql, id, story);
    for (const id of this.#entities) describeAnew(this.sql, id);
    const present = this.#made && !this.#revised ? nextRevision(this.sql) : revision(this.sql);
    return { revision: present, changed: this.#made };
  }
}
