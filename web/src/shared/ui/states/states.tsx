import type { ReactNode } from "react";

import { text } from "../../text/text.ts";
import { Button } from "../buttons/button.tsx";

/** Shown for an empty list: what it would contain, and a link to create it. */
export function EmptyState({
  title,
  children,
  action,
  picture,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly picture?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-dashed border-line px-6 py-12 text-center">
      {picture}
      <p className="font-display text-xl font-semibold text-balance">{title}</p>
      {children && <div className="max-w-md text-quiet text-balance">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** Shown when loading failed: says what failed and why, with a Retry button. */
export function ErrorState({
  title = text.errors.somethingWrong,
  message,
  onRetry,
  action,
  as: Heading = "h2",
}: {
  readonly title?: string;
  readonly message: string;
  readonly onRetry?: () => void;
  readonly action?: ReactNode;
  readonly as?: "h1" | "h2" | "h3";
}) {
  return (
    <div role="alert" className="grid max-w-xl justify-items-start gap-3 border-l-3 border-loss py-2 pl-5">
      <Heading className="font-display text-xl font-semibold">{title}</Heading>
      <p className="text-quiet">{message}</p>
      <div className="mt-1 flex flex-wrap gap-3">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {text.common.retry}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}

/** Shown when the server cannot be reached and no stored answer exists. The data is loaded without a click when the connection is back. */
export function OfflineState({
  title = text.errors.offline,
  onRetry,
  as: Heading = "h2",
}: {
  readonly title?: string;
  readonly onRetry?: () => void;
  readonly as?: "h1" | "h2";
}) {
  return (
    <div role="status" className="grid max-w-xl justify-items-start gap-3 border-l-3 border-line py-2 pl-5">
      <Heading className="font-display text-xl font-semibold">{title}</Heading>
      <p className="text-quiet">{text.errors.offlineHint}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {text.common.retry}
        </Button>
      )}
    </div>
  );
}
