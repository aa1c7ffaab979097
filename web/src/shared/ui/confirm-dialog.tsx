import { lazy, Suspense, useState } from "react";

import type { ConfirmDialogProps } from "./windows/confirm-window.tsx";

// Few questions are ever asked, and a list has one for each of its cards: the window comes when the first one is.
const ConfirmWindow = lazy(async () => ({ default: (await import("./windows/confirm-window.tsx")).ConfirmWindow }));

/** A question that needs an answer. Focus begins on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [isAsked, setAsked] = useState(props.open);
  if (props.open && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmWindow {...props} />
    </Suspense>
  );
}
