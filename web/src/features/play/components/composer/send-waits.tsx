import { text } from "../../../../shared/text/text.ts";
import { useTableState } from "../../table/table-context.ts";

/** Says that the player's message waits until the table has loaded. */
export function SendWaits() {
  const waits = useTableState(({ awaited }) => awaited);
  return (
    <p role="status" className="mx-auto max-w-[44rem] text-sm text-quiet not-empty:mb-2">
      {waits && text.play.sendWaits}
    </p>
  );
}
