import { cloneElement, type ReactElement, type ReactNode } from "react";

import { cx } from "../../shared/cx.ts";
import { type Hinted, Tooltip } from "../../shared/ui/overlays/tooltip.tsx";

/** The style of a row of the sidebar: only an icon, or an icon with its label when the sidebar is expanded. */
export const railItemStyle = (expanded: boolean): string =>
  cx(
    "flex min-h-10 items-center gap-3 rounded-sm px-2.5 text-left text-quiet transition-colors pointer-coarse:min-h-11",
    "hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-ember",
    expanded ? "w-full" : "w-10",
  );

/** Adds the label to a button or link: as text when expanded, otherwise as tooltip and accessible name. */
export function RailItem({
  label,
  expanded,
  keys,
  children,
}: {
  readonly label: string;
  /** The keyboard shortcut. Not shown on devices without a keyboard. */
  readonly keys?: string;
  readonly expanded: boolean;
  readonly children: ReactElement<Hinted & { children?: ReactNode; "aria-label"?: string }>;
}) {
  return (
    <Tooltip label={keys ? `${label} (${keys})` : label} side="right" disabled={expanded}>
      {cloneElement(
        children,
        // The visible text is the accessible name; the shortcut next to it is not part of the name.
        expanded ? {} : { "aria-label": label },
        children.props.children,
        expanded && label,
        expanded && keys && (
          <kbd className="ml-auto font-ui text-xs max-md:hidden pointer-coarse:hidden" aria-hidden="true">
            {keys}
          </kbd>
        ),
      )}
    </Tooltip>
  );
}
