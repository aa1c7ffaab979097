/** The layers of a map, as SVG paths on the sheet of relief.ts. */
export interface Layers {
  /** Coasts, walls and heavier contour lines. */
  readonly strong: string;
  readonly faint: string;
  /** Roads, and lines that are not physical. */
  readonly dashed: string;
  /** Peaks, houses and stars, as filled shapes. */
  readonly marks: string;
}
