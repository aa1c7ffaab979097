import { ACCOUNT_ID, PROVIDER_IDS, type ProviderId, providerOf } from "./providers.ts";

/**
 * What a site allows its players: no models of their own, own keys for the known companies, or any address
 * (`GM_OWN_MODELS`).
 */
export const OWN_MODELS = ["off", "keys", "any"] as const;
export type OwnModels = (typeof OWN_MODELS)[number];

/** What a site allows for the address of a player's own model. */
export interface AddressRules {
  readonly ownModels: OwnModels;
  /** True if the site runs on the player's own machine, so that addresses of this machine and its network may be used. */
  readonly local: boolean;
}

/** Ends of a path that people copy along with an address. */
const COPIED = /\/(?:chat\/completions|completions|models|api\/tags)?\/*$/u;
const LOCAL_HOST = /^(?:localhost|[\w-]+|.+\.(?:local|lan|home)|\d+\.\d+\.\d+\.\d+|\[.*\])(?::\d+)?(?:\/|$)/iu;

/**
 * The address as it is stored: with a scheme, up to and including `/v1`, without a slash at the end. Accepts a bare host, an address with
 * or without `/v1`, and the full address of the chat completions. Null if the text is no address.
 */
export function cleanAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//iu.test(trimmed)
    ? trimmed
    : `${LOCAL_HOST.test(trimmed) ? "http" : "https"}://${trimmed}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  if (url.username !== "" || url.password !== "") return null;
  const path = url.pathname.replace(COPIED, "").replace(/\/+$/u, "");
  return `${url.origin}${path === "" ? "/v1" : path}`;
}

/** Ends of host names that never belong to a server on the public internet (RFC 6761, RFC 6762, RFC 8375, RFC 9476 and common usage). */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|lan|home|internal|intranet|corp|private|home\.arpa|arpa|test|example|invalid|onion|alt)$/u;

/** Why an address may not be used. The web app has a sentence for each. */
export type AddressFault = "not_an_address" | "not_allowed" | "unknown_provider" | "needs_https" | "not_public";

/**
 * Checks a clean address against the site's rules. On a hosted site it must be https with a public host name and the default port, so that
 * no request of a player reaches a machine in the site's own network. With `keys` it must be the address of a known company.
 */
export function addressFault(address: string, provider: ProviderId, rules: AddressRules): AddressFault | null {
  if (rules.ownModels === "off") return "not_allowed";
  if (!URL.canParse(address) || cleanAddress(address) !== address) return "not_an_address";
  if (rules.ownModels === "keys" && !isOfCompany(address, provider)) return "unknown_provider";
  if (rules.local) return null;
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== "https:") return "needs_https";
  // The URL parser has written every form of an IPv4 address with four numbers.
  const isLiteral = hostname.startsWith("[") || /^[\d.]+$/u.test(hostname);
  const host = hostname.replace(/\.$/u, "");
  if (port !== "" || isLiteral || !host.includes(".") || PRIVATE_NAME.test(host)) return "not_public";
  return null;
}

/** Whether this is the address of a company in the list, which Cloudflare's contains the player's account id. */
function isOfCompany(address: string, provider: ProviderId): boolean {
  const known = providerOf(provider);
  if (known.where !== "company") return false;
  if (!known.address.includes(ACCOUNT_ID)) return address === known.address;
  const [before = "", after = ""] = known.address.split(ACCOUNT_ID);
  const id = address.slice(before.length, address.length - after.length);
  return address.startsWith(before) && address.endsWith(after) && /^[\da-f]{32}$/u.test(id);
}

/** The provider that an address belongs to, by its host and port. `custom` if no preset has them. */
export function providerAt(address: string): ProviderId {
  const originOf = (text: string) => (URL.canParse(text) ? new URL(text).origin.replace("localhost", "127.0.0.1") : "");
  const origin = originOf(address);
  return PROVIDER_IDS.find((id) => origin !== "" && originOf(providerOf(id).address) === origin) ?? "custom";
}
