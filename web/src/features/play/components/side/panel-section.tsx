import type { ReactNode } from "react";

/** A section of the side panel, with its heading. */
export function PanelSection({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 flex items-baseline justify-between gap-3 font-display font-semibold">
        {title}
        {aside && <span className="font-ui text-sm font-normal text-quiet">{aside}</span>}
      </h2>
      {children}
    </section>
  );
}
