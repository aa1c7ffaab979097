import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";

import { text } from "../../text/text.ts";
import { Button } from "../buttons/button.tsx";
import { backdropProps, popupStyle } from "./popup-style.ts";

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The question to confirm. */
  readonly title: string;
  readonly description?: ReactNode;
  readonly confirmLabel: string;
  /** The dialog does not close by itself: the caller closes it after success, so that a failure can be shown. */
  readonly onConfirm: () => void;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly danger?: boolean;
}

/** The window that confirm-dialog.tsx loads. */
export function ConfirmWindow({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  onConfirm,
  busy = false,
  error,
  danger = true,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop {...backdropProps} />
        <AlertDialog.Popup className={popupStyle}>
          <AlertDialog.Title className="font-display text-xl font-semibold">{title}</AlertDialog.Title>
          {description && (
            <AlertDialog.Description render={<div />} className="mt-3 text-quiet">
              {description}
            </AlertDialog.Description>
          )}
          {error && (
            <p role="alert" className="mt-3 text-loss">
              {error}
            </p>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close render={<Button variant="quiet" disabled={busy} />}>
              {text.common.cancel}
            </AlertDialog.Close>
            <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
