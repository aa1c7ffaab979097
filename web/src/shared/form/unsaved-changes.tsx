import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

import { text } from "../text/text.ts";
import { ConfirmDialog } from "../ui/overlays/confirm-dialog.tsx";

/**
 * The navigation state after a successful save: `navigate(to, { state: SAVED, replace: true })`. UnsavedChanges then does not ask, and Back
 * does not return to the form.
 */
export const SAVED = { saved: true } as const;

const isSaved = (state: unknown): boolean => typeof state === "object" && state !== null && "saved" in state;

interface UnsavedChangesProps {
  /** Whether there are unsaved changes. */
  readonly active: boolean;
  /** Other texts for the question, for forms whose input is stored elsewhere. */
  readonly title?: string;
  readonly hint?: string;
}

/** Asks before the player leaves unsaved changes, by a link in the app or by closing the tab. */
export function UnsavedChanges({
  active,
  title = text.form.leaveTitle,
  hint = text.form.leaveHint,
}: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && !isSaved(nextLocation.state) && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!active) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [active]);

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={title}
      description={hint}
      confirmLabel={text.form.leave}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
