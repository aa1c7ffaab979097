import { useState } from "react";

interface Attempt {
  readonly error: Error | null;
  readonly isPending: boolean;
}

/**
 * Returns the error of the last finished attempt, also while the next attempt runs. The error box therefore stays on the page, and the
 * button pressed in it keeps the focus.
 */
export function useLastError({ error, isPending }: Attempt): Error | null {
  const [last, setLast] = useState(error);
  if (isPending || last === error) return last;
  setLast(error);
  return error;
}
