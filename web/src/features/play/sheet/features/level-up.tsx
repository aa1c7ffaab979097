import { useState } from "react";

import { type Answers, type Choice, chooseLevel, gainLevel, levelChoices, levelRefusal } from "#rules/growth";
import type { Dice } from "#rules/dice";
import type { Hero } from "#rules/hero";
import { heroLevel } from "#rules/sheet";
import { CLASS_TABLE, classTable } from "#rules/tables";
import { inWords } from "../../../../shared/text/rules-words.ts";
import { text } from "../../../../shared/text/text.ts";
import { Button } from "../../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../../shared/ui/fields/field.tsx";
import { Select } from "../../../../shared/ui/fields/select.tsx";
import { Dialog } from "../../../../shared/ui/overlays/dialog.tsx";
import { useAtSheet } from "../at-sheet.ts";
import { DeedButton, Refusal } from "../controls/deed-button.tsx";
import { LevelChoice } from "./level-choice.tsx";

const PLACE = "level-up";
/** The server rolls. Here only what is missing counts, so any die will do. */
const ANY_DICE: Dice = { roll: () => 1 };

/** The dialog in which a hero takes a level that they have earned: the class, and the choices of its level. */
export function LevelUp({ onClose }: { readonly onClose: () => void }) {
  const { hero, blocked } = useAtSheet();
  const [classId, chooseClass] = useState(hero.classes[0]?.id ?? "fighter");
  const [answers, answer] = useState<Answers>({});
  const words = text.heroSheet;
  const isKnown = classTable(classId) !== undefined;
  const choices = isKnown ? levelChoices(hero, classId, answers) : [];
  const missing = isKnown ? missingOf(hero, classId, asked(choices, answers)) : [];
  return (
    <Dialog
      title={words.levelUp(hero.name, heroLevel(hero) + 1)}
      description={words.levelUpHint}
      onClose={onClose}
      className="sm:w-[min(40rem,calc(100vw-2rem))]"
    >
      <div className="grid grid-cols-1 gap-5">
        <Field label={words.levelClass} hint={words.levelClassHint}>
          {(control) => (
            <Select
              {...control}
              options={classesOf(hero)}
              value={classId}
              onChange={(event) => {
                chooseClass(event.target.value);
                answer({});
              }}
            />
          )}
        </Field>
        {choices.map((choice) => (
          <LevelChoice
            key={choice.id}
            choice={choice}
            answer={answers[choice.id] ?? []}
            onAnswer={(given) => answer({ ...answers, [choice.id]: given })}
          />
        ))}
        {choices.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => answer(chooseLevel(hero, classId, asked(choices, answers), 1))}
          >
            {words.chooseForMe}
          </Button>
        )}
        <div className="sticky -bottom-6 -mx-6 -mb-6 grid gap-2 bg-raised px-6 pt-3 pb-6 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8 sm:pb-8">
          <p role="status" className="text-sm text-quiet empty:hidden">
            {missing[0]}
          </p>
          {blocked !== null && <p className="text-sm text-quiet">{blocked}</p>}
          <Refusal place={PLACE} />
          <DeedButton
            variant="primary"
            place={PLACE}
            disabled={missing.length > 0}
            deed={{
              type: "level_up",
              class: classId,
              answers: Object.fromEntries(Object.entries(asked(choices, answers)).map(([id, list]) => [id, [...list]])),
            }}
            onDone={onClose}
          >
            {words.takeLevel}
          </DeedButton>
        </div>
      </div>
    </Dialog>
  );
}

/** The answers to what is asked now. An answer to what another choice no longer opens is left out. */
const asked = (choices: readonly Choice[], answers: Answers): Answers =>
  Object.fromEntries(choices.flatMap(({ id }) => (answers[id] ? [[id, answers[id]] as const] : [])));

function missingOf(hero: Hero, classId: string, answers: Answers): readonly string[] {
  const grown = gainLevel(hero, classId, answers, ANY_DICE);
  return grown.ok ? [] : grown.why;
}

/** The classes in which the hero can take a level; their own come first. */
function classesOf(hero: Hero) {
  const own = hero.classes.map(({ id }) => id);
  const others = CLASS_TABLE.map(({ id }) => id).filter((id) => !own.includes(id) && levelRefusal(hero, id) === null);
  const label = (id: string) => {
    const level = hero.classes.find((one) => one.id === id)?.level ?? 0;
    return `${inWords(classTable(id)?.name ?? id)} ${level + 1}`;
  };
  return [...own, ...others].map((id) => ({ value: id, label: label(id) }));
}
