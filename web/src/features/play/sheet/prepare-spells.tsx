import { useState } from "react";

import { preparedOf } from "#rules/growth";
import { highestSpellLevel } from "#rules/sheet";
import { classTable, listedSpell, spellsOf } from "#rules/tables";
import { inWords } from "../../../shared/text/rules-words.ts";
import { text } from "../../../shared/text/text.ts";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { useAtSheet } from "./at-sheet.ts";
import { DeedButton, Refusal } from "./controls/deed-button.tsx";
import { OptionList } from "./controls/option-list.tsx";

/** The dialog in which the player changes the prepared spells of a class. */
export function PrepareSpells({ classId, onClose }: { readonly classId: string; readonly onClose: () => void }) {
  const { hero, blocked } = useAtSheet();
  const words = text.heroSheet;
  const table = classTable(classId);
  const level = hero.classes.find(({ id }) => id === classId)?.level ?? 1;
  const most = table?.prepared[level - 1] ?? 0;
  const [chosen, choose] = useState<readonly string[]>(() => preparedOf(hero, classId).map(({ id }) => id));
  // A wizard prepares from the book, everybody else from the whole list of the class.
  const open =
    classId === "wizard"
      ? hero.spells.filter(({ inBook }) => inBook).flatMap(({ id }) => listedSpell(id) ?? [])
      : spellsOf(classId, 1, highestSpellLevel(classId, level));
  const always = new Set(hero.spells.filter((one) => one.class === classId && one.always).map(({ id }) => id));
  const place = `prepare:${classId}`;
  const levels = [...new Set(open.map((spell) => spell.level))].toSorted((one, other) => one - other);
  return (
    <Dialog title={words.prepare(inWords(table?.name ?? classId))} description={words.prepareHint} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        {levels.map((spellLevel) => (
          <OptionList
            key={spellLevel}
            legend={words.spellLevel(spellLevel)}
            options={open.filter((spell) => spell.level === spellLevel && !always.has(spell.id))}
            chosen={chosen}
            isFull={chosen.length >= most}
            onChange={choose}
          />
        ))}
        {blocked !== null && <p className="text-sm text-quiet">{blocked}</p>}
        <Refusal place={place} />
        <div className="sticky -bottom-6 -mx-6 -mb-6 flex items-center justify-between gap-3 bg-raised px-6 pt-3 pb-6 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8 sm:pb-8">
          <p role="status" className="text-sm text-quiet">
            {words.chosenOf(chosen.length, most)}
          </p>
          <DeedButton
            variant="primary"
            place={place}
            deed={{ type: "prepare", class: classId, spells: [...chosen] }}
            onDone={onClose}
          >
            {words.prepareNow}
          </DeedButton>
        </div>
      </div>
    </Dialog>
  );
}
