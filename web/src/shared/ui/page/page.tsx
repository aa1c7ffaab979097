import type { ReactNode } from "react";

import { cx } from "../../cx.ts";
import { useDocumentTitle } from "../../use-document-title.ts";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";

/** The width and margins of every page except the play page. `aside` is at the right; on a phone it is below. */
export function Page({
  aside,
  narrow = false,
  children,
}: {
  readonly aside?: ReactNode;
  /** Makes the page narrower, for forms and single texts. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}) {
  const width = narrow ? "max-w-3xl" : "max-w-6xl";
  return (
    <div className={cx("mx-auto w-full px-4 pt-6 pb-20 sm:px-8 sm:pt-10", width)}>
      {aside ? (
        <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="grid min-w-0 gap-9">{children}</div>
          <aside className="grid gap-9">{aside}</aside>
        </div>
      ) : (
        <div className="grid gap-9">{children}</div>
      )}
    </div>
  );
}

/** The heading of a page with its breadcrumb and actions. Also sets the title of the browser tab. */
export function PageHeader({
  title,
  lead,
  breadcrumb,
  sigil,
  actions,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly breadcrumb?: readonly Crumb[];
  readonly sigil?: ReactNode;
  readonly actions?: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <header className="grid gap-4">
      {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          {sigil && <span className="shrink-0">{sigil}</span>}
          <div className="min-w-0">
            <h1 className="font-display text-2xl font-semibold tracking-tight text-balance">{title}</h1>
            {lead && <p className="mt-1.5 text-lg text-quiet">{lead}</p>}
          </div>
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
