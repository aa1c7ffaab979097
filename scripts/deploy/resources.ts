import { Failure } from "../../tools/shared/failure.ts";
import type { Step } from "./step.ts";
import { VECTORIZE_INDEX } from "./worker-config.ts";
import { outputOf, jsonOf, type Wrangler, WranglerRefusal } from "./wrangler.ts";

const MAY_EDIT = "Check that the API token may edit Workers Scripts, D1, Queues, Vectorize and Pages of this account.";

/** Checks the login and the account. `accountId` is CLOUDFLARE_ACCOUNT_ID; it is needed only if the token can use several accounts. */
export const account = (accountId: string | undefined): Step => ({
  name: "Account",
  commands: ["wrangler whoami --json"],
  remedy:
    'Run "npx wrangler login", or set CLOUDFLARE_API_TOKEN (and CLOUDFLARE_ACCOUNT_ID where the token knows several accounts).',
  async run({ wrangler }) {
    const whoami = ["whoami", "--json"];
    const output = await wrangler(whoami);
    // When nobody is logged in, wrangler also prints JSON. Any other output is an error of wrangler.
    if (!output.stdout.trimStart().startsWith("{")) throw new WranglerRefusal(whoami, output);
    const who = JSON.parse(output.stdout) as { loggedIn?: boolean; accounts?: readonly { id: string }[] };
    if (output.code !== 0 || !who.loggedIn) throw new Failure("Nobody is logged in to Cloudflare.");
    const accounts = who.accounts ?? [];
    if (accounts.length > 1 && !accountId) {
      throw new Failure(`There are ${accounts.length} accounts: ${accounts.map(({ id }) => id).join(", ")}.`);
    }
    return `account ${accountId ?? accounts[0]?.id ?? "of the token"}`;
  },
});

/** Finds the D1 database by its name or creates it. */
export const database = (name: string): Step => ({
  name: `Database ${name}`,
  commands: ["wrangler d1 list --json", `wrangler d1 create ${name}   (where it is missing)`],
  remedy: MAY_EDIT,
  async run({ wrangler, found }) {
    const existing = await databaseId(wrangler, name);
    if (!existing) await outputOf(wrangler, ["d1", "create", name]);
    const id = existing ?? (await databaseId(wrangler, name));
    if (!id) throw new Failure(`The database ${name} was made, but is not listed yet.`);
    found.databaseId = id;
    return `${existing ? "found" : "created"} ${id}`;
  },
});

async function databaseId(wrangler: Wrangler, name: string): Promise<string | undefined> {
  const databases = await jsonOf<readonly { uuid: string; name: string }[]>(wrangler, ["d1", "list", "--json"]);
  return databases.find((each) => each.name === name)?.uuid;
}

export const queue = (name: string): Step => ({
  name: `Queue ${name}`,
  commands: [`wrangler queues info ${name}`, `wrangler queues create ${name}   (where it is missing)`],
  remedy: MAY_EDIT,
  async run({ wrangler }) {
    const info = ["queues", "info", name];
    const output = await wrangler(info);
    if (output.code === 0) return "found";
    if (!`${output.stdout}${output.stderr}`.includes("does not exist")) throw new WranglerRefusal(info, output);
    await outputOf(wrangler, ["queues", "create", name]);
    return "created";
  },
});

/**
 * The metadata index: a property by which vectors can be filtered. The index contains only vectors that are written after it was made, so
 * it must exist before the first vector.
 */
const METADATA = { propertyName: "campaign", type: "string" };

/**
 * Finds or creates the Vectorize index and its metadata index. Fails if the existing index is for vectors of another length, because the
 * operator must decide what to do.
 */
export const vectorIndex = (dimensions: number): Step => ({
  name: `Vectorize index ${VECTORIZE_INDEX}`,
  commands: [
    "wrangler vectorize list --json",
    `wrangler vectorize create ${VECTORIZE_INDEX} --dimensions ${dimensions} --metric cosine --json   (where it is missing)`,
    `wrangler vectorize list-metadata-index ${VECTORIZE_INDEX} --json`,
    `wrangler vectorize create-metadata-index ${VECTORIZE_INDEX} --propertyName ${METADATA.propertyName} --type ${METADATA.type}   (where it is missing)`,
  ],
  remedy: `${MAY_EDIT} An index of another length has to be deleted by hand ("npx wrangler vectorize delete ${VECTORIZE_INDEX}"): its vectors are made again by a rebuild.`,
  async run({ wrangler }) {
    const indexes = await jsonOf<readonly { name: string; config: { dimensions: number } }[]>(wrangler, [
      "vectorize",
      "list",
      "--json",
    ]);
    const existing = indexes.find(({ name }) => name === VECTORIZE_INDEX);
    if (existing && existing.config.dimensions !== dimensions) {
      throw new Failure(
        `The index has vectors of ${existing.config.dimensions} dimensions, and EMBEDDING_MODEL makes ${dimensions}.`,
      );
    }
    if (!existing) {
      const shape = ["--dimensions", String(dimensions), "--metric", "cosine", "--json"];
      await outputOf(wrangler, ["vectorize", "create", VECTORIZE_INDEX, ...shape]);
    }
    const list = ["vectorize", "list-metadata-index", VECTORIZE_INDEX, "--json"];
    const filters = await jsonOf<readonly { propertyName: string }[]>(wrangler, list);
    const filtered = filters.some(({ propertyName }) => propertyName === METADATA.propertyName);
    if (!filtered) {
      const property = ["--propertyName", METADATA.propertyName, "--type", METADATA.type];
      await outputOf(wrangler, ["vectorize", "create-metadata-index", VECTORIZE_INDEX, ...property]);
    }
    return `${existing ? "found" : "created"}, its metadata index ${filtered ? "found" : "created"}`;
  },
});
