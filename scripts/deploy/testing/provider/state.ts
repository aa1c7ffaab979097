import type { DatabaseSync } from "node:sqlite";

/** The id of the only account that the fake token can use. */
export const ACCOUNT_ID = "0123456789abcdef0123456789abcdef";

export interface D1 {
  readonly uuid: string;
  readonly name: string;
  readonly created_at: string;
  readonly jurisdiction: string | null;
  /** The location hint with which it was made. */
  readonly location: string | null;
  readonly sqlite: DatabaseSync;
}

export interface Consumer {
  readonly consumer_id: string;
  readonly script: string;
  readonly body: unknown;
}

export interface Queue {
  readonly queue_id: string;
  readonly queue_name: string;
  readonly consumers: Consumer[];
}

export interface VectorIndex {
  readonly name: string;
  readonly config: { readonly dimensions: number; readonly metric: string };
  readonly metadataIndexes: { readonly propertyName: string; readonly indexType: string }[];
}

/** A binding of an uploaded script. Each type of binding has other fields. */
export interface Binding {
  readonly type: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** The hashes of static files, by their paths. */
export type Files = Readonly<Record<string, string>>;

export interface ScriptVersion {
  readonly id: string;
  readonly number: number;
  readonly created_on: string;
  readonly bindings: readonly Binding[];
  /** The name and the size of each uploaded module. */
  readonly modules: readonly { readonly name: string; readonly size: number }[];
  /** The static assets. */
  readonly files: Files;
  /** Where the script runs; undefined if near the player. */
  readonly placement: unknown;
}

export interface Script {
  readonly name: string;
  readonly tag: string;
  versions: ScriptVersion[];
  deployments: { readonly id: string; readonly created_on: string; readonly versionId: string }[];
  migrationTag: string | null;
  classes: Set<string>;
  schedules: string[];
  workersDev: boolean;
  previews: boolean;
}

export interface PagesProject {
  readonly name: string;
  readonly production_branch: string;
  readonly created_on: string;
  deployments: {
    readonly id: string;
    readonly created_on: string;
    readonly files: Files;
    readonly bundled: boolean;
    readonly environment: "production" | "preview";
    /** The bindings of the gateway. */
    readonly bindings: readonly Binding[];
  }[];
  /** The domains that were added to the project. */
  readonly domains: { readonly name: string; status: string }[];
}

/** A domain whose DNS the account manages, with the domains in it that may send mail. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly sending: string[];
}

/** The state of a fake account. */
export interface ProviderAccount {
  readonly databases: D1[];
  readonly queues: Queue[];
  readonly indexes: VectorIndex[];
  readonly scripts: Map<string, Script>;
  readonly projects: PagesProject[];
  /** The hashes of the static files that are stored. */
  readonly assets: Set<string>;
  /** The files of each upload of a Worker's static assets, by its token. */
  readonly assetSessions: Map<string, Files>;
  readonly zones: Zone[];
}

export const emptyAccount = (): ProviderAccount => ({
  databases: [],
  queues: [],
  indexes: [],
  scripts: new Map(),
  projects: [],
  assets: new Set(),
  assetSessions: new Map(),
  zones: [],
});

/** The version of a script that answers requests; undefined if the script was never deployed. */
export const liveVersion = (script: Script | undefined): ScriptVersion | undefined =>
  script?.versions.find(({ id }) => id === script.deployments.at(-1)?.versionId);

/** The secrets of a script's live version, by name. */
export const secretsOf = (script: Script | undefined): Record<string, unknown> =>
  Object.fromEntries(
    (liveVersion(script)?.bindings ?? [])
      .filter(({ type }) => type === "secret_text")
      .map(({ name, text }) => [name, text]),
  );
