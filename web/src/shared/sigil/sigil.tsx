import { useId } from "react";

import { CHARGES, type Charge } from "./charges.ts";
import { armsOf, PARTINGS } from "./heraldry.ts";

/** The shape: a hexagon for a world, a shield for a campaign, a circle for a character, a rounded square for a person of the story. */
export type SigilKind = "world" | "campaign" | "character" | "person";

const SHAPES: Readonly<Record<SigilKind, string>> = {
  world:
    "M17.500 1.500q2.500-1.300 5 0l12 6.700q2.500 1.400 2.500 4.200v15.200q0 2.800-2.500 4.200l-12 6.700q-2.500 1.300-5 0l-12-6.700Q3 30.400 3 27.600V12.400Q3 9.600 5.500 8.200Z",
  campaign: "M4 2h32q1.500 0 1.500 1.500V19c0 9.500-7.500 16-17.500 20C10 35 2.500 28.500 2.500 19V3.500Q2.500 2 4 2Z",
  character: "M1 20a19 19 0 1 0 38 0a19 19 0 1 0-38 0Z",
  person: "M10 1.500h20q8.500 0 8.500 8.500v20q0 8.500-8.500 8.500H10q-8.500 0-8.500-8.500V10q0-8.500 8.500-8.500Z",
};

/** The position of the charge on each shape. A shield is narrow at the bottom, so its charge is smaller and higher. */
const SEATS: Readonly<Record<SigilKind, string>> = {
  world: "translate(20 20) scale(.82) translate(-20 -20)",
  campaign: "translate(20 18) scale(.8) translate(-20 -20)",
  character: "translate(20 20) scale(.84) translate(-20 -20)",
  person: "translate(20 20) scale(.84) translate(-20 -20)",
};

interface SigilProps {
  readonly kind: SigilKind;
  readonly id: string;
  /** The genres of the world. A campaign or a character uses the genres of its world. */
  readonly genres?: readonly string[];
  /** Width and height in CSS pixels. Below 32 the charge cannot be recognized. */
  readonly size?: number;
  /** The accessible name; needed when no text next to the sigil names it. */
  readonly title?: string;
}

/** The sigil of a world, campaign or person, generated from its id and genres. */
export function Sigil({ kind, id, genres, size = 40, title }: SigilProps) {
  const clip = useId();
  const arms = armsOf(`${kind}:${id}`, genres);
  const charge: Charge = CHARGES[arms.bearing];
  const shape = SHAPES[kind];
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      className="block shrink-0"
      {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": true })}
    >
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={shape} fill={arms.field} />
        {PARTINGS[arms.parting] && <path d={PARTINGS[arms.parting]} fill={arms.parted} />}
        {arms.bordered && <path d={shape} fill="none" stroke={arms.charge} strokeOpacity={0.5} strokeWidth={4} />}
        <g transform={SEATS[kind]}>
          {charge.stroke && (
            <path
              d={charge.stroke}
              fill="none"
              stroke={arms.charge}
              strokeWidth={3}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
          {charge.fill && <path d={charge.fill} fill={arms.charge} />}
          {charge.cut && <path d={charge.cut} fill={arms.parted} />}
        </g>
      </g>
    </svg>
  );
}
