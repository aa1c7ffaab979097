/** The size of every map in its own units: wide and low, like the heading of a page. */
export const SHEET = { width: 1440, height: 360 } as const;

const STEP = 15;
const COLUMNS = SHEET.width / STEP + 1;
const ROWS = SHEET.height / STEP + 1;

/** The height of the land at every point of a grid over the sheet, 0 to 1. */
export type Relief = readonly number[];
export type Point = readonly [x: number, y: number];

/**
 * Makes rolling hills from smooth noise at three sizes. `raise` makes a position higher or lower, for example lower towards a sea in the
 * east.
 */
export function reliefOf(random: () => number, raise: (x: number, y: number) => number = () => 0): Relief {
  const noises = [noiseOf(random, 300), noiseOf(random, 130), noiseOf(random, 62)] as const;
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const x = (index % COLUMNS) * STEP;
    const y = Math.floor(index / COLUMNS) * STEP;
    const [large, middle, small] = noises;
    return 0.62 * large(x, y) + 0.27 * middle(x, y) + 0.11 * small(x, y) + raise(x, y);
  });
}

/** Makes value noise: random numbers on a grid, with values between the grid points interpolated. */
function noiseOf(random: () => number, size: number): (x: number, y: number) => number {
  const columns = Math.ceil(SHEET.width / size) + 2;
  const lattice = Array.from({ length: columns * (Math.ceil(SHEET.height / size) + 2) }, random);
  const ease = (share: number) => share * share * (3 - 2 * share);
  return (x, y) => {
    const corner = Math.floor(y / size) * columns + Math.floor(x / size);
    const [across, down] = [ease((x / size) % 1), ease((y / size) % 1)];
    const row = (at: number) => (lattice[at] ?? 0) * (1 - across) + (lattice[at + 1] ?? 0) * across;
    return row(corner) * (1 - down) + row(corner + columns) * down;
  };
}

/** The contour line at one height as a path. It finds where the line crosses each cell of the grid and connects the crossings. */
export function contour(relief: Relief, level: number): string {
  const links = new Map<number, number[]>();
  const link = (a: number, b: number) => {
    links.set(a, [...(links.get(a) ?? []), b]);
    links.set(b, [...(links.get(b) ?? []), a]);
  };
  const above = (index: number) => (relief[index] ?? 0) >= level;
  for (let y = 0; y < ROWS - 1; y++) {
    for (let x = 0; x < COLUMNS - 1; x++) {
      const corner = y * COLUMNS + x;
      // An edge has a number: twice the index of the corner where it starts, plus one if it goes down instead of right.
      const edges = [2 * corner, 2 * corner + 1, 2 * (corner + COLUMNS), 2 * (corner + 1) + 1].filter(
        (edge) => above(edge >> 1) !== above(farEnd(edge)),
      );
      for (let pair = 0; pair + 1 < edges.length; pair += 2) link(edges[pair] ?? 0, edges[pair + 1] ?? 0);
    }
  }
  const starts = [...links].toSorted(([, a], [, b]) => a.length - b.length).map(([edge]) => edge);
  return starts.map((edge) => smooth(walk(edge, links).map((at) => crossing(relief, at, level)))).join("");
}

const farEnd = (edge: number) => (edge >> 1) + (edge % 2 === 0 ? 1 : COLUMNS);

/** Removes all edges connected to this one from `links` and returns them in order. */
function walk(start: number, links: Map<number, number[]>): number[] {
  const way: number[] = [];
  for (let edge: number | undefined = start; edge !== undefined;) {
    const next: number | undefined = links.get(edge)?.find((other) => links.has(other));
    if (links.delete(edge)) way.push(edge);
    edge = next;
  }
  return way;
}

function crossing(relief: Relief, edge: number, level: number): Point {
  const near = edge >> 1;
  const [from, to] = [relief[near] ?? 0, relief[farEnd(edge)] ?? 0];
  const share = (level - from) / (to - from);
  const [x, y] = [(near % COLUMNS) * STEP, Math.floor(near / COLUMNS) * STEP];
  return edge % 2 === 0 ? [x + share * STEP, y] : [x, y + share * STEP];
}

/** Draws a smooth path through the points. The path is empty when there are too few points for a line. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last || rest.length < 3) return "";
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    return `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `M${round(first[0])} ${round(first[1])}${bends.join("")}L${round(last[0])} ${round(last[1])}`;
}

export const round = (length: number): number => Math.round(length * 10) / 10;
/** A small circle as a path. */
export const disc = ([x, y]: Point, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
