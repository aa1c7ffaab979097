import { VolumeX } from "lucide-react";
import { useStore } from "zustand";

import { DEFAULT_LANGUAGE, type Language } from "#contracts/language";
import { text } from "../../../shared/text/text.ts";
import { type LanguageOf, spokenAs } from "./choose-voice.ts";
import { Microphone } from "./microphone.tsx";
import { reading, stopReading } from "./reading.ts";
import { toolStyle } from "./tool-style.ts";
import { useReadTurns } from "./use-read-turns.ts";
import { canHear, canRead, useVoice } from "./voice-settings.ts";

/** The buttons beside the text box: stop reading aloud, and the microphone. */
export function VoiceTools({ language }: { readonly language: Language }) {
  const { reading: wanted, dictation } = useVoice();
  // The language of a turn. The oracle writes and reads only English, whatever the campaign's language is.
  const languageOf: LanguageOf = (turn) =>
    spokenAs(turn?.flags?.source === "oracle" ? DEFAULT_LANGUAGE : language, navigator.languages);
  return (
    <>
      {wanted !== "never" && canRead() && <Silence languageOf={languageOf} />}
      {dictation && canHear() && <Microphone languageOf={languageOf} />}
    </>
  );
}

function Silence({ languageOf }: { readonly languageOf: LanguageOf }) {
  useReadTurns(languageOf);
  const isReading = useStore(reading, ({ turnId }) => turnId !== null);
  const { stopReading: label } = text.play.ledger;
  if (!isReading) return null;
  return (
    <button type="button" aria-label={label} title={`${label} (Esc)`} className={toolStyle(true)} onClick={stopReading}>
      <VolumeX aria-hidden="true" size={18} strokeWidth={1.75} />
    </button>
  );
}
