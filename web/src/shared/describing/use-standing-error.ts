import { useState } from "react";

interface Attempt {
  readonly error: Error | null;
  readonly isPending: boolean;
}

/** The error of the last attempt. It stays while the next attempt runs, so that the pressed button keeps the focus. */
export function useStandingError({ error, isPending }: Attempt): Error | null {
  const [standing, setStanding] = useState(error);
  if (isPending || standing === error) return standing;
  setStanding(error);
  return error;
}
