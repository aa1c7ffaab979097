import { accessSync, constants } from "node:fs";
import { resolve } from "node:path";

import type { AtHome } from "#contracts/at-home";
import { Failure } from "../shared/failure.ts";
import { ROOT } from "../shared/paths.ts";

const LOOPBACK = new Set(["127.0.0.1", "localhost", "::1"]);

/** The address on which the stack listens. Only this machine can reach the default. */
export const hostOf = (env: NodeJS.ProcessEnv): string => env["HOST"] || "127.0.0.1";

/**
 * Reads HOST, TRUSTED_PROXY, SITE_URL and ALLOWED_ORIGINS. A proxy is trusted only if nobody else can reach the stack, because its
 * headers could be forged otherwise.
 */
export function atHomeOf(env: NodeJS.ProcessEnv): AtHome {
  const proxy = env["TRUSTED_PROXY"] || "off";
  if (proxy !== "on" && proxy !== "off") throw new Failure(`TRUSTED_PROXY must be on or off and is "${proxy}".`);
  const host = hostOf(env);
  const behindProxy = proxy === "on";
  if (behindProxy && !LOOPBACK.has(host)) {
    throw new Failure(
      `TRUSTED_PROXY is on and HOST is "${host}": anybody who can reach that address could forge the proxy's headers. Leave HOST out.`,
    );
  }
  if (behindProxy && !URL.canParse(env["SITE_URL"] ?? "")) {
    throw new Failure(
      "TRUSTED_PROXY is on and SITE_URL is missing: set it to the address that the proxy serves, such as https://lore.example.",
    );
  }
  const sites = [env["SITE_URL"] ?? "", ...(env["ALLOWED_ORIGINS"] ?? "").split(",").map((origin) => origin.trim())];
  const named = sites.filter((site) => URL.canParse(site)).map((site) => new URL(site).hostname);
  return { hosts: [...new Set(["localhost", ...named])], tls: certificateOf(env) !== null, behindProxy };
}

/** The files with which the stack itself answers by https. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Reads TLS_CERT and TLS_KEY. Null without them. Their files begin at the repository's root. */
export function certificateOf(env: NodeJS.ProcessEnv): Certificate | null {
  const { TLS_CERT = "", TLS_KEY = "" } = env;
  if (TLS_CERT === "" && TLS_KEY === "") return null;
  if (TLS_CERT === "" || TLS_KEY === "")
    throw new Failure("TLS_CERT and TLS_KEY belong together: set both, or neither.");
  return { cert: readable("TLS_CERT", TLS_CERT), key: readable("TLS_KEY", TLS_KEY) };
}

function readable(setting: string, file: string): string {
  const path = resolve(ROOT, file);
  try {
    accessSync(path, constants.R_OK);
    return path;
  } catch {
    throw new Failure(`${setting} is "${file}", and there is no such file that can be read.`);
  }
}

/** The stack's own address on this machine. */
export const localSite = (env: NodeJS.ProcessEnv, port: number, name = "localhost"): string =>
  `${certificateOf(env) ? "https" : "http"}://${name}:${port}`;

/** Whether anybody but this machine's own users can reach the stack. */
const othersReach = (env: NodeJS.ProcessEnv): boolean => !LOOPBACK.has(hostOf(env)) || env["TRUSTED_PROXY"] === "on";

/**
 * Settings that depend on who can reach the stack. On a machine of their own, players may use every model server that the machine reaches.
 * Others may not: they could read what only this machine's network should. Behind a proxy the callers' addresses are known, so they can
 * be limited as in production.
 */
export const settingsForCallers = (env: NodeJS.ProcessEnv): Readonly<Record<string, string>> => ({
  GM_OWN_MODELS: othersReach(env) ? "keys" : "any",
  GM_LOCAL_ADDRESSES: othersReach(env) ? "off" : "on",
  ...(env["TRUSTED_PROXY"] === "on" ? { RATE_LIMITS: "on" } : {}),
});

/** What to print if other machines can reach the stack without https. Null if they cannot. */
export function plainHttpWarning(env: NodeJS.ProcessEnv): string | null {
  return LOOPBACK.has(hostOf(env)) || certificateOf(env)
    ? null
    : "Other machines reach this stack without https: anybody on the network can read along, and browsers check no dice, copy no text and read nothing without a network. Better: https (docs/at-home.md).";
}
