import { Bookmark, ScrollText } from "lucide-react";

import { text } from "../../../../shared/text/text.ts";
import type { TurnAction } from "../../moves/turn-actions.ts";
import type { StoryTurn } from "../../turn/story-turn.ts";
import { RelativeTime } from "./relative-time.tsx";
import { RollCard } from "./roll-card.tsx";
import { TurnToolbar } from "./turn-toolbar.tsx";

/** A change of a sheet as a quiet row: its sentence, when it was made, and its dice, which can be opened. */
export function SheetRow({
  turn,
  name,
  actions,
}: {
  readonly turn: StoryTurn;
  readonly name: string;
  readonly actions: readonly TurnAction[];
}) {
  const rolls = turn.rolls.map(({ roll }) => roll);
  const row = (
    <>
      <ScrollText aria-hidden="true" size={15} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{turn.text}</span>
    </>
  );
  return (
    <div className="sheet-row">
      {rolls.length === 0 ? (
        <p className="flex min-w-0 flex-1 gap-2">{row}</p>
      ) : (
        <details className="min-w-0 flex-1">
          <summary className="flex cursor-pointer gap-2">
            {row}
            <span className="shrink-0 text-arcane underline underline-offset-2">{text.play.rollsOf(rolls.length)}</span>
          </summary>
          <div className="mt-2 grid gap-2">
            {rolls.map((roll) => (
              <RollCard key={roll.number} turn={turn} roll={roll} isFresh={false} />
            ))}
          </div>
        </details>
      )}
      {turn.checkpoint !== null && (
        <Bookmark role="img" aria-label={turn.checkpoint} size={13} className="shrink-0 self-center text-memory" />
      )}
      {turn.repliedAt && <RelativeTime at={turn.repliedAt} />}
      <TurnToolbar name={name} actions={actions} />
    </div>
  );
}
