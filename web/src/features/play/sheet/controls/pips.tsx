import { Minus, Plus } from "lucide-react";

import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import type { SheetDeed } from "../../api/sheet-api.ts";
import { DeedButton, Refusal } from "./deed-button.tsx";

/** More than this are shown as a number. */
const PIPS = 6;
const STEP = "size-8 min-h-8! px-0! pointer-coarse:size-11";

/** Something counted that is spent and comes back: slots, uses, hit dice. */
export function Pips({
  name,
  aside,
  left,
  most,
  deed,
  place,
}: {
  readonly name: string;
  readonly aside?: string;
  readonly left: number;
  readonly most: number;
  /** The action that spends (negative) or gives back. */
  readonly deed: (delta: 1 | -1) => SheetDeed;
  readonly place: string;
}) {
  const words = text.heroSheet;
  return (
    <div role="group" aria-label={text.play.resourceLeft(name, left, most)}>
      <div className="flex min-h-9 items-center justify-between gap-2">
        <span className="min-w-0 leading-snug">
          {name}
          {aside !== undefined && <span className="block text-xs text-quiet">{aside}</span>}
        </span>
        <span className="flex shrink-0 items-center gap-1">
          <DeedButton
            deed={deed(-1)}
            place={place}
            aria-label={words.spendOne(name)}
            title={words.spendOne(name)}
            variant="quiet"
            className={STEP}
          >
            <Minus aria-hidden="true" size={15} />
          </DeedButton>
          {most > PIPS ? (
            <span className="min-w-10 text-center text-sm tabular-nums">
              {left} / {most}
            </span>
          ) : (
            <span aria-hidden="true" className="flex gap-1">
              {Array.from({ length: most }, (_, at) => (
                <i key={at} className={cx("size-3 rounded-full border border-arcane", at < left && "bg-arcane")} />
              ))}
            </span>
          )}
          <DeedButton
            deed={deed(1)}
            place={place}
            aria-label={words.regainOne(name)}
            title={words.regainOne(name)}
            variant="quiet"
            className={STEP}
          >
            <Plus aria-hidden="true" size={15} />
          </DeedButton>
        </span>
      </div>
      <Refusal place={place} />
    </div>
  );
}
