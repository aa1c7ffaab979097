import type { EntityLexicon } from "../domain/entity-lexicon.ts";
import { updateEntityDescription } from "./describe-entity.ts";
import { nextRevision, revision } from "./key-values.ts";
import type { RecallCounts } from "./recall-counts.ts";
import { recomputeValidity } from "./validity.ts";

/**
 * One change of a campaign's memory, within one transaction. Its steps mark what they touch. At the end, `finish` recomputes the derived
 * data of everything marked.
 */
export class Change {
  readonly sql: SqlStorage;
  readonly lexicon: EntityLexicon;
  /** The changed claim subjects, each with the earliest story order at which a claim changed. */
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

  /** Marks that the memory has changed. */
  markChanged(): void {
    this.#changed = true;
  }

  /** Takes the ids of items recalled since the last call, as a JSON list that the caller must store. Null if there are none. */
  recalled(): string | null {
    return this.#recalls.take();
  }

  /**
   * Values for the row of a new turn. They are stored in that row because it is written anyway, so the revision and the recalled items
   * need no further write.
   */
  newTurnFields(): { revision: number; recalled: string | null } {
    this.markChanged();
    this.#revised = true;
    return { revision: revision(this.sql) + 1, recalled: this.recalled() };
  }

  /** Marks that claims of a subject changed from this story order on. Without a story order, any claim may have changed. */
  touchSubject(id: number, story = -Infinity): void {
    this.#subjects.set(id, Math.min(story, this.#subjects.get(id) ?? Infinity));
  }

  /** Marks that an entity's type or description may have changed. */
  touchEntity(id: number): void {
    this.#entities.add(id);
  }

  /** Calls touchSubject for each of these claims. */
  touchClaims(claims: Iterable<{ matter_id: number; story: number }>): void {
    for (const { matter_id, story } of claims) this.touchSubject(matter_id, story);
  }

  /** Recomputes the derived data. Returns the memory's revision, which is a new one if anything changed. */
  finish(): { revision: number; changed: boolean } {
    for (const [id, story] of this.#subjects) recomputeValidity(this.sql, id, story);
    for (const id of this.#entities) updateEntityDescription(this.sql, id);
    const present = this.#changed && !this.#revised ? nextRevision(this.sql) : revision(this.sql);
    return { revision: present, changed: this.#changed };
  }
}
