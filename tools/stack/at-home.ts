import type { AtHome } from "#contracts/at-home";
import { Failure } from "../shared/failure.ts";

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
  return { hosts: [...new Set(["localhost", ...named])], behindProxy };
}

/** Whether only this machine reaches the stack, so that its players own the machine. */
const isAlone = (env: NodeJS.ProcessEnv): boolean => LOOPBACK.has(hostOf(env)) && env["TRUSTED_PROXY"] !== "on";

/** Whether players may connect models of their own, and models of this machine and its network. */
export interface OwnModelSettings {
  readonly GM_OWN_MODELS: string;
  readonly GM_LOCAL_ADDRESSES: string;
}

/**
 * The settings for players' own models. On a network nothing is allowed unless it is said: any player could have this machine send
 * requests to other machines of the network.
 */
export function ownModelSettings(env: NodeJS.ProcessEnv): OwnModelSettings {
  const alone = isAlone(env);
  return {
    GM_OWN_MODELS: env["GM_OWN_MODELS"] || (alone ? "any" : "off"),
    GM_LOCAL_ADDRESSES: env["GM_LOCAL_ADDRESSES"] || (alone ? "on" : "off"),
  };
}

/** What to print if other machines can reach the stack without https. Null if they cannot. */
export function plainHttpWarning(env: NodeJS.ProcessEnv): string | null {
  return LOOPBACK.has(hostOf(env))
    ? null
    : "Other machines reach this stack without https: whoever is on the network can read along, and browsers then check no dice, import no campaign and read nothing without a network. Better: a proxy with https (docs/at-home.md).";
}
