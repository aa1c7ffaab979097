import { DurableObject } from "cloudflare:workers";

/** An object with nothing but its SQLite, for tests of what objects share. */
export class Shelf extends DurableObject {}

export default { fetch: () => new Response(null, { status: 404 }) };
