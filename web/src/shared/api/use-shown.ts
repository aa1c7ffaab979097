import { useDeferredValue } from "react";

import type { Awaited } from "./use-library.ts";

/**
 * The data of a page to show. It comes a moment after its request is answered, because the page is then rendered in short steps: the browser
 * can paint and handle input in between.
 */
export function useShown<Data>({ data, error, refetch }: Awaited<Data>): Awaited<Data> {
  return { data: useDeferredValue(data), error, refetch };
}
