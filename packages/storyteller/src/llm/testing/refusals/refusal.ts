import type { FailureKind } from "../../chat-model.ts";

/** A refusal: the server, its status, the kind of failure that it means, and the body. */
export type Refusal = readonly [server: string, status: number, kind: FailureKind, body: unknown];
