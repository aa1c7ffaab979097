import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

import { cx } from "../../cx.ts";
import { Tooltip } from "../overlays/tooltip.tsx";

/** A button with only an icon; the label is its accessible name and its tooltip. */
export function IconButton({
  icon: Icon,
  label,
  className,
  ...rest
}: Omit<ComponentProps<"button">, "children" | "aria-label"> & { readonly icon: LucideIcon; readonly label: string }) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={cx(
          "grid size-10 shrink-0 place-items-center rounded-sm text-quiet transition-colors hover:bg-raised hover:text-text",
          "disabled:pointer-events-none disabled:opacity-50 pointer-coarse:size-11",
          className,
        )}
      >
        <Icon aria-hidden="true" size={19} strokeWidth={1.75} />
      </button>
    </Tooltip>
  );
}
