import type { ErrorCode } from "#contracts/errors";
import type { StateName } from "../harness/state.ts";

/** Who sends the input: the owner of the records, another player, or somebody who is not signed in. */
export type Sender = "owner" | "neighbour" | "nobody";

/** What is sent. `{world}`, `{campaign}` and others are replaced by ids, in the address as well (see `Scenario`). */
export type Sent = { readonly as?: Sender; readonly headers?: Readonly<Record<string, string>> } & (
  | { readonly json: unknown }
  | { readonly body: string | Uint8Array<ArrayBuffer>; readonly type?: string }
  | { readonly frames: readonly unknown[] }
  | { readonly raw: string }
  | { readonly nothing: true }
);

/** One hostile input with its expected answer, and the state that it must not change. */
export interface Row {
  /** The test's title, a sentence. */
  readonly name: string;
  readonly send: Sent;
  /** The method and the address. A `raw` input has its own address; for it this is a description. */
  readonly where: string;
  /** The expected status. For frames it is the code with which /ws closes, or 101 if the connection stays open. */
  readonly status: number;
  /**
   * The expected error code. Null if the input is accepted as an ordinary text, or if another server answers. For frames it is the type of
   * the last reply.
   */
  readonly code: ErrorCode | `${string}_complete` | "error" | null;
  /** Matches the message of the error, or the whole answer if there is no error. */
  readonly text: RegExp;
  readonly unchanged: readonly StateName[];
}

/** The parts of the state that change during play. */
export const STORY: readonly StateName[] = ["transcript", "tree", "table", "memory"];
/** The parts of the state that exist before play. */
export const SHELF: readonly StateName[] = ["worlds", "campaign", "characters"];
export const ALL: readonly StateName[] = [...STORY, ...SHELF, "safety", "account", "neighbour"];

/** A turn in a campaign that the input must not change. */
export const turnWith = (message: unknown): Sent => ({ json: { campaignId: "{campaign}", message } });
/** A turn in the campaign `stage`, for harmless input that is narrated. */
export const turnOnStage = (message: string): Sent => ({ json: { campaignId: "{stage}", message } });
