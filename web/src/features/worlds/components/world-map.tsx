import { useMemo } from "react";

import { armsOf } from "../../../shared/sigil/heraldry.ts";
import { drawMap } from "../map/draw-map.ts";
import { SHEET } from "../map/relief.ts";

/**
 * The map behind the heading of a world, generated from its id and genres in the colours of its sigil. It is decoration: it takes no space,
 * and fades behind the text.
 */
export function WorldMap({ worldId, genres }: { readonly worldId: string; readonly genres: readonly string[] }) {
  const map = useMemo(() => drawMap(worldId, genres), [worldId, genres]);
  const { hue } = useMemo(() => armsOf(`world:${worldId}`, genres), [worldId, genres]);
  const ink = `oklch(62% 0.075 ${hue})`;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      stroke={ink}
      className="pointer-events-none absolute inset-x-0 top-0 -z-10 h-88 w-full opacity-75 [mask-image:radial-gradient(125%_110%_at_80%_0,#000_30%,#0006_60%,transparent_92%)] forced-colors:hidden print:hidden"
    >
      <path d={map.faint} strokeOpacity={0.6} />
      <path d={map.strong} strokeWidth={1.6} />
      <path d={map.dashed} strokeOpacity={0.75} strokeDasharray="5 6" />
      <path d={map.marks} fill={ink} stroke="none" />
    </svg>
  );
}
