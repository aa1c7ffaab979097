import type { TreeAnswer } from "#contracts/http/ledger";

export type TreeTurn = TreeAnswer["turns"][number];

/** A line that runs past a row in a lane of its own. */
export interface Passing {
  readonly lane: number;
  readonly active: boolean;
}

/** One turn as a row of the map. */
export interface MapRow {
  readonly turn: TreeTurn;
  readonly lane: number;
  /** Lines of other branches that run from the row's top to its bottom. */
  readonly passing: readonly Passing[];
  /** The lane that it branches off from; null where it goes on in its own, or begins. */
  readonly from: number | null;
  /** Whether its lane comes down from above, and goes on below. */
  readonly up: boolean;
  readonly down: Passing | null;
  /** How many turns go on from it. */
  readonly ways: number;
}

interface Step {
  readonly turn: TreeTurn;
  readonly lane: number;
  readonly from: number | null;
  readonly up: boolean;
}

/** Of the ways on from a turn, the one that keeps its lane: the active one, else the one told last. */
const mainOf = (turns: readonly TreeTurn[]): TreeTurn | undefined => turns.find(({ active }) => active) ?? turns.at(-1);

/**
 * The ledger's tree as rows from the beginning on: a branch stands whole, one lane to the right, under the turn it goes off from,
 * and the story goes on below it. Works without recursion: a story may be thousands of turns deep.
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

/** Rows left out between two that are shown. */
export interface Gap {
  readonly count: number;
  readonly lane: number;
  readonly active: boolean;
  readonly passing: readonly Passing[];
}

export type MapLine = { readonly row: MapRow; readonly gap?: never } | { readonly gap: Gap; readonly row?: never };

/** Whether one finds one's way by this turn: a beginning, a fork, an end, a named turn, or where the story stands. */
const isLandmark = ({ turn, ways, up }: MapRow, headTurnId: string | null) =>
  !up || ways !== 1 || turn.checkpoint !== null || turn.turnId === headTurnId;

/** The rows with each stretch between landmarks drawn together; a single turn is shown as it is. */
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
