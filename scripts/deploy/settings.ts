import { parseEnv } from "node:util";

import { Failure } from "../../tools/shared/failure.ts";
import { requireSense } from "./sense.ts";
import { type Place, placeOf } from "./place.ts";

/**
 * The default settings of production. Unlike a development stack, production uses models and vectors. The environment can override each
 * setting.
 */
const PRODUCTION: Readonly<Record<string, string>> = {
  GM_PROVIDER: "workers-ai",
  GM_DAILY_TOKENS: "1200000",
  GM_SITE_DAILY_TOKENS: "20000000",
  RATE_LIMITS: "on",
  EMBEDDING_MODEL: "@cf/qwen/qwen3-embedding-0.6b",
};
/**
 * The default models, of two makers, so that both are seldom retired or overloaded at once. Both call tools. Their windows are larger than
 * the one that is used: 262,144 and 131,072 tokens. These settings apply only while GM_PROVIDER and GM_MODELS
 * are not set.
 */
const WORKERS_AI: Readonly<Record<string, string>> = {
  GM_MODELS: "@cf/google/gemma-4-26b-a4b-it,@cf/zai-org/glm-4.7-flash",
  // Room for 60 turns with nothing left out (docs/operations.md, "Cost").
  GM_CONTEXT_TOKENS: "32768",
};
/** The length to which the default model's vectors of 1,024 dimensions are cut. Vectorize bills by dimension. */
const VECTOR_DIMENSIONS = "128";

/** Variables that are secrets in production. They are never written to an uploaded file and never printed. */
export const SECRET_VARS: readonly string[] = [
  "OPENAI_API_KEY",
  "EMBEDDING_API_KEY",
  "GOOGLE_CLIENT_SECRET",
  "AUTH_SECRET_OLD",
  "OPERATOR_TOKEN",
];

/** The secret that signs the sessions. It is the same in all four workers and is generated at the first deployment. */
export const AUTH_SECRET = "AUTH_SECRET";

export interface DeploySettings {
  /** The variables that have another value in production, by name. All others have the repository's value. */
  readonly vars: Readonly<Record<string, string>>;
  /** The secrets that the operator set in the environment. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The site's own address; null to use the address that Pages assigns. */
  readonly siteUrl: string | null;
  /** The number of dimensions of the vectors; null if vectors are not used. */
  readonly dimensions: number | null;
  readonly place: Place;
}

/**
 * Reads the settings of a deployment from the environment.
 * @param given the environment; its DEPLOY_SETTINGS may contain several variables at once, as lines of NAME=value
 * @param known the names of all variables that the workers' configurations have
 */
export function deploySettings(given: NodeJS.ProcessEnv, known: readonly string[]): DeploySettings {
  const env = withoutEmpty({ ...given, ...parseEnv(given["DEPLOY_SETTINGS"] ?? "") });
  const named = known.filter((name) => !SECRET_VARS.includes(name));
  const isUsual = (env["GM_PROVIDER"] ?? PRODUCTION["GM_PROVIDER"]) === PRODUCTION["GM_PROVIDER"];
  const models = isUsual && env["GM_MODELS"] === undefined ? WORKERS_AI : {};
  const wanted: NodeJS.ProcessEnv = { ...PRODUCTION, ...models, ...env };
  if (wanted["EMBEDDING_MODEL"] === PRODUCTION["EMBEDDING_MODEL"]) wanted["EMBEDDING_DIMENSIONS"] ??= VECTOR_DIMENSIONS;
  const vars = Object.fromEntries(
    named.flatMap((name) => {
      const value = wanted[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  if (vars["GM_PROVIDER"] !== "oracle" && !vars["GM_MODELS"]) {
    throw new Failure(`GM_PROVIDER is "${vars["GM_PROVIDER"]}", so GM_MODELS has to name its models.`);
  }
  requireSense(vars);
  const secrets = Object.fromEntries(SECRET_VARS.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  return { vars, secrets, siteUrl: siteUrl(env["SITE_URL"]), dimensions: dimensionsOf(vars), place: placeOf(env) };
}

/** The setting for which an empty value says something: no vectors. */
const MAY_BE_EMPTY = "EMBEDDING_MODEL";

/**
 * Every other empty value counts as not set. A pipeline sets empty values easily, and `GM_DAILY_TOKENS=` must not mean that nothing is
 * limited.
 */
const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name, value]) => name === MAY_BE_EMPTY || value?.trim() !== ""));

function dimensionsOf(vars: Readonly<Record<string, string>>): number | null {
  if ((vars["EMBEDDING_MODEL"] ?? "") === "") return null;
  const dimensions = Number(vars["EMBEDDING_DIMENSIONS"]);
  if (Number.isInteger(dimensions) && dimensions >= 1 && dimensions <= 1_536) return dimensions;
  throw new Failure("EMBEDDING_DIMENSIONS must be the length of EMBEDDING_MODEL's vectors, from 1 to 1536.");
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

function siteUrl(address: string | undefined): string | null {
  if (!address) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  // An http address on loopback is allowed for tests against a fake provider.
  const allowed = url?.protocol === "https:" || (url?.protocol === "http:" && LOOPBACK.has(url.hostname));
  if (!url || !allowed) throw new Failure(`SITE_URL must be the site's https address and is "${address}".`);
  return url.origin;
}
