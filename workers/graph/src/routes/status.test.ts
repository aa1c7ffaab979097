import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";

import { ErrorBody } from "#contracts/errors";
import { GraphStatusAnswer } from "#contracts/http/graph";
import { sessionCookieName, signSession } from "#worker-kit/session";
import { FakeServices } from "../../test/fake-services.ts";
import { turnId } from "../../test/turns.ts";
import { createGraphApp } from "../app.ts";

async function ask(path: string, userId: string | null, sid = "sid"): Promise<Response> {
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  const Cookie = userId
    ? `${sessionCookieName(false)}=${await signSession({ sub: userId, sid, exp }, env.AUTH_SECRET)}`
    : "";
  return exports.default.fetch(new Request(`http://localhost${path}`, { headers: { Cookie } }));
}

async function refusal(response: Response): Promise<{ status: number; code: string }> {
  return { status: response.status, code: ErrorBody.parse(await response.json()).code };
}

describe("GET /api/graph/status", () => {
  it("tells what is digested, what waits and what was given up", async () => {
    const response = await ask("/api/graph/status?campaignId=ada-1", "ada");

    expect(GraphStatusAnswer.parse(await response.json())).toEqual({
      pending: 2,
      lastDigestedTurnId: turnId(3),
      deadLetters: [{ turnId: turnId(2), error: "unreadable" }],
      rebuilding: false,
      parked: [{ kind: "activity", attempts: 12, error: "D1 is down" }],
    });
  });

  it("is for the campaign's own player only", async () => {
    const path = "/api/graph/status?campaignId=ada-1";

    expect(await refusal(await ask(path, null))).toEqual({ status: 401, code: "not_authenticated" });
    expect(await refusal(await ask(path, "ada", "revoked"))).toEqual({ status: 401, code: "not_authenticated" });
    expect(await refusal(await ask(path, "bob"))).toEqual({ status: 404, code: "not_found" });
    expect(await refusal(await ask(`${path}&userId=bob`, "ada"))).toEqual({ status: 403, code: "user_mismatch" });
    expect(await refusal(await ask("/api/graph/status", "ada"))).toEqual({ status: 400, code: "invalid_input" });
  });
});

describe("GET /api/graph/health", () => {
  it("answers for itself", async () => {
    const response = await ask("/api/graph/health", null);

    expect(await response.json()).toMatchObject({ status: "healthy", service: "graph", checks: { memory: "ok" } });
  });

  it("says that memory does not answer, without which nothing can be stored", async () => {
    const services = new FakeServices();
    services.outages = 1;
    const response = await createGraphApp(() => services).request("/api/graph/health", {}, env);

    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: "unhealthy", checks: { secret: "ok", memory: "failed" } });
  });
});
