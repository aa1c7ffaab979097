import { parseEnv } from "node:util";

import { Failure } from "../../tools/shared/failure.ts";

/** Production's defaults: models and vectors, which a laptop does without. The environment overrides each. */
const PRODUCTION: Readonly<Record<string, string>> = {
  GM_PROVIDER: "workers-ai",
  GM_DAILY_TOKENS: "400000",
  RATE_LIMITS: "on",
  EMBEDDING_MODEL: "@cf/baai/bge-m3",
};
/** Settings that apply only with those defaults. */
const WORKERS_AI_MODELS = "@cf/meta/llama-3.3-70b-instruct-fp8-fast,@cf/meta/llama-4-scout-17b-16e-instruct";
const BGE_M3_DIMENSIONS = "1024";

/** Vars that are secrets in production: never in an uploaded file, never printed. */
export const SECRET_VARS: readonly string[] = ["OPENAI_API_KEY", "EMBEDDING_API_KEY", "GOOGLE_CLIENT_SECRET"];

/** Signs the sessions; the same in all four workers. Generated at the first deployment. */
export const AUTH_SECRET = "AUTH_SECRET";

export interface DeploySettings {
  /** Production's vars by name. Other vars keep the repository's values. */
  readonly vars: Readonly<Record<string, string>>;
  /** Secrets that the operator gave in the environment. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The site's own address; null for the one that Pages assigns. */
  readonly siteUrl: string | null;
  /** The length of the vectors; null without vectors. */
  readonly dimensions: number | null;
}

/**
 * @param given where DEPLOY_SETTINGS may hold several vars at once, as lines of NAME=value
 * @param known the names of all vars that the workers' configurations have
 */
export function deploySettings(given: NodeJS.ProcessEnv, known: readonly string[]): DeploySettings {
  const env: NodeJS.ProcessEnv = { ...given, ...parseEnv(given["DEPLOY_SETTINGS"] ?? "") };
  const named = known.filter((name) => !SECRET_VARS.includes(name));
  const wanted: NodeJS.ProcessEnv = { ...PRODUCTION, ...env };
  if (wanted["GM_PROVIDER"] === PRODUCTION["GM_PROVIDER"]) wanted["GM_MODELS"] ??= WORKERS_AI_MODELS;
  if (wanted["EMBEDDING_MODEL"] === PRODUCTION["EMBEDDING_MODEL"]) wanted["EMBEDDING_DIMENSIONS"] ??= BGE_M3_DIMENSIONS;
  const vars = Object.fromEntries(
    named.flatMap((name) => {
      const value = wanted[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  if (vars["GM_PROVIDER"] !== "oracle" && !vars["GM_MODELS"]) {
    throw new Failure(`GM_PROVIDER is "${vars["GM_PROVIDER"]}", so GM_MODELS has to name its models.`);
  }
  const secrets = Object.fromEntries(SECRET_VARS.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  return { vars, secrets, siteUrl: siteUrl(env["SITE_URL"]), dimensions: dimensionsOf(vars) };
}

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
  // http on loopback is for tests against a fake provider.
  const allowed = url?.protocol === "https:" || (url?.protocol === "http:" && LOOPBACK.has(url.hostname));
  if (!url || !allowed) throw new Failure(`SITE_URL must be the site's https address and is "${address}".`);
  return url.origin;
}
