import { Minus, Plus } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";

import type { AbilityScores } from "#contracts/entities/character";
import { ABILITY_VALUES, type Ability } from "#contracts/options";

import {
  canLower,
  canRaise,
  costOfRaising,
  modifierOf,
  POINT_BUDGET,
  pointCost,
  showModifier,
} from "../../../shared/sheet/abilities.ts";
import { text } from "../../../shared/text/text.ts";
import type { CharacterFormValues } from "../character-form.ts";

const copy = text.characters.creation;

/**
 * The fields for point buy (SRD 5.2). Buttons raise or lower a score by one. The page shows how many of the 27 points are left, and does
 * not let the player spend more.
 */
export function PointFields({ onAssign }: { readonly onAssign: (scores: AbilityScores) => void }) {
  const { control } = useFormContext<CharacterFormValues>();
  const scores = useWatch({ control, name: "abilityScores" });
  const left = POINT_BUDGET - (pointCost(scores) ?? POINT_BUDGET);
  const change = (ability: Ability, by: 1 | -1) => onAssign({ ...scores, [ability]: scores[ability] + by });
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg font-medium tabular-nums">
        {copy.pointsLeft(left)}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-x-8">
        {ABILITY_VALUES.map((ability) => (
          <li
            key={ability}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-b border-line py-2"
          >
            <div className="min-w-0">
              <p className="font-medium">{text.sheet.abilities[ability]}</p>
              <p className="text-sm text-quiet">{costLine(scores[ability])}</p>
            </div>
            <div className="flex items-center gap-1">
              <Stepper
                icon={Minus}
                label={copy.lower(text.sheet.abilities[ability])}
                can={canLower(scores, ability)}
                onPress={() => change(ability, -1)}
              />
              <output className="w-16 text-center tabular-nums" aria-label={text.sheet.abilities[ability]}>
                <span className="text-lg font-medium">{scores[ability]}</span>{" "}
                <span className="text-sm text-quiet">{showModifier(modifierOf(scores[ability]))}</span>
              </output>
              <Stepper
                icon={Plus}
                label={copy.raise(text.sheet.abilities[ability])}
                can={canRaise(scores, ability)}
                onPress={() => change(ability, 1)}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function costLine(score: number): string {
  const cost = costOfRaising(score);
  return cost === null ? copy.atMost : copy.costs(cost);
}

/**
 * A button that raises or lowers a score. When not available it is blocked but not disabled, so that it keeps the focus when the last point
 * is spent.
 */
function Stepper({
  icon: Icon,
  label,
  can,
  onPress,
}: {
  readonly icon: typeof Plus;
  readonly label: string;
  readonly can: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!can}
      onClick={() => can && onPress()}
      className="grid size-11 place-items-center rounded-full border border-edge transition-colors not-aria-disabled:hover:border-ember aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:border-line aria-disabled:text-quiet"
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  );
}
