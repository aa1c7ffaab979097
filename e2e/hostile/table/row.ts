import type { ErrorCode } from "#contracts/errors";
import type { Kept } from "../harness/kept.ts";

/** Who sends: the player whose things they are, a player who has none of them, or nobody. */
export type Sender = "owner" | "neighbour" | "nobody";

/** What is sent. Ids stand as `{world}`, `{campaign}` and so on (see `Tale`), in the address too, and are put in as text. */
export type Sent = { readonly as?: Sender; readonly headers?: Readonly<Record<string, string>> } & (
  | { readonly json: unknown }
  | { readonly body: string | Uint8Array<ArrayBuffer>; readonly type?: string }
  | { readonly frames: readonly unknown[] }
  | { readonly raw: string }
  | { readonly nothing: true }
);

/** One bad input: what comes in and where, what is answered, and what must read the same before and after. */
export interface Row {
  /** A sentence. */
  readonly name: string;
  readonly send: Sent;
  /** Method and address. Of `raw`, which brings its own, what it goes for. */
  readonly where: string;
  /** Of frames the code that /ws closes with, or 101 where it stays open. */
  readonly status: number;
  /** Null where it is taken as the harmless text it is, or where what answers is not ours. Of frames the type of the last reply. */
  readonly code: ErrorCode | `${string}_complete` | "error" | null;
  /** What the sentence of the error says, or where there is none, the whole answer. */
  readonly text: RegExp;
  readonly unchanged: readonly Kept[];
}

/** All that a campaign is played with. */
export const STORY: readonly Kept[] = ["transcript", "tree", "table", "memory"];
/** All that was made before play. */
export const SHELF: readonly Kept[] = ["worlds", "campaign", "characters"];
export const ALL: readonly Kept[] = [...STORY, ...SHELF, "safety", "account", "neighbour"];

/** A turn that is to be told of these words in the campaign that must stay as it is. */
export const say = (message: unknown): Sent => ({ json: { campaignId: "{campaign}", message } });
/** The same at another table, for what is harmless and is told. */
export const sayOnStage = (message: string): Sent => ({ json: { campaignId: "{stage}", message } });
