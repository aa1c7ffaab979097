import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

import { type ProviderRequest, Refusal, type Routes } from "./routes.ts";
import { ACCOUNT_ID, type D1, type ProviderAccount, type Queue } from "./state.ts";

const AT = `/accounts/${ACCOUNT_ID}`;
const json = async <Body>({ body }: ProviderRequest): Promise<Body> => (await body.json()) as Body;

/** The routes for D1. Each database is a real SQLite database in memory. */
export const databaseRoutes = (account: ProviderAccount): Routes => {
  const shown = ({ uuid, name, created_at, jurisdiction }: D1) => ({
    uuid,
    name,
    created_at,
    jurisdiction,
    version: "production",
  });
  // The provider accepts the name of a database in the place of its id.
  const found = ({ params: { id = "" } }: ProviderRequest): D1 => {
    const database = account.databases.find(({ uuid, name }) => uuid === id || name === id);
    if (!database) throw new Refusal(404, 7404, `The database ${id} could not be found`);
    return database;
  };
  return {
    [`GET ${AT}/d1/database`]: ({ query }) => {
      const name = query.get("name");
      return account.databases.filter((each) => name === null || each.name === name).map(shown);
    },
    [`POST ${AT}/d1/database`]: async (request) => {
      const asked = await json<{ name: string; jurisdiction?: string; primary_location_hint?: string }>(request);
      const { name, jurisdiction = null, primary_location_hint: location = null } = asked;
      if (account.databases.some((each) => each.name === name)) {
        throw new Refusal(400, 7502, `Database with name '${name}' already exists`);
      }
      const sqlite = new DatabaseSync(":memory:");
      const database = { uuid: randomUUID(), name, created_at: now(), jurisdiction, location, sqlite };
      account.databases.push(database);
      return shown(database);
    },
    [`GET ${AT}/d1/database/:id`]: (request) => shown(found(request)),
    [`POST ${AT}/d1/database/:id/query`]: async (request) => {
      const { sql, params } = await json<{ sql: string; params?: (string | number | null)[] }>(request);
      return [{ results: query(found(request).sqlite, sql, params ?? []), success: true, meta: { duration: 0 } }];
    },
    [`GET ${AT}/d1/database/:id/time_travel/bookmark`]: (request) => {
      found(request);
      return { bookmark: "00000000-00000001-00000000-0123456789abcdef0123456789abcdef" };
    },
    [`POST ${AT}/d1/database/:id/time_travel/restore`]: (request) => {
      found(request);
      return { bookmark: "00000000-00000002-00000000-0123456789abcdef0123456789abcdef", message: "Restored" };
    },
    [`POST ${AT}/d1/database/:id/export`]: (request) => ({
      success: true,
      type: "export",
      status: "complete",
      at_bookmark: "00000001",
      messages: [],
      result: { filename: "export.sql", signed_url: `${request.origin}/exports/${found(request).uuid}` },
    }),
    "GET /exports/:id": (request) => {
      const tables = query(found(request).sqlite, "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL", []);
      return new Response(tables.map((table) => `${(table as { sql: string }).sql};\n`).join(""));
    },
  };
};

/** Matches SQL that has only white space and comments. */
const BLANK = /^(?:\s|--[^\n]*(?:\n|$))*$/u;

/** Runs one or several statements in one transaction, as D1 does, and returns the rows of the last one. */
function query(sqlite: DatabaseSync, sql: string, params: (string | number | null)[]): unknown[] {
  sqlite.exec("BEGIN");
  try {
    let rows: unknown[] = [];
    for (let rest = sql; !BLANK.test(rest);) {
      const statement = sqlite.prepare(rest);
      rows = statement.all(...params);
      rest = rest.slice(rest.indexOf(statement.sourceSQL) + statement.sourceSQL.length);
    }
    sqlite.exec("COMMIT");
    return rows;
  } catch (error) {
    sqlite.exec("ROLLBACK");
    throw new Refusal(400, 7500, `${error instanceof Error ? error.message : String(error)}: SQLITE_ERROR`);
  }
}

export const queueRoutes = (account: ProviderAccount): Routes => {
  const shown = ({ queue_id, queue_name, consumers }: Queue) => ({
    queue_id,
    queue_name,
    created_on: now(),
    modified_on: now(),
    producers_total_count: 0,
    producers: [],
    consumers_total_count: consumers.length,
    consumers: consumers.map(({ consumer_id, script, body }) => ({
      consumer_id,
      script,
      type: "worker",
      ...(body as object),
    })),
    settings: { delivery_delay: 0, message_retention_period: 345_600 },
  });
  const found = ({ params: { id = "" } }: ProviderRequest): Queue => {
    const queue = account.queues.find(({ queue_id }) => queue_id === id);
    if (!queue) throw new Refusal(404, 11_000, "queue not found");
    return queue;
  };
  return {
    [`GET ${AT}/queues`]: ({ query }) => {
      const names = query.getAll("name");
      return account.queues.filter(({ queue_name: name }) => names.length === 0 || names.includes(name)).map(shown);
    },
    [`POST ${AT}/queues`]: async (request) => {
      const { queue_name: name } = await json<{ queue_name: string }>(request);
      if (account.queues.some(({ queue_name }) => queue_name === name)) {
        throw new Refusal(409, 11_009, `Queue name '${name}' is already taken`);
      }
      const queue = { queue_id: randomUUID().replaceAll("-", ""), queue_name: name, consumers: [] };
      account.queues.push(queue);
      return shown(queue);
    },
    [`GET ${AT}/queues/:id`]: (request) => shown(found(request)),
    [`GET ${AT}/queues/:id/consumers`]: (request) => shown(found(request)).consumers,
    [`POST ${AT}/queues/:id/consumers`]: async (request) => {
      const { consumers } = found(request);
      const body = await json<{ script_name: string }>(request);
      if (consumers.length > 0) throw new Refusal(400, 11_004, "Queue already has a consumer");
      const consumer = { consumer_id: randomUUID().replaceAll("-", ""), script: body.script_name, body };
      consumers.push(consumer);
      return { consumer_id: consumer.consumer_id };
    },
    [`PUT ${AT}/queues/:id/consumers/:consumer`]: async (request) => {
      const { consumers } = found(request);
      const index = consumers.findIndex(({ consumer_id }) => consumer_id === request.params["consumer"]);
      const existing = consumers[index];
      if (!existing) throw new Refusal(404, 11_003, "consumer not found");
      consumers[index] = { ...existing, body: await json(request) };
      return { consumer_id: existing.consumer_id };
    },
  };
};

export const vectorizeRoutes = (account: ProviderAccount): Routes => {
  const found = ({ params: { name = "" } }: ProviderRequest) => {
    const index = account.indexes.find((each) => each.name === name);
    if (!index) throw new Refusal(404, 3000, "vectorize.index.not_found");
    return index;
  };
  return {
    [`GET ${AT}/vectorize/v2/indexes`]: () =>
      account.indexes.map(({ name, config }) => ({ name, config, description: "", created_on: now() })),
    [`POST ${AT}/vectorize/v2/indexes`]: async (request) => {
      const { name, config } = await json<{ name: string; config: { dimensions: number; metric: string } }>(request);
      if (account.indexes.some((each) => each.name === name))
        throw new Refusal(409, 3002, "vectorize.index.duplicate_name");
      account.indexes.push({ name, config, metadataIndexes: [] });
      return { name, config, description: "", created_on: now() };
    },
    [`GET ${AT}/vectorize/v2/indexes/:name/metadata_index/list`]: (request) => ({
      metadataIndexes: found(request).metadataIndexes,
    }),
    [`DELETE ${AT}/vectorize/v2/indexes/:name`]: (request) => {
      account.indexes.splice(account.indexes.indexOf(found(request)), 1);
      return null;
    },
    [`POST ${AT}/vectorize/v2/indexes/:name/metadata_index/create`]: async (request) => {
      found(request).metadataIndexes.push(await json(request));
      return { mutationId: randomUUID() };
    },
  };
};

const now = (): string => new Date().toISOString();
