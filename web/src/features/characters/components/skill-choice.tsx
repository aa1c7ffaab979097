import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { CheckboxGroup } from "../../../shared/ui/fields/checkbox-group.tsx";
import { SKILLS } from "../skills.ts";

interface SkillChoiceProps {
  readonly legend: string;
  readonly hint?: string;
  /** The names of the skills in this list. */
  readonly skills: readonly string[];
  /** All chosen skills of the sheet, including those from other lists. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  readonly error?: string | undefined;
  /** How many skills of this list may be chosen. */
  readonly most?: number;
}

const labelOf = (name: string) => {
  const ability = SKILLS.find((skill) => skill.name === name)?.ability;
  return ability ? text.characters.skillOption(inWords(name), text.sheet.short[ability]) : name;
};

/** Checkboxes for a list of skills. Chosen skills that are not in this list are left as they are. */
export function SkillChoice({ legend, hint, skills, chosen, onChange, error, most }: SkillChoiceProps) {
  return (
    <CheckboxGroup
      legend={legend}
      {...(hint !== undefined && { hint })}
      options={skills.map((name) => ({ value: name, label: labelOf(name) }))}
      name="skills"
      value={chosen.filter((name) => skills.includes(name))}
      onChange={(ticked) => onChange([...chosen.filter((name) => !skills.includes(name)), ...ticked])}
      error={error}
      {...(most !== undefined && { most })}
    />
  );
}
