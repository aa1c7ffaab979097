import { lazy, Suspense } from "react";

import type { Language } from "#contracts/language";
import { useVoice } from "./voice-settings.ts";

const VoiceTools = lazy(async () => ({ default: (await import("./voice-tools.tsx")).VoiceTools }));

/** Where the voice comes in: nothing of it is fetched before the player wants to hear or to be heard. */
export function VoiceDoor({ language }: { readonly language: Language }) {
  const isWanted = useVoice(({ reading, dictation }) => reading !== "never" || dictation);
  if (!isWanted) return null;
  return (
    <Suspense>
      <VoiceTools language={language} />
    </Suspense>
  );
}
