import { useState } from "react";

import type { Connection } from "#contracts/connections/connection";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { request } from "../../../shared/api/request.ts";
import { MODELS } from "../../../shared/models/connections.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { DeleteDialog } from "../../../shared/ui/overlays/delete-dialog.tsx";

/** Deletes a connection after a question. */
export function DeleteConnection({
  connection: { id, name },
  onDeleted,
}: {
  readonly connection: Pick<Connection, "id" | "name">;
  readonly onDeleted: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {text.models.remove}
      </Button>
      <DeleteDialog
        open={isOpen}
        onOpenChange={setOpen}
        question={text.models.removeQuestion(name)}
        hint={text.models.removeHint}
        confirmLabel={text.models.remove}
        failure={text.models.removeFailed}
        remove={() => request(`/api/connections/${encodeURIComponent(id)}`, { method: "DELETE" })}
        onDeleted={() => {
          toast.success(text.models.removed);
          onDeleted();
          void queryClient.invalidateQueries({ queryKey: [MODELS] });
        }}
      />
    </>
  );
}
