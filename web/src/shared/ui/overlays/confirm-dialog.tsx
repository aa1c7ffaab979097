import { lazy, Suspense, useState } from "react";

import type { ConfirmDialogProps } from "./confirm-window.tsx";

// A list has one dialog for each card, and few are opened, so the dialog's code is loaded at the first use.
const ConfirmWindow = lazy(async () => ({ default: (await import("./confirm-window.tsx")).ConfirmWindow }));

/** A dialog that asks for a confirmation. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [isLoaded, setLoaded] = useState(props.open);
  if (props.open && !isLoaded) setLoaded(true);
  if (!isLoaded) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmWindow {...props} />
    </Suspense>
  );
}
