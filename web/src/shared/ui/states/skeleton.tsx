import { cx } from "../../cx.ts";
import { text } from "../../text/text.ts";

/** A grey placeholder for content that is still loading. The caller sets its size with CSS classes. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("block animate-pulse rounded-sm bg-line/70 forced-colors:border", className)}
    />
  );
}

/** Placeholder lines. Screen readers hear 'Loading...' once. */
export function SkeletonLines({
  lines = 4,
  label = text.common.loading,
}: {
  readonly lines?: number;
  readonly label?: string;
}) {
  return (
    <div role="status" className="appear-late grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line % 3 === 2 ? "h-4 w-3/5" : "h-4 w-full"} />
      ))}
    </div>
  );
}
