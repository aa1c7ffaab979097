import type { Character } from "#contracts/entities/character";

import { modifierOf, proficiencyBonus, showModifier } from "../../../shared/sheet/abilities.ts";
import { text } from "../../../shared/text/en.ts";
import { Panel } from "../../../shared/ui/card.tsx";
import { SKILLS } from "../skills.ts";

/** The trained skills, each with what it adds to a roll: the ability's modifier and the proficiency bonus. */
export function SkillList({ character }: { readonly character: Character }) {
  const bonus = proficiencyBonus(character.level);
  const trained = character.skills.map((name) => {
    const ability = SKILLS.find((skill) => skill.name === name)?.ability;
    return { name, ability, adds: ability && modifierOf(character.abilityScores[ability]) + bonus };
  });
  return (
    <Panel title={text.characters.skills} aside={`${text.characters.proficiency} ${showModifier(bonus)}`}>
      {trained.length === 0 && <p className="text-quiet">{text.characters.noSkills}</p>}
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        {trained.map(({ name, ability, adds }) => (
          <li key={name} className="flex items-baseline gap-3 border-b border-line pb-2">
            <span className="grow">{name}</span>
            {ability && <span className="text-sm text-quiet">{text.sheet.short[ability]}</span>}
            {adds !== undefined && <span className="w-7 text-right tabular-nums">{showModifier(adds)}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
