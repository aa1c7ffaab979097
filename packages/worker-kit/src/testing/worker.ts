import { DurableObject } from "cloudflare:workers";

/** A Durable Object with nothing but its SQLite, for tests of code that all Durable Objects share. */
export class Shelf extends DurableObject {}

export default { fetch: () => new Response(null, { status: 404 }) };
