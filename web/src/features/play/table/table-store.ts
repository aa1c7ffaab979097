import { createStore, type StoreApi } from "zustand/vanilla";

import type { TableAnswer } from "#contracts/http/chat";
import { DEFAULT_DETAIL_LEVEL, type DetailLevel } from "#contracts/options";

import { text } from "../../../shared/text/text.ts";
import { type TurnRequests, createTurnRequests } from "./turn-requests.ts";
import { type LedgerChanges, createLedgerChanges } from "./change-ledger.ts";
import { type SheetChanges, createSheetChanges } from "./change-sheet.ts";
import { createTableDeps, type TablePorts } from "./table-deps.ts";
import { wordsOf } from "./turn-calls.ts";
import type { OutboxEntry } from "./outbox.ts";
import { createReader, type StoryReader } from "./read-story.ts";
import type { TableState } from "./table-state.ts";
import { createTurnStream } from "./stream-turn.ts";
import type { TableUpdate } from "./watch-table.ts";

/** The table of one campaign, as the play screen uses it. */
export interface Table
  extends
    Pick<StoreApi<TableState>, "getState" | "subscribe" | "getInitialState">,
    TurnRequests,
    LedgerChanges,
    SheetChanges {
  /** Loads the story and resumes what was running: it follows the open turn, or sends the unsent message. */
  readonly load: () => Promise<void>;
  /** Waits until the table is loaded. If loading has failed, tries once more, and resolves to false if that fails too. */
  readonly whenReady: () => Promise<boolean>;
  readonly loadOlder: StoryReader["older"];
  readonly find: StoryReader["find"];
  /** Checks whether the story has continued in another tab or on another device. */
  readonly refresh: () => Promise<void>;
  /** Applies a message about another tab: follows the turn that runs there, or shows the changed story. */
  readonly applyUpdate: (update: TableUpdate) => void;
  readonly write: (draft: string) => void;
  /** Resumes a turn that could not be sent or followed. The turn keeps its id. */
  readonly sendAgain: (turnId: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly setDetailLevel: (level: DetailLevel) => Promise<void>;
  /** Closes the stream. The server still finishes the turn. */
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
  booked: null,
};

/** Creates a campaign's table. Nothing is loaded before `load` is called. */
export function createTable(ports: TablePorts): Table {
  const { campaignId, outbox } = ports;
  const store = createStore<TableState>()(() => ({ ...BEFORE_LOADING, draft: ports.drafts.read(campaignId) }));
  const deps = createTableDeps(ports, { state: store.getState, set: store.setState });
  const { state, set } = deps;
  const reader = createReader(deps);
  const turnStream = createTurnStream(deps, () => refresh());

  const isBusy = () => state().liveTurnId !== null || state().phase !== "ready";

  /** Shows the table, and its story in the same moment: otherwise the story would move when the sheets and the suggestions appear. */
  function show(
    showStory: () => void,
    { sheets, story, suggestions, detailLevel, headTurnId, canUndo, canRedo }: TableAnswer,
  ) {
    showStory();
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

  /** Sends a message whose sending was interrupted by a reload, unless the story has continued without it. */
  async function resume({ order, sentAt, headTurnId }: OutboxEntry, table: TableAnswer) {
    const { turnId } = order.body;
    const shown = state().turns.find((turn) => turn.turnId === turnId);
    if (table.openTurnId === turnId || (shown && shown.state !== "sending")) {
      await turnStream.confirm(order);
    } else if (headTurnId === table.headTurnId && !table.openTurnId) {
      return void turnStream.follow(turnId, order, sentAt);
    } else {
      await turnStream.takeBack(order);
      if (wordsOf(order)) set({ sendFailure: { message: text.play.storyWentOn, forOracle: null } });
    }
    if (table.openTurnId) void turnStream.follow(table.openTurnId, null);
  }

  async function load() {
    const presence = deps.renew();
    set({ phase: "loading", liveTurnId: null });
    try {
      const [showStory, table, entry] = await Promise.all([reader.newest(), ports.table(), outbox.read(campaignId)]);
      if (presence.aborted) return;
      show(showStory, table);
      if (entry) await resume(entry, table);
      else if (table.openTurnId) void turnStream.follow(table.openTurnId, null);
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
    const presence = deps.presence();
    const isWanted = () => !presence.aborted && !isBusy();
    try {
      const [showStory, table] = await Promise.all([reader.newest(to), ports.table()]);
      if (!isWanted()) return;
      show(showStory, table);
      if (table.openTurnId) void turnStream.follow(table.openTurnId, null);
    } catch {
      // The check failed, but the story on the screen is still usable. The next check may succeed.
    }
  }

  return {
    ...createTurnRequests(deps, turnStream.send),
    ...createLedgerChanges(deps, () => refresh()),
    ...createSheetChanges(deps, () => refresh()),
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    load,
    whenReady,
    refresh: () => refresh(),
    applyUpdate(update) {
      // Ignore messages about the turn that this tab itself follows, and about moves that this tab made.
      if (
        update.type === "head_moved" ? update.headTurnId === state().headTurnId : update.turnId === state().liveTurnId
      )
        return;
      // If a turn that has ended already is reported as ended again, the player has changed something in it. So that turn is loaded again.
      if (!state().moving) void refresh(update.type === "turn_ended" ? update.turnId : undefined);
    },
    loadOlder: reader.older,
    find: reader.find,
    write: deps.write,
    stop: turnStream.stop,

    async sendAgain(turnId) {
      if (!isBusy()) await turnStream.sendAgain(turnId);
    },

    async setDetailLevel(detailLevel) {
      set({ detailLevel });
      try {
        await ports.saveDetailLevel(detailLevel);
      } catch (error) {
        // The failure is only logged, because the detail level is sent with the next turn anyway.
        console.warn("The detail level was not saved", error);
      }
    },

    leave: () => void deps.renew(),
  };
}
