import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

import { text } from "../text/text.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

/**
 * The state a form leaves with once it has been saved: `navigate(to, { state: SAVED, replace: true })` is not asked about, and going
 * back does not lead into the form again.
 */
export const SAVED = { saved: true } as const;

const isSaved = (state: unknown): boolean => typeof state === "object" && state !== null && "saved" in state;

interface UnsavedChangesProps {
  /** While there is something to lose. */
  readonly active: boolean;
  /** What is asked and said where leaving does not lose what was typed. */
  readonly title?: string;
  readonly hint?: string;
}

/** Asks before what was typed is left behind, by a link in the app or by closing the tab. */
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
