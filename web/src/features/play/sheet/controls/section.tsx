import type { ReactNode } from "react";

/** A part of a tab with a title. */
export function Section({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h3 className="flex items-baseline justify-between gap-3 font-display font-semibold">
        {title}
        {aside !== undefined && <span className="font-ui text-sm font-normal text-quiet">{aside}</span>}
      </h3>
      {children}
    </section>
  );
}

/** Says in plain words why a part of the sheet is empty, and what to do. */
export function Empty({ children }: { readonly children: ReactNode }) {
  return <p className="text-sm text-quiet">{children}</p>;
}
