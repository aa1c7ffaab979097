import type { Character } from "#contracts/entities/character";
import type { Hero } from "#rules/hero";
import { checkBonus, saveBonus } from "#rules/sheet";

import { savesOf, skillsOf } from "../../../shared/sheet/derived.ts";
import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { RollList } from "./roll-list.tsx";

interface SheetRollsProps {
  readonly character: Character;
  /** Null for a character without a build. */
  readonly hero: Hero | null;
}

/** The six saving throws; the first class decides which are trained. */
export function Saves({ character, hero }: SheetRollsProps) {
  const saves = savesOf(character).map((roll) => ({
    ...roll,
    adds: hero ? saveBonus(hero, roll.name).value : roll.adds,
    label: text.sheet.abilities[roll.name],
  }));
  return (
    <Panel title={text.sheet.saves}>
      <RollList rolls={saves} />
    </Panel>
  );
}

/** All skills with their modifiers. */
export function Skills({ character, hero }: SheetRollsProps) {
  const skills = skillsOf(character).map((roll) => ({
    ...roll,
    // A skill of the player's own is none that the rules know.
    adds: hero && roll.ability !== null ? checkBonus(hero, roll.name).value : roll.adds,
    label: inWords(roll.name),
    with: roll.ability,
  }));
  return (
    <Panel title={text.sheet.skills}>
      <RollList rolls={skills} className="gap-x-8 sm:grid-cols-2 xl:grid-cols-1 print:grid-cols-2" />
      <p className="mt-3 text-sm text-quiet">{text.sheet.proficientMark}</p>
    </Panel>
  );
}
