import { useState } from "react";

import { text } from "../../../shared/text/text.ts";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { DeedButton, Refusal } from "./controls/deed-button.tsx";
import { cx } from "../../../shared/cx.ts";
import { compactInput } from "./controls/compact.ts";

const DICE = [4, 6, 8, 10, 12, 20, 100] as const;
const PLACE = "dice";

/** Rolls any dice at the table: a die at a press, or a sum such as 2d6+3. */
export function DiceTray() {
  const [notation, write] = useState("");
  const [label, name] = useState("");
  const words = text.heroSheet;
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-1.5">
        {DICE.map((sides) => (
          <DeedButton
            key={sides}
            deed={{ type: "roll", notation: `1d${sides}`, label: label.trim() }}
            place={PLACE}
            aria-label={words.rollDie(sides)}
            className="px-2.5! tabular-nums"
          >
            d{sides}
          </DeedButton>
        ))}
      </div>
      <div className="grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-1.5">
        <Input
          aria-label={words.notation}
          placeholder="2d6+3"
          value={notation}
          maxLength={60}
          onChange={(event) => write(event.target.value)}
          className={cx(compactInput, "px-2!")}
        />
        <Input
          aria-label={words.label}
          placeholder={words.label}
          value={label}
          maxLength={60}
          onChange={(event) => name(event.target.value)}
          className={compactInput}
        />
        <DeedButton
          deed={{ type: "roll", notation: notation.replaceAll(/\s/gu, ""), label: label.trim() }}
          place={PLACE}
          disabled={notation.trim() === ""}
        >
          {words.roll}
        </DeedButton>
      </div>
      <Refusal place={PLACE} />
    </div>
  );
}
