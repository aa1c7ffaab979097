import { sha256 } from "#contracts/hex";

/** SHA-256 of a validated request, hex: tells the same request from another under the same turn id. */
export const digestOf = (request: unknown): Promise<string> => sha256(JSON.stringify(request));
