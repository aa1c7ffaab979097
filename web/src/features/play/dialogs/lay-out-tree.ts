import type { TreeAnswer } from "#contracts/http/ledger";

export type TreeTurn = TreeAnswer["turns"][number];

/** The line of a branch in another lane that passes a row of the map. */
export interface Passing {
  readonly lane: number;
  readonly active: boolean;
}

/** One turn of the ledger as a row of the map. */
export interface MapRow {
  readonly turn: TreeTurn;
  readonly lane: number;
  /** Lines of other branches that cross the row from top to bottom. */
  readonly passing: readonly Passing[];
  /** The lane that the turn branches off from; null if it continues its own lane, or is the first. */
  readonly from: number | null;
  /** Whether the lane's line enters the row from above (`up`), and leaves it below. */
  readonly up: boolean;
  readonly down: Passing | null;
  /** How many turns follow directly after this one. */
  readonly ways: number;
}

interface Step {
  readonly turn: TreeTurn;
  readonly lane: number;
  readonly from: number | null;
  readonly up: boolean;
}

/** Of the turns that follow directly after one turn, returns the turn that stays in its lane: the active turn, or else the newest. */
const mainOf = (turns: readonly TreeTurn[]): TreeTurn | undefined => turns.find(({ active }) => active) ?? turns.at(-1);

/**
 * Lays the ledger's tree out as rows, from the first turn on. A branch is drawn under the turn where it begins, one lane to the right, and
 * as a whole; the active path continues below it. The function is iterative, because a story may be thousands of turns deep.
 */
export function layOutTree(turns: readonly TreeTurn[]): MapRow[] {
  const children = Map.groupBy(turns, ({ parentTurnId }) => parentTurnId);
  const roots = children.get(null) ?? [];
  const first = mainOf(roots);
  const begin = (turn: TreeTurn): Step => ({ turn, lane: 0, from: null, up: false });
  const steps = [
    ...roots
      .filter((root) => root !== first)
      .map(begin)
      .toReversed(),
    ...(first ? [begin(first)] : []),
  ];
  const rows: MapRow[] = [];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { turn, lane, from, up } = step;
    const next = children.get(turn.turnId) ?? [];
    const main = mainOf(next);
    rows.push({
      turn,
      lane,
      from,
      up,
      passing: steps.filter((later) => later.up).map((later) => ({ lane: later.lane, active: later.turn.active })),
      down: main ? { lane, active: main.active } : null,
      ways: next.length,
    });
    if (main) steps.push({ turn: main, lane, from: null, up: true });
    const sides = next.filter((child) => child !== main).toReversed();
    for (const side of sides) steps.push({ turn: side, lane: lane + 1, from: lane, up: false });
  }
  return rows;
}

/** Rows that are left out between two rows that are shown. */
export interface Gap {
  readonly count: number;
  readonly lane: number;
  readonly active: boolean;
  readonly passing: readonly Passing[];
}

export type MapLine = { readonly row: MapRow; readonly gap?: never } | { readonly gap: Gap; readonly row?: never };

/** Whether the turn is a landmark, by which players recognise their position: a first turn, a fork, an end, a checkpoint, or the head. */
const isLandmark = ({ turn, ways, up }: MapRow, headTurnId: string | null) =>
  !up || ways !== 1 || turn.checkpoint !== null || turn.turnId === headTurnId;

/** The rows that are landmarks. The rows between two landmarks are replaced by a gap, unless it is a single row. */
export function onlyLandmarks(rows: readonly MapRow[], headTurnId: string | null): MapLine[] {
  const lines: MapLine[] = [];
  let run: MapRow[] = [];
  const flush = () => {
    const [row] = run;
    if (row && run.length === 1) lines.push({ row });
    else if (row) {
      lines.push({ gap: { count: run.length, lane: row.lane, active: row.turn.active, passing: row.passing } });
    }
    run = [];
  };
  for (const row of rows) {
    if (!isLandmark(row, headTurnId)) {
      run.push(row);
      continue;
    }
    flush();
    lines.push({ row });
  }
  flush();
  return lines;
}
