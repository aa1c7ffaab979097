import type { Wrangler } from "./wrangler.ts";

/** Used in place of an id that a dry run cannot know. */
export const UNKNOWN_ID = "00000000-0000-0000-0000-000000000000";

/** What earlier steps found out and later steps need. */
export interface Found {
  accountId: string;
  databaseId: string;
  /** The jurisdiction of the database, which the campaigns' objects share; null if they may be anywhere. */
  jurisdiction: string | null;
  /** The migrations that do not only add and were deployed before, as `part/id`. */
  irreversible: ReadonlySet<string>;
  /** The secrets to upload, by worker. A worker that has all its secrets is absent. */
  secrets: Record<string, Record<string, string>>;
  /** The address that Pages assigned to the project. */
  pagesUrl: string;
  /** The site's address. */
  url: string;
  /** What the operator still has to do where Cloudflare does not do it, a text each. */
  toDo: string[];
}

/** What is known before the first step. */
export const nothingFound = (): Found => ({
  accountId: "",
  databaseId: UNKNOWN_ID,
  jurisdiction: null,
  irreversible: new Set(),
  secrets: {},
  pagesUrl: "",
  url: "",
  toDo: [],
});

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
