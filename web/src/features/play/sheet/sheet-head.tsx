import { Star } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { levelsOwed } from "#rules/growth";
import { armorClass, initiative, passivePerception, proficiencyBonus, speed } from "#rules/sheet";
import { classTable, speciesNamed } from "#rules/tables";
import { showModifier } from "../../../shared/sheet/abilities.ts";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { inWords } from "../../../shared/text/rules-words.ts";
import { text } from "../../../shared/text/text.ts";
import { useAtSheet } from "./at-sheet.ts";
import { Conditions } from "./conditions.tsx";
import { DeedButton, Refusal, SheetControl } from "./controls/deed-button.tsx";
import { ExplainedNumber } from "./controls/explained-number.tsx";
import { HitPoints } from "./hit-points.tsx";

const LevelUp = lazy(async () => ({ default: (await import("./features/level-up.tsx")).LevelUp }));

/** Who the hero is and how they are now: hit points, the numbers of a fight, conditions and what works on them. */
export function SheetHead({ genres }: { readonly genres: readonly string[] }) {
  const { hero, now } = useAtSheet();
  const words = text.heroSheet;
  const classes = hero.classes.map(({ id, level }) => `${inWords(classTable(id)?.name ?? id)} ${level}`).join(" / ");
  const species = hero.species === null ? "" : inWords(speciesNamed(hero.species)?.name ?? hero.species);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
        <Sigil kind="character" id={hero.id} genres={genres} size={48} />
        <div className="min-w-0">
          <h2 className="font-display text-lg leading-tight font-semibold">{hero.name}</h2>
          <p className="text-sm text-quiet">{[classes, species].filter(Boolean).join(" · ")}</p>
        </div>
        <Inspiration />
      </div>
      <Refusal place="inspiration" />
      <LevelOwed />
      <HitPoints />
      <div className="grid grid-cols-5 gap-1.5">
        <ExplainedNumber name={words.armorClass} explained={armorClass(hero, now)} />
        <ExplainedNumber
          name={words.initiative}
          explained={initiative(hero, now)}
          shown={showModifier(initiative(hero, now).value)}
        />
        <ExplainedNumber name={words.speed} explained={speed(hero, now)} />
        <ExplainedNumber
          name={words.proficiency}
          explained={proficiencyBonus(hero)}
          shown={showModifier(proficiencyBonus(hero).value)}
        />
        <ExplainedNumber name={words.perception} explained={passivePerception(hero, now)} />
      </div>
      <Conditions />
    </div>
  );
}

/** Heroic Inspiration: it is there or not. */
function Inspiration() {
  const { hero } = useAtSheet();
  const { inspiration: present } = hero.state;
  const { inspiration } = text.heroSheet;
  return (
    <DeedButton
      deed={{ type: "inspiration", present: !present }}
      place="inspiration"
      aria-label={inspiration}
      aria-pressed={present}
      title={inspiration}
      variant="quiet"
      className="size-10 px-0! pointer-coarse:size-11"
    >
      <Star
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className={present ? "fill-ember text-ember" : "text-quiet"}
      />
    </DeedButton>
  );
}

/** Says that the hero has earned a level, and opens the dialog that takes it. */
function LevelOwed() {
  const { hero } = useAtSheet();
  const [isOpen, setOpen] = useState(false);
  const owed = levelsOwed(hero);
  if (owed === 0 && !isOpen) return null;
  return (
    <>
      <SheetControl variant="primary" onClick={() => setOpen(true)}>
        {text.heroSheet.levelOwed(owed)}
      </SheetControl>
      {isOpen && (
        <Suspense fallback={null}>
          <LevelUp onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
