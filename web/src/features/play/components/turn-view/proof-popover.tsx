import { ShieldAlert, ShieldCheck, ShieldQuestion } from "lucide-react";
import { useEffect, useState } from "react";

import type { Roll } from "#contracts/play/dice";
import { text } from "../../../../shared/text/text.ts";
import { type Proof, proveRoll } from "../../dice/verify.ts";
import { Popover } from "../menu/popover.tsx";
import { proofButton } from "./proof-button.ts";

/** A roll and the data that proves it. */
export interface ProofProps {
  readonly roll: Roll;
  readonly commitment: string;
  readonly placeId: string;
  readonly seed: string | null;
  /** True if the turn has variants. They share this roll. */
  readonly isShared: boolean;
}

const VERDICTS = {
  checking: { words: text.play.proofChecking, icon: ShieldQuestion, className: "text-quiet" },
  verified: { words: text.play.proofVerified, icon: ShieldCheck, className: "text-gain" },
  contradicted: { words: text.play.proofContradicted, icon: ShieldAlert, className: "text-loss" },
  unavailable: { words: text.play.proofUnavailable, icon: ShieldQuestion, className: "text-quiet" },
} as const;

/** Shows the commitment, the seed, and whether this browser could verify the roll. The popover is open when it is first rendered. */
export function ProofPopover(props: ProofProps) {
  return (
    <Popover trigger={<button type="button" {...proofButton(props.commitment)} />} title={text.play.proofTitle}>
      <p className="mt-1 text-quiet">{text.play.proofPromise}</p>
      {props.isShared && <p className="mt-1 text-quiet">{text.play.proofShared}</p>}
      <ProofDetails {...props} />
    </Popover>
  );
}

function ProofDetails({ roll, commitment, placeId, seed }: ProofProps) {
  const [proof, setProof] = useState<Proof | null>(null);
  useEffect(() => {
    if (seed === null) return;
    let isShown = true;
    void proveRoll({ roll, commitment, placeId, seed }).then((found) => isShown && setProof(found));
    return () => {
      isShown = false;
    };
  }, [roll, commitment, placeId, seed]);
  const { words, icon: Icon, className } = VERDICTS[proof?.verdict ?? "checking"];
  return (
    <>
      <dl className="mt-3 grid gap-2">
        <Hash name={text.play.proofCommitment} value={commitment} />
        <Hash name={text.play.proofSeed} value={seed} />
      </dl>
      {seed !== null && (
        <p role="status" className={`mt-3 flex items-center gap-2 font-medium ${className}`}>
          <Icon aria-hidden="true" size={18} className="shrink-0" />
          {words}
        </p>
      )}
    </>
  );
}

function Hash({ name, value }: { readonly name: string; readonly value: string | null }) {
  return (
    <div>
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="text-xs tabular-nums break-all">
        {value ?? <span className="font-ui text-quiet">{text.play.proofSeedLater}</span>}
      </dd>
    </div>
  );
}
