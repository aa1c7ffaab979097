import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { startChild, type Child } from "../../shared/child.ts";
import { ROOT } from "../../shared/paths.ts";
import { noteCrash } from "./crashes.ts";
import { freePort } from "../../shared/ports.ts";
import { untilHealthy } from "../../stack/until-healthy.ts";
import { copyMigratedData } from "./migrated-data.ts";
import { aimAtRuntime } from "./runtime.ts";

/** Environment variables with settings of the stack, such as GM_PACE_MS. */
export type Vars = Readonly<Record<string, string>>;

/** The whole product as `npm start` runs it, with its own port and data. */
export class Stack {
  /** The site's origin. */
  readonly url: string;
  private readonly port: number;
  /** The path of the stack's data folder. */
  readonly dataDir: string;
  private vars: Vars;
  /** The root of the code that runs. */
  private root = ROOT;
  private child: Child | undefined;
  private output: string[] = [];
  /** Whether a test itself kills the runtime. A crash is then expected. */
  private aimedAt = false;

  private constructor(port: number, dataDir: string, vars: Vars) {
    this.url = `http://localhost:${port}`;
    this.port = port;
    this.dataDir = dataDir;
    this.vars = vars;
  }

  /**
   * Starts a stack.
   * @param fill puts data into the folder before the start; by default an unused database
   */
  static async start(vars: Vars = {}, fill: (dataDir: string) => Promise<void> = copyMigratedData): Promise<Stack> {
    const dataDir = await mkdtemp(join(tmpdir(), "lorehearth-e2e-"));
    await fill(dataDir);
    const stack = new Stack(await freePort(), dataDir, vars);
    await stack.run();
    return stack;
  }

  /** What the stack has printed since its start, line by line. */
  log(): readonly string[] {
    return this.output;
  }

  /**
   * Stops the server as Ctrl-C does and starts it again on the same data, with other settings if given. Returns how long the start took,
   * in milliseconds.
   */
  async restart(vars: Vars = this.vars): Promise<number> {
    await this.child?.stop();
    this.vars = vars;
    const start = performance.now();
    await this.run();
    return performance.now() - start;
  }

  /** Stops the server and starts the code of another root on the same data: an older version, or this one again. */
  async restartFrom(root: string = ROOT): Promise<void> {
    await this.child?.stop();
    this.root = root;
    await this.run();
  }

  /** Stops the server, runs `task`, and starts the server again on the same data. */
  async whileAway(task: () => Promise<void>): Promise<void> {
    await this.child?.stop();
    try {
      await task();
    } finally {
      await this.run();
    }
  }

  /** Kills the runtime process of the server, as a crash would, and waits until it runs again. */
  async crash(): Promise<void> {
    await this.aim()();
  }

  /** The id of the process that started the runtime. */
  get pid(): number {
    const pid = this.child?.process.pid;
    if (pid === undefined) throw new Error("The stack is not running");
    return pid;
  }

  /** Finds the runtime process. Returns a function that kills it immediately and waits until it runs again. */
  aim(): () => Promise<void> {
    const kill = aimAtRuntime(this.pid);
    this.aimedAt = true;
    return async () => {
      kill();
      await untilHealthy(`${this.url}/health`);
    };
  }

  async stop(): Promise<void> {
    await this.child?.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async run(): Promise<void> {
    const env = { ...process.env, ...this.vars, PORT: String(this.port), DATA_DIR: this.dataDir };
    const options = { cwd: this.root, env, stdio: ["ignore", "pipe", "pipe"] as const };
    const child = startChild(process.execPath, [join(this.root, "scripts/run.mjs"), "start"], {
      ...options,
      stdio: [...options.stdio],
    });
    this.child = child;
    this.output = [];
    const ready = new Promise<void>((resolve) => {
      for (const stream of [child.process.stdout, child.process.stderr]) {
        if (!stream) continue;
        createInterface({ input: stream }).on("line", (line) => {
          this.output.push(line);
          // Tests crash the runtime only by `crash` and `aim`. Any other crash is written down, because it explains why another test
          // failed.
          if (line.includes("runtime crashed") && !this.aimedAt) {
            noteCrash(line);
            console.error(this.output.slice(-40).join("\n"));
          }
          if (line.startsWith("Lorehearth is ready on ")) resolve();
        });
      }
    });
    const gone = child.ended.then((code) => {
      throw new Error(`npm start ended with ${code}:\n${this.output.join("\n")}`);
    });
    gone.catch(() => {});
    await Promise.race([ready, gone]);
  }
}
