import { useState } from "react";

interface Attempt {
  readonly error: Error | null;
  readonly isPending: boolean;
}

/** The error of the last attempt. It stays while the next attempt runs, so that the pressed button keeps the focus. */
export function useLastError({ error, isPending }: Attempt): Error | null {
  const [last, setLast] = useState(error);
  if (isPending || last === error) return last;
  setLast(error);
  return error;
}
