import { Failure } from "../../tools/shared/failure.ts";

/** The jurisdictions that both D1 and Durable Objects have. */
const JURISDICTIONS = ["eu", "us", "fedramp"] as const;
/** D1's location hints. */
const LOCATIONS = ["weur", "eeur", "apac", "oc", "wnam", "enam"] as const;

/** Where data lies and where code runs. */
export interface Place {
  /** The jurisdiction in which the database and the campaigns' objects are; null to leave it as it is, or to have none. */
  readonly jurisdiction: string | null;
  /** Near which place the database is made; null to make it near the operator. */
  readonly location: string | null;
  /** The `placement` of the worker that asks the database; null to run it near the player. */
  readonly placement: Readonly<Record<string, string>> | null;
}

/** Reads DATA_JURISDICTION, DATA_LOCATION and WORKER_PLACEMENT. An empty value counts as not set. */
export function placeOf(env: NodeJS.ProcessEnv): Place {
  const jurisdiction = oneOf(env, "DATA_JURISDICTION", JURISDICTIONS);
  const location = oneOf(env, "DATA_LOCATION", LOCATIONS);
  if (jurisdiction !== null && location !== null) {
    throw new Failure(
      "Set DATA_JURISDICTION or DATA_LOCATION, not both: in a jurisdiction Cloudflare chooses the place.",
    );
  }
  return { jurisdiction, location, placement: placementOf(env["WORKER_PLACEMENT"] ?? "") };
}

function oneOf(env: NodeJS.ProcessEnv, name: string, values: readonly string[]): string | null {
  const value = env[name] ?? "";
  if (value === "") return null;
  if (values.includes(value)) return value;
  throw new Failure(`${name} must be one of ${values.join(", ")}, and is "${value}".`);
}

function placementOf(value: string): Place["placement"] {
  if (value === "") return null;
  if (value === "smart") return { mode: "smart" };
  if (/^(?:aws|gcp|azure):[\w-]+$/u.test(value)) return { region: value };
  throw new Failure(
    `WORKER_PLACEMENT must be "smart" or a cloud's region such as "aws:eu-central-1", and is "${value}".`,
  );
}
