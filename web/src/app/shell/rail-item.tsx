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
  children,
}: {
  readonly label: string;
  readonly expanded: boolean;
  readonly children: ReactElement<Hinted & { children?: ReactNode; "aria-label"?: string }>;
}) {
  return (
    <Tooltip label={label} side="right" disabled={expanded}>
      {cloneElement(children, { "aria-label": label }, children.props.children, expanded && label)}
    </Tooltip>
  );
}
