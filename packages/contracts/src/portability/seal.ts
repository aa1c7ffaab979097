import { type CampaignSecret, CampaignSecrets } from "../story/campaign-secrets.ts";
import { StoryEvents, type StoryEvent } from "../story/events.ts";

/** Most characters of the sealed events of one turn. */
export const SEALED_LENGTH = 160_000;

/** Most characters of a campaign's sealed secrets. */
export const SEALED_SECRETS_LENGTH = 40_000;

/** The story events of a turn under a seal. */
export const sealStory = (events: readonly StoryEvent[]): string => seal(events);

/** The story events under a seal; null where it holds something else. */
export const unsealStory = (sealed: string): StoryEvent[] | null => StoryEvents.safeParse(unseal(sealed)).data ?? null;

/** A campaign's secrets under a seal; empty where there are none. */
export const sealSecrets = (secrets: readonly CampaignSecret[]): string => (secrets.length === 0 ? "" : seal(secrets));

/** The secrets under a seal; null where it holds something else. */
export const unsealSecrets = (sealed: string): CampaignSecret[] | null =>
  sealed === "" ? [] : (CampaignSecrets.safeParse(unseal(sealed)).data ?? null);

/**
 * A seal keeps a player who opens a campaign file in an editor, or looks at what a page was sent, from reading the end of their own
 * story. It is base64 of JSON: no secret from anybody who wants to know.
 */
function seal(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** What is under a seal; undefined where it is none. */
function unseal(sealed: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    return undefined;
  }
}
