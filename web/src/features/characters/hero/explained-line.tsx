import type { Hero } from "#rules/hero";
import { armorClass, mostHitPoints, speed } from "#rules/sheet";

import { text } from "../../../shared/text/text.ts";
import { partsLine } from "./hero-words.ts";

const { equals } = text.hero;
const sheet = text.sheet;

/** `Armor Class 16 = Chain Mail`. */
export function ArmorClassLine({ hero }: { readonly hero: Hero }) {
  const number = armorClass(hero);
  return <p>{equals(sheet.armorClass, String(number.value), partsLine(number))}</p>;
}

/** Where the hero's main numbers come from, a line for each. */
export function ExplainedNumbers({ hero }: { readonly hero: Hero }) {
  const [hitPoints, armor, walk] = [mostHitPoints(hero), armorClass(hero), speed(hero)];
  return (
    <ul className="grid gap-1 text-sm text-quiet">
      <li>{equals(sheet.hitPoints, String(hitPoints.value), partsLine(hitPoints))}</li>
      <li>{equals(sheet.armorClass, String(armor.value), partsLine(armor))}</li>
      <li>{equals(sheet.speed, sheet.feet(walk.value), partsLine(walk))}</li>
    </ul>
  );
}
