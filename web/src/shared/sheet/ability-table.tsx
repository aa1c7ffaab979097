import type { AbilityScores } from "#contracts/entities/character";
import { ABILITY_VALUES } from "#contracts/options";

import { text } from "../text/text.ts";
import { modifierOf, showModifier } from "./abilities.ts";

/** The six scores with their modifiers, as a small table. */
export function AbilityTable({ scores }: { readonly scores: AbilityScores }) {
  return (
    <dl aria-label={text.sheet.abilityScores} className="grid grid-cols-3 gap-2 sm:grid-cols-6 print:grid-cols-6">
      {ABILITY_VALUES.map((ability) => (
        <div
          key={ability}
          className="flex flex-col-reverse rounded-sm bg-sunken px-1 py-2 text-center print:border print:border-line"
        >
          <dt className="text-xs tracking-wider text-quiet">
            <abbr title={text.sheet.abilities[ability]} className="no-underline">
              {text.sheet.short[ability]}
            </abbr>
          </dt>
          <dd className="tabular-nums">
            <span className="block text-lg font-medium">{scores[ability]}</span>
            <span className="block text-sm text-quiet">{showModifier(modifierOf(scores[ability]))}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
