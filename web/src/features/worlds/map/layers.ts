/** What a map shows, as SVG paths on relief.ts's sheet. */
export interface Layers {
  /** Shores, walls, the heavier height lines. */
  readonly strong: string;
  readonly faint: string;
  /** Roads and what is only thought of as a line. */
  readonly dashed: string;
  /** Peaks, houses, stars: filled. */
  readonly marks: string;
}
