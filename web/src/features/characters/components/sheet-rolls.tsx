import type { Character } from "#contracts/entities/character";

import { savesOf, skillsOf } from "../../../shared/sheet/derived.ts";
import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { RollList } from "./roll-list.tsx";

/** The six saving throws; the first class decides which are trained. */
export function Saves({ character }: { readonly character: Character }) {
  const saves = savesOf(character).map((roll) => ({ ...roll, label: text.sheet.abilities[roll.name] }));
  return (
    <Panel title={text.sheet.saves}>
      <RollList rolls={saves} />
    </Panel>
  );
}

/** All skills with their modifiers. */
export function Skills({ character }: { readonly character: Character }) {
  const skills = skillsOf(character).map((roll) => ({ ...roll, label: inWords(roll.name), with: roll.ability }));
  return (
    <Panel title={text.sheet.skills}>
      <RollList rolls={skills} className="gap-x-8 sm:grid-cols-2 xl:grid-cols-1 print:grid-cols-2" />
      <p className="mt-3 text-sm text-quiet">{text.sheet.proficientMark}</p>
    </Panel>
  );
}
