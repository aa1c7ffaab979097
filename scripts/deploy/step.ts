import type { Wrangler } from "./wrangler.ts";

/** Results of steps for later ones. */
export interface Found {
  databaseId: string;
  /** Secrets to upload, by worker; absent where it has all it needs. */
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
  /** The commands it may run, as a dry run prints them. */
  readonly commands: readonly string[];
  /** The remedy after a failure, for the person at the terminal. */
  readonly remedy: string;
  /** Resolves with what was done, in a few words. */
  run(deploying: Deploying): Promise<string>;
}
