import type { Character } from "#contracts/entities/character";

import { backgroundOf, classOf, raceOf, subclassOf } from "../../../shared/sheet/sheet-summary.ts";
import { text } from "../../../shared/text/text.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";

/** Shows the character's race, classes and background, and the name of the campaign. */
export function SheetOrigin({
  character,
  campaignName,
}: {
  readonly character: Character;
  readonly campaignName: string | null;
}) {
  const sheet = text.sheet;
  const facts = [
    [sheet.race, raceOf(character)],
    [sheet.class, classOf(character)],
    [sheet.subclass, subclassOf(character)],
    [sheet.level, String(character.level)],
    [sheet.background, backgroundOf(character)],
    [sheet.campaign, campaignName],
  ] as const;
  return (
    <Panel title={sheet.origin}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 print:grid-cols-3 print:gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-quiet">{name}</dt>
            <dd>{value || sheet.notSpecified}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
