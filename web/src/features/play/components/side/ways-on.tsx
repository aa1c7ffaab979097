import { Footprints } from "lucide-react";
import { use, useId } from "react";

import { text } from "../../../../shared/text/text.ts";
import { useTable, useTableState } from "../../table/table-context.ts";
import type { Reminders } from "../../table/table-state.ts";
import { DrawerContext } from "../menu/drawer-context.ts";

/** The ways on from here. A press on one goes there, as a suggested action would. */
export function WaysOn({ exits, reminders }: { readonly exits: readonly string[]; readonly reminders: Reminders }) {
  const title = useId();
  if (exits.length === 0) return null;
  return (
    <div>
      <p id={title} className="mb-1.5 text-sm text-quiet">
        {text.play.exits}
      </p>
      <ul aria-labelledby={title} className="flex flex-wrap gap-1.5">
        {exits.map((exit) => (
          <li key={exit} className="max-w-full">
            <Exit place={exit} reminders={reminders} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Exit({ place, reminders }: { readonly place: string; readonly reminders: Reminders }) {
  const table = useTable();
  const closeDrawer = use(DrawerContext);
  const isBlocked = useTableState(
    ({ liveTurnId, moving, phase }) => liveTurnId !== null || moving || phase !== "ready",
  );
  const { panel, suggest } = text.play;
  return (
    <button
      type="button"
      aria-disabled={isBlocked}
      title={isBlocked ? panel.exitsBlocked : panel.goTo(place)}
      onClick={() => {
        if (isBlocked) return;
        closeDrawer?.("box");
        void table.act(suggest.go(place), reminders);
      }}
      className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-raised px-3 py-1 text-left text-sm transition-colors hover:border-ember aria-disabled:cursor-default aria-disabled:opacity-55 pointer-coarse:min-h-11"
    >
      <Footprints aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0 text-quiet" />
      <span className="min-w-0 leading-snug first-letter:uppercase">{place}</span>
    </button>
  );
}
