import { cloneElement, type ReactElement, type ReactNode } from "react";

import { cx } from "../../shared/cx.ts";
import { type Hinted, Tooltip } from "../../shared/ui/tooltip.tsx";

/** One row of the sidebar: an icon in the rail, an icon with its name when expanded. */
export const railItemStyle = (expanded: boolean): string =>
  cx(
    "flex min-h-10 items-center gap-3 rounded-sm px-2.5 text-left text-quiet transition-colors pointer-coarse:min-h-11",
    "hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-ember",
    expanded ? "w-full" : "w-10",
  );

/** Gives its button or link the label: as text when expanded, else as tooltip and accessible name. */
export function RailItem({
  label,
  expanded,
  keys,
  children,
}: {
  readonly label: string;
  /** The keys that do the same; not said where there is no keyboard to press them on. */
  readonly keys?: string;
  readonly expanded: boolean;
  readonly children: ReactElement<Hinted & { children?: ReactNode; "aria-label"?: string }>;
}) {
  return (
    <Tooltip label={keys ? `${label} (${keys})` : label} side="right" disabled={expanded}>
      {cloneElement(
        children,
        // Its text is its name where it stands there: the keys beside it are not part of that.
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
