import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { fromRoot, ROOT } from "../../tools/shared/paths.ts";
import { commandsOf, manualCommands, wordsOf } from "./testing/manual.ts";
import { secretsOf } from "./testing/provider/state.ts";
import { type RealDeployment, STAGE, startRealDeployment } from "./testing/real-deployment.ts";

// The benches start the whole stack, and each deployment runs wrangler twenty times.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 1_200_000 });

let deployment: RealDeployment;
beforeAll(async () => {
  deployment = await startRealDeployment();
  const data = join(deployment.folder, "data/v3");
  mkdirSync(data, { recursive: true });
  new DatabaseSync(join(data, "one.sqlite")).exec("CREATE TABLE turns (id TEXT)");
});
afterAll(() => deployment.close());

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs one of the repository's scripts with a data folder of its own. */
const script = (args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: join(deployment.folder, "data"), ...more };
    const options = { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024, encoding: "utf8" as const };
    execFile(process.execPath, [fromRoot("scripts/run.mjs"), ...args], options, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : error ? 1 : 0, output: stdout + stderr }),
    );
  });

/** The arguments with which a bench ends soon. */
const SOON: Readonly<Record<string, readonly string[]>> = {
  "bench:cost": ["--turns", "8"],
  "bench:tokens": ["--turns", "12"],
  "bench:load": ["--players", "1", "--minutes", "0.2", "--lines", "2"],
};

/** Commands that end with 1 if this machine is slow, which says nothing about the command. What they print must still be right. */
const MAY_BE_SLOW = new Set(["npm run bench:load"]);
const FAULTS = ["turns lost", "turns played twice", "connections that broke", "idle connections that broke"];

/** Runs a command of the manual. Names that the reader chooses are filled in. */
async function run(command: string): Promise<Ran> {
  const filled = command
    .replaceAll("<worker>", "api")
    .replaceAll("/somewhere/", `${deployment.folder}/`)
    .replaceAll("lorehearth.sql", join(deployment.folder, "lorehearth.sql"));
  const [program, ...args] = wordsOf(filled);
  if (program === "npx" && args[0] === "wrangler") {
    const { code, stdout, stderr } = await deployment.wrangler(args.slice(1));
    return { code, output: stdout + stderr };
  }
  if (program === "npm" && args[0] === "run") {
    const [, name = "", ...more] = args.filter((word) => word !== "--");
    if (name === "deploy") {
      const SITE_URL = deployment.siteOf(more.includes("--stage"));
      return script(["deploy", ...more], { ...deployment.operator, SITE_URL });
    }
    return script([name.replace(":", "-"), ...more, ...(SOON[name] ?? [])]);
  }
  if (program === "node" && args[0] === "scripts/run.mjs") {
    const into = args[1] === "restore" ? { DATA_DIR: join(deployment.folder, "restored") } : {};
    return script(args.slice(1), into);
  }
  throw new Error(`No way to run "${command}" is known here`);
}

/** What must be true after a command, by its beginning. All other commands only have to end without an error. */
const AFTERWARDS: Readonly<Record<string, (output: string) => boolean>> = {
  "npm run deploy -- --dry-run": (output) => output.includes("Nothing was asked and nothing was changed."),
  [`npm run deploy -- --stage ${STAGE}`]: () => deployment.account.scripts.has(`lorehearth-api-${STAGE}`),
  "npm run deploy": () => deployment.account.scripts.has("lorehearth-graph"),
  "npx wrangler secret delete": () => !("AUTH_SECRET" in secretsOf(deployment.account.scripts.get("lorehearth-api"))),
  "npx wrangler tail": (output) => output.includes("a line of its log"),
  // The rollback restores the version from before AUTH_SECRET was deleted.
  "npx wrangler rollback": () => "AUTH_SECRET" in secretsOf(deployment.account.scripts.get("lorehearth-api")),
  "npx wrangler d1 execute": (output) => output.includes("010-one-row-a-turn"),
  "npx wrangler d1 time-travel": (output) => output.includes("bookmark"),
  "npx wrangler d1 export": () =>
    readFileSync(join(deployment.folder, "lorehearth.sql"), "utf8").includes("CREATE TABLE"),
  "npm run bench:load": (output) => FAULTS.every((fault) => new RegExp(`│ ${fault} +│ '0' +│`, "u").test(output)),
  "node scripts/run.mjs backup": () => existsSync(join(deployment.folder, "evening-20/v3/one.sqlite")),
  "node scripts/run.mjs restore": () => existsSync(join(deployment.folder, "restored/v3/one.sqlite")),
};

describe("A command of the manual", () => {
  it.each(manualCommands())("works as it is typed: %s", async (command) => {
    const { code, output } = await run(command);
    expect(output).not.toContain("[ERROR]");
    expect(MAY_BE_SLOW.has(command) ? [0, 1] : [0], output.slice(-2_000)).toContain(code);
    const [, isTrue] = Object.entries(AFTERWARDS).find(([start]) => command.startsWith(start)) ?? [];
    if (isTrue) expect(isTrue(output), output.slice(-2_000)).toBe(true);
    expect(deployment.provider.unknown).toEqual([]);
  });
});

describe("The remedy of a failed step", () => {
  it("names commands that work", async () => {
    // A second version of each worker, from which a rollback leads to the first.
    expect((await run("npm run deploy")).code).toBe(0);
    for (const command of commandsOf(await remedies())) {
      const { code, output } = await run(command);
      expect(code, `${command}\n${output}`).toBe(0);
    }
  });
});

/** The plan of a deployment has no remedies, so they are read from the steps. `wrangler login` is left out: it opens a browser. */
async function remedies(): Promise<string> {
  const { stepsOf } = await import("./steps.ts");
  const { readRepository, varsOf } = await import("./read-repository.ts");
  const { deploySettings } = await import("./settings.ts");
  const repository = readRepository();
  return stepsOf({
    repository,
    settings: deploySettings({}, varsOf(repository.workers)),
    accountId: undefined,
    configPath: (name) => `.wrangler/production/${name}.json`,
    buildWeb: async () => {},
    api: { fetch, baseUrl: "" },
    patience: { tries: 1, waitMs: 0 },
  })
    .map(({ remedy }) => remedy.replaceAll(/"(npx [^"]+)"/gu, "`$1`"))
    .filter((remedy) => !remedy.includes("npx wrangler login"))
    .join("\n");
}
