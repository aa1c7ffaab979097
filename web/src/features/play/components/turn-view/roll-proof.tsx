import { lazy, Suspense, useState } from "react";

import { proofButton } from "./proof-button.ts";
import type { ProofProps } from "./proof-popover.tsx";

// Few look at a proof, and few of those at many: its window comes when it is first asked for.
const ProofPopover = lazy(async () => ({ default: (await import("./proof-popover.tsx")).ProofPopover }));

/** 'proof 7c1e…': opens what proves the roll. */
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
