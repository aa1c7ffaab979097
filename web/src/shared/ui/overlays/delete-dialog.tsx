import { useState } from "react";

import type { ErrorCode } from "#contracts/errors";

import { ApiError } from "../../api/api-error.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface DeleteDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly question: string;
  readonly hint: string;
  readonly confirmLabel: string;
  /** The message when deleting fails. */
  readonly failure: string;
  readonly remove: (preserve: boolean) => Promise<unknown>;
  readonly onDeleted: () => void;
  /** A second question. It is asked when the server refuses with this code, because another tab has added dependent records meanwhile. */
  readonly preserve?: {
    readonly code: ErrorCode;
    readonly question: string;
    readonly hint: (error: ApiError) => string;
    readonly confirmLabel: string;
  };
}

type Stage = { readonly step: "delete" } | { readonly step: "preserve"; readonly hint: string };

/** Asks for a confirmation and deletes. If the server reports dependent records, it asks again and offers to keep them. */
export function DeleteDialog({ open, onOpenChange, remove, onDeleted, preserve, ...texts }: DeleteDialogProps) {
  const [stage, setStage] = useState<Stage>({ step: "delete" });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  function close(next: boolean) {
    onOpenChange(next);
    setStage({ step: "delete" });
    setFailed(false);
  }

  async function confirm() {
    setBusy(true);
    setFailed(false);
    try {
      await remove(stage.step === "preserve");
      close(false);
      onDeleted();
    } catch (error) {
      if (preserve && error instanceof ApiError && error.code === preserve.code) {
        setStage({ step: "preserve", hint: preserve.hint(error) });
      } else {
        setFailed(true);
      }
    } finally {
      setBusy(false);
    }
  }

  const asked = stage.step === "preserve" && preserve ? { ...preserve, hint: stage.hint } : texts;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={asked.question}
      description={asked.hint}
      confirmLabel={asked.confirmLabel}
      onConfirm={() => void confirm()}
      busy={busy}
      error={failed ? texts.failure : undefined}
    />
  );
}
