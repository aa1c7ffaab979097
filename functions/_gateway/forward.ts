import { ERROR_STATUS, type ErrorBody } from "#contracts/errors";
import type { GatewayEnv } from "./env.ts";
import { withoutIdentityHeaders } from "./identity-headers.ts";
import { serviceFor } from "./route.ts";
import { withSecurityHeaders } from "./security-headers.ts";

/**
 * Hands a request to the service its path belongs to. A service that cannot be reached is a 503 in the contract's shape; so is
 * one that broke before its own error handler, which the runtime may tell as a throw or as a 5xx page of its own.
 */
export async function forward(request: Request, env: GatewayEnv): Promise<Response> {
  const url = new URL(request.url);
  const service = serviceFor(url.pathname);
  const answer = await reach(env[service], withoutIdentityHeaders(request)).catch((cause: unknown) => {
    const requestId = request.headers.get("cf-ray") ?? crypto.randomUUID();
    console.error(JSON.stringify({ event: "gateway.unreachable", service, requestId, cause: String(cause) }));
    return unavailable(requestId);
  });
  return withSecurityHeaders(answer, url.protocol === "https:");
}

async function reach(service: Fetcher, request: Request): Promise<Response> {
  const answer = await service.fetch(request);
  const ours = answer.status < 500 || answer.headers.get("Content-Type")?.startsWith("application/json");
  if (!ours) throw new Error(`status ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  return answer;
}

function unavailable(requestId: string): Response {
  const body: ErrorBody = {
    error: "This part of Lorehearth does not answer right now. Please try again.",
    code: "unavailable",
    requestId,
  };
  return Response.json(body, {
    status: ERROR_STATUS.unavailable,
    headers: { "Cache-Control": "no-store", "Retry-After": "2", "X-Request-Id": requestId },
  });
}
