import * as z from "zod/mini";
import { HTTPException } from "hono/http-exception";
import { afterEach, describe, expect, it, vi } from "vitest";

import { ERROR_STATUS, ErrorBody, type ErrorCode } from "#contracts/errors";
import { ANSWER_FOR } from "#contracts/http/answer-owner-header";
import { createApp } from "./app.ts";
import { AppError } from "./errors.ts";
import { requireCaller } from "./session.ts";
import { SESSION_SECONDS, signSession } from "./session-token.ts";
import { validate, validateOptionalJson } from "./validate.ts";

const ENV = { AUTH_SECRET: "a secret that only this test knows", ALLOWED_ORIGINS: "https://dev.example" };
const SITE = "https://play.example";

const Story = z.strictObject({
  title: z.string().check(z.minLength(1, { error: "Title is required" })),
  pages: z.int(),
});

const app = createApp("test")
  .get("/refused/:code", (c) => {
    throw new AppError(c.req.param("code") as ErrorCode, "In plain words", { count: 2 });
  })
  .get("/broken", () => {
    throw new TypeError("the player's text must not leave this place");
  })
  .get("/outage", (c) => {
    throw new Error("Failed query: select …", { cause: new Error(c.req.query("says")) });
  })
  .get("/teapot", () => {
    throw new HTTPException(418, { message: "short and stout" });
  })
  .get("/cached", (c) => c.text("kept", 200, { "Cache-Control": "public, max-age=60" }))
  .get("/cookies", (c) => {
    c.header("Set-Cookie", "a=1", { append: true });
    c.header("Set-Cookie", "b=2", { append: true });
    return c.text("two");
  })
  .get("/ws", () => {
    const { 0: client, 1: server } = new WebSocketPair();
    server.accept();
    return new Response(null, { status: 101, webSocket: client });
  })
  .post("/stories", validate("json", Story), (c) => c.json(c.req.valid("json"), 201))
  .delete("/stories", validateOptionalJson(z.strictObject({ force: z._default(z.boolean(), false) })), (c) =>
    c.json(c.req.valid("json")),
  )
  .get("/mine", requireCaller, (c) => c.json(c.var.caller));

const ask = (path: string, init: RequestInit = {}) =>
  app.request(
    `${SITE}${path}`,
    { ...init, headers: { Origin: SITE, ...(init.headers as Record<string, string>) } },
    ENV,
  );
const post = (body: string, headers: Record<string, string> = {}) =>
  ask("/stories", { method: "POST", body, headers: { "Content-Type": "application/json", ...headers } });
const errorOf = async (response: Response) => z.parse(z.strictObject(ErrorBody.shape), await response.json());

afterEach(() => vi.restoreAllMocks());

describe("a method that a path does not have", () => {
  it("is 405 with the methods that it has, and a path that nobody has is 404", async () => {
    const refused = await ask("/stories", { method: "PUT" });
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "POST, DELETE"]);
    expect(await errorOf(refused)).toMatchObject({
      code: "method_not_allowed",
      error: "Send POST or DELETE to this path",
    });
    expect((await ask("/nowhere", { method: "PUT" })).status).toBe(404);
  });
});

describe("an error answer", () => {
  it.each(Object.entries(ERROR_STATUS))("of code %s has status %i and the contract's shape", async (code, status) => {
    const response = await ask(`/refused/${code}`);
    expect(response.status).toBe(status);
    const body = await errorOf(response);
    expect(body).toEqual({ error: "In plain words", code, requestId: body.requestId, details: { count: 2 } });
    expect(response.headers.get("X-Request-Id")).toBe(body.requestId);
  });

  it("says one fixed sentence of a fault of ours, and logs the rest under the same request id", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await ask("/broken");
    expect(response.status).toBe(500);
    const body = await errorOf(response);
    expect(body.error).toBe("Something went wrong on our side. Please try again.");
    const line: unknown = JSON.parse(String(logged.mock.calls[0]?.[0]));
    expect(line).toMatchObject({
      event: "request.failed",
      service: "test",
      requestId: body.requestId,
      route: "/broken",
    });
  });

  it("keeps the shape for what Hono refuses and for a path that is not there", async () => {
    expect(await errorOf(await ask("/teapot"))).toMatchObject({ code: "invalid_input", error: "short and stout" });
    const nowhere = await ask("/nowhere");
    expect(nowhere.status).toBe(404);
    expect(await errorOf(nowhere)).toMatchObject({ code: "not_found", error: "Not found" });
  });
});

describe("storage beneath us that fails", () => {
  const asked = async (says: string) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await ask(`/outage?says=${encodeURIComponent(says)}`);
    return { status: response.status, again: response.headers.get("Retry-After"), ...(await errorOf(response)) };
  };

  it.each(["D1_ERROR: Network connection lost.", "D1_ERROR: D1 DB is overloaded. Requests queued for too long."])(
    "is said to be away where it is: %s",
    async (says) => {
      const sentence = "This part of Lorehearth does not answer right now. Please try again.";
      expect(await asked(says)).toMatchObject({ status: 503, code: "unavailable", error: sentence, again: "2" });
    },
  );

  it.each(["database or disk is full: SQLITE_FULL", "D1_ERROR: Exceeded maximum DB size"])(
    "is said to be full where it is: %s",
    async (says) => {
      const sentence = "There is no room left to keep this. What is there stays as it is.";
      expect(await asked(says)).toMatchObject({ status: 507, code: "storage_full", error: sentence });
    },
  );

  it("is not blamed for a query of ours that makes no sense", async () => {
    expect(await asked("D1_ERROR: no such table: dragons: SQLITE_ERROR")).toMatchObject({
      status: 500,
      code: "internal",
    });
  });
});

describe("every answer", () => {
  it("is private unless it says otherwise, and carries its request id", async () => {
    const lost = await ask("/nowhere");
    expect(lost.headers.get("Cache-Control")).toBe("no-store");
    expect(lost.headers.get("X-Request-Id")).toBeTruthy();
    expect((await ask("/cached")).headers.get("Cache-Control")).toBe("public, max-age=60");
  });

  it("keeps each of its cookies", async () => {
    expect((await ask("/cookies")).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  it("may be a WebSocket", async () => {
    const response = await ask("/ws", { headers: { Upgrade: "websocket" } });
    expect(response.status).toBe(101);
    expect(response.webSocket).toBeTruthy();
  });
});

describe("a request that changes state", () => {
  it.each([[{ Origin: "https://evil.example" }], [{ Origin: "" }], [{ Origin: "null" }]])(
    "is refused from %j",
    async (headers) => {
      const response = await post('{"title":"Rime","pages":3}', headers);
      expect(response.status).toBe(403);
      expect((await errorOf(response)).code).toBe("origin_not_allowed");
    },
  );

  it("is taken from the site and from an origin that is listed", async () => {
    expect((await post('{"title":"Rime","pages":3}')).status).toBe(201);
    expect((await post('{"title":"Rime","pages":3}', { Origin: "https://dev.example" })).status).toBe(201);
  });

  it("is refused over 256 KB, whether or not it says its length", async () => {
    const big = JSON.stringify({ title: "x".repeat(256 * 1024), pages: 1 });
    expect((await post(big)).status).toBe(413);
    const stream = new Blob([big]).stream();
    const unannounced = await ask("/stories", {
      method: "POST",
      body: stream,
      headers: { "Content-Type": "application/json", "Transfer-Encoding": "chunked" },
    });
    expect(unannounced.status).toBe(413);
    expect((await errorOf(unannounced)).code).toBe("too_large");
  });

  it("is read to its end though it is too large, so that it is answered behind the gateway too", async () => {
    let left = 100;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        left -= 1;
        if (left >= 0) controller.enqueue(new Uint8Array(64 * 1024));
        else controller.close();
      },
    });
    const refused = await ask("/stories", { method: "POST", body, headers: { "Content-Type": "application/json" } });
    expect(refused.status).toBe(413);
    expect(left).toBe(-1);
  });
});

describe("validation", () => {
  it("joins all failing messages in the order of the fields, each saying what it is about", async () => {
    const response = await post('{"title":"","pages":"three"}');
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({
      code: "invalid_input",
      error: "Title is required. pages: Invalid input: expected number, received string",
    });
  });

  it("refuses unknown fields and names them", async () => {
    expect((await errorOf(await post('{"title":"Rime","pages":3,"owner":"me"}'))).error).toContain("owner");
  });

  it.each(["{", "", "nonsense"])("tells a body that is no JSON apart: %j", async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).code).toBe("invalid_json");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", ""])(
    "refuses a body that does not say it is JSON, instead of taking it for an empty one: %j",
    async (type) => {
      const response = await post('{"title":"Rime","pages":3}', { "Content-Type": type });
      expect(response.status).toBe(415);
      expect((await errorOf(response)).code).toBe("unsupported_media_type");
    },
  );

  it("takes JSON of a narrower kind", async () => {
    const type = { "Content-Type": "application/json; charset=utf-8" };
    expect((await post('{"title":"Rime","pages":3}', type)).status).toBe(201);
  });

  it("lets a body be absent where it may, but not be anything", async () => {
    const remove = (body?: string, type = "application/json") =>
      ask("/stories", { method: "DELETE", headers: { "Content-Type": type }, ...(body === undefined ? {} : { body }) });
    expect(await (await remove()).json()).toEqual({ force: false });
    expect(await (await remove('{"force":true}')).json()).toEqual({ force: true });
    for (const body of ["{", "[]", "7", "null", '{"force":"yes"}']) expect((await remove(body)).status).toBe(400);
    // A page of another site may send a text/plain body without the browser's permission. The service must not accept it as JSON just
    // because the body is optional.
    expect((await remove('{"force":true}', "text/plain")).status).toBe(415);
    expect((await remove("", "text/plain")).status).toBe(200);
  });
});

describe("the caller", () => {
  const token = (secret: string) =>
    signSession({ sub: "user", sid: "session", exp: Math.floor(Date.now() / 1000) + SESSION_SECONDS }, secret);

  it("is whom a cookie signed here names", async () => {
    const cookie = `__Host-lorehearth.session=${await token(ENV.AUTH_SECRET)}`;
    expect(await (await ask("/mine", { headers: { Cookie: cookie } })).json()).toEqual({
      userId: "user",
      sid: "session",
    });
  });

  it("is named by the answer, so that a browser keeps it for nobody else", async () => {
    const cookie = `__Host-lorehearth.session=${await token(ENV.AUTH_SECRET)}`;
    expect((await ask("/mine", { headers: { Cookie: cookie } })).headers.get(ANSWER_FOR)).toBe("user");
    expect((await ask("/mine")).headers.has(ANSWER_FOR)).toBe(false);
  });

  it("is nobody without one, with a plain one over https, or with one signed elsewhere", async () => {
    const plain = `lorehearth.session=${await token(ENV.AUTH_SECRET)}`;
    const foreign = `__Host-lorehearth.session=${await token("another secret")}`;
    for (const Cookie of ["", plain, foreign]) {
      const response = await ask("/mine", { headers: { Cookie } });
      expect(response.status).toBe(401);
      expect(await errorOf(response)).toMatchObject({ error: "User not authenticated", code: "not_authenticated" });
    }
  });
});
