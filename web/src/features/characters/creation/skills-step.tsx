import { Controller, useFormContext, useWatch } from "react-hook-form";

import { classNamed } from "#contracts/srd";

import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { rowName, type CharacterFormValues } from "../character-form.ts";
import { SkillChoice } from "../components/skill-choice.tsx";
import { useFormHero } from "../hero/form-hero.ts";
import { StepChoices } from "../hero/step-choices.tsx";
import { SKILLS } from "../skills.ts";
import { skillsOfBackground } from "./background-skills.ts";

const copy = text.characters.creation;
const all = SKILLS.map(({ name }) => name);

/** The step for skills. They are grouped by where they come from: the background, the class (limited in number), and all others. */
export function SkillsStep() {
  const { control } = useFormContext<CharacterFormValues>();
  const [background, first] = useWatch({ control, name: ["background", "classes.0"] });
  const { hero } = useFormHero();
  const ofBackground = skillsOfBackground(background);
  const rules = classNamed(rowName(first));
  const listed = rules?.skills === "any" ? all : (rules?.skills ?? []);
  const ofClass = listed.filter((name) => !ofBackground.includes(name));
  const others = all.filter((name) => !ofBackground.includes(name) && !ofClass.includes(name));
  return (
    <Controller
      control={control}
      name="skills"
      render={({ field, fieldState }) => {
        const chosen = { chosen: field.value, onChange: field.onChange };
        const taken = ofClass.filter((name) => field.value.includes(name)).length;
        const own = field.value.filter((name) => !all.includes(name));
        const besides = hero?.skills.filter((name) => !field.value.includes(name)) ?? [];
        return (
          <div className="grid gap-8">
            {ofBackground.length > 0 && (
              <SkillChoice {...chosen} legend={copy.skillsOfBackground(inWords(background))} skills={ofBackground} />
            )}
            {rules && (
              <div className="grid gap-1.5">
                <SkillChoice
                  {...chosen}
                  legend={copy.skillsOfClass(inWords(rules.name))}
                  skills={ofClass}
                  most={rules.skillChoices}
                />
                <p role="status" className="text-sm text-quiet">
                  {taken > rules.skillChoices
                    ? copy.skillsTooMany(taken, rules.skillChoices)
                    : copy.skillsChosen(taken, rules.skillChoices)}
                </p>
              </div>
            )}
            {besides.length > 0 && (
              <p role="status" className="border-l-3 border-edge pl-3 text-sm text-quiet">
                {text.hero.skillsBesides(besides.map(inWords).join(", "))}
              </p>
            )}
            <StepChoices step="skills" />
            {(others.length > 0 || own.length > 0) && (
              <SkillChoice
                {...chosen}
                legend={rules ? copy.skillsOther : text.characters.skills}
                hint={rules ? copy.skillsOtherHint : copy.skillsFree}
                skills={[...others, ...own]}
                error={fieldState.error?.message}
              />
            )}
          </div>
        );
      }}
    />
  );
}
