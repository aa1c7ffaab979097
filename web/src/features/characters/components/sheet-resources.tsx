import type { Character } from "#contracts/entities/character";
import { featuresOf, slotsOf } from "#contracts/srd-resources";

import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";

/** The most boxes shown for one resource; larger amounts are shown as a number only. */
const MOST_BOXES = 10;

/** Shows the spell slots and the limited class features at the character's level (SRD 5.2), with boxes to tick on a printed sheet. */
export function SheetResources({ character }: { readonly character: Character }) {
  const { slots, perRest, resources, noResources } = text.sheet;
  const counted = [
    ...slotsOf(character.classes).map(({ spellLevel, max, rest }) => ({ name: slots(spellLevel), max, rest })),
    ...featuresOf(character.classes),
  ];
  return (
    <Panel title={resources}>
      {counted.length === 0 && <p className="text-quiet">{noResources}</p>}
      <ul className="grid">
        {counted.map(({ name, max, rest }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 border-b border-line py-1.5 print:py-0.5">
            <span className="min-w-0 grow">
              {inWords(name)} <span className="text-sm text-quiet">{perRest[rest]}</span>
            </span>
            <span aria-hidden="true" className="flex gap-1">
              {max <= MOST_BOXES &&
                Array.from({ length: max }, (_, index) => (
                  <span key={index} className="size-3 rounded-[3px] border border-edge" />
                ))}
            </span>
            <span className="w-6 text-right tabular-nums">{max}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
