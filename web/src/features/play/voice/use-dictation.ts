import { useEffect, useRef, useState } from "react";

import { useTable } from "../table/table-context.ts";
import { createDictation, type Deaf, type Dictation, type Hearing, type Recognizer } from "./dictation.ts";
import { stopReading } from "./reading.ts";

declare global {
  var SpeechRecognition: (new () => Recognizer) | undefined;
  var webkitSpeechRecognition: (new () => Recognizer) | undefined;
}

function makeRecognizer(): Recognizer {
  const Recognition = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
  if (!Recognition) throw new Error("This browser takes no dictation");
  return new Recognition();
}

/** Dictates into the text box, after the text that is already in it. Typing, sending or leaving the page stops dictation. */
export function useDictation(language: string) {
  const table = useTable();
  const [hearing, setHearing] = useState<Hearing>("idle");
  const [deaf, setDeaf] = useState<Deaf | null>(null);
  const dictation = useRef<Dictation>(null);
  const before = useRef("");

  useEffect(() => {
    let written: string | null = null;
    const taking = createDictation(makeRecognizer, {
      words: (heard) => {
        written = [before.current.trimEnd(), heard].filter(Boolean).join(" ");
        table.write(written);
      },
      state: (state) => {
        if (state === "starting") written = null;
        setHearing(state);
      },
      deaf: setDeaf,
    });
    dictation.current = taking;
    const unsubscribe = table.subscribe((now, then) => {
      if (now.draft !== then.draft && now.draft !== written) taking.abort();
    });
    const onHide = () => document.hidden && taking.abort();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      unsubscribe();
      taking.abort();
    };
  }, [table]);

  const toggle = () => {
    if (hearing !== "idle") return dictation.current?.stop();
    // Stop reading aloud, because otherwise the microphone would record the voice that reads.
    stopReading();
    setDeaf(null);
    before.current = table.getState().draft;
    return dictation.current?.start(language);
  };
  return { hearing, deaf, toggle };
}
