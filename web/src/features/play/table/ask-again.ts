import type { TableAnswer } from "#contracts/http/chat";

import { ApiError } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import type { StreamedEvent } from "../api/turn-stream.ts";
import type { OutboxEntry } from "./outbox.ts";
import { currentTableOf } from "./current-table.ts";

/** Error code of a turn that was not sent because the story continued without it. */
export const STORY_WENT_ON = "story_went_on";

interface AgainPorts {
  /** Reads the outbox entry; null if the turn no longer waits to be sent. */
  readonly waiting: () => Promise<OutboxEntry | null>;
  readonly table: () => Promise<Pick<TableAnswer, "headTurnId" | "openTurnId">>;
  readonly ask: () => AsyncGenerator<StreamedEvent>;
  /** Follows a turn that the server already has. */
  readonly attach: () => AsyncGenerator<StreamedEvent>;
}

/**
 * Sends a turn that waited for the network. If the story has continued meanwhile on another device, the turn is not sent, because the
 * player's words were not meant for the new scene. Throws ApiError.
 */
export async function* askAgain({ waiting, table, ask, attach }: AgainPorts): AsyncGenerator<StreamedEvent> {
  const entry = await waiting();
  if (!entry || currentTableOf(entry, await table()) !== "elsewhere") return yield* ask();
  try {
    yield* attach();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    throw new ApiError(text.play.storyWentOn, { status: 409, code: STORY_WENT_ON });
  }
}
