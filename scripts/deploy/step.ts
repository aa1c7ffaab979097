import type { Wrangler } from "./wrangler.ts";

/** What the steps find out for those after them. */
export interface Found {
  databaseId: string;
  /** Secrets to be uploaded, by worker's name; absent where it has all it needs. */
  secrets: Record<string, Record<string, string>>;
  /** The site's address. */
  url: string;
}

export interface Deploying {
  readonly wrangler: Wrangler;
  readonly found: Found;
}

/** One step of a deployment. It finds what is there before it makes anything, so that it can be run again whenever it failed. */
export interface Step {
  readonly name: string;
  /** The commands it may run, as a dry run tells them. */
  readonly commands: readonly string[];
  /** What to do where it fails, for the person at the terminal. */
  readonly remedy: string;
  /** Answers what was done, in a few words. */
  run(deploying: Deploying): Promise<string>;
}
