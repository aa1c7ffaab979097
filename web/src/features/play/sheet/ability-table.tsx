import { ABILITY_VALUES } from "#contracts/options";
import { SKILLS } from "#contracts/srd";
import { abilityScore, checkBonus, proficientSaves, saveBonus } from "#rules/sheet";
import { modifierOf, showModifier } from "../../../shared/sheet/abilities.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { useAtSheet } from "./at-sheet.ts";
import { ExplainedNumber } from "./controls/explained-number.tsx";

/** Abilities with their saving throws, and the skills. A skill can be tried in the story. */
export function AbilityTable() {
  const { hero, now, who, compose } = useAtSheet();
  const words = text.heroSheet;
  const saves = proficientSaves(hero);
  return (
    <>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-xs text-quiet">
            <th scope="col" className="font-normal">
              {words.ability}
            </th>
            <th scope="col" className="text-center font-normal">
              {words.score}
            </th>
            <th scope="col" className="text-center font-normal">
              {words.modifier}
            </th>
            <th scope="col" className="text-center font-normal">
              {words.save}
            </th>
          </tr>
        </thead>
        <tbody>
          {ABILITY_VALUES.map((ability) => {
            const score = abilityScore(hero, ability, now);
            const save = saveBonus(hero, ability, now);
            const name = text.sheet.abilities[ability];
            return (
              <tr key={ability}>
                <th scope="row" className="text-left font-normal">
                  {name}
                </th>
                <td className="text-center">
                  <ExplainedNumber look="inline" name={name} explained={score} />
                </td>
                <td className="text-center tabular-nums">{showModifier(modifierOf(score.value))}</td>
                <td className="text-center">
                  <ExplainedNumber
                    look="inline"
                    name={words.saveOf(name)}
                    explained={save}
                    shown={showModifier(save.value)}
                    mark={saves.includes(ability)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul className="grid grid-cols-1">
        {Object.keys(SKILLS).map((skill) => {
          const bonus = checkBonus(hero, skill, now);
          const name = inWords(skill);
          return (
            <li key={skill} className="flex items-center gap-2 text-sm">
              <span className="w-10 shrink-0 text-center">
                <ExplainedNumber
                  look="inline"
                  name={name}
                  explained={bonus}
                  shown={showModifier(bonus.value)}
                  mark={hero.skills.includes(skill)}
                />
              </span>
              <span className="min-w-0 flex-1">{name}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={words.tryOf(name)}
                onClick={() => compose(words.say.check(who, name))}
              >
                {words.try}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
