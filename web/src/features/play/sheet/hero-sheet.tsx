import { useMemo, useState } from "react";

import { heroOfSheet } from "#rules/character";
import { circumstancesOf } from "#rules/spells";
import { text } from "../../../shared/text/text.ts";
import { Tabs } from "../../../shared/ui/page/tabs.tsx";
import type { HeroSheetProps } from "../components/side/hero-sheet-props.ts";
import { SheetCard } from "../components/side/sheet-card.tsx";
import { useTableState } from "../table/table-context.ts";
import { ActionsTab } from "./actions-tab.tsx";
import { type AtSheet, SheetContext } from "./at-sheet.ts";
import { BLOCKED_ID } from "./controls/deed-button.tsx";
import { FeaturesTab } from "./features/features-tab.tsx";
import { GearTab } from "./gear/gear-tab.tsx";
import { NotesTab } from "./features/notes-tab.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { LastChange } from "./last-change.tsx";
import { SpellsTab } from "./spells-tab.tsx";
import { useSheetDeeds } from "./use-sheet-deeds.ts";

const TABS = ["actions", "spells", "gear", "features", "notes"] as const;
type Tab = (typeof TABS)[number];
const CONTENTS = {
  actions: ActionsTab,
  spells: SpellsTab,
  gear: GearTab,
  features: FeaturesTab,
  notes: NotesTab,
} as const satisfies Record<Tab, () => React.ReactNode>;

/** The sheet of the hero who acts: what they are now above, and what they can do in tabs. */
export function HeroSheet(props: HeroSheetProps) {
  const { sheet, genres } = props;
  const [tab, setTab] = useState<Tab>("actions");
  const at = useSheet(props);
  const words = text.heroSheet;
  if (!at) return <SheetCard sheet={sheet} genres={genres} />;
  return (
    <SheetContext value={at}>
      <section aria-label={sheet.name} className="grid grid-cols-1 gap-4">
        <SheetHead genres={genres} />
        <LastChange />
        {at.blocked !== null && (
          <p id={BLOCKED_ID} className="text-sm text-quiet">
            {at.blocked}
          </p>
        )}
        <Tabs
          label={words.tabsOf(sheet.name)}
          value={tab}
          onChange={setTab}
          isDense
          tabs={TABS.map((value) => {
            const Content = CONTENTS[value];
            return { value, label: words.tabs[value], content: <Content /> };
          })}
        />
      </section>
    </SheetContext>
  );
}

/** What the parts of the sheet need. Null for a sheet that was made without the rules. */
function useSheet({ sheet, countsExperience, reminders }: HeroSheetProps): AtSheet | null {
  const deeds = useSheetDeeds(sheet.characterId, reminders);
  const sheets = useTableState((state) => state.sheets);
  const story = useTableState((state) => state.story);
  const hero = useMemo(() => heroOfSheet(sheet), [sheet]);
  const now = useMemo(() => circumstancesOf(hero?.state.effects ?? []), [hero]);
  if (!hero) return null;
  const party = sheets.map(({ characterId, name }) => ({ id: characterId, name }));
  const foes = (story?.fight?.combatants ?? []).filter(({ side, health }) => side === "foe" && health !== "down");
  const people = (story?.people ?? []).filter(({ here, alive }) => here && alive);
  return {
    ...deeds,
    hero,
    sheet,
    now,
    countsExperience,
    others: party.filter(({ id }) => id !== sheet.characterId),
    foes: foes.map(({ name }) => name),
    present: [...new Set([...foes, ...people].map(({ name }) => name))],
    who: party[0]?.id === sheet.characterId ? null : sheet.name,
  };
}
