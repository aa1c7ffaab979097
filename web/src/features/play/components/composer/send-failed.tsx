import { text } from "../../../../shared/text/text.ts";
import { Button } from "../../../../shared/ui/buttons/button.tsx";
import { useTable, useTableState } from "../../table/table-context.ts";

/**
 * Says why the last message was not sent. The message is back in the text box. If only the model is unavailable, the player can send the
 * message to the oracle instead.
 */
export function SendFailed() {
  const table = useTable();
  const failure = useTableState((state) => state.sendFailure);
  return (
    <div role="alert" className="mx-auto max-w-[44rem]">
      {failure && (
        <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-l-3 border-loss bg-sunken px-3 py-2">
          <p>{failure.message}</p>
          {failure.forOracle && (
            <Button variant="secondary" size="small" onClick={() => void table.withOracle()}>
              {text.play.ledger.oracle}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
