import type { ReactNode } from "react";

import { cx } from "../../cx.ts";

const TONES = { info: "border-l-memory", warning: "border-l-ember", error: "border-l-loss" } as const;

/** A box with information about the page: how generation works, that something is locked, what failed. */
export function Notice({
  tone = "info",
  title,
  children,
}: {
  readonly tone?: keyof typeof TONES;
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <div
      role={tone === "error" ? "alert" : undefined}
      className={cx("rounded-sm border border-line border-l-3 bg-sunken px-4 py-3", TONES[tone])}
    >
      {title && <p className="mb-1 font-medium">{title}</p>}
      <div className={title ? "text-quiet" : undefined}>{children}</div>
    </div>
  );
}
