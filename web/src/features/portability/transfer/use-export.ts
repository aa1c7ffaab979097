import { useEffect, useRef, useState } from "react";

import { messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";

/** Called with the progress, as a text for the player. */
export type Say = (what: string) => void;

/** Runs one export at a time, and stores its progress and its result. Leaving the page cancels the export. */
export function useExport() {
  const [progress, setProgress] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /** @param work returns the name of the saved file */
  const run = async (work: (say: Say, signal: AbortSignal) => Promise<string>) => {
    const leave = new AbortController();
    leaving.current = leave;
    setBusy(true);
    setError(null);
    try {
      setProgress(text.portability.saved(await work(setProgress, leave.signal)));
    } catch (failure) {
      if (leave.signal.aborted) return;
      setProgress(null);
      setError(messageOf(failure, text.errors.unknown));
    } finally {
      setBusy(false);
    }
  };
  return { progress, error, isBusy, run };
}
