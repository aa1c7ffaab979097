import type { ReactNode } from "react";

import { ApiError, messageOf } from "../../api/api-error.ts";
import { useReach } from "../../offline/reach.ts";
import { text } from "../../text/text.ts";
import { Page } from "../page/page.tsx";
import { SkeletonLines } from "./skeleton.tsx";
import { ErrorState, OfflineState } from "./states.tsx";

interface LoadedProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  /** The heading of the error. */
  readonly failed?: string;
  /** Shown when the server answers 404: the player has no such record. */
  readonly missing?: ReactNode;
  readonly waiting?: ReactNode;
  /** True when the query is for the whole page. The placeholder, the offline state and the error are then shown inside a page. */
  readonly inPage?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows a query's data. Until the data is there, shows a placeholder, the offline state, or the error with a Retry button. When a later
 * refresh fails, the old data stays.
 */
export function Loaded<Data>({ query, failed, missing, waiting, inPage = false, children }: LoadedProps<Data>) {
  const isReached = useReach();
  const { data, error, refetch } = query;
  if (missing && error instanceof ApiError && error.status === 404) return missing;
  if (data !== undefined) return children(data);
  const heading = inPage ? "h1" : "h2";
  const inFrame = (content: ReactNode) => (inPage ? <Page narrow>{content}</Page> : content);
  // The query runs again when the server is reachable.
  if (error && !isReached) {
    return inFrame(<OfflineState as={heading} {...(failed && { title: failed })} onRetry={() => void refetch()} />);
  }
  if (error) {
    return inFrame(
      <ErrorState
        as={heading}
        {...(failed && { title: failed })}
        message={messageOf(error, text.errors.unknown)}
        onRetry={() => void refetch()}
      />,
    );
  }
  return waiting ?? <SkeletonLines lines={8} />;
}
