import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import type { TreeAnswer } from "#contracts/http/ledger";
import { text } from "../../../shared/text/text.ts";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { SkeletonLines } from "../../../shared/ui/states/skeleton.tsx";
import { ErrorState } from "../../../shared/ui/states/states.tsx";
import { treeQuery } from "../api/tree-api.ts";
import { useMoves } from "../moves/moves-context.ts";
import { useScreen } from "../screen/screen-store.ts";
import { layOutTree, onlyLandmarks, type TreeTurn } from "./lay-out-tree.ts";
import { MapList } from "./map-list.tsx";

/** A tree with more turns than this is shown with its landmarks only, until the player asks for all turns. */
const MANY = 40;

/** The dialog that shows every branch of the story, drawn as a tree. The tree is also a list, for screen readers. */
export function BranchMap({ campaignId, onClose }: { readonly campaignId: string; readonly onClose: () => void }) {
  const { dialogs } = text.play;
  const tree = useQuery(treeQuery(campaignId));
  return (
    <Dialog
      title={dialogs.map}
      description={dialogs.mapHint}
      onClose={onClose}
      className="sm:w-[min(44rem,calc(100vw-2rem))]"
    >
      {tree.isPending && <SkeletonLines lines={6} />}
      {tree.isError && (
        <ErrorState title={dialogs.mapFailed} message={tree.error.message} onRetry={() => void tree.refetch()} />
      )}
      {tree.data && <Tree tree={tree.data} onClose={onClose} />}
    </Dialog>
  );
}

function Tree({ tree: { turns, headTurnId }, onClose }: { readonly tree: TreeAnswer; readonly onClose: () => void }) {
  const moves = useMoves();
  const screen = useScreen();
  const { dialogs, ledger } = text.play;
  const [few, setFew] = useState(turns.length > MANY);
  if (turns.length === 0) return <p className="text-quiet">{dialogs.mapEmpty}</p>;

  const rows = layOutTree(turns);
  const goTo = async ({ turnId, active }: TreeTurn) => {
    onClose();
    // If the turn is on the active path, the page only scrolls to it. If it is on another branch, that branch becomes the active one, up to
    // the last turn played on it.
    if (active || (await moves.go({ turnId, follow: true }, ledger.wentTo))) screen.setState({ wanted: { turnId } });
  };
  return (
    <>
      <label className="mb-3 flex min-h-9 w-fit cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={few}
          onChange={(event) => setFew(event.target.checked)}
          className="size-4.5 accent-(--ember)"
        />
        {dialogs.mapFew}
      </label>
      <MapList
        lines={few ? onlyLandmarks(rows, headTurnId) : rows.map((row) => ({ row }))}
        headTurnId={headTurnId}
        onChoose={(turn) => void goTo(turn)}
      />
    </>
  );
}
