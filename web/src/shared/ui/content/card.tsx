import { useId, type ReactNode } from "react";

import { cx } from "../../cx.ts";

/** A box about one thing; its heading is the name of the thing. */
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

/** The actions of a card: the main one, then the others. If they do not fit on one line, all others move to the next line together. */
export function CardActions({ first, children }: { readonly first: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="-ml-3.5 flex flex-wrap gap-x-2 gap-y-1">
      <div className="ml-3.5">{first}</div>
      <div className="flex flex-wrap gap-x-1">{children}</div>
    </div>
  );
}

/** A section of a page with a heading and no box. */
export function Panel({
  title,
  aside,
  className,
  children,
}: {
  readonly title: string;
  /** A small text at the right of the heading, such as a count or a link. */
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
