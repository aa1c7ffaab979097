import type { Character } from "#contracts/entities/character";

import { text } from "../text/text.ts";
import { backgroundOf, classOf, raceOf, subclassOf } from "./sheet-summary.ts";

/** Race, class, level, hit points and armour class as names and values. */
export function SheetFacts({ character }: { readonly character: Character }) {
  const facts = [
    [text.sheet.race, raceOf(character)],
    [text.sheet.class, classOf(character)],
    [text.sheet.subclass, subclassOf(character)],
    [text.sheet.level, String(character.level)],
    [text.sheet.background, backgroundOf(character)],
    [text.sheet.hitPoints, text.sheet.points(character.hp.current, character.hp.max)],
    [text.sheet.armorClass, String(character.armorClass)],
    [text.sheet.speed, text.sheet.feet(character.speed)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="tabular-nums">{value || text.sheet.notSpecified}</dd>
        </div>
      ))}
    </dl>
  );
}
