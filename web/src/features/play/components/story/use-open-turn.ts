import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";

import { toast } from "../../../../shared/ui/overlays/toast.ts";
import { text } from "../../../../shared/text/text.ts";
import { turnOfHash } from "../../moves/copy-turn.ts";
import { useMoves } from "../../moves/moves-context.ts";
import { useScreen } from "../../screen/screen-store.ts";
import { useTable, useTableState } from "../../table/table-context.ts";

interface OpenTurn {
  /** The highlighted turn. */
  readonly marked: string | null;
  /** Scrolls to a turn and highlights it. `from` is the turn that led there: the way back goes to it. */
  readonly openTurn: (turnId: string, from: string) => void;
  /** The turn to which the way back goes; null if there is none. */
  readonly cameFrom: string | null;
  readonly goBack: () => void;
  readonly forgetWay: () => void;
}

/** Scrolls to turns. Pages of the transcript that are not loaded yet are loaded first. */
export function useOpenTurn(stopFollowing: () => void): OpenTurn {
  const table = useTable();
  const moves = useMoves();
  const isReady = useTableState(({ phase }) => phase === "ready");
  const liveTurnId = useTableState((state) => state.liveTurnId);
  const [marked, setMarked] = useState<string | null>(null);
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  // With a new turn the reader is back at the end.
  const [lastLive, setLastLive] = useState(liveTurnId);
  if (lastLive !== liveTurnId) {
    setLastLive(liveTurnId);
    if (liveTurnId !== null) setCameFrom(null);
  }
  const show = useCallback(
    async (turnId: string) => {
      setMarked(null);
      if (!(await table.find(turnId))) return false;
      stopFollowing();
      flushSync(() => setMarked(turnId));
      return true;
    },
    [table, stopFollowing],
  );

  // Open the turn of a `#turn-…` address when the page opens and when the address changes.
  useEffect(() => {
    if (!isReady) return;
    const follow = async () => {
      const turnId = turnOfHash(location.hash);
      if (turnId === null || (await show(turnId))) return;
      const goThere = async () => {
        if (await moves.go({ turnId, follow: true }, text.play.ledger.wentTo)) await show(turnId);
      };
      toast(text.play.ledger.elsewhere, {
        action: { label: text.play.ledger.goThere, onClick: () => void goThere() },
      });
    };
    void follow();
    const onChange = () => void follow();
    addEventListener("hashchange", onChange);
    return () => removeEventListener("hashchange", onChange);
  }, [isReady, show, moves]);

  const open = useCallback(
    async (turnId: string) => {
      const isFound = await show(turnId);
      if (!isFound) toast(text.play.turnNotFound);
      return isFound;
    },
    [show],
  );

  const screen = useScreen();
  useEffect(
    () =>
      screen.subscribe(({ wanted }, before) => {
        if (wanted && wanted !== before.wanted) void open(wanted.turnId);
      }),
    [screen, open],
  );

  const openFrom = useCallback(
    async (turnId: string, from: string) => {
      // From chip to chip the way back still goes to where the reader began.
      if (await open(turnId)) setCameFrom((before) => before ?? from);
    },
    [open],
  );
  const forgetWay = useCallback(() => setCameFrom(null), []);
  const goBack = useCallback(() => {
    setCameFrom(null);
    if (cameFrom !== null) void open(cameFrom);
  }, [cameFrom, open]);
  return {
    marked,
    openTurn: useCallback((turnId: string, from: string) => void openFrom(turnId, from), [openFrom]),
    cameFrom,
    goBack,
    forgetWay,
  };
}
