import { keyName, type TurnAction } from "../../moves/turn-actions.ts";
import { useTableState } from "../../table/table-context.ts";

/** The edit button beside the player's words. */
export function PlayerTextTools({ actions }: { readonly actions: readonly TurnAction[] }) {
  const isBusy = useTableState(({ liveTurnId, moving }) => liveTurnId !== null || moving);
  const edit = actions.find(({ id }) => id === "edit-said");
  if (!edit) return null;
  const { icon: Icon, label, key, run } = edit;
  return (
    <div className="turn-tools">
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts={key}
        aria-disabled={isBusy}
        title={`${label} (${keyName(key)})`}
        onClick={isBusy ? undefined : run}
        className="turn-tool at-hand"
      >
        <Icon aria-hidden="true" size={15} strokeWidth={1.75} />
      </button>
    </div>
  );
}
