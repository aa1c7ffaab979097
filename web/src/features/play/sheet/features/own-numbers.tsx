import { useState } from "react";

import { OVERRIDABLE, type Overridable } from "#rules/hero";
import { text } from "../../../../shared/text/text.ts";
import { cx } from "../../../../shared/cx.ts";
import { useAtSheet } from "../at-sheet.ts";
import { numberField } from "../controls/compact.ts";
import { DeedButton, Refusal } from "../controls/deed-button.tsx";
import { Section } from "../controls/section.tsx";

const PLACE = "overrides";

/** Numbers that the player sets by hand. An empty field leaves the number to the rules. */
export function OwnNumbers() {
  const { hero } = useAtSheet();
  const words = text.heroSheet;
  const [written, write] = useState<Readonly<Partial<Record<Overridable, string>>>>(() =>
    Object.fromEntries(Object.entries(hero.overrides).map(([of, value]) => [of, String(value)])),
  );
  const overrides = Object.fromEntries(
    OVERRIDABLE.flatMap((of) => (written[of] ? [[of, Math.trunc(Number(written[of]))] as const] : [])),
  );
  return (
    <Section title={words.ownNumbers}>
      <p className="text-sm text-quiet">{words.ownNumbersHint}</p>
      <div className="grid grid-cols-2 gap-x-3 gap-y-1.5">
        {OVERRIDABLE.map((of) => (
          <label key={of} className="flex items-center justify-between gap-2 text-sm">
            {words.overridable[of]}
            <input
              type="number"
              inputMode="numeric"
              value={written[of] ?? ""}
              onChange={(event) => write({ ...written, [of]: event.target.value })}
              className={cx(numberField, "w-16! shrink-0")}
            />
          </label>
        ))}
      </div>
      <DeedButton deed={{ type: "overrides", overrides }} place={PLACE} className="justify-self-start">
        {words.setNumbers}
      </DeedButton>
      <Refusal place={PLACE} />
    </Section>
  );
}
