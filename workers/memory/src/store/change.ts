import type { EntityLexicon } from "../domain/entity-lexicon.ts";
import { updateEntityDescription } from "./describe-entity.ts";
import { nextRevision, revision } from "./key-values.ts";
import type { RecallCounts } from "./recall-counts.ts";
import { recomputeValidity } from "./validity.ts";

/**
 * One change to what is remembered, within one transaction. Whoever makes it says what it touches; what is derived from that is
 * made anew once, at its end.
 */
export class Change {
  readonly sql: SqlStorage;
  readonly lexicon: EntityLexicon;
  /** With the earliest place in the story where something of each has changed. */
  readonly #subjects = new Map<number, number>();
  readonly #entities = new Set<number>();
  #changed = false;
  #revised = false;
  readonly #recalls: RecallCounts;

  constructor(sql: SqlStorage, lexicon: EntityLexicon, recalls: RecallCounts) {
    this.sql = sql;
    this.lexicon = lexicon;
    this.#recalls = recalls;
  }

  /** Something is remembered otherwise than before. */
  markChanged(): void {
    this.#changed = true;
  }

  /** What was recalled since this was last asked, a JSON list of items: whoever asks keeps it. Null where nothing was. */
  recalled(): string | null {
    return this.#recalls.take();
  }

  /** What the row of a turn never heard of takes along (recordSource): it is written anyway. */
  newTurnFields(): { revision: number; recalled: string | null } {
    this.markChanged();
    this.#revised = true;
    return { revision: revision(this.sql) + 1, recalled: this.recalled() };
  }

  /** What holds of a matter may be another thing now, from that place in the story on; from anywhere, where none is named. */
  touchSubject(id: number, story = -Infinity): void {
    this.#subjects.set(id, Math.min(story, this.#subjects.get(id) ?? Infinity));
  }

  /** Who or what an entity is may be told otherwise now. */
  touchEntity(id: number): void {
    this.#entities.add(id);
  }

  /** As touchMatter, of each of these claims. */
  touchClaims(claims: Iterable<{ matter_id: number; story: number }>): void {
    for (const { matter_id, story } of claims) this.touchSubject(matter_id, story);
  }

  /** Brings the derived up to date; answers the memory's revision, a new one where anything was changed. */
  finish(): { revision: number; changed: boolean } {
    for (const [id, story] of this.#subjects) recomputeValidity(this.sql, id, story);
    for (const id of this.#entities) updateEntityDescription(this.sql, id);
    const present = this.#changed && !this.#revised ? nextRevision(this.sql) : revision(this.sql);
    return { revision: present, changed: this.#changed };
  }
}
