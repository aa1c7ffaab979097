import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { CONDITIONS } from "#contracts/entities/hero-state";
import { effectName, spellNamed } from "#rules/spells";
import { inWords } from "../../../shared/text/rules-words.ts";
import { text } from "../../../shared/text/text.ts";
import { Chip } from "../../../shared/ui/content/chip.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import type { SheetDeed } from "../api/sheet-api.ts";
import { useAtSheet } from "./at-sheet.ts";
import { DeedButton, Refusal } from "./controls/deed-button.tsx";
import { compactSelect } from "./controls/compact.ts";

const PLACE = "conditions";

/** Conditions, exhaustion, concentration and what works on the hero. Each can be ended, and a condition can be added. */
export function Conditions() {
  const { hero } = useAtSheet();
  const { conditions, troubles = [], effects = [], exhaustion, concentration } = hero.state;
  const words = text.heroSheet;
  const ids = [...new Set(conditions.map(({ id }) => id))];
  const isQuiet = ids.length + troubles.length + effects.length + exhaustion === 0 && concentration === null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <div role="group" aria-label={words.conditions} className="flex flex-wrap items-center gap-1.5 text-sm">
        {isQuiet && <span className="text-quiet">{words.noConditions}</span>}
        {concentration && (
          <Ending
            words={words.concentrates(spellNamed(concentration.spell)?.name ?? concentration.spell)}
            deed={{ type: "end_concentration" }}
          />
        )}
        {[...new Map(effects.map((one) => [one.id, one])).values()].map((effect) => (
          <Ending key={effect.id} words={effectName(effect)} deed={{ type: "end_effect", id: effect.id }} />
        ))}
        {ids.map((id) => (
          <Ending key={id} words={inWords(id)} deed={{ type: "condition", condition: id, present: false }} />
        ))}
        {troubles.map((trouble) => (
          <Ending key={trouble} words={trouble} deed={{ type: "condition", condition: trouble, present: false }} />
        ))}
        {exhaustion > 0 && <Ending words={words.exhaustion(exhaustion)} deed={{ type: "exhaustion", delta: -1 }} />}
        <AddCondition present={ids} />
      </div>
      <Refusal place={PLACE} />
    </div>
  );
}

/** Something that works on the hero, with a button that ends it. */
function Ending({ words, deed }: { readonly words: string; readonly deed: SheetDeed }) {
  const label = text.heroSheet.end(words);
  return (
    <Chip tone="arcane" className="pr-0.5! first-letter:uppercase">
      {words}
      <DeedButton
        deed={deed}
        place={PLACE}
        aria-label={label}
        title={label}
        variant="quiet"
        className="size-6 min-h-6! px-0! pointer-coarse:size-9"
      >
        <X aria-hidden="true" size={13} />
      </DeedButton>
    </Chip>
  );
}

const EXHAUSTION = "exhaustion";

function AddCondition({ present }: { readonly present: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState("");
  const select = useRef<HTMLSelectElement>(null);
  // The player opened this just now, and the button that had the focus is gone.
  useEffect(() => {
    if (isOpen) select.current?.focus();
  }, [isOpen]);
  const words = text.heroSheet;
  if (!isOpen) {
    return (
      <button type="button" className="table-tool -ml-1 text-quiet" aria-expanded={false} onClick={() => setOpen(true)}>
        {words.addCondition}
      </button>
    );
  }
  const options = [
    ...CONDITIONS.filter((id) => !present.includes(id)).map((id) => ({ value: id as string, label: inWords(id) })),
    { value: EXHAUSTION, label: words.moreExhaustion },
  ];
  return (
    <div className="flex w-full items-center gap-1.5">
      <div className="min-w-0 flex-1">
        <Select
          ref={select}
          aria-label={words.addCondition}
          options={options}
          placeholder={words.chooseCondition}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          className={compactSelect}
        />
      </div>
      <DeedButton
        place={PLACE}
        disabled={chosen === ""}
        deed={
          chosen === EXHAUSTION
            ? { type: "exhaustion", delta: 1 }
            : { type: "condition", condition: chosen, present: true }
        }
        onDone={() => {
          choose("");
          setOpen(false);
        }}
      >
        {words.add}
      </DeedButton>
    </div>
  );
}
