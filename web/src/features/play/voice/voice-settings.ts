import { create } from "zustand";

/** Which replies are read aloud: none, those that the player asks for, or every one. */
export const READINGS = ["never", "asked", "every"] as const;
/** The speaking rates to choose from, as factors of the voice's normal rate. */
export const PACES = ["0.85", "1", "1.25"] as const;

export interface VoiceSettings {
  readonly reading: (typeof READINGS)[number];
  readonly pace: (typeof PACES)[number];
  /** Whether there is a microphone button beside the text box. */
  readonly dictation: boolean;
}

const KEY = "lorehearth.voice";
const SILENT: VoiceSettings = { reading: "never", pace: "1", dictation: false };

function stored(): VoiceSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return SILENT;
    const { reading, pace, dictation } = kept as Readonly<Record<string, unknown>>;
    return {
      reading: READINGS.find((known) => known === reading) ?? SILENT.reading,
      pace: PACES.find((known) => known === pace) ?? SILENT.pace,
      dictation: dictation === true,
    };
  } catch {
    return SILENT;
  }
}

/** The player's voice settings, stored in this browser. Off by default. */
export const useVoice = create<VoiceSettings>()(stored);

export function changeVoice(change: Partial<VoiceSettings>): void {
  useVoice.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(useVoice.getState()));
  } catch {
    // The browser may forbid storage. The setting then lasts until the page is closed.
  }
}

/** Whether this browser can read aloud. */
export const canRead = (): boolean => "speechSynthesis" in globalThis;
/** Whether this browser supports dictation. */
export const canHear = (): boolean => "SpeechRecognition" in globalThis || "webkitSpeechRecognition" in globalThis;
