import { Dices, WandSparkles } from "lucide-react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useNavigate } from "react-router-dom";

import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import type { CharacterFormValues } from "../character-form.ts";
import { chosenForStep, quickChoices } from "../hero/choose-for-me.ts";
import { heroName } from "../hero/hero-names.ts";
import { FIRST_METHOD, numbersOf, type ScoreMethod } from "./ability-method.ts";
import { useStepHistory } from "./step-history.ts";
import type { Step } from "./steps.ts";

const copy = text.hero;

const newSeed = (): number => Math.floor(Math.random() * 2_147_483_647);

/** Writes changes into the form, field by field, so that what follows one field sees the others. */
function useFill() {
  const { setValue, clearErrors } = useFormContext<CharacterFormValues>();
  return (changes: Partial<CharacterFormValues>) => {
    for (const [name, value] of Object.entries(changes)) {
      setValue(name as keyof CharacterFormValues, value as never, { shouldDirty: true });
    }
    clearErrors();
  };
}

/** Chooses everything of one step for the player. Another press chooses again. */
export function ChooseForMe({ step, making }: { readonly step: Step; readonly making: ScoreMethod }) {
  const { getValues } = useFormContext<CharacterFormValues>();
  const fill = useFill();
  const [isChosen, setChosen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          fill(chosenForStep(getValues(), step, newSeed(), numbersOf(making) ?? undefined));
          setChosen(true);
        }}
      >
        <Dices aria-hidden="true" size={16} />
        {copy.chooseForMe}
      </Button>
      <p role="status" className="text-sm text-quiet">
        {isChosen ? copy.chosenForYou : copy.openHint}
      </p>
    </div>
  );
}

/** Makes a whole hero in one press, and leads to the last step. */
export function QuickHero({ setMethod }: { readonly setMethod: (making: ScoreMethod) => void }) {
  const { getValues } = useFormContext<CharacterFormValues>();
  const fill = useFill();
  const navigate = useNavigate();
  const { onwards } = useStepHistory();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm border border-line bg-sunken px-4 py-3">
      <Button
        variant="secondary"
        onClick={() => {
          const [values, seed] = [getValues(), newSeed()];
          setMethod(FIRST_METHOD);
          fill({ ...quickChoices(values, seed), ...(values.name.trim() === "" && { name: heroName(seed) }) });
          void navigate("#review", { state: onwards });
        }}
      >
        <WandSparkles aria-hidden="true" size={17} />
        {copy.quick}
      </Button>
      <p className="min-w-0 text-sm text-quiet">{copy.quickHint}</p>
    </div>
  );
}
