import type { KeyboardEvent } from "react";

import { text } from "../../../../shared/text/text.ts";
import { keyName, type TurnAction } from "../../moves/turn-actions.ts";
import { ActionMenu } from "../menu/action-menu.tsx";
import { useTableState } from "../../table/table-context.ts";

/** The actions that have a button of their own. The menu has all actions. */
const AT_HAND: ReadonlySet<TurnAction["id"]> = new Set(["read", "retry", "edit-told", "go-on"]);

/**
 * The buttons for a turn's actions, shown on hover and on focus. Touch screens have only the menu. The Tab key stops at the toolbar once,
 * and arrow keys move between its buttons.
 */
export function TurnToolbar({ name, actions }: { readonly name: string; readonly actions: readonly TurnAction[] }) {
  const isBusy = useTableState(({ liveTurnId, moving }) => liveTurnId !== null || moving);
  const label = text.play.ledger.actions(name);
  return (
    <div role="toolbar" aria-label={label} className="turn-tools">
      {actions
        .filter(({ id }) => AT_HAND.has(id))
        .map(({ id, label: words, key, icon: Icon, run }) => (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            aria-label={words}
            aria-keyshortcuts={key}
            aria-disabled={isBusy}
            title={`${words} (${keyName(key)})`}
            onClick={isBusy ? undefined : run}
            onKeyDown={alongButtons}
            className="turn-tool at-hand"
          >
            <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
          </button>
        ))}
      <ActionMenu label={label} className="turn-tool" actions={actions} disabled={isBusy} onKeyDown={alongButtons} />
    </div>
  );
}

function alongButtons(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...(event.currentTarget.closest('[role="toolbar"]')?.querySelectorAll("button") ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  if (at < 0) return;
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}
