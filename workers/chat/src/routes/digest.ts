import { sha256 } from "#contracts/hex";

/** SHA-256 of a validated request, hex. It shows whether two requests with the same turn id are the same request. */
export const digestOf = (request: unknown): Promise<string> => sha256(JSON.stringify(request));
