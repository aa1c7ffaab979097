import { Dices } from "lucide-react";

import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import type { ScoreMethod } from "./ability-method.ts";
import { dropLowest, scoreOf } from "./rolled-abilities.ts";

const copy = text.characters.creation;

/** The rolled dice, with the lowest of each four struck out, and how often the player has rolled. */
export function RolledDice({ making, onRoll }: { readonly making: ScoreMethod; readonly onRoll: () => void }) {
  const { rolls, times } = making;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={onRoll}>
          <Dices aria-hidden="true" size={18} />
          {times === 0 ? copy.rollNow : copy.rollAgain}
        </Button>
        <p role="status" className="text-sm text-quiet">
          {times > 0 && copy.rolledTimes(times)}
        </p>
      </div>
      {rolls.length > 0 && (
        <ul aria-label={copy.rolled} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {rolls.map((dice, index) => {
            const { kept, dropped } = dropLowest(dice);
            return (
              <li key={index} className="flex items-baseline gap-3 rounded-sm bg-sunken px-3 py-2 tabular-nums">
                <span className="sr-only">{copy.setOf(scoreOf(dice), kept.join(" + "), dropped)}</span>
                <span aria-hidden="true" className="w-6 text-lg font-medium">
                  {scoreOf(dice)}
                </span>
                <span aria-hidden="true" className="text-sm text-quiet">
                  {kept.join(" · ")} <s>{dropped}</s>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <p className="text-sm text-quiet">{copy.rollHonest}</p>
    </div>
  );
}
