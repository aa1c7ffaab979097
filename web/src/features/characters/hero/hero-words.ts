import type { Choice } from "#rules/growth";
import { gearItem } from "#rules/sheet";
import type { Explained } from "#rules/explained";

import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";

const copy = text.hero;

/** What a choice of the rules is called. The choices of a feat end in what they choose: `origin-feat-cantrips`. */
export function choiceName({ id, name }: Pick<Choice, "id" | "name">): string {
  const ofFeat = /^(?:origin-feat|background-feat|lessons-feat|improvement)-(\w+)$/u.exec(id)?.[1] ?? "";
  return copy.choices[id] ?? copy.ofFeat[ofFeat] ?? name;
}

/** What an option is called: translated where there is a word for it, else as the rules call it. */
export const optionName = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  text.rules.options[id] ?? inWords(name);

/** What a number is made of: `Leather Armor 11 + Dexterity 3`, or the one thing that gives all of it. */
export function partsLine({ parts }: Explained): string {
  const [only] = parts;
  if (parts.length === 1 && only) return inWords(only.from);
  return parts
    .map(({ from, value }, at) => {
      const sign = at === 0 ? "" : value < 0 ? "− " : "+ ";
      return `${sign}${inWords(from)} ${at === 0 ? value : Math.abs(value)}`;
    })
    .join(" ");
}

/** The name of a weapon, a tool or anything else that the rules sell; an unknown id is the player's own name. */
export const itemName = (id: string): string => {
  const { name } = gearItem("x", id);
  return optionName({ id, name });
};
