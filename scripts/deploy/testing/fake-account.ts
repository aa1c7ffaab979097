import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { ROOT } from "../../../tools/shared/paths.ts";
import type { WorkerConfig } from "../../../tools/stack/worker-configs.ts";
import type { WranglerResult } from "../wrangler.ts";

/** A fake Cloudflare account, with the parts that a deployment uses. */
export interface Account {
  loggedIn: boolean;
  /** The beginnings of commands that fail once. */
  fails: string[];
  calls: string[];
  databases: { uuid: string; name: string; [more: string]: unknown }[];
  migrated: boolean;
  irreversible: { part: string; id: string }[];
  queues: string[];
  indexes: {
    name: string;
    config: { dimensions: number; metric?: string };
    metadata: { propertyName: string; indexType?: string }[];
  }[];
  workers: Record<string, { secrets: Record<string, string>; config: WorkerConfig }>;
  projects: string[];
  deployed: string | null;
  /** The domains that may send mail. */
  sending: string[];
}

export const EMPTY: Account = {
  loggedIn: true,
  fails: [],
  calls: [],
  databases: [],
  migrated: false,
  irreversible: [],
  queues: [],
  indexes: [],
  workers: {},
  projects: [],
  deployed: null,
  sending: [],
};

class Refused extends Error {}

/** A fake wrangler. It changes the account as the real one would, and prints in the format of wrangler 4.135. */
export function fakeWrangler(account: Account, args: readonly string[]): WranglerResult {
  let stdout = "";
  const print = (text: string) => void (stdout += `${text}\n`);
  const json = (value: unknown) => print(JSON.stringify(value, null, 2));
  const refuse = (message: string): never => {
    throw new Refused(message);
  };
  const line = args.join(" ");
  const option = (name: string): string => args[args.indexOf(name) + 1] ?? "";
  /**
   * Reads the configuration that --config names. Without --config, wrangler uses the configuration of the Pages project at the root and
   * refuses.
   */
  const config = (): WorkerConfig => {
    if (!args.includes("--config")) refuse("It looks like you've run a Workers-specific command in a Pages project.");
    return JSON.parse(readFileSync(option("--config"), "utf8")) as WorkerConfig;
  };

  const whoami = () => {
    const accounts = [{ name: "Lorehearth", id: "f037e56e89293a057740de681ac9abbe", type: "standard" }];
    json({ loggedIn: true, authType: "User API Token", email: "ops@example.org", accounts, tokenPermissions: [] });
  };
  const commands: Record<string, () => void> = {
    whoami,
    "d1 list": () => json(account.databases),
    "d1 create": () => {
      const name = args[2] ?? "";
      account.databases.push({
        uuid: `d1-of-${name}`,
        name,
        created_at: "2026-09-20T10:00:00.000Z",
        version: "production",
        num_tables: 0,
        file_size: 12_288,
        jurisdiction: args.includes("--jurisdiction") ? option("--jurisdiction") : null,
        location: args.includes("--location") ? option("--location") : null,
      });
      print(`✅ Successfully created DB '${name}' in region WEUR\nCreated your new D1 database.\n`);
    },
    "d1 execute": () => {
      const sql = option("--command");
      for (const [, part = "", id = ""] of sql.matchAll(/\('(\w+)', '([\w.-]+)'\)/gu))
        account.irreversible.push({ part, id });
      json([
        { results: [], success: true },
        { results: sql.includes("SELECT part") ? account.irreversible : [], success: true },
      ]);
    },
    "d1 migrations": () => {
      if (account.migrated) print("✅ No migrations to apply!");
      else print("Migrations to be applied:\n┌─────┐\n│ name │\n└─────┘\n🌀 Executing on remote database lorehearth:");
      account.migrated = true;
    },
    "queues info": () => {
      const name = args[2] ?? "";
      if (!account.queues.includes(name)) {
        refuse(`Queue "${name}" does not exist. To create it, run: wrangler queues create ${name}`);
      }
      print(`Queue Name: ${name}\nQueue ID: 1\nNumber of Producers: 0\nNumber of Consumers: 0`);
    },
    "queues create": () => {
      const name = args[2] ?? "";
      if (account.queues.includes(name)) {
        refuse(`A request to the Cloudflare API failed.\n\n  Queue name '${name}' is already taken. [code: 11009]`);
      }
      account.queues.push(name);
      print(`🌀 Creating queue '${name}'\n✅ Created queue '${name}'`);
    },
    "vectorize list": () => json(account.indexes.map(({ name, config }) => ({ name, config, description: "" }))),
    "vectorize create": () => {
      const config = { dimensions: Number(option("--dimensions")), metric: option("--metric") };
      const index = { name: args[2] ?? "", config, metadata: [] };
      account.indexes.push(index);
      json({ name: index.name, config });
    },
    "vectorize list-metadata-index": () => json(account.indexes.find(({ name }) => name === args[2])?.metadata),
    "vectorize create-metadata-index": () => {
      const property = { propertyName: option("--propertyName"), indexType: option("--type") };
      account.indexes.find(({ name }) => name === args[2])?.metadata.push(property);
      print("📋 Creating metadata index...\n✅ Successfully enqueued metadata index creation request.");
    },
    "secret list": () => {
      const { name } = config();
      const worker = account.workers[name];
      if (!worker) {
        return refuse(
          `Worker "${name}" not found.\n\nIf this is a new Worker, run \`wrangler deploy\` first to create it.`,
        );
      }
      json(Object.keys(worker.secrets).map((name) => ({ name, type: "secret_text" })));
    },
    "deploy --dry-run": () => {
      const folder = option("--outdir");
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "index.js"), `export default { name: "${config().name}" };\n`);
      writeFileSync(join(folder, "index.js.map"), JSON.stringify({ version: 3, sources: [], names: [], mappings: "" }));
    },
    "deploy --no-bundle": () => {
      if (!existsSync(resolve(ROOT, args[4] ?? ""))) refuse(`The entry-point file was not found.`);
      const { name, services } = config();
      for (const { service } of services ?? []) {
        if (!account.workers[service]) {
          refuse(`Could not resolve service binding. Target script ${service} not found. [code: 10143]`);
        }
      }
      const file = args.includes("--secrets-file") ? readFileSync(option("--secrets-file"), "utf8") : "{}";
      const written = JSON.parse(file) as Record<string, string>;
      const secrets = { ...account.workers[name]?.secrets, ...written };
      account.workers[name] = { secrets, config: config() };
      print(`Total Upload: 700 KiB / gzip: 200 KiB\nUploaded ${name} (3.1 sec)\nDeployed ${name} triggers`);
      print("Current Version ID: 6f1c1c1e-4f4e-4a53-9a70-0d6b0a3f2b11");
    },
    "auth token": () => json({ type: "api_token", token: "a-made-up-token" }),
    "email sending": () => {
      const domain = args.at(-1) ?? "";
      if (args[2] === "enable") account.sending.push(domain);
      else if (!account.sending.includes(domain)) refuse(`No sending subdomain found for \`${domain}\`.`);
      else print(`TXT record:\n  Name:     cf-bounce._domainkey.${domain}\n  Content:  v=DKIM1`);
    },
    "pages project": () => {
      if (args[2] === "list") {
        json(
          account.projects.map((name) => ({
            "Project Name": name,
            "Project Domains": `${name}-4xy.pages.dev, play.example.org`,
            "Git Provider": "No",
            "Last Modified": "2 minutes ago",
          })),
        );
        return;
      }
      account.projects.push(args[3] ?? "");
      print(`✨ Successfully created the '${args[3]}' project.`);
    },
    "pages deploy": () => {
      account.deployed = option("--project-name");
      print("✨ Deployment complete! Take a peek over at https://0a1b2c3d.lorehearth-4xy.pages.dev");
    },
  };

  account.calls.push(line);
  try {
    if (!account.loggedIn) {
      if (line !== "whoami --json")
        refuse(
          "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.",
        );
      return { code: 1, stdout: `${JSON.stringify({ loggedIn: false })}\n`, stderr: "" };
    }
    const failing = account.fails.findIndex((start) => line.startsWith(start));
    if (failing >= 0) {
      account.fails.splice(failing, 1);
      refuse("A request to the Cloudflare API failed.\n\n  Internal error [code: 10013]");
    }
    const matching = Object.keys(commands).filter((name) => line === name || line.startsWith(`${name} `));
    const run = commands[matching.toSorted((one, other) => other.length - one.length)[0] ?? ""];
    if (run) run();
    else refuse(`Unknown arguments: ${line}`);
    return { code: 0, stdout, stderr: "" };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { code: 1, stdout, stderr: `\n\u001B[31m✘ \u001B[41;31m[ERROR]\u001B[0m ${error.message}\n\n` };
  }
}
