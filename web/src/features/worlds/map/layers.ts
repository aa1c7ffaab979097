/** The layers of a map, as SVG paths. Their coordinates are those of the sheet in relief.ts. */
export interface Layers {
  /** Coasts, walls and heavier contour lines. */
  readonly strong: string;
  readonly faint: string;
  /** Roads, and lines that do not exist in the landscape, such as borders. */
  readonly dashed: string;
  /** Peaks, houses and stars, as filled shapes. */
  readonly marks: string;
}
