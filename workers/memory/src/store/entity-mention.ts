import type { EntityType } from "#contracts/memory/items";

/** What one source says about an entity. Stored as JSON in `sources.tellings`. */
export interface EntityMention {
  readonly entity: number;
  readonly type: EntityType | null;
  readonly description: string;
  /** Story order (story-order.ts). */
  readonly story: number;
}
