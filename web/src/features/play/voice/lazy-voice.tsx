import { lazy, Suspense } from "react";

import type { Language } from "#contracts/language";
import { useVoice } from "./voice-settings.ts";

const VoiceTools = lazy(async () => ({ default: (await import("./voice-tools.tsx")).VoiceTools }));

/** Loads the code of the voice features only when the player has switched one of them on. */
export function LazyVoice({ language }: { readonly language: Language }) {
  const isWanted = useVoice(({ reading, dictation }) => reading !== "never" || dictation);
  if (!isWanted) return null;
  return (
    <Suspense>
      <VoiceTools language={language} />
    </Suspense>
  );
}
