import { StoryEvents, type StoryEvent } from "../story/events.ts";

/** Most characters of the sealed events of one turn. */
export const SEALED_LENGTH = 160_000;

/**
 * A seal keeps a player who opens a campaign file in an editor from reading the end of their own story. It is base64 of JSON: no
 * secret from anybody who wants to know.
 */
export function sealStory(events: readonly StoryEvent[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(events));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** The story events under a seal; null where it holds something else. */
export function unsealStory(sealed: string): StoryEvent[] | null {
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
    const parsed = StoryEvents.safeParse(
      JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes)),
    );
    return parsed.data ?? null;
  } catch {
    return null;
  }
}
