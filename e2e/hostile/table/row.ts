import type { ErrorCode } from "#contracts/errors";
import type { StateName } from "../harness/state.ts";

/** The sender: the owner of the things, another player, or nobody signed in. */
export type Sender = "owner" | "neighbour" | "nobody";

/** What is sent. `{world}`, `{campaign}` and so on are replaced by ids (see `Scenario`), in the address too. */
export type Sent = { readonly as?: Sender; readonly headers?: Readonly<Record<string, string>> } & (
  | { readonly json: unknown }
  | { readonly body: string | Uint8Array<ArrayBuffer>; readonly type?: string }
  | { readonly frames: readonly unknown[] }
  | { readonly raw: string }
  | { readonly nothing: true }
);

/** One hostile input with its expected answer, and the state that it must not change. */
export interface Row {
  /** A sentence. */
  readonly name: string;
  readonly send: Sent;
  /** Method and address. For `raw`, which has its own, a description. */
  readonly where: string;
  /** For frames, the code that /ws closes with, or 101 where it stays open. */
  readonly status: number;
  /** Null where the input is accepted as text, or another server answers. For frames, the type of the last reply. */
  readonly code: ErrorCode | `${string}_complete` | "error" | null;
  /** Matches the error's sentence, or the whole answer where there is none. */
  readonly text: RegExp;
  readonly unchanged: readonly StateName[];
}

/** State of play. */
export const STORY: readonly StateName[] = ["transcript", "tree", "table", "memory"];
/** Records made before play. */
export const SHELF: readonly StateName[] = ["worlds", "campaign", "characters"];
export const ALL: readonly StateName[] = [...STORY, ...SHELF, "safety", "account", "neighbour"];

/** A turn in the campaign that must not change. */
export const turnWith = (message: unknown): Sent => ({ json: { campaignId: "{campaign}", message } });
/** A turn at another table, for harmless input that is narrated. */
export const turnOnStage = (message: string): Sent => ({ json: { campaignId: "{stage}", message } });
