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
  const { hosts, tls, behindProxy } = JSON.parse(setting) as AtHome;
  const url = new URL(request.url);
  if (!hosts.includes(url.hostname) && !NUMBERS.test(url.hostname)) return strangerName(request, url.hostname);
  const headers = new Headers(request.headers);
  headers.set("CF-Connecting-IP", (behindProxy && lastOf(headers.get("X-Forwarded-For"))) || LOOPBACK);
  if (tls || (behindProxy && lastOf(headers.get("X-Forwarded-Proto")) === "https")) {
    // Wrangler's server passes every request on by http, and has changed the site's own Origin accordingly.
    if (headers.get("Origin") === url.origin) headers.set("Origin", `https://${url.host}`);
    url.protocol = "https:";
  }
  // Wrangler invents a place for every caller.
  return new Request(new Request(url, request), { headers, cf: {} });
}

/**
 * The answer with a redirect to the site itself as a path. Wrangler's server would change the site's address in it to http if it received
 * the request by http.
 */
export function toHome(answer: Response, asked: URL, setting: string | undefined): Response {
  const location = answer.headers.get("Location");
  if (!setting || !location?.startsWith(`${asked.origin}/`)) return answer;
  const headers = new Headers(answer.headers);
  headers.set("Location", location.slice(asked.origin.length));
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** The last entry of a list. The proxy added it; the entries before it may be the caller's invention. */
const lastOf = (list: string | null): string => list?.split(",").at(-1)?.trim() ?? "";

function strangerName(request: Request, hostname: string): Response {
  const requestId = requestIdOf(request);
  const error = `This Lorehearth does not answer to the name ${hostname}. Its operator can set SITE_URL to its address.`;
  const body: ErrorBody = { error, code: "origin_not_allowed", requestId };
  return Response.json(body, { status: 403, headers: { "Cache-Control": "no-store", "X-Request-Id": requestId } });
}
