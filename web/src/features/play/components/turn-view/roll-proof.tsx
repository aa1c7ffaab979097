import { lazy, Suspense, useState } from "react";

import { proofButton } from "./proof-button.ts";
import type { ProofProps } from "./proof-popover.tsx";

// Loaded at the first use, because few players open a proof.
const ProofPopover = lazy(async () => ({ default: (await import("./proof-popover.tsx")).ProofPopover }));

/** The 'proof 7c1e…' button. It opens the proof of the roll. */
export function RollProof(props: ProofProps) {
  const [isAsked, setAsked] = useState(false);
  const closed = <button type="button" {...proofButton(props.commitment)} onClick={() => setAsked(true)} />;
  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <ProofPopover {...props} />
    </Suspense>
  );
}
