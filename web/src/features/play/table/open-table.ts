import { newId } from "#contracts/new-id";
import {
  editReply,
  fetchMessages,
  fetchTable,
  acceptFlag,
  moveHead,
  playXCard,
  saveDetailLevel,
  stopTurn,
} from "../api/play-api.ts";
import { changeSheet } from "../api/sheet-api.ts";
import { nameTurn } from "../api/tree-api.ts";
import type { TurnCall } from "../api/turn-call.ts";
import { askTurn, attachTurn } from "../api/turn-stream.ts";
import { backoff, waitToRetry } from "../turn/backoff.ts";
import { followTurn } from "../turn/follow-turn.ts";
import { watchLine } from "../turn/stream-timeout.ts";
import { askAgain } from "./ask-again.ts";
import { drafts, outbox } from "./unsent-storage.ts";
import type { OutboxEntry } from "./outbox.ts";
import { createTable, type Table } from "./table-store.ts";

/** Reads the outbox entry of the campaign, if it belongs to this turn. */
async function waitingAs(campaignId: string, turnId: string): Promise<OutboxEntry | null> {
  const entry = await outbox.read(campaignId);
  return entry?.order.body.turnId === turnId ? entry : null;
}

/** Creates a campaign's table that uses this site's server and this browser's storage. */
export function openTable(campaignId: string): Table {
  return createTable({
    campaignId,
    messages: (limit, before) => fetchMessages(campaignId, limit, before),
    table: () => fetchTable(campaignId),
    stop: (turnId) => stopTurn(campaignId, turnId),
    saveDetailLevel: (level) => saveDetailLevel(campaignId, level),
    moveHead: (target) => moveHead(campaignId, target),
    editReply: (turnId, reply, was) => editReply(campaignId, turnId, reply, was),
    keepFlag: (turnId, flagId, record) => acceptFlag(campaignId, turnId, flagId, record),
    nameTurn: (turnId, name) => nameTurn(campaignId, turnId, name),
    changeSheet: (entry) => changeSheet(campaignId, entry),
    playXCard: (turnId) => playXCard(campaignId, turnId),
    follow: (turnId, order, listener, signal) => {
      let asked = 0;
      const ask = (sent: TurnCall, line: AbortSignal) =>
        asked++ === 0
          ? askTurn(sent, line)
          : askAgain({
              waiting: () => waitingAs(campaignId, turnId),
              // Load the table from the server: a copy cached before the outage would wrongly say that the turn still fits the story.
              table: () => fetchTable(campaignId, { fresh: true }),
              ask: () => askTurn(sent, line),
              attach: () => attachTurn(campaignId, turnId, null, line),
            });
      return followTurn(
        {
          ...(order ? { ask: (line: AbortSignal) => ask(order, line) } : {}),
          attach: (lastEventId, line) => attachTurn(campaignId, turnId, lastEventId, line),
          wait: (attempt, until) => waitToRetry(backoff(attempt), until),
          watch: watchLine,
        },
        listener,
        signal,
      );
    },
    outbox,
    drafts,
    now: () => new Date().toISOString(),
    newId,
  });
}
