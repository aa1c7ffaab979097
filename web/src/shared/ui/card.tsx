import { useId, type ReactNode } from "react";

import { cx } from "../cx.ts";

/** A sheet of parchment on the table: one thing with a name. */
export function Card({
  as: Element = "div",
  className,
  children,
}: {
  readonly as?: "div" | "article" | "li" | "section";
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <Element className={cx("rounded-md border border-line bg-raised p-5 shadow-table sm:p-6", className)}>
      {children}
    </Element>
  );
}

/**
 * What can be done with a card's thing: the way in, and what is asked for less often. Where a line is too short for both, the second
 * go to the next together, their words below the first's edge.
 */
export function CardActions({ first, children }: { readonly first: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="-ml-3.5 flex flex-wrap gap-x-2 gap-y-1">
      <div className="ml-3.5">{first}</div>
      <div className="flex flex-wrap gap-x-1">{children}</div>
    </div>
  );
}

/** A named part of a page, without a box: the heading and the space around it hold it together. */
export function Panel({
  title,
  aside,
  className,
  children,
}: {
  readonly title: string;
  /** A quiet word at the heading's right end: a count, a link. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-display text-lg font-semibold">
          {title}
        </h2>
        {aside !== undefined && <span className="text-sm text-quiet">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
