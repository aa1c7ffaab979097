import { createStore, type StoreApi } from "zustand/vanilla";

import type { TableAnswer } from "#contracts/http/chat";
import { DEFAULT_DETAIL_LEVEL, type DetailLevel } from "#contracts/options";

import { text } from "../../../shared/text/text.ts";
import { type Asking, createAsking } from "./ask-turns.ts";
import { type Changing, createChanging } from "./change-ledger.ts";
import { createDesk, type TablePorts } from "./desk.ts";
import { wordsOf } from "./orders.ts";
import type { OutboxEntry } from "./outbox.ts";
import { createReader, type StoryReader } from "./read-story.ts";
import type { TableState } from "./table-state.ts";
import { createTeller } from "./stream-turn.ts";
import type { TableNews } from "./watch-table.ts";

/** One campaign's table as the play screen uses it. */
export interface Table
  extends Pick<StoreApi<TableState>, "getState" | "subscribe" | "getInitialState">, Asking, Changing {
  /** Reads the story and takes up what was under way: the turn being told, or the message still to be sent. */
  readonly load: () => Promise<void>;
  /** Waits for the table to be there, and reads it again where it could not be; false where it still cannot. */
  readonly whenReady: () => Promise<boolean>;
  readonly loadOlder: StoryReader["older"];
  readonly find: StoryReader["find"];
  /** Looks again whether the story went on elsewhere. */
  readonly refresh: () => Promise<void>;
  /** Another tab may have gone on: takes up what is told there, and shows the story as it now is. */
  readonly hearNews: (news: TableNews) => void;
  readonly write: (draft: string) => void;
  /** Takes up a turn again whose sending or hearing was given up, as the same turn. */
  readonly sendAgain: (turnId: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly setDetailLevel: (level: DetailLevel) => Promise<void>;
  /** Lets go of the line. The turn is told on without us. */
  readonly leave: () => void;
}

const BEFORE_LOADING: TableState = {
  phase: "loading",
  turns: [],
  hasMore: false,
  older: "idle",
  liveTurnId: null,
  line: "open",
  stopping: false,
  awaited: false,
  moving: false,
  headTurnId: null,
  canUndo: false,
  canRedo: false,
  sheets: [],
  story: null,
  suggestions: [],
  detailLevel: DEFAULT_DETAIL_LEVEL,
  draft: "",
  sendFailure: null,
  keepsNothing: false,
};

/** Lays a campaign's table. Nothing is read before `load`. */
export function createTable(ports: TablePorts): Table {
  const { campaignId, outbox } = ports;
  const store = createStore<TableState>()(() => ({ ...BEFORE_LOADING, draft: ports.drafts.read(campaignId) }));
  const desk = createDesk(ports, { state: store.getState, set: store.setState });
  const { state, set } = desk;
  const reader = createReader(desk);
  const teller = createTeller(desk, () => refresh());

  const isBusy = () => state().liveTurnId !== null || state().phase !== "ready";

  function show({ sheets, story, suggestions, detailLevel, headTurnId, canUndo, canRedo }: TableAnswer) {
    set({
      phase: "ready",
      sheets,
      story: story ?? null,
      suggestions: suggestions ?? [],
      detailLevel,
      headTurnId,
      canUndo,
      canRedo,
    });
  }

  /** Takes up a message that a reload overtook: it goes now, unless the story went on without it. */
  async function resume({ order, sentAt, headTurnId }: OutboxEntry, table: TableAnswer) {
    const { turnId } = order.body;
    const shown = state().turns.find((turn) => turn.turnId === turnId);
    if (table.openTurnId === turnId || (shown && shown.state !== "sending")) {
      await teller.confirm(order);
    } else if (headTurnId === table.headTurnId && !table.openTurnId) {
      return void teller.hear(turnId, order, sentAt);
    } else {
      await teller.takeBack(order);
      if (wordsOf(order)) set({ sendFailure: { message: text.play.storyWentOn, forOracle: null } });
    }
    if (table.openTurnId) void teller.hear(table.openTurnId, null);
  }

  async function load() {
    const presence = desk.renew();
    set({ phase: "loading", liveTurnId: null });
    try {
      const [table, entry] = await Promise.all([
        ports.table(),
        outbox.read(campaignId),
        reader.newest(() => !presence.aborted),
      ]);
      if (presence.aborted) return;
      show(table);
      if (entry) await resume(entry, table);
      else if (table.openTurnId) void teller.hear(table.openTurnId, null);
    } catch {
      if (!presence.aborted) set({ phase: "failed" });
    }
  }

  async function whenReady(): Promise<boolean> {
    if (state().phase === "failed") void load();
    if (state().phase === "ready") return true;
    set({ awaited: true });
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const unsubscribe = store.subscribe(({ phase }) => phase !== "loading" && resolve(phase === "ready"));
    const isReady = await promise;
    unsubscribe();
    set({ awaited: false });
    return isReady;
  }

  async function refresh(to?: string) {
    if (isBusy()) return;
    const presence = desk.presence();
    const isWanted = () => !presence.aborted && !isBusy();
    try {
      const [table] = await Promise.all([ports.table(), reader.newest(isWanted, to)]);
      if (!isWanted()) return;
      show(table);
      if (table.openTurnId) void teller.hear(table.openTurnId, null);
    } catch {
      // What is shown is still what was told; the next look may succeed.
    }
  }

  return {
    ...createAsking(desk, teller.send),
    ...createChanging(desk, () => refresh()),
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    load,
    whenReady,
    refresh: () => refresh(),
    hearNews(news) {
      // What this tab hears told, or has itself moved to, is no news.
      if (news.type === "head_moved" ? news.headTurnId === state().headTurnId : news.turnId === state().liveTurnId)
        return;
      // A turn that ended long ago is told of because the player has changed something in it.
      if (!state().moving) void refresh(news.type === "turn_ended" ? news.turnId : undefined);
    },
    loadOlder: reader.older,
    find: reader.find,
    write: desk.write,
    stop: teller.stop,

    async sendAgain(turnId) {
      if (!isBusy()) await teller.sendAgain(turnId);
    },

    async setDetailLevel(detailLevel) {
      set({ detailLevel });
      try {
        await ports.saveDetailLevel(detailLevel);
      } catch (error) {
        // Only logged (product.md §8): the level goes along with the next turn anyway.
        console.warn("The detail level was not saved", error);
      }
    },

    leave: () => void desk.renew(),
  };
}
