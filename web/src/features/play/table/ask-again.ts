import type { TableAnswer } from "#contracts/http/chat";

import { ApiError } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import type { Heard } from "../api/turn-stream.ts";
import type { OutboxEntry } from "./outbox.ts";
import { standingOf } from "./standing.ts";

/** The code of a turn that was not sent because the story went on without it. */
export const STORY_WENT_ON = "story_went_on";

interface AgainPorts {
  /** The turn as it waits; null where it waits no more. */
  readonly waiting: () => Promise<OutboxEntry | null>;
  readonly table: () => Promise<Pick<TableAnswer, "headTurnId" | "openTurnId">>;
  readonly ask: () => AsyncGenerator<Heard>;
  /** Hears a turn that the server has. */
  readonly attach: () => AsyncGenerator<Heard>;
}

/**
 * Asks for a turn again that waited for the network: the story may have gone on meanwhile, on another device. Then words that never
 * arrived are not said into a scene they were not meant for. Throws ApiError.
 */
export async function* askAgain({ waiting, table, ask, attach }: AgainPorts): AsyncGenerator<Heard> {
  const entry = await waiting();
  if (!entry || standingOf(entry, await table()) !== "elsewhere") return yield* ask();
  try {
    yield* attach();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    throw new ApiError(text.play.storyWentOn, { status: 409, code: STORY_WENT_ON });
  }
}
