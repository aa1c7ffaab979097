import { Failure } from "../../tools/shared/failure.ts";
import type { Deploying } from "./step.ts";
import { jsonOf } from "./wrangler.ts";

/** Sends a request to an address. Tests replace it. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** How to reach Cloudflare's API for what wrangler has no command for. */
export interface ProviderApi {
  readonly fetch: Fetch;
  /** CLOUDFLARE_API_BASE_URL, or the API's own address. */
  readonly baseUrl: string;
}

/** What `wrangler auth token --json` prints. */
type Login =
  | { readonly type: "api_token" | "oauth"; readonly token: string }
  | { readonly type: "api_key"; readonly key: string; readonly email: string };

/**
 * Sends a request below the account to Cloudflare's API, with wrangler's own login. Resolves with the `result` of the answer.
 * @throws Failure with the errors of the answer. It never has the token.
 */
export async function askProvider<Result>(
  { fetch, baseUrl }: ProviderApi,
  { wrangler, found }: Deploying,
  method: "GET" | "POST",
  path: string,
  body?: object,
): Promise<Result> {
  const login = await jsonOf<Login>(wrangler, ["auth", "token", "--json"]);
  const headers: Record<string, string> =
    login.type === "api_key"
      ? { "X-Auth-Key": login.key, "X-Auth-Email": login.email }
      : { Authorization: `Bearer ${login.token}` };
  const answer = await fetch(`${baseUrl}/accounts/${found.accountId}${path}`, {
    method,
    headers: { ...headers, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { success, result, errors } = (await answer.json().catch(() => ({}))) as {
    success?: boolean;
    result?: Result;
    errors?: readonly { code: number; message: string }[];
  };
  if (success && result !== undefined) return result;
  const reasons = (errors ?? []).map(({ code, message }) => `${message} [code: ${code}]`);
  throw new Failure(`${method} ${path} was answered ${answer.status}: ${reasons.join("; ") || "no reason given"}`);
}
