import { useRef } from "react";

import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { useXCard } from "../moves/use-x-card.ts";

/** Explains the X-card at its first use. Its button has the focus, so that Enter plays it, as Alt+X does again. */
export function XCard({ onClose }: { readonly onClose: () => void }) {
  const play = useXCard();
  const button = useRef<HTMLButtonElement>(null);
  const { safety } = text.play;
  return (
    <Dialog title={safety.xCard} description={safety.explained} onClose={onClose} initialFocus={button}>
      <ul className="grid list-disc gap-1.5 pl-5">
        {safety.explainedPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-quiet">{safety.explainedOnce}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button ref={button} onClick={play}>
          {safety.play}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text.common.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
