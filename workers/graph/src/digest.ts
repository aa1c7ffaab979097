import type { CampaignDeleted, QueueMessage, TurnCompleted } from "#contracts/queue/messages";
import { isPresent } from "#contracts/text";
import type { Chronicle } from "#storyteller/ports";
import type { Services } from "./services.ts";

/** A chronicler that has not finished by then is tried again. */
const PATIENCE_MS = 60_000;

const NOTHING: Chronicle = { items: [], entities: [], source: "oracle" };

/** Does what a message asks for. Idempotent: memory knows which version of a turn it has, and erasing twice is erasing. */
export async function digest(message: QueueMessage, services: Services): Promise<void> {
  if (message.type === "campaign.deleted") await erase(message, services);
  else await chronicle(message, services);
}

/** A turn without a reply is remembered as empty, so that it does not stay pending (design.md §8). */
async function chronicle(turn: TurnCompleted, { chronicler, memory }: Services): Promise<void> {
  const { items, entities } = isPresent(turn.reply)
    ? await chronicler.chronicle(turn, AbortSignal.timeout(PATIENCE_MS))
    : NOTHING;
  await memory.remember({
    userId: turn.userId,
    campaignId: turn.campaignId,
    source: { kind: "turn", turnId: turn.turnId, turnNumber: turn.number, version: turn.version },
    items,
    entities,
    at: turn.at,
  });
}

/** The table first: it is what could announce further turns. */
async function erase({ userId, campaignId }: CampaignDeleted, services: Services): Promise<void> {
  await services.chat.erase({ userId, campaignId });
  await services.memory.erase({ userId, campaignId });
}
