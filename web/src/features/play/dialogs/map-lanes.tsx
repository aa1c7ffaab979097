import type { Gap, MapRow } from "./lay-out-tree.ts";

export const ROW = 56;
export const GAP = 34;
const WIDEST = 150;

/** Distance between two lanes, in px. If there are many lanes, they are closer together. */
export const laneStep = (lanes: number): number => Math.min(20, WIDEST / Math.max(1, lanes));

const strokeOf = (active: boolean) => (active ? "var(--ember)" : "var(--edge)");

/** Draws the lines of one row, and its turn as a dot. The drawing is decorative: the row's text says the same. */
export function RowLanes({
  row,
  step,
  width,
  isHead,
}: {
  readonly row: MapRow;
  readonly step: number;
  readonly width: number;
  readonly isHead: boolean;
}) {
  const x = (lane: number) => 12 + lane * step;
  const { turn, lane, from, up, down, passing } = row;
  const middle = ROW / 2;
  return (
    <svg aria-hidden="true" width={width} height={ROW} className="shrink-0" fill="none" strokeWidth={2}>
      {passing.map((line) => (
        <path key={line.lane} d={`M${x(line.lane)} 0V${ROW}`} stroke={strokeOf(line.active)} />
      ))}
      {up && <path d={`M${x(lane)} 0V${middle}`} stroke={strokeOf(turn.active)} />}
      {down && <path d={`M${x(lane)} ${middle}V${ROW}`} stroke={strokeOf(down.active)} />}
      {from !== null && (
        <path
          d={`M${x(from)} 0C${x(from)} ${middle} ${x(lane)} 0 ${x(lane)} ${middle}`}
          stroke={strokeOf(turn.active)}
        />
      )}
      <circle
        cx={x(lane)}
        cy={middle}
        r={isHead ? 6 : 4.5}
        fill={isHead ? "var(--ember)" : "var(--raised)"}
        stroke={strokeOf(turn.active)}
      />
    </svg>
  );
}

/** Draws the lines beside a gap. */
export function GapLanes({ gap, step, width }: { readonly gap: Gap; readonly step: number; readonly width: number }) {
  const x = (lane: number) => 12 + lane * step;
  return (
    <svg aria-hidden="true" width={width} height={GAP} className="shrink-0" fill="none" strokeWidth={2}>
      {gap.passing.map((line) => (
        <path key={line.lane} d={`M${x(line.lane)} 0V${GAP}`} stroke={strokeOf(line.active)} />
      ))}
      <path d={`M${x(gap.lane)} 0V${GAP}`} stroke={strokeOf(gap.active)} strokeDasharray="2 5" />
    </svg>
  );
}
