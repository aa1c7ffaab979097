import type { Layers } from "./layers.ts";
import { disc, type Point, round, SHEET } from "./relief.ts";

/** Draws a star chart: circles around a pole, marks of the hours, and invented constellations. */
export function sky(random: () => number): Layers {
  const pole: Point = [SHEET.width * (0.5 + random() * 0.35), SHEET.height * (random() * 0.6 - 0.2)];
  const at = (angle: number, radius: number): Point => [
    pole[0] + Math.cos(angle) * radius,
    pole[1] + Math.sin(angle) * radius,
  ];
  const line = (from: Point, to: Point) => `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
  const radii = [90, 190, 320, 480, 680, 920];
  const hours = Array.from({ length: 24 }, (_, hour) => (hour / 24) * Math.PI * 2 + random() * 0.02);
  const figures = Array.from({ length: 9 }, () => figure(random));
  const loose = Array.from({ length: 60 }, (): Point => [random() * SHEET.width, random() * SHEET.height]);
  return {
    strong: figures
      .map((stars) =>
        stars
          .slice(1)
          .map((star, index) => line(stars[index] ?? star, star))
          .join(""),
      )
      .join(""),
    faint:
      radii.map((radius) => disc(pole, radius)).join("") +
      hours.map((hour) => line(at(hour, 320), at(hour, 336))).join(""),
    dashed:
      disc(at(random() * 6.3, 150), 420) +
      hours
        .filter((_, hour) => hour % 4 === 0)
        .map((hour) => line(at(hour, 90), at(hour, 1_100)))
        .join(""),
    marks: [
      ...figures.flat().map((star) => disc(star, 2 + round(random() * 2))),
      ...loose.map((star) => disc(star, 1)),
    ].join(""),
  };
}

/** Draws a constellation: a few stars in a row that turns at random. */
function figure(random: () => number): readonly Point[] {
  let [x, y] = [random() * SHEET.width, random() * SHEET.height];
  let heading = random() * 6.3;
  return Array.from({ length: 4 + Math.floor(random() * 4) }, (): Point => {
    heading += (random() - 0.5) * 2.4;
    const step = 28 + random() * 34;
    x += Math.cos(heading) * step;
    y += Math.sin(heading) * step;
    return [x, y];
  });
}
