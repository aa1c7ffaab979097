import { FastForward, Redo2, Undo2, X } from "lucide-react";
import type { ComponentProps } from "react";

import { cx } from "../../../../shared/cx.ts";
import { keyNames } from "../../../../shared/key-names.ts";
import { text } from "../../../../shared/text/text.ts";
import { useMoves } from "../../moves/moves-context.ts";
import { useXCard } from "../../moves/use-x-card.ts";
import { useTableState } from "../../table/table-context.ts";

/** Tools that are always visible: undo, redo, continue, and the X-card. */
export function TableTools() {
  const moves = useMoves();
  const xCard = useXCard();
  const isBusy = useTableState(({ liveTurnId, moving, phase }) => liveTurnId !== null || moving || phase !== "ready");
  const canUndo = useTableState((state) => state.canUndo);
  const canRedo = useTableState((state) => state.canRedo);
  const lastTurnId = useTableState(({ turns }) => turns.at(-1)?.turnId);
  const { ledger, safety } = text.play;
  return (
    <div
      role="group"
      aria-label={ledger.tools}
      className={cx(
        "mx-auto mb-1.5 flex max-w-[44rem] flex-wrap items-center gap-1 text-sm text-quiet",
        // The hidden buttons keep their space, so that nothing moves when they appear.
        lastTurnId === undefined && !canRedo && "invisible",
      )}
    >
      <Tool
        label={ledger.undo}
        title={`${ledger.undo} (${keyNames("Ctrl+Z")})`}
        blocked={isBusy || !canUndo}
        onClick={() => void moves.undo()}
      >
        <Undo2 aria-hidden="true" size={16} strokeWidth={1.75} />
      </Tool>
      <Tool
        label={ledger.redo}
        title={`${ledger.redo} (${keyNames("Ctrl+Shift+Z")})`}
        blocked={isBusy || !canRedo}
        onClick={() => void moves.redo()}
      >
        <Redo2 aria-hidden="true" size={16} strokeWidth={1.75} />
      </Tool>
      <Tool
        label={ledger.goOn}
        title={ledger.goOnHint}
        blocked={isBusy || lastTurnId === undefined}
        onClick={() => lastTurnId !== undefined && void moves.continueStory(lastTurnId)}
      >
        <FastForward aria-hidden="true" size={16} strokeWidth={1.75} />
      </Tool>
      <Tool
        label={safety.xCard}
        title={`${safety.xCardHint} (${keyNames("Alt+X")})`}
        blocked={lastTurnId === undefined}
        onClick={xCard}
        className="ml-auto"
        shortcut="Alt+X"
      >
        <span aria-hidden="true" className="grid h-5 w-4 place-items-center rounded-[3px] border border-current">
          <X size={12} strokeWidth={2.5} />
        </span>
      </Tool>
    </div>
  );
}

/** A button that is blocked with aria-disabled. It stays focusable, so that the focus is not lost during a turn. */
function Tool({
  label,
  blocked,
  shortcut,
  className,
  children,
  onClick,
  title,
}: Pick<ComponentProps<"button">, "className" | "children" | "title"> & {
  readonly label: string;
  readonly blocked: boolean;
  readonly shortcut?: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      title={title}
      aria-disabled={blocked}
      aria-keyshortcuts={shortcut}
      onClick={blocked ? undefined : onClick}
      className={cx("table-tool", className)}
    >
      {children}
      {label}
    </button>
  );
}
