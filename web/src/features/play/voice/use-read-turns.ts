import { useEffect, useRef } from "react";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { text } from "../../../shared/text/text.ts";
import { useTable } from "../table/table-context.ts";
import type { LanguageOf } from "./choose-voice.ts";
import { readTurns } from "./read-turns.ts";
import { reading, stopReading } from "./reading.ts";
import { createSpeech } from "./speech.ts";
import { useVoice } from "./voice-settings.ts";

/** Reads turns aloud while the table is visible. Stops when the page is hidden or left. */
export function useReadTurns(languageOf: LanguageOf): void {
  const table = useTable();
  const language = useRef(languageOf);
  useEffect(() => {
    language.current = languageOf;
  });
  useEffect(() => {
    const failed = (code: string) => {
      stopReading();
      toast.error(code === "not-allowed" ? text.voice.speechRefused : text.voice.speechFailed);
    };
    // Some browsers load their voices only when `getVoices` is first called.
    speechSynthesis.getVoices();
    const speech = createSpeech(speechSynthesis, { silent: stopReading, failed });
    const end = readTurns({
      table,
      reading,
      speech,
      mannerOf: (turn) => ({ language: language.current(turn), pace: Number(useVoice.getState().pace) }),
      readsEvery: () => useVoice.getState().reading === "every" && !document.hidden,
    });
    const leaving = new AbortController();
    const onHide = () => document.hidden && stopReading();
    document.addEventListener("visibilitychange", onHide, { signal: leaving.signal });
    // Without this, Chrome would go on speaking on the next page.
    addEventListener("pagehide", stopReading, { signal: leaving.signal });
    return () => {
      leaving.abort();
      end();
    };
  }, [table]);
}
