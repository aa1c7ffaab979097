import { Bookmark } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";

import { text } from "../../../shared/text/text.ts";
import { Chip } from "../../../shared/ui/content/chip.tsx";
import type { MapLine, MapRow, TreeTurn } from "./lay-out-tree.ts";
import { GAP, GapLanes, laneStep, ROW, RowLanes } from "./map-lanes.tsx";

interface MapListProps {
  readonly lines: readonly MapLine[];
  readonly headTurnId: string | null;
  readonly onChoose: (turn: TreeTurn) => void;
}

/** The rows of the branch map. The Tab key stops only at the head; arrow keys, Home and End move between turns. */
export function MapList({ lines, headTurnId, onChoose }: MapListProps) {
  const list = useRef<HTMLOListElement>(null);
  const lanes = Math.max(0, ...lines.map(({ row, gap }) => (row ?? gap).lane));
  const step = laneStep(lanes);
  const width = 24 + lanes * step;
  const stop = lines.find(({ row }) => row?.turn.turnId === headTurnId)?.row ?? lines.find(({ row }) => row)?.row;
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current="step"]')?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <ol ref={list} aria-label={text.play.dialogs.map} className="-mx-2">
      {lines.map(({ row, gap }, index) =>
        row ? (
          <li key={row.turn.turnId} className="[contain-intrinsic-size:auto_56px] [content-visibility:auto]">
            <button
              type="button"
              data-turn={row.turn.turnId}
              tabIndex={row === stop ? 0 : -1}
              aria-current={row.turn.turnId === headTurnId ? "step" : undefined}
              onClick={() => onChoose(row.turn)}
              onKeyDown={alongRows}
              style={{ height: ROW }}
              className="flex w-full items-center gap-2 rounded-sm px-2 text-left -outline-offset-2 hover:bg-line/50"
            >
              <RowLanes row={row} step={step} width={width} isHead={row.turn.turnId === headTurnId} />
              <RowWords row={row} isHead={row.turn.turnId === headTurnId} />
            </button>
          </li>
        ) : (
          <li key={`gap ${index}`} style={{ height: GAP }} className="flex items-center gap-2 px-2 text-sm text-quiet">
            <GapLanes gap={gap} step={step} width={width} />
            {text.play.dialogs.mapSkipped(gap.count)}
          </li>
        ),
      )}
    </ol>
  );
}

function RowWords({ row: { turn, from }, isHead }: { readonly row: MapRow; readonly isHead: boolean }) {
  const { dialogs, turn: numbered } = text.play;
  const said =
    turn.said || { continue: dialogs.continued, sheet: dialogs.mapSheet, action: "", opening: "" }[turn.kind];
  return (
    <span className="grid min-w-0 flex-1">
      <span className="flex min-w-0 items-baseline gap-2">
        <span className="shrink-0 text-sm text-quiet tabular-nums">
          {turn.kind === "opening" ? dialogs.opening : numbered(turn.number)}
        </span>
        {from !== null && <span className="sr-only">, {dialogs.mapBranch(turn.number - 1)}, </span>}
        <span className="min-w-0 truncate">{said}</span>
        {turn.checkpoint !== null && (
          <Chip tone="memory" className="min-w-0 shrink-0 max-sm:max-w-28">
            <Bookmark aria-hidden="true" size={13} className="shrink-0" />
            <span className="truncate">{turn.checkpoint}</span>
          </Chip>
        )}
        {isHead && (
          <Chip tone="ember" className="ml-auto shrink-0">
            {dialogs.mapHere}
          </Chip>
        )}
        {turn.active && !isHead && <span className="sr-only">, {dialogs.mapOnPath}</span>}
      </span>
      <span className="truncate font-story text-sm text-quiet">{turn.told}</span>
    </span>
  );
}

function alongRows(event: KeyboardEvent<HTMLButtonElement>): void {
  const rows = [...(event.currentTarget.closest("ol")?.querySelectorAll("button") ?? [])];
  const at = rows.indexOf(event.currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  rows[to]?.focus();
}
