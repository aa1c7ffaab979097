import { type CampaignSecret, CampaignSecrets } from "../story/campaign-secrets.ts";
import { StoryEvents, type StoryEvent } from "../story/events.ts";
import { canonicalJson } from "./canonical-json.ts";

/** The most characters of one turn's sealed events. */
export const SEALED_LENGTH = 160_000;

/** The most characters of a campaign's sealed secrets. */
export const SEALED_SECRETS_LENGTH = 40_000;

/** Seals the story events of a turn. */
export const sealStory = (events: readonly StoryEvent[]): string => seal(events);

/** Reads sealed story events. Null if the text contains anything else. */
export const unsealStory = (sealed: string): StoryEvent[] | null => StoryEvents.safeParse(unseal(sealed)).data ?? null;

/** Seals a campaign's secrets. Empty if there are none. */
export const sealSecrets = (secrets: readonly CampaignSecret[]): string => (secrets.length === 0 ? "" : seal(secrets));

/** Reads a campaign's sealed secrets. Null if the text contains anything else. */
export const unsealSecrets = (sealed: string): CampaignSecret[] | null =>
  sealed === "" ? [] : (CampaignSecrets.safeParse(unseal(sealed)).data ?? null);

/**
 * Encodes a value as base64 of canonical JSON, so that an imported story is sealed as the same bytes. A seal only keeps players from reading the end of their own story by accident, when they open a
 * campaign file in an editor or look at what a page received. It does not hide anything from a person who decodes it.
 */
function seal(value: unknown): string {
  const bytes = new TextEncoder().encode(canonicalJson(value));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Decodes a sealed value. Undefined if the text is not sealed. */
function unseal(sealed: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    return undefined;
  }
}
