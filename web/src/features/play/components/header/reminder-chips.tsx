import { useId } from "react";

import { cx } from "../../../../shared/cx.ts";
import { Tooltip } from "../../../../shared/ui/overlays/tooltip.tsx";
import type { ReminderToggle } from "./reminders.ts";

/** Small switches for the things that the game master is reminded of: memory, the world and the characters. */
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
        "inline-flex min-h-7.5 items-center gap-2 rounded-full px-1.5 text-xs transition-colors hover:text-text pointer-coarse:min-h-11 pointer-coarse:text-sm",
        blocked !== null && "opacity-60",
        on ? "text-text" : "text-quiet",
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          "relative h-4 w-7 shrink-0 rounded-full border transition-colors",
          on && name === "memoryEnhanced" && "border-memory bg-memory/25",
          on && name !== "memoryEnhanced" && "border-ember bg-ember/25",
          !on && "border-edge bg-sunken",
        )}
      >
        <i
          className={cx(
            "absolute top-1/2 left-0.5 size-2.5 -translate-y-1/2 rounded-full transition-transform motion-reduce:transition-none",
            on ? "translate-x-3" : "bg-quiet",
            on && (name === "memoryEnhanced" ? "bg-memory" : "bg-ember"),
          )}
        />
      </span>
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
