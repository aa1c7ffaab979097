import type { Character } from "#contracts/entities/character";
import type { Hero } from "#rules/hero";
import { initiative, passivePerception } from "#rules/sheet";

import { proficiencyBonus, showModifier } from "../../../shared/sheet/abilities.ts";
import { hitDiceOf, initiativeOf, passivePerceptionOf } from "../../../shared/sheet/derived.ts";
import { text } from "../../../shared/text/text.ts";

/** The main numbers in large type: hit points, armour class, initiative and other derived values. */
export function SheetNumbers({ character, hero }: { readonly character: Character; readonly hero: Hero | null }) {
  const sheet = text.sheet;
  const numbers = [
    [sheet.hitPoints, sheet.points(character.hp.current, character.hp.max)],
    [sheet.armorClass, String(character.armorClass)],
    [sheet.initiative, showModifier(hero ? initiative(hero).value : initiativeOf(character))],
    [sheet.speed, sheet.feet(character.speed)],
    [sheet.proficiencyBonus, showModifier(proficiencyBonus(character.level))],
    [sheet.passivePerception, String(hero ? passivePerception(hero).value : passivePerceptionOf(character))],
    [sheet.hitDice, hitDiceOf(character)],
  ] as const;
  return (
    <section aria-label={sheet.vitals}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 print:grid-cols-4 print:gap-y-2">
        {numbers.map(([name, value]) => (
          <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="text-xl font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
