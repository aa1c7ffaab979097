/**
 * The picture on a sigil, drawn around the middle of a 40 by 40 field. It must be recognizable at 32 px, so its shapes are bold and simple.
 */
export interface Charge {
  /** A path that is filled with the charge's colour. */
  readonly fill?: string;
  /** A path that is drawn as a line in the charge's colour. */
  readonly stroke?: string;
  /** A path that is drawn on top of the other paths in the field's colour. */
  readonly cut?: string;
}

/** The path of a star with `points` points. `outer` and `inner` are the radii of its outer and inner corners. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${(20 + radius * Math.cos(angle)).toFixed(1)} ${(20 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

export const CHARGES = {
  flame: {
    fill: "M21 8c4 7-7 9-7 16.500a6.500 7 0 0 0 13 .3C27 19 24 16.500 21 8Z",
    cut: "M20.500 21c1.800 3-2.500 4-2.500 7a2.600 2.800 0 0 0 5.200 0c0-2.500-1.500-4-2.700-7Z",
  },
  tower: {
    fill: "M12 10h3.500v3.500h3V10h3v3.500h3V10H28v7l-2.500 2.500V31h-11V19.500L12 17Z",
    cut: "M18 31v-5a2 2 0 0 1 4 0v5Z",
  },
  sword: { fill: "M20 5.500l2.600 4V23H27v3h-4.400v6h-5.200v-6H13v-3h4.400V9.500Z" },
  crescent: { fill: "M25.500 9.500a12 12 0 1 0 5.500 16a9.800 9.800 0 1 1-5.500-16Z" },
  star: { fill: star(5, 13, 5.6) },
  compass: { fill: star(4, 14, 4.2), cut: disc(20, 20, 2) },
  sun: { fill: star(12, 14, 9), cut: disc(20, 20, 4.5) },
  gear: { fill: star(9, 13.5, 9.6), cut: disc(20, 20, 4) },
  eye: { fill: "M6 20q14-15 28 0q-14 15-28 0Z", cut: disc(20, 20, 4.6) },
  pine: { fill: "M20 6.500l7.500 9.500h-3.800l5.800 8.500h-7.500V33h-4v-8.500h-7.500l5.800-8.500h-3.800Z" },
  waves: { stroke: "M8 15q4-5 8 0t8 0t8 0M8 21q4-5 8 0t8 0t8 0M8 27q4-5 8 0t8 0t8 0" },
  anchor: {
    stroke: "M20 13v18M14.500 17h11M9.500 22.500q1.500 8.500 10.500 8.500t10.500-8.500",
    fill: disc(20, 10.5, 3.2),
  },
  peaks: { fill: "M5.500 30 16 11l5.500 9.500L25 15l9.500 15Z", cut: "M16 11l3.200 5.600L16 19l-3-2.400Z" },
  key: { stroke: "M20 19v13M20 27h5M20 31.500h4", fill: disc(20, 13, 6), cut: disc(20, 13, 2.4) },
  crown: { fill: "M9 29V13.500l6 6L20 10l5 9.500 6-6V29Z", cut: "M9 24.500h22v1.800H9Z" },
  algiz: { stroke: "M20 8v24M20 21l-8.500-10M20 21l8.500-10" },
  othala: { stroke: "M12.500 32 27 17l-7-8-7 8 14.500 15" },
  axe: {
    fill: "M17.500 7h4v26h-4ZM21.500 9.500q8.500 0 10 10.500q-4.500-2-10-1.500ZM17.500 9.500q-8.500 0-10 10.500q4.500-2 10-1.500Z",
  },
  drop: { fill: "M20 7.500q8.500 11 8.500 16.500a8.500 8.500 0 0 1-17 0q0-5.500 8.500-16.500Z" },
  hourglass: {
    fill: "M11.500 8.500h17v3l-6.500 8.500 6.500 8.500v3h-17v-3l6.500-8.500-6.500-8.500Z",
    cut: "M15.500 12h9L20 17.500Z",
  },
  gem: { fill: "M14 10h12l6 7-12 15L8 17Z", cut: "M14 16.500h12l-6 10Z" },
  arch: { fill: "M10 32V19a10 10 0 0 1 20 0v13h-5V19.500a5 5 0 0 0-10 0V32Z" },
  sail: { fill: "M19 7.500v17H9q8-6 10-17ZM21.500 11q8 5 8.500 13.500h-8.500ZM7.500 27h25l-4.500 6h-16Z" },
  feather: { fill: "M30 7.500q-15 1-18 17l-3 8 2.500 1 2.500-6q14-1 16-20Z" },
  lotus: {
    fill: "M20 8q7 8 0 19q-7-11 0-19ZM8.500 15q10 1.500 10.500 13q-10-2-10.500-13ZM31.500 15q-10 1.500-10.500 13q10-2 10.500-13ZM10 30h20v2.500H10Z",
  },
  dunes: { fill: `M4 30q9-13 18-5q6-7 14 5Z${disc(26, 13, 4.5)}` },
  spiral: { stroke: "M20 20q1.500-2.500 3.500-.5t-1 5t-7-1.500t1-8.500t10.500 0t2.500 11t-12 4.500t-9.500-10" },
  serpent: { stroke: "M26 10q-9-5-11 1.500t6 8t3 9t-11 1.500", fill: disc(27, 10.5, 2.6) },
  rose: {
    fill: `${disc(20, 12.8, 5)}${disc(26.8, 17.8, 5)}${disc(24.2, 25.8, 5)}${disc(15.8, 25.8, 5)}${disc(13.2, 17.8, 5)}`,
    cut: disc(20, 20, 3.4),
  },
  lantern: {
    fill: "M15 13h10l3 16H12ZM17 31h6v2.500h-6ZM18.500 8h3v4h-3Z",
    cut: "M20 17c2 3-2.500 4-2.500 7a2.500 2.500 0 0 0 5 0c0-2.500-1.500-4-2.500-7Z",
  },
  bones: {
    stroke: "M11.500 11.500l17 17M28.500 11.500l-17 17",
    fill: `${disc(10, 12, 2.6)}${disc(30, 12, 2.6)}${disc(10, 28, 2.6)}${disc(30, 28, 2.6)}`,
  },
  rays: { fill: star(4, 14, 3), stroke: "M12 12l16 16M28 12 12 28" },
} as const satisfies Readonly<Record<string, Charge>>;

export type ChargeName = keyof typeof CHARGES;
