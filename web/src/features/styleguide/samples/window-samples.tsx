import { useState } from "react";

import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { ConfirmDialog } from "../../../shared/ui/overlays/confirm-dialog.tsx";
import { DeleteDialog } from "../../../shared/ui/overlays/delete-dialog.tsx";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";

const WINDOWS = ["a window", "a question", "a deletion that fails"] as const;

/** Shows the dialogs, menus and tooltips. */
export function WindowSamples() {
  const [open, setOpen] = useState<(typeof WINDOWS)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel title="Windows">
      <div className="flex flex-wrap gap-3">
        {WINDOWS.map((name) => (
          <Button key={name} variant="secondary" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </div>
      {open === "a window" && (
        <Dialog title="Lines and veils" description="Say what does not belong here." onClose={close}>
          The page waits behind it.
        </Dialog>
      )}
      <ConfirmDialog
        open={open === "a question"}
        onOpenChange={close}
        title="Leave without saving?"
        description="What you wrote here is not saved yet."
        confirmLabel="Leave"
        onConfirm={close}
      />
      <DeleteDialog
        open={open === "a deletion that fails"}
        onOpenChange={close}
        question="Are you sure you want to delete this world?"
        hint="It will be gone for good."
        confirmLabel="Delete World"
        failure="Error deleting world. Please try again."
        remove={() => Promise.reject(new Error("Not in the styleguide"))}
        onDeleted={close}
      />
    </Panel>
  );
}
