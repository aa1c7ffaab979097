import { ERROR_STATUS, MESSAGES, type ErrorBody } from "#contracts/errors";
import { describe, log, requestIdOf } from "#worker-kit/logging";
import { fromHome, toHome } from "./at-home.ts";
import type { GatewayEnv } from "./env.ts";
import { withoutIdentityHeaders } from "./identity-headers.ts";
import { currentAddress } from "./current-address.ts";
import { serviceFor } from "./route.ts";
import { withSecurityHeaders } from "./security-headers.ts";

/**
 * Forwards a request to the service that its path belongs to. If the service cannot be reached, the response is a 503 in the error shape
 * of the contract. The response is also a 503 if the service failed outside its error handler; the runtime reports that as an exception
 * or as its own 5xx page.
 */
export async function forward(received: Request, env: GatewayEnv): Promise<Response> {
  const request = fromHome(received, env.AT_HOME);
  if (request instanceof Response) return withSecurityHeaders(request, false);
  const requested = new URL(request.url);
  const url = currentAddress(requested);
  const service = serviceFor(url.pathname);
  const present = url === requested ? request : new Request(url, request);
  const answer = await reach(env[service], withoutIdentityHeaders(present)).catch((cause: unknown) => {
    const requestId = requestIdOf(request);
    log("error", "gateway.unreachable", { service, requestId, ...describe(cause) });
    return unavailable(requestId);
  });
  return withSecurityHeaders(toHome(answer, url, env.AT_HOME), url.protocol === "https:");
}

async function reach(service: Fetcher, request: Request): Promise<Response> {
  const answer = await service.fetch(request);
  const ours = answer.status < 500 || answer.headers.get("Content-Type")?.startsWith("application/json");
  if (ours) return answer;
  await answer.body?.cancel();
  throw new Error(`status ${answer.status}`);
}

function unavailable(requestId: string): Response {
  const body: ErrorBody = {
    error: MESSAGES.unavailable,
    code: "unavailable",
    requestId,
  };
  return Response.json(body, {
    status: ERROR_STATUS.unavailable,
    headers: { "Cache-Control": "no-store", "Retry-After": "2", "X-Request-Id": requestId },
  });
}
