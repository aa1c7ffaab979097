import type { Campaign } from "#contracts/entities/campaign";
import { unsealSecrets } from "#contracts/portability/seal";
import type { StoryEvent } from "#contracts/story/events";

/** The story events that add a campaign's secrets to its story. Empty if there are no secrets or they cannot be read. */
export const openingSecrets = ({ sealedSecrets = "" }: Pick<Campaign, "sealedSecrets">): StoryEvent[] =>
  (unsealSecrets(sealedSecrets) ?? []).map((secret, at): StoryEvent => ({
    type: "secret_added",
    by: "server",
    secret: { id: `campaign-${at + 1}`, ...secret, thread: "", revealed: null },
  }));
