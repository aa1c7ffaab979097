import type { Character } from "#contracts/entities/character";
import type { LiveSheet } from "#contracts/play/live-sheet";
import { featuresOf, slotsOf } from "#contracts/srd-resources";

import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";

/** The most boxes shown for one resource; larger amounts are shown as a number only. */
const MOST_BOXES = 10;

/** A counter of the sheet. Before the story begins, all of it is left. */
interface Counted {
  readonly name: string;
  readonly left: number;
  readonly max: number;
  readonly rest: "short" | "long";
}

/** The counters by the rules for the character's classes (SRD 5.2). */
const byRules = ({ classes }: Character): Counted[] =>
  [
    ...slotsOf(classes).map(({ spellLevel, max, rest }) => ({ name: text.sheet.slots(spellLevel), max, rest })),
    ...featuresOf(classes),
  ].map(({ name, max, rest }) => ({ name, left: max, max, rest }));

/** The counters of the sheet at the table. Spell slots have the name that the rules give them there. */
const atTable = ({ resources }: LiveSheet): Counted[] =>
  resources.map(({ name, current, max, rest }) => {
    const level = /^Spell slots (\d)$/u.exec(name)?.[1];
    return { name: level === undefined ? name : text.sheet.slots(Number(level)), left: current, max, rest };
  });

/** Shows the spell slots and the limited class features, with boxes to tick on a printed sheet. Spent ones are ticked. */
export function SheetResources({
  character,
  live,
}: {
  readonly character: Character;
  readonly live: LiveSheet | null;
}) {
  const { perRest, resources, noResources } = text.sheet;
  const counted = live === null ? byRules(character) : atTable(live);
  return (
    <Panel title={resources}>
      {counted.length === 0 && <p className="text-quiet">{noResources}</p>}
      <ul className="grid">
        {counted.map(({ name, left, max, rest }) => (
          <li
            key={`${name} ${rest}`}
            className="flex flex-wrap items-center gap-x-3 border-b border-line py-1.5 print:py-0.5"
          >
            <span className="min-w-0 grow">
              {inWords(name)} <span className="text-sm text-quiet">{perRest[rest]}</span>
            </span>
            <span aria-hidden="true" className="flex gap-1">
              {max <= MOST_BOXES &&
                Array.from({ length: max }, (_, index) => (
                  <span
                    key={index}
                    className={`size-3 rounded-[3px] border border-edge ${index < left ? "" : "bg-edge"}`}
                  />
                ))}
            </span>
            <span className="min-w-6 text-right tabular-nums">{live === null ? max : text.sheet.left(left, max)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
