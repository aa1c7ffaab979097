import type { ReactNode } from "react";

import { ApiError, messageOf } from "../api/api-error.ts";
import { useReach } from "../offline/reach.ts";
import { text } from "../text/text.ts";
import { Page } from "./page.tsx";
import { SkeletonLines } from "./skeleton.tsx";
import { ErrorState, OfflineState } from "./states.tsx";

interface LoadedProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  /** What could not be loaded, as a heading. */
  readonly failed?: string;
  /** What stands where the server knows no such thing of this player's (404). */
  readonly missing?: ReactNode;
  readonly waiting?: ReactNode;
  /** Where the page itself is still to come: an error then stands in a page of its own. */
  readonly inPage?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what was asked for; before that the waiting lines, otherwise that there is no network, or the error with Retry. What is there stays when a refresh fails. */
export function Loaded<Data>({ query, failed, missing, waiting, inPage = false, children }: LoadedProps<Data>) {
  const isReached = useReach();
  const { data, error, refetch } = query;
  if (missing && error instanceof ApiError && error.status === 404) return missing;
  if (data !== undefined) return children(data);
  const heading = inPage ? "h1" : "h2";
  const stand = (said: ReactNode) => (inPage ? <Page narrow>{said}</Page> : said);
  // It is asked again when the server is back.
  if (error && !isReached) return stand(<OfflineState as={heading} />);
  if (error) {
    return stand(
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
