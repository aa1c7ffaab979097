import { LockKeyhole, LockKeyholeOpen } from "lucide-react";

import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import type { Seal } from "./inspector-api.ts";

/** The seal before what only the game master may know. It stays open until the player seals it again, or closes the window. */
export function SealNotice({
  seal,
  isBusy,
  onSeal,
}: {
  readonly seal: Seal;
  readonly isBusy: boolean;
  readonly onSeal: (seal: Seal) => void;
}) {
  const words = text.inspector;
  const isOpen = seal === "open" && !isBusy;
  const Icon = isOpen ? LockKeyholeOpen : LockKeyhole;
  return (
    <div className="grid gap-3 rounded-md border border-arcane/45 px-4 py-3">
      <p className="flex gap-3 text-sm text-quiet">
        <Icon aria-hidden="true" size={17} className="mt-0.5 shrink-0 text-arcane" />
        <span role="status">{isOpen ? words.sealOpen : words.sealHint}</span>
      </p>
      <div>
        {/* The same button before and after, so that the focus stays on it. */}
        <Button variant="secondary" size="small" busy={isBusy} onClick={() => onSeal(isOpen ? "closed" : "open")}>
          {isOpen ? words.closeSeal : words.breakSeal}
        </Button>
      </div>
    </div>
  );
}

/** In place of a text that the seal hides. */
export function Sealed() {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-arcane">
      <LockKeyhole aria-hidden="true" size={13} />
      {text.inspector.sealed}
    </span>
  );
}
