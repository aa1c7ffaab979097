import type { Campaign } from "#contracts/entities/campaign";
import type { LiveSheet } from "#contracts/play/live-sheet";

import { inWords } from "../../../shared/text/rules-words.ts";
import { text } from "../../../shared/text/text.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";

/** What the character has and suffers at the table: experience where the campaign counts it, gold, conditions, and the things carried. */
export function SheetBelongings({
  live,
  campaign,
  hasGear,
}: {
  readonly live: LiveSheet;
  readonly campaign: Pick<Campaign, "levelProgression"> | undefined;
  /** Whether the things are listed here. For a hero with a build they stand in a section of their own. */
  readonly hasGear: boolean;
}) {
  const sheet = text.sheet;
  const { conditions, experience, gold, inventory, life } = live;
  const state = [...(life === "up" ? [] : [sheet.lives[life]]), ...conditions.map(inWords)];
  const facts = [
    ...(campaign?.levelProgression === "xp" ? [[sheet.experience, sheet.experiencePoints(experience)] as const] : []),
    [sheet.gold, sheet.goldPieces(gold)],
    [sheet.conditions, state.join(", ") || sheet.noConditions],
  ] as const;
  const carried = inventory.filter(({ quantity }) => quantity > 0);
  return (
    <Panel title={sheet.belongings}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 print:grid-cols-3 print:gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {hasGear && (
        <>
          <h3 className="mt-5 text-sm text-quiet">{sheet.gear}</h3>
          {carried.length === 0 && <p>{sheet.noGear}</p>}
          <ul className="columns-1 gap-x-8 sm:columns-2 print:columns-3">
            {carried.map(({ name, quantity }) => (
              <li key={name}>{quantity === 1 ? inWords(name) : sheet.things(inWords(name), quantity)}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
