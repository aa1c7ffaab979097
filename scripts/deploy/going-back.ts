import { Failure } from "../../tools/shared/failure.ts";
import type { Deploying, Step } from "./step.ts";
import { jsonOf, outputOf } from "./wrangler.ts";

/** The parts of the data that have migrations: the database, the campaigns' tables (chat) and their memories. */
export const PARTS = {
  database: "the database",
  chat: "the campaigns' tables",
  memory: "the campaigns' memories",
} as const;
export type Part = keyof typeof PARTS;

/** A migration as the repository has it. */
export interface KnownMigration {
  readonly part: Part;
  readonly id: string;
  /** Whether a version without it can still use the data afterwards. */
  readonly additive: boolean;
}

/** The line with which a migration of the database begins if it does not only add. After the colon comes the reason. */
export const NOT_ADDITIVE = /^-- not additive: \S/u;

/**
 * The table of the migrations that do not only add and were deployed. It belongs to the deployment, as `d1_migrations` belongs to wrangler:
 * only the newer version knows which of its migrations an older one cannot use, so it must say so where the older one looks.
 */
const TABLE = "irreversible_migrations";
const READ = `CREATE TABLE IF NOT EXISTS ${TABLE} (part TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (part, id)); SELECT part, id FROM ${TABLE} ORDER BY part, id`;

const execute = (database: string, config: string, sql: string): string[] => {
  const where = ["--remote", "--json", "--config", config];
  return ["d1", "execute", database, ...where, "--command", sql];
};

/**
 * Stops a deployment of a version that cannot use the account's data: a newer version was deployed there, with a migration that does not
 * only add. It runs before anything that the site uses is changed.
 */
export const dataFitsCode = (database: string, config: string, known: readonly KnownMigration[]): Step => ({
  name: "Data of newer versions",
  commands: [`wrangler ${execute(database, config, READ).join(" ")}`],
  remedy: "Check that the API token may edit D1. If a newer version was deployed before, deploy that or a later one.",
  async run({ wrangler, found }) {
    const results = await jsonOf<readonly { results: readonly { part: string; id: string }[] }[]>(
      wrangler,
      execute(database, config, READ),
    );
    const recorded = results.at(-1)?.results ?? [];
    found.irreversible = new Set(recorded.map(keyOf));
    const here = new Set(known.map(keyOf));
    const missing = recorded.filter((migration) => !here.has(keyOf(migration)));
    if (missing.length > 0) {
      const list = missing.map(({ part, id }) => `${id} of ${part in PARTS ? PARTS[part as Part] : part}`);
      throw new Failure(
        `This version cannot go where a newer one was: it does not have the migration ${list.join(" and the migration ")}, and that does not only add. It could not use the data. Nothing was changed.`,
      );
    }
    return "none that this version cannot use";
  },
});

const keyOf = ({ part, id }: { readonly part: string; readonly id: string }): string => `${part}/${id}`;

/** The command that records the migrations of a part that do not only add. Null if there are none. */
export function recordCommand(
  database: string,
  config: string,
  part: Part,
  known: readonly KnownMigration[],
): string[] | null {
  const lasting = known.filter((migration) => migration.part === part && !migration.additive);
  if (lasting.length === 0) return null;
  const ids = lasting.map(({ id }) => `'${id}'`);
  // A failure may leave some of the database's migrations applied, and wrangler's own table says which.
  const rows =
    part === "database"
      ? `SELECT 'database', name FROM d1_migrations WHERE name IN (${ids.join(", ")})`
      : `VALUES ${ids.map((id) => `('${part}', ${id})`).join(", ")}`;
  return execute(database, config, `INSERT OR IGNORE INTO ${TABLE} (part, id) ${rows}`);
}

/**
 * Records a part's migrations that do not only add, unless all are recorded. For campaigns it must run before the worker is deployed that
 * applies them to each campaign it opens; for the database after its migrations, also if they failed.
 */
export async function recordIrreversible(
  { wrangler, found }: Deploying,
  part: Part,
  known: readonly KnownMigration[],
  command: readonly string[] | null,
): Promise<void> {
  const isNew = known.some((each) => each.part === part && !each.additive && !found.irreversible.has(keyOf(each)));
  if (isNew && command) await outputOf(wrangler, command);
}
