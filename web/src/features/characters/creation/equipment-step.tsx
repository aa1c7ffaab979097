import { useFormContext, useWatch } from "react-hook-form";

import { backgroundNamed, classTable } from "#rules/hero-tables";
import { gearItem } from "#rules/sheet";

import { text } from "../../../shared/text/text.ts";
import type { CharacterFormValues } from "../character-form.ts";
import { RadioGroup } from "../components/radio-group.tsx";
import { useFormHero } from "../hero/form-hero.ts";
import { choiceName } from "../hero/hero-words.ts";
import { ArmorClassLine } from "../hero/explained-line.tsx";
import { AttackList, GearList } from "../hero/gear-list.tsx";

const copy = text.hero;

type EquipmentOption = NonNullable<ReturnType<typeof backgroundNamed>>["equipment"][number];

/** `Dagger × 2, Quarterstaff, 5 gold pieces`. A tool that the player chooses has its own name in the hero's gear. */
function contentsOf({ items, coins }: EquipmentOption): string {
  const gold = coins / 100;
  if (items.length === 0) return copy.goldPieces(gold);
  const named = items.map(([id, count]) => {
    const name = id === "chosen-tool" ? copy.tools : gearItem("x", id).name;
    return count > 1 ? `${name} × ${count}` : name;
  });
  return [...named, copy.goldPieces(gold)].join(", ");
}

/** The step for starting equipment: things of the class and of the background, or gold; and what the hero then has in hand. */
export function EquipmentStep() {
  const { hero, choices } = useFormHero();
  const asked = choices.filter(({ id }) => id === "class-equipment" || id === "background-equipment");
  if (asked.length === 0 && !hero) return <p className="text-quiet">{copy.noClass}</p>;
  return (
    <div className="grid gap-8">
      {asked.map(({ id, name }) => (
        <EquipmentChoice key={id} id={id} legend={choiceName({ id, name })} />
      ))}
      {hero && (
        <section aria-label={copy.equipment} className="grid gap-5 border-t border-line pt-6">
          <ArmorClassLine hero={hero} />
          <AttackList hero={hero} />
          <GearList hero={hero} />
        </section>
      )}
    </div>
  );
}

function EquipmentChoice({ id, legend }: { readonly id: string; readonly legend: string }) {
  const { control, getValues, setValue } = useFormContext<CharacterFormValues>();
  const [answers, first, background] = useWatch({ control, name: ["answers", "classes.0", "background"] });
  const source = id === "class-equipment" ? classTable(first.choice) : backgroundNamed(background);
  const options = source?.equipment ?? [];
  // Nothing chosen is as good as the first: the hero shown below has it.
  const chosen = answers[id]?.[0] ?? options[0]?.id ?? "";
  const choose = (option: string) =>
    setValue("answers", { ...getValues("answers"), [id]: [option] }, { shouldDirty: true });
  return (
    <RadioGroup
      look="rows"
      legend={legend}
      name={id}
      options={options.map((option) => ({ value: option.id, label: contentsOf(option) }))}
      value={chosen}
      onChange={choose}
    />
  );
}
