import type { EntityLexicon } from "../domain/entity-lexicon.ts";
import { updateEntityDescription } from "./describe-entity.ts";
import { nextRevision, revision } from "./key-values.ts";
import type { RecallCounts } from "./recall-counts.ts";
import { recomputeValidity } from "./validity.ts";

/**
 * One change of a campaign's memory, within one transaction. Its steps mark what they touch; `finish` recomputes once, at the end, what
 * is derived from that.
 */
export class Change {
  readonly sql: SqlStorage;
  readonly lexicon: EntityLexicon;
  /** Claim subjects, each with the earliest story order at which its claims changed. */
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

  /** Something in memory is different now. */
  markChanged(): void {
    this.#changed = true;
  }

  /** Takes the items recalled since the last call, as a JSON list, to be stored by the caller. Null where there are none. */
  recalled(): string | null {
    return this.#recalls.take();
  }

  /** Values for the row of a new turn: the row is written anyway, so revision and recall counts cost no further write. */
  newTurnFields(): { revision: number; recalled: string | null } {
    this.markChanged();
    this.#revised = true;
    return { revision: revision(this.sql) + 1, recalled: this.recalled() };
  }

  /** The claims of a subject have changed from this story order on; anywhere, where none is given. */
  touchSubject(id: number, story = -Infinity): void {
    this.#subjects.set(id, Math.min(story, this.#subjects.get(id) ?? Infinity));
  }

  /** An entity's type or description may be different now. */
  touchEntity(id: number): void {
    this.#entities.add(id);
  }

  /** touchSubject for each of these claims. */
  touchClaims(claims: Iterable<{ matter_id: number; story: number }>): void {
    for (const { matter_id, story } of claims) this.touchSubject(matter_id, story);
  }

  /** Recomputes what is derived; answers the memory's revision, a new one where anything changed. */
  finish(): { revision: number; changed: boolean } {
    for (const [id, story] of this.#subjects) recomputeValidity(this.sql, id, story);
    for (const id of this.#entities) updateEntityDescription(this.sql, id);
    const present = this.#changed && !this.#revised ? nextRevision(this.sql) : revision(this.sql);
    return { revision: present, changed: this.#changed };
  }
}
