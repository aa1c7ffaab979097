import type { Wrangler } from "./wrangler.ts";

/** What earlier steps found out and later steps need. */
export interface Found {
  databaseId: string;
  /** The secrets to upload, by worker. A worker that has all its secrets is absent. */
  secrets: Record<string, Record<string, string>>;
  /** The site's address. */
  url: string;
}

export interface Deploying {
  readonly wrangler: Wrangler;
  readonly found: Found;
}

/** One step of a deployment. It looks for existing resources first, so that it can be repeated after a failure. */
export interface Step {
  readonly name: string;
  /** The commands that the step may run. A dry run prints them. */
  readonly commands: readonly string[];
  /** What the person at the terminal can do after a failure. */
  readonly remedy: string;
  /** Runs the step. Resolves with a few words about what was done. */
  run(deploying: Deploying): Promise<string>;
}
