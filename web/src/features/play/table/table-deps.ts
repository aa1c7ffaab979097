import type { MessagesAnswer, TableAnswer } from "#contracts/http/chat";
import type { HeadAnswer } from "#contracts/http/ledger";
import type { FlagAnswer } from "#contracts/http/safety";
import type { DetailLevel } from "#contracts/options";
import type { Message, TurnAnswer } from "#contracts/play/turn";

import type { HeadTarget } from "../api/play-api.ts";
import type { SheetEntry } from "../api/sheet-api.ts";
import type { TurnCall } from "../api/turn-call.ts";
import type { Listener } from "../turn/follow-turn.ts";
import type { CampaignTexts } from "./campaign-texts.ts";
import type { Outbox } from "./outbox.ts";
import type { TableState } from "./table-state.ts";

/** What a table needs from its environment: requests to the server, and storage. */
export interface TablePorts {
  readonly campaignId: string;
  messages(limit: number, before?: string): Promise<MessagesAnswer>;
  table(): Promise<TableAnswer>;
  stop(turnId: string): Promise<unknown>;
  saveDetailLevel(level: DetailLevel): Promise<unknown>;
  moveHead(target: HeadTarget): Promise<HeadAnswer>;
  editReply(turnId: string, reply: string, was: string): Promise<{ readonly message: Message }>;
  keepFlag(turnId: string, flagId: string, record: boolean): Promise<FlagAnswer>;
  /** Gives a turn a name as a checkpoint; null removes the name. */
  nameTurn(turnId: string, name: string | null): Promise<unknown>;
  playXCard(turnId: string | null): Promise<HeadAnswer>;
  /** Does a bookkeeping action with a sheet. */
  changeSheet(entry: SheetEntry): Promise<TurnAnswer>;
  /** Follows a turn to its end. If `order` is given, requests the turn first. */
  follow(turnId: string, order: TurnCall | null, listener: Listener, signal: AbortSignal): Promise<void>;
  readonly outbox: Outbox;
  readonly drafts: CampaignTexts;
  now(): string;
  newId(): string;
}

type Change = Partial<TableState>;

/** What the parts of a table share: the state, and a signal that ends all waiting when the player leaves. */
export interface TableDeps {
  readonly ports: TablePorts;
  readonly state: () => TableState;
  readonly set: (change: Change | ((state: TableState) => Change)) => void;
  /** A signal that aborts when the player leaves, or when the table is opened again. */
  readonly presence: () => AbortSignal;
  /** Aborts the current signal and returns a new one. */
  readonly renew: () => AbortSignal;
  /** Puts words into the text box and stores them as the draft. */
  readonly write: (draft: string) => void;
}

export function createTableDeps(ports: TablePorts, store: Pick<TableDeps, "state" | "set">): TableDeps {
  let present = new AbortController();
  return {
    ...store,
    ports,
    presence: () => present.signal,
    renew() {
      present.abort();
      present = new AbortController();
      return present.signal;
    },
    write(draft) {
      store.set({ draft });
      ports.drafts.write(ports.campaignId, draft);
    },
  };
}
