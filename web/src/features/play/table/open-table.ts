import {
  editReply,
  fetchMessages,
  fetchTable,
  keepFlag,
  moveHead,
  playXCard,
  saveDetailLevel,
  stopTurn,
} from "../api/play-api.ts";
import { askTurn, attachTurn } from "../api/turn-stream.ts";
import { backoff, waitToRetry } from "../turn/backoff.ts";
import { followTurn } from "../turn/follow-turn.ts";
import { watchLine } from "../turn/line-watch.ts";
import { createDrafts } from "./drafts.ts";
import { createOutbox } from "./outbox.ts";
import { createTable, type Table } from "./table-store.ts";

const outbox = createOutbox();
const drafts = createDrafts();

/** The real table of a campaign: this site's server, this browser's storage. */
export function openTable(campaignId: string): Table {
  return createTable({
    campaignId,
    messages: (limit, before) => fetchMessages(campaignId, limit, before),
    table: () => fetchTable(campaignId),
    stop: (turnId) => stopTurn(campaignId, turnId),
    saveDetailLevel: (level) => saveDetailLevel(campaignId, level),
    moveHead: (target) => moveHead(campaignId, target),
    editReply: (turnId, reply) => editReply(campaignId, turnId, reply),
    keepFlag: (turnId, flagId) => keepFlag(campaignId, turnId, flagId),
    playXCard: (turnId) => playXCard(campaignId, turnId),
    follow: (turnId, order, listener, signal) =>
      followTurn(
        {
          ...(order ? { ask: (line: AbortSignal) => askTurn(order, line) } : {}),
          attach: (lastEventId, line) => attachTurn(campaignId, turnId, lastEventId, line),
          wait: (attempt, until) => waitToRetry(backoff(attempt), until),
          watch: watchLine,
        },
        listener,
        signal,
      ),
    outbox,
    drafts,
    now: () => new Date().toISOString(),
    newId: () => crypto.randomUUID(),
  });
}
