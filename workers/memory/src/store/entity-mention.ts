/** What one source says about an entity. Stored as JSON in `sources.tellings`. */
export interface EntityMention {
  readonly entity: number;
  readonly type: string | null;
  readonly description: string;
  /** Story order (story-order.ts). */
  readonly story: number;
}
