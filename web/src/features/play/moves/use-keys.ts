import { useEffect, useRef } from "react";

import { onTableCommand } from "../../../shared/table-commands.ts";
import { BOX_ID } from "../box-id.ts";
import { useTable } from "../table/table-context.ts";
import { useScreen } from "../screen/screen-store.ts";
import { isOver } from "../turn/story-turn.ts";
import { useXCard } from "./use-x-card.ts";
import { useActionTools } from "./use-action-tools.ts";
import { useMoves } from "./moves-context.ts";
import { actionsOf } from "./turn-actions.ts";
import { actionFor, turnUnder, walk } from "./turn-keys.ts";
import { stopReading } from "../voice/reading.ts";
import { elementIdOf } from "./copy-turn.ts";
import { meaningOf } from "./shortcuts.ts";

/** Things that Escape closes first, before it stops a reply: popups, and the sidebar when it covers the page. */
const OPEN_ABOVE = '[role="dialog"], [role="menu"], [role="listbox"], [aria-controls="sidebar"][aria-expanded="true"]';

/** Installs the table's shortcuts (shortcuts.ts) on the window. They are inactive while a dialog or menu is open. */
export function useKeys(): void {
  const table = useTable();
  const moves = useMoves();
  const screen = useScreen();
  const now = useActionTools();
  const playXCard = useXCard();
  const xCard = useRef(playXCard);
  const tools = useRef(now);
  useEffect(() => {
    tools.current = now;
    xCard.current = playXCard;
  });

  // The command palette can do some of it, too.
  useEffect(
    () =>
      onTableCommand((command) => {
        if (command === "undo" || command === "redo") void moves[command]();
        else screen.setState({ opened: { window: command } });
      }),
    [moves, screen],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
      const meaning = meaningOf(event, { writes: writesIn(event.target), boxIsEmpty: table.getState().draft === "" });
      // The X-card also works while a dialog is open. Other shortcuts do not.
      if (meaning !== "x-card" && document.querySelector(OPEN_ABOVE)) return;
      const { turns, liveTurnId } = table.getState();
      const last = turns.at(-1);
      const done = () => event.preventDefault();
      switch (meaning) {
        case "x-card":
          xCard.current();
          return done();
        case "to-box":
          document.getElementById(BOX_ID)?.focus();
          return done();
        case "search":
          screen.setState({ opened: { window: "search" } });
          return done();
        case "stop":
          stopReading();
          return void table.stop();
        case "undo":
          void moves.undo();
          return done();
        case "redo":
          void moves.redo();
          return done();
        case "retry":
          if (last && isOver(last) && last.kind !== "sheet") void moves.retry(last.turnId);
          return done();
        case "edit-last": {
          const own = turns.findLast((turn) => turn.kind === "action" && isOver(turn));
          if (!own || liveTurnId !== null) return;
          screen.setState({ editing: { turnId: own.turnId, part: "said" } });
          return done();
        }
        case "help":
          screen.setState({ opened: { window: "keys" } });
          return done();
        case "earlier":
          return void (walk(-1) && done());
        case "later":
          return void (walk(1) && done());
        case null: {
          const under = event.target && turnUnder(event.target)?.id;
          const turn = under && turns.find(({ turnId }) => elementIdOf(turnId) === under);
          if (!turn || liveTurnId !== null || table.getState().moving) return;
          const action = actionFor(actionsOf(turn, tools.current), event);
          if (!action) return;
          action.run();
          return done();
        }
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [table, moves, screen]);
}

/** Where a key was pressed: in the composer, another field, or none. */
function writesIn(target: EventTarget | null): "box" | "field" | null {
  if (!(target instanceof HTMLElement)) return null;
  if (target.matches(".composer textarea")) return "box";
  return target.matches('input:not([type="range"]), textarea, [contenteditable="true"]') ? "field" : null;
}
