import { useFormContext, useWatch } from "react-hook-form";

import type { AbilityScores } from "#contracts/entities/character";

import { AbilityTable } from "../../../shared/sheet/ability-table.tsx";
import { text } from "../../../shared/text/text.ts";
import { rowName, type CharacterFormValues } from "../character-form.ts";
import { classStart } from "../classes.ts";
import { AbilityFields } from "../components/ability-fields.tsx";
import { RadioGroup } from "../components/radio-group.tsx";
import { useFormHero } from "../hero/form-hero.ts";
import { StepChoices } from "../hero/step-choices.tsx";
import { METHODS, numbersOf, scoresFor, type ScoreMethod, type Method } from "./ability-method.ts";
import { AssignFields } from "./assign-fields.tsx";
import { PointFields } from "./point-fields.tsx";
import { RolledDice } from "./rolled-dice.tsx";
import { rollAbilities } from "./rolled-abilities.ts";

const copy = text.characters.creation;
const options = METHODS.map((value) => ({ value, label: copy.methods[value] }));

interface AbilitiesStepProps {
  readonly making: ScoreMethod;
  readonly setMethod: (making: ScoreMethod) => void;
}

/** The step for the six scores. They come from the standard array, from point buy or from dice, or are typed in. */
export function AbilitiesStep({ making, setMethod }: AbilitiesStepProps) {
  const { control, getValues, setValue } = useFormContext<CharacterFormValues>();
  const first = useWatch({ control, name: "classes.0" });
  const { order, name } = classStart(rowName(first));
  const numbers = numbersOf(making);
  const { hero } = useFormHero();

  const give = (scores: AbilityScores) =>
    setValue("abilityScores", scores, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  function make(next: ScoreMethod) {
    setMethod(next);
    give(scoresFor(next, getValues("abilityScores"), order));
  }

  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <RadioGroup<Method>
          legend={copy.method}
          name="method"
          options={options}
          value={making.method}
          onChange={(method) => make({ ...making, method })}
        />
        <p className="text-sm text-quiet">{copy.methodHints[making.method]}</p>
      </div>
      {making.method === "roll" && (
        <RolledDice
          making={making}
          onRoll={() => make({ ...making, rolls: rollAbilities(), times: making.times + 1 })}
        />
      )}
      {numbers && <AssignFields numbers={numbers} order={order} className={name} onAssign={give} />}
      {making.method === "points" && <PointFields onAssign={give} />}
      {making.method === "free" && <AbilityFields />}
      <StepChoices step="abilities" />
      {hero && (
        <section aria-labelledby="final-scores" className="grid gap-3">
          <h3 id="final-scores" className="font-medium">
            {text.hero.withBackground}
          </h3>
          <AbilityTable scores={hero.abilities} />
        </section>
      )}
    </div>
  );
}
