import { BookOpen, Compass, Eye, type LucideIcon } from "lucide-react";

import type { Campaign } from "#contracts/entities/campaign";
import { Sigil } from "../../../../shared/sigil/sigil.tsx";
import { text } from "../../../../shared/text/text.ts";
import type { Reminders } from "../../table/table-state.ts";
import { useTable } from "../../table/table-context.ts";

interface EmptyStoryProps {
  readonly campaign: Campaign;
  readonly genres: readonly string[];
  readonly reminders: Reminders;
}

/** Shown before the first turn. Offers three ways to begin the story. */
export function EmptyStory({ campaign, genres, reminders }: EmptyStoryProps) {
  const table = useTable();
  const play = text.play;
  return (
    <div className="grid content-center justify-items-center gap-3 py-8 text-center">
      <Sigil kind="campaign" id={campaign.id} genres={genres} size={72} />
      <h2 className="mt-3 font-display text-2xl font-semibold text-balance">{play.emptyTitle}</h2>
      <p className="max-w-md font-story text-lg text-quiet text-balance">{play.emptyHint}</p>
      <div className="mt-5 grid w-full max-w-2xl gap-3 sm:grid-cols-3">
        <Beginning icon={BookOpen} name={play.setScene} hint={play.setSceneHint} onClick={() => void table.open()} />
        <Beginning
          icon={Eye}
          name={play.lookAround}
          hint={play.lookAroundHint}
          onClick={() => void table.act(play.lookAroundWords, reminders)}
        />
        <Beginning
          icon={Compass}
          name={play.exploreOptions}
          hint={play.exploreOptionsHint}
          onClick={() => void table.act(play.exploreOptionsWords, reminders)}
        />
      </div>
    </div>
  );
}

function Beginning({
  icon: Icon,
  name,
  hint,
  onClick,
}: {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly hint: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="group grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 rounded-md border border-line bg-raised p-4 text-left shadow-table transition-colors hover:border-ember sm:grid-cols-1 sm:justify-items-center sm:p-5 sm:text-center"
    >
      <Icon aria-hidden="true" size={24} strokeWidth={1.5} className="row-span-2 text-ember sm:row-span-1 sm:mb-1" />
      <span className="font-display text-lg leading-tight font-semibold">{name}</span>
      <span className="text-sm text-quiet">{hint}</span>
    </button>
  );
}
