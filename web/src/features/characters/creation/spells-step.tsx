import { listedSpell } from "#rules/hero-tables";

import { text } from "../../../shared/text/text.ts";
import { useFormHero } from "../hero/form-hero.ts";
import { StepChoices } from "../hero/step-choices.tsx";
import { stepOfChoice } from "../hero/step-of-choice.ts";

/** The step for the cantrips and spells of the class. It also says which spells the hero has from elsewhere. */
export function SpellsStep() {
  const { hero, choices } = useFormHero();
  if (!hero) return <p className="text-quiet">{text.hero.noClass}</p>;
  const offered = new Set(
    choices.flatMap(({ id, options }) => (stepOfChoice(id) === "spells" ? options.map((option) => option.id) : [])),
  );
  const others = hero.spells.flatMap(({ id }) => (offered.has(id) ? [] : (listedSpell(id)?.name ?? [])));
  return (
    <div className="grid gap-8">
      <StepChoices step="spells" />
      {others.length > 0 && (
        <p className="border-l-3 border-edge pl-3 text-sm text-quiet">{text.hero.spellsBesides(others.join(", "))}</p>
      )}
    </div>
  );
}
