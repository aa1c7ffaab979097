import type { Meaning } from "#contracts/play/reading";
import { Button } from "../../../../shared/ui/buttons/button.tsx";
import { useMoves } from "../../moves/moves-context.ts";
import { useTableState } from "../../table/table-context.ts";
import { meaningWords } from "./meaning-words.ts";

/** Buttons for other readings. A press has the turn written again with that reading. */
export function ReadingChoices({
  turnId,
  readings,
}: {
  readonly turnId: string;
  readonly readings: readonly Meaning[];
}) {
  const moves = useMoves();
  const isBusy = useTableState(({ liveTurnId, moving }) => liveTurnId !== null || moving);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {readings.map((meaning) => (
        <Button
          key={meaningWords(meaning)}
          variant="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => void moves.retry(turnId, { gameMaster: "oracle", readAs: meaning })}
        >
          {meaningWords(meaning)}
        </Button>
      ))}
    </div>
  );
}
