import { pick } from "../../../shared/sigil/seed.ts";
import type { Layers } from "./layers.ts";
import { contour, disc, type Point, reliefOf, round, SHEET, smooth } from "./relief.ts";

/** Draws a coast from above: land in the west or in the east, lines in the sea that follow the coast, and a road between two harbours. */
export function coast(random: () => number): Layers {
  const side = random() < 0.5 ? 1 : -1;
  const bays = 2 + random() * 3;
  const relief = reliefOf(
    random,
    (x, y) => (side * (x / SHEET.width - 0.5)) / 1.6 + 0.09 * Math.sin((x / SHEET.width) * bays * 6.3 + y / 70),
  );
  return {
    strong: contour(relief, 0.5),
    faint: [0.47, 0.435, 0.395, 0.62, 0.72, 0.82].map((level) => contour(relief, level)).join(""),
    dashed: road(random, side > 0 ? 0.6 : 0.1, 0.3),
    marks: "",
  };
}

/** Draws mountains or dunes as contour lines, with a road across. Every third contour line is heavier. */
export function heights(random: () => number): Layers {
  const relief = reliefOf(random, (_, y) => 0.1 - (0.2 * y) / SHEET.height);
  const levels = Array.from({ length: 12 }, (_, index) => 0.18 + index * 0.055);
  const peaks = Array.from({ length: 5 }, () => spot(random));
  return {
    strong: levels
      .filter((_, index) => index % 3 === 0)
      .map((level) => contour(relief, level))
      .join(""),
    faint: levels
      .filter((_, index) => index % 3 !== 0)
      .map((level) => contour(relief, level))
      .join(""),
    dashed: road(random, 0.05, 0.9),
    marks: peaks.map(([x, y]) => `M${round(x - 7)} ${round(y + 6)}l7-12 7 12Z`).join(""),
  };
}

/** Draws a town with walls: streets in rings around the market, and a river. */
export function town(random: () => number): Layers {
  const [x, y]: Point = [SHEET.width * (0.55 + random() * 0.25), SHEET.height * (0.25 + random() * 0.3)];
  const gates = 7 + Math.floor(random() * 5);
  const turn = random() * 6.3;
  const at = (angle: number, radius: number): Point => [
    x + Math.cos(angle) * radius * 1.25,
    y + Math.sin(angle) * radius * 0.9,
  ];
  const angles = Array.from({ length: gates }, (_, gate) => turn + ((gate + random() * 0.5) / gates) * Math.PI * 2);
  const rings = [46, 92, 150, 215].map((radius) => angles.map((angle) => at(angle, radius * (0.9 + random() * 0.2))));
  const line = (points: readonly Point[]) => `M${points.map(([a, b]) => `${round(a)} ${round(b)}`).join("L")}`;
  const bend = random() * 160 - 80;
  const bank = (off: number) =>
    smooth(
      [-1, 0, 1, 2, 3, 4, 5].map((step): Point => [step * 300 + off / 2, y + 70 + off + bend * Math.sin(step * 1.9)]),
    );
  return {
    strong: `${line(rings[3] ?? [])}Z${bank(0)}${bank(20)}`,
    faint:
      rings
        .slice(0, 3)
        .map((ring) => `${line(ring)}Z`)
        .join("") + angles.map((angle) => line([at(angle, 46), at(angle, 213)])).join(""),
    dashed: angles
      .filter((_, gate) => gate % 2 === 0)
      .map((angle) => line([at(angle, 225), at(angle, 1_100)]))
      .join(""),
    marks: Array.from({ length: 26 }, () => at(pick(random, angles) + 0.16, 62 + random() * 140))
      .map(([a, b]) => `M${round(a)} ${round(b)}h7v7h-7Z`)
      .join(""),
  };
}

const spot = (random: () => number): Point => [random() * SHEET.width, random() * SHEET.height * 0.8];

/** Draws a winding road across part of the sheet, from `start` to `start + share` of its width, with a place at each end. */
function road(random: () => number, start: number, share: number): string {
  const height = SHEET.height * (0.2 + random() * 0.4);
  const points = Array.from({ length: 9 }, (_, step): Point => [
    SHEET.width * (start + (share * step) / 8),
    height + (random() - 0.5) * 70,
  ]);
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)];
  return smooth(points) + disc(first, 4) + disc(last, 4);
}
