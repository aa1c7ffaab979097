import type { FailureKind } from "../../chat-model.ts";

/** A refusal: the server, its status, what it means, the body. */
export type Refusal = readonly [server: string, status: number, kind: FailureKind, body: unknown];
