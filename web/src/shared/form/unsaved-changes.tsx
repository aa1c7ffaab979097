import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

import { text } from "../text/en.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

/**
 * Asks before what was typed is left behind, by a link in the app or by closing the tab. `active` while there is something to
 * lose; a form that has just been saved passes by, since `passing` is read at the very moment of leaving.
 */
export function UnsavedChanges({ active, passing }: { readonly active: boolean; readonly passing: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && !passing() && currentLocation.pathname !== nextLocation.pathname,
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
      title={text.form.leaveTitle}
      description={text.form.leaveHint}
      confirmLabel={text.form.leave}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
