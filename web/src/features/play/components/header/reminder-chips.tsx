import { useId } from "react";

import { cx } from "../../../../shared/cx.ts";
import { Tooltip } from "../../../../shared/ui/overlays/tooltip.tsx";
import type { ReminderToggle } from "./reminders.ts";

/** Switches for the things that the game master is reminded of: memory, the world and the characters. */
export function ReminderChips({ toggles }: { readonly toggles: readonly ReminderToggle[] }) {
  return toggles.map((toggle) => <ReminderChip key={toggle.name} toggle={toggle} />);
}

function ReminderChip({ toggle: { name, label, on, blocked, toggle } }: { readonly toggle: ReminderToggle }) {
  const reason = useId();
  const chip = (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-disabled={blocked !== null}
      aria-describedby={blocked === null ? undefined : reason}
      onClick={blocked === null ? toggle : undefined}
      className={cx(
        "inline-flex min-h-7.5 items-center gap-1.5 rounded-full border px-2.5 text-xs transition-colors pointer-coarse:min-h-11 pointer-coarse:px-3.5 pointer-coarse:text-sm",
        blocked !== null && "opacity-60",
        on && name === "memoryEnhanced" && "border-memory/50 text-memory",
        on && name !== "memoryEnhanced" && "border-edge text-text",
        !on && "border-line text-quiet hover:text-text",
      )}
    >
      <span
        aria-hidden="true"
        className={cx("size-1.5 rounded-full border border-current", on && "bg-current", !on && "opacity-70")}
      />
      {label}
    </button>
  );
  if (blocked === null) return chip;
  return (
    <>
      <Tooltip label={blocked}>{chip}</Tooltip>
      <span id={reason} hidden>
        {blocked}
      </span>
    </>
  );
}
