import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Link } from "react-router-dom";

import type { Hero } from "#rules/hero";
import { listedSpell } from "#rules/hero-tables";
import { coinsOf, lineageOf } from "#rules/sheet";

import { AbilityTable } from "../../../shared/sheet/ability-table.tsx";
import { backgroundOf, classOf, raceOf, subclassOf } from "../../../shared/sheet/sheet-summary.ts";
import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { sheetOf, type CharacterFormValues } from "../character-form.ts";
import { BodyFields } from "../components/body-fields.tsx";
import { NameField, NotesField } from "../components/identity-fields.tsx";
import { useFormHero } from "../hero/form-hero.ts";
import { optionName } from "../hero/hero-words.ts";
import { useStepHistory } from "./step-history.ts";
import type { Step } from "./steps.ts";

const copy = text.characters.creation;

/** The last step: the name, a summary of all choices with links back to their steps, and the derived numbers. */
export function ReviewStep({ steps }: { readonly steps: readonly Step[] }) {
  const { watch } = useFormContext<CharacterFormValues>();
  const values = watch();
  const sheet = sheetOf(values);
  const { hero } = useFormHero();
  const lineage = hero && lineageOf(hero);
  const subclass = subclassOf(sheet);
  const summaries: Readonly<Partial<Record<Step, string>>> = {
    race: [raceOf(sheet), lineage ? optionName(lineage) : ""].filter(Boolean).join(", "),
    class: [`${text.sheet.levelOf(sheet.level)} ${classOf(sheet)}`.trim(), subclass].filter(Boolean).join(", "),
    background: backgroundOf(sheet),
    skills: (hero?.skills ?? sheet.skills).map(inWords).join(", "),
    equipment: hero ? possessions(hero) : "",
    spells: hero ? hero.spells.flatMap(({ id }) => listedSpell(id)?.name ?? []).join(", ") : "",
  };
  return (
    <div className="grid gap-8">
      <NameField />
      <dl className="grid">
        {steps.map((step) => {
          const words = summaries[step];
          if (words === undefined) return null;
          return (
            <Chosen key={step} step={step}>
              {words || <span className="text-quiet">{copy.chosenNothing}</span>}
            </Chosen>
          );
        })}
      </dl>
      <section aria-label={text.sheet.abilityScores} className="grid gap-3">
        <AbilityTable scores={hero?.abilities ?? sheet.abilityScores} />
        <div>
          <ChangeLink step="abilities" />
        </div>
      </section>
      <BodyFields isNew />
      <NotesField />
    </div>
  );
}

/** `Dagger × 2, Robe, 13 gp`. */
function possessions({ gear, coins }: Hero): string {
  const { gold, silver, copper } = coinsOf(coins);
  const things = gear.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
  return [...things, ...(coins > 0 ? [text.hero.coins(gold, silver, copper)] : [])].join(", ");
}

function Chosen({ step, children }: { readonly step: Step; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <dt className="text-quiet max-sm:col-span-2">{copy.steps[step]}</dt>
      <dd className="min-w-0">{children}</dd>
      <dd>
        <ChangeLink step={step} />
      </dd>
    </div>
  );
}

function ChangeLink({ step }: { readonly step: Step }) {
  const { onwards } = useStepHistory();
  return (
    <Link
      to={`#${step}`}
      state={onwards}
      className="link inline-block py-1 text-sm"
      aria-label={copy.changeOf(copy.steps[step])}
    >
      {copy.change}
    </Link>
  );
}
