import type { Ability } from "#contracts/options";

import { cx } from "../../../shared/cx.ts";
import { showModifier } from "../../../shared/sheet/abilities.ts";
import type { Roll } from "../../../shared/sheet/derived.ts";
import { text } from "../../../shared/text/text.ts";

interface RollListProps {
  readonly rolls: readonly (Roll & { readonly label: string; readonly with?: Ability | null })[];
  readonly className?: string;
}

/** A list of rolls with their modifiers. A roll in which the character is trained has a filled mark, and a text for screen readers. */
export function RollList({ rolls, className }: RollListProps) {
  return (
    <ul className={cx("grid", className)}>
      {rolls.map((roll) => (
        <li key={roll.name} className="flex items-center gap-3 border-b border-line py-1.5 print:py-0.5">
          <span
            aria-hidden="true"
            // The mark is filled by its border, because browsers do not print backgrounds.
            className={cx(
              "size-2.5 shrink-0 rounded-full border-current",
              roll.proficient ? "border-[0.3125rem]" : "border",
            )}
          />
          <span className="min-w-0 grow">
            {roll.label} {roll.with && <span className="text-sm text-quiet">{text.sheet.short[roll.with]}</span>}
            {roll.proficient && <span className="sr-only">, {text.sheet.proficient}</span>}
          </span>
          <span className="w-8 shrink-0 text-right tabular-nums">{showModifier(roll.adds)}</span>
        </li>
      ))}
    </ul>
  );
}
