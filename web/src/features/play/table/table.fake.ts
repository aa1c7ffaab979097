import { ApiError } from "../../../shared/api/api-error.ts";
import type { Effect } from "#contracts/play/effects";
import type { TurnEvent } from "#contracts/play/events";
import type { Sheet } from "#contracts/play/sheet";
import type { Message } from "#contracts/play/turn";
import type { StoryPanel } from "#contracts/story/panel";
import type { HeadTarget } from "../api/play-api.ts";
import type { TurnCall } from "../api/turn-call.ts";
import type { Listener } from "../turn/follow-turn.ts";
import type { TablePorts } from "./table-deps.ts";
import { createCampaignTexts } from "./campaign-texts.ts";
import type { Outbox, OutboxEntry } from "./outbox.ts";
import { createTable } from "./table-store.ts";

export const campaignId = "c1";
export const at = "2026-09-15T20:00:00.000Z";
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
export const reminders = { memoryEnhanced: true, campaignOverview: true, worldInfo: true, characterRecap: true };

/** Makes one message of the transcript. */
export function line(sender: "user" | "gm", turn: number, message: string, more: Partial<Message> = {}): Message {
  const stamp = { timestamp: at, createdAt: at, updatedAt: at };
  return {
    id: `${turn}-${sender}`,
    turnId: idOf(turn),
    campaignId,
    userId: "u1",
    sender,
    message,
    turnNumber: turn,
    kind: "action",
    variants: [idOf(turn)],
    ...stamp,
    ...more,
  };
}
/** Makes the two messages of a finished turn. */
export const replyMessages = (turn: number): Message[] => [
  line("user", turn, `I do ${turn}.`),
  line("gm", turn, `You did ${turn}.`),
];

export const opens = (turnId: string): TurnEvent => ({
  type: "turn",
  turnId,
  placeId: turnId,
  parentTurnId: null,
  kind: "action",
  number: 1,
  message: "I wait.",
  commitment: "c0",
  startedAt: at,
});
const flags = { source: "oracle", aiEnhanced: false, memoryEnhanced: false, isContextual: false } as const;
export const ends: TurnEvent = { type: "end", state: "complete", seed: "5e", ...flags, messageCount: 2 };

/** Makes a fake server with a story, and a fake browser with an outbox and drafts. The test itself sends the events of the turns. */
export function world(story: Message[] = [], kept: OutboxEntry | null = null) {
  const calls: string[] = [];
  const lines: { turnId: string; order: TurnCall | null; listener: Listener; end(error?: Error): void }[] = [];
  const shelf = new Map<string, string>();
  let entry = kept;
  const server = {
    messages: story,
    open: null as string | null,
    failing: null as Error | null,
    /** If set, a page of the transcript is answered only when this promise resolves. */
    held: null as Promise<unknown> | null,
    /** Whether the browser allows storage. */
    keeps: true,
    stop: null as Error | null,
    move: null as Error | null,
    sheets: [] as Sheet[],
    /** The story as the player may see it. */
    story: undefined as StoryPanel | undefined,
    /** If set, a change of a sheet is refused with this error. */
    refusal: null as Error | null,
    canUndo: false,
  };
  const outbox: Outbox = {
    read: async () => entry,
    keep: async (_, next) => {
      entry = next;
      return server.keeps;
    },
    forget: async (_, turnId) => void (entry = entry?.order.body.turnId === turnId ? null : entry),
    all: async () => (entry ? [entry] : []),
    clear: async () => void (entry = null),
  };
  let ids = 100;
  const ports: TablePorts = {
    campaignId,
    async messages(limit, before) {
      calls.push(`messages ${before ?? "newest"}`);
      if (server.held) await server.held;
      if (server.failing) throw server.failing;
      const until = before ? server.messages.findIndex(({ id }) => id === before) : server.messages.length;
      const from = Math.max(0, until - limit);
      return { messages: server.messages.slice(from, until), hasMore: from > 0 };
    },
    async table() {
      if (server.failing) throw server.failing;
      const headTurnId = server.open ?? server.messages.at(-1)?.turnId ?? null;
      return {
        sheets: server.sheets,
        ...(server.story && { story: server.story }),
        detailLevel: "concise",
        headTurnId,
        openTurnId: server.open,
        turnCount: 0,
        canUndo: server.canUndo,
        canRedo: false,
      };
    },
    async stop(turnId) {
      calls.push(`stop ${turnId}`);
      if (server.stop) throw server.stop;
    },
    async moveHead(target: HeadTarget) {
      calls.push(`head ${JSON.stringify(target)}`);
      if (server.move) throw server.move;
      const headTurnId = server.messages.at(-1)?.turnId ?? null;
      return { headTurnId, left: [], joined: [], canUndo: true, canRedo: true };
    },
    async editReply(turnId, reply, was) {
      calls.push(`edit ${turnId}`);
      const stored = server.messages.find((message) => message.turnId === turnId && message.sender === "gm");
      if (stored?.message !== was) throw new ApiError("Changed elsewhere", { status: 409, code: "reply_changed" });
      return { message: line("gm", 1, reply, { turnId, edited: true }) };
    },
    async keepFlag(turnId, flagId, record) {
      calls.push(`${record ? "record" : "keep"} ${flagId}`);
      const recorded: Effect = { type: "gold", characterId: "mira", delta: 40, reason: "You pocket the coins." };
      if (record) {
        server.messages = server.messages.map((message) =>
          message.turnId === turnId && message.sender === "gm" ? { ...message, effects: [recorded] } : message,
        );
      }
      return { turnId, flags: [] };
    },
    nameTurn: async (_, name) => void calls.push(`name ${name}`),
    async changeSheet({ turnId, characterId, action }) {
      calls.push(`sheet ${characterId} ${JSON.stringify(action)}`);
      if (server.refusal) throw server.refusal;
      const response = `Done: ${action.type}.`;
      const entry = line("gm", 0, response, { turnId, kind: "sheet", source: "table", variants: [turnId] });
      server.messages = [...server.messages, entry];
      server.canUndo = true;
      return {
        turnId,
        state: "complete",
        response,
        source: "table",
        aiEnhanced: false,
        memoryEnhanced: false,
        isContextual: false,
        rolls: [],
        effects: [],
        recalled: [],
        flags: [],
      };
    },
    async playXCard(turnId) {
      calls.push(`x-card ${turnId}`);
      if (server.move) throw server.move;
      server.messages = server.messages.filter((message) => message.turnId !== turnId);
      return { headTurnId: null, left: [], joined: [], canUndo: true, canRedo: false };
    },
    saveDetailLevel: async (level) => void calls.push(`detail ${level}`),
    follow: (turnId, order, listener, signal) =>
      new Promise((resolve, reject) => {
        lines.push({ turnId, order, listener, end: (error) => (error ? reject(error) : resolve()) });
        signal.addEventListener("abort", () => resolve());
      }),
    outbox,
    drafts: createCampaignTexts("draft:", () => ({
      getItem: (key) => shelf.get(key) ?? null,
      setItem: (key, value) => void shelf.set(key, value),
      removeItem: (key) => void shelf.delete(key),
      key: (index) => [...shelf.keys()][index] ?? null,
      length: shelf.size,
    })),
    now: () => at,
    newId: () => idOf(ids++),
  };
  const table = createTable(ports);
  return { table, calls, lines, server, shelf, entry: () => entry, state: table.getState };
}

/** Runs all pending promises and timers of 0 ms. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));
