import { Failure } from "../../tools/shared/failure.ts";
import type { Place } from "./place.ts";
import type { Step } from "./step.ts";
import { outputOf, jsonOf, type Wrangler, WranglerRefusal } from "./wrangler.ts";

const MAY_EDIT = "Check that the API token may edit Workers Scripts, D1, Queues, Vectorize and Pages of this account.";

/** Checks the login and the account. `accountId` is CLOUDFLARE_ACCOUNT_ID; it is needed only if the token can use several accounts. */
export const account = (accountId: string | undefined): Step => ({
  name: "Account",
  commands: ["wrangler whoami --json"],
  remedy:
    'Run "npx wrangler login", or set CLOUDFLARE_API_TOKEN (and CLOUDFLARE_ACCOUNT_ID where the token knows several accounts).',
  async run({ wrangler, found }) {
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
    found.accountId = accountId ?? accounts[0]?.id ?? "";
    return `account ${found.accountId || "of the token"}`;
  },
});

/**
 * Finds the D1 database by its name or creates it. Its jurisdiction is chosen when it is created, and the campaigns' objects have the same:
 * in another one their names lead to other, empty objects. So the database's jurisdiction counts from then on, and no other is accepted.
 */
export const database = (name: string, { jurisdiction, location }: Place): Step => {
  const where = jurisdiction ? ["--jurisdiction", jurisdiction] : location ? ["--location", location] : [];
  const create = ["d1", "create", name, ...where];
  return {
    name: `Database ${name}`,
    commands: ["wrangler d1 list --json", `wrangler ${create.join(" ")}   (where it is missing)`],
    remedy: MAY_EDIT,
    async run({ wrangler, found }) {
      const existing = await databaseNamed(wrangler, name);
      if (!existing) await outputOf(wrangler, create);
      const made = existing ?? (await databaseNamed(wrangler, name));
      if (!made) throw new Failure(`The database ${name} was made, but is not listed yet.`);
      const chosen = made.jurisdiction ?? null;
      if (jurisdiction !== null && jurisdiction !== chosen) throw new Failure(wrongJurisdiction(chosen, jurisdiction));
      found.databaseId = made.uuid;
      found.jurisdiction = chosen;
      const place = chosen === null ? "in no jurisdiction" : `in the jurisdiction ${chosen}`;
      if (!existing) return `created ${made.uuid} ${place}. This was the only time to choose: it stays there`;
      return `found ${made.uuid} ${place}`;
    },
  };
};

const wrongJurisdiction = (chosen: string | null, wanted: string): string =>
  `The data is in ${chosen === null ? "no jurisdiction" : `the jurisdiction ${chosen}`}, and DATA_JURISDICTION is "${wanted}". A jurisdiction is chosen at the first deployment and cannot be changed. ${chosen === null ? "Leave DATA_JURISDICTION out" : `Set DATA_JURISDICTION to "${chosen}"`}, or deploy a new site elsewhere and let players import their exports.`;

interface ListedDatabase {
  readonly uuid: string;
  readonly name: string;
  readonly jurisdiction?: string | null;
}

async function databaseNamed(wrangler: Wrangler, name: string): Promise<ListedDatabase | undefined> {
  const databases = await jsonOf<readonly ListedDatabase[]>(wrangler, ["d1", "list", "--json"]);
  return databases.find((each) => each.name === name);
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
export const vectorIndex = (index: string, dimensions: number): Step => ({
  name: `Vectorize index ${index}`,
  commands: [
    "wrangler vectorize list --json",
    `wrangler vectorize create ${index} --dimensions ${dimensions} --metric cosine --json   (where it is missing)`,
    `wrangler vectorize list-metadata-index ${index} --json`,
    `wrangler vectorize create-metadata-index ${index} --propertyName ${METADATA.propertyName} --type ${METADATA.type}   (where it is missing)`,
  ],
  remedy: `${MAY_EDIT} An index of another length has to be deleted by hand ("npx wrangler vectorize delete ${index}"): its vectors are made again by a rebuild.`,
  async run({ wrangler }) {
    const indexes = await jsonOf<readonly { name: string; config: { dimensions: number } }[]>(wrangler, [
      "vectorize",
      "list",
      "--json",
    ]);
    const existing = indexes.find(({ name }) => name === index);
    if (existing && existing.config.dimensions !== dimensions) {
      throw new Failure(
        `The index has vectors of ${existing.config.dimensions} dimensions, and EMBEDDING_MODEL makes ${dimensions}.`,
      );
    }
    if (!existing) {
      const shape = ["--dimensions", String(dimensions), "--metric", "cosine", "--json"];
      await outputOf(wrangler, ["vectorize", "create", index, ...shape]);
    }
    const list = ["vectorize", "list-metadata-index", index, "--json"];
    const filters = await jsonOf<readonly { propertyName: string }[]>(wrangler, list);
    const filtered = filters.some(({ propertyName }) => propertyName === METADATA.propertyName);
    if (!filtered) {
      const property = ["--propertyName", METADATA.propertyName, "--type", METADATA.type];
      await outputOf(wrangler, ["vectorize", "create-metadata-index", index, ...property]);
    }
    return `${existing ? "found" : "created"}, its metadata index ${filtered ? "found" : "created"}`;
  },
});
