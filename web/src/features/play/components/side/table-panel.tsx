import type { Campaign } from "#contracts/entities/campaign";
import { text } from "../../../../shared/text/text.ts";
import { LinkButton } from "../../../../shared/ui/buttons/button.tsx";
import { SkeletonLines } from "../../../../shared/ui/states/skeleton.tsx";
import { ServiceStatusLink } from "../../../../shared/ui/page/service-status-link.tsx";
import { LazyHeroSheet } from "./lazy-hero-sheet.tsx";
import { PartySwitch } from "./party-switch.tsx";
import { StoryPart } from "./story-part.tsx";
import type { Reminders } from "../../table/table-state.ts";
import { useTableState } from "../../table/table-context.ts";
import { useActingSheet } from "./use-acting-sheet.ts";
import { useHasSide } from "./use-has-side.ts";

export interface TablePanelProps {
  readonly campaign: Campaign;
  readonly genres: readonly string[];
  /** What the game master is reminded of when the player acts from the sheet. */
  readonly reminders: Reminders;
}

/** The panel beside the story on a wide screen, with where the story is and the sheet of the hero who acts. */
export function TablePanel(props: TablePanelProps) {
  if (!useHasSide()) return null;
  return (
    <aside
      aria-label={text.play.table}
      className="sticky top-(--above) h-[calc(100dvh-var(--above))] overflow-y-auto border-l border-line px-5 py-6"
    >
      <AtTheTable {...props} />
    </aside>
  );
}

/** The content of the panel: where the story is, and the sheet of the hero who acts. */
export function AtTheTable({ campaign, genres, reminders }: TablePanelProps) {
  const sheets = useTableState((state) => state.sheets);
  const story = useTableState((state) => state.story);
  const phase = useTableState((state) => state.phase);
  const acting = useActingSheet();
  return (
    <div className="grid gap-8">
      {story && (
        <StoryPart
          story={story}
          campaignId={campaign.id}
          genres={genres}
          reminders={reminders}
          isOpen={sheets.length === 0}
        />
      )}
      {phase === "loading" && sheets.length === 0 && <SkeletonLines lines={9} />}
      {phase === "ready" && sheets.length === 0 && (
        <div className="grid justify-items-start gap-4">
          <p className="text-quiet">{text.play.noCharacters}</p>
          <LinkButton variant="secondary" size="small" to={`/characters/create/${campaign.id}`}>
            {text.play.createCharacter}
          </LinkButton>
        </div>
      )}
      {acting && (
        <div className="grid gap-5">
          <PartySwitch genres={genres} />
          <LazyHeroSheet
            key={acting.characterId}
            sheet={acting}
            genres={genres}
            countsExperience={campaign.levelProgression === "xp"}
            reminders={reminders}
          />
        </div>
      )}
      {phase !== "loading" && (
        <footer className="text-sm text-quiet">
          <ServiceStatusLink />
        </footer>
      )}
    </div>
  );
}
