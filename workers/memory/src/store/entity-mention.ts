import type { EntityType } from "#contracts/memory/items";

/** What a source says of an entity. */
export interface EntityMention {
  readonly entity: number;
  readonly type: EntityType | null;
  readonly description: string;
  /** Where in the story it stands: the player's word before any other, lore before turns, a turn not digested yet at its end. */
  readonly story: number;
}
