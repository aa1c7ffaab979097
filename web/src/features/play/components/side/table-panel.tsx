import type { Campaign } from "#contracts/entities/campaign";
import { text } from "../../../../shared/text/text.ts";
import { LinkButton } from "../../../../shared/ui/buttons/button.tsx";
import { SkeletonLines } from "../../../../shared/ui/states/skeleton.tsx";
import { ServiceStatusLink } from "../../../../shared/ui/page/service-status-link.tsx";
import { StoryCard } from "./story-card.tsx";
import { SheetCard } from "./sheet-card.tsx";
import { useTableState } from "../../table/table-context.ts";
import { useHasSide } from "./use-has-side.ts";

interface TablePanelProps {
  readonly campaign: Campaign;
  readonly genres: readonly string[];
}

/** The panel beside the story on a wide screen, with the party's sheets and the story card. */
export function TablePanel(props: TablePanelProps) {
  if (!useHasSide()) return null;
  return (
    <aside
      aria-label={text.play.table}
      className="sticky top-(--above) h-[calc(100dvh-var(--above))] overflow-y-auto border-l border-line p-6"
    >
      <AtTheTable {...props} />
    </aside>
  );
}

/** The content of the panel: the party's current sheets and the story card. */
export function AtTheTable({ campaign, genres }: TablePanelProps) {
  const sheets = useTableState((state) => state.sheets);
  const story = useTableState((state) => state.story);
  const phase = useTableState((state) => state.phase);
  return (
    <div className="grid gap-8">
      {phase === "loading" && sheets.length === 0 && <SkeletonLines lines={9} />}
      {phase === "ready" && sheets.length === 0 && (
        <div className="grid justify-items-start gap-4">
          <p className="text-quiet">{text.play.noCharacters}</p>
          <LinkButton variant="secondary" size="small" to={`/characters/create/${campaign.id}`}>
            {text.play.createCharacter}
          </LinkButton>
        </div>
      )}
      {sheets.map((sheet) => (
        <SheetCard key={sheet.characterId} sheet={sheet} genres={genres} />
      ))}
      {story && <StoryCard story={story} campaignId={campaign.id} genres={genres} />}
      {phase !== "loading" && (
        <footer className="text-sm text-quiet">
          <ServiceStatusLink />
        </footer>
      )}
    </div>
  );
}
