import type { World } from "#contracts/entities/world";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { text } from "../../../shared/text/text.ts";
import { DeleteDialog } from "../../../shared/ui/overlays/delete-dialog.tsx";
import { useDeleteWorld } from "../api/delete-world.ts";

interface DeleteWorldProps {
  readonly world: Pick<World, "id" | "name">;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onDeleted?: () => void;
}

/** Asks before a world is deleted. If the server finds campaigns that this page did not know, a second question offers to keep them. */
export function DeleteWorld({ world, open, onOpenChange, onDeleted }: DeleteWorldProps) {
  const { mutateAsync } = useDeleteWorld(world.id);
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      question={text.worlds.deleteQuestion}
      hint={text.worlds.deleteHint(world.name)}
      confirmLabel={text.worlds.deleteWorld}
      failure={text.worlds.deleteError}
      remove={mutateAsync}
      onDeleted={() => {
        toast.success(text.worlds.deleted(world.name));
        onDeleted?.();
      }}
      preserve={{
        code: "world_has_campaigns",
        question: text.worlds.preserveQuestion,
        hint: ({ details: { campaignCount } }) =>
          text.worlds.preserveHint(typeof campaignCount === "number" ? campaignCount : null),
        confirmLabel: text.worlds.preserveConfirm,
      }}
    />
  );
}
