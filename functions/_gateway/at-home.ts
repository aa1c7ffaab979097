import type { AtHome } from "#contracts/at-home";
import type { ErrorBody } from "#contracts/errors";
import { requestIdOf } from "#worker-kit/logging";

const LOOPBACK = "127.0.0.1";
const NUMBERS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/iu;

/**
 * Checks a request that reaches the gateway on a machine of one's own, where Cloudflare does not stand before it. Returns the request as
 * Cloudflare would pass it on: CF-Connecting-IP is the caller's address, and the URL begins with https if the caller used it. A request
 * for a name that is not the site's is refused, because a foreign web page can make its own name lead to this machine (DNS rebinding).
 */
export function fromHome(request: Request, setting: string | undefined): Request | Response {
  if (!setting) return request;
  const { hosts, behindProxy } = JSON.parse(setting) as AtHome;
  const url = new URL(request.url);
  if (!hosts.includes(url.hostname) && !NUMBERS.test(url.hostname)) return strangerName(request, url.hostname);
  const headers = new Headers(request.headers);
  headers.set("CF-Connecting-IP", (behindProxy && lastOf(headers.get("X-Forwarded-For"))) || LOOPBACK);
  if (behindProxy && lastOf(headers.get("X-Forwarded-Proto")) === "https") url.protocol = "https:";
  return new Request(new Request(url, request), { headers });
}

/** The last entry of a list. The proxy added it; the entries before it may be the caller's invention. */
const lastOf = (list: string | null): string => list?.split(",").at(-1)?.trim() ?? "";

function strangerName(request: Request, hostname: string): Response {
  const requestId = requestIdOf(request);
  const error = `This Lorehearth does not answer to the name ${hostname}. Whoever runs it can set SITE_URL to its address.`;
  const body: ErrorBody = { error, code: "origin_not_allowed", requestId };
  return Response.json(body, { status: 403, headers: { "Cache-Control": "no-store", "X-Request-Id": requestId } });
}
