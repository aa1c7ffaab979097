import { DrizzleQueryError } from "drizzle-orm/errors";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { createApp } from "../app.ts";
import { AppError } from "../errors.ts";
import { log } from "../logger.ts";
import { requireCaller } from "../session.ts";
import { signSession } from "../session-token.ts";
import { validate } from "../validate.ts";

const ENV = { AUTH_SECRET: "a secret that only this test knows", ALLOWED_ORIGINS: "" };
const SITE = "https://play.example";

/** Ways in which an error can come to contain a player's text. */
const FAULTS: Readonly<Record<string, (text: string) => never>> = {
  parsing: (text) => JSON.parse(`{${text}`) as never,
  plain: (text) => {
    throw new Error(text);
  },
  quoting: (text) => {
    throw new TypeError(`Cannot use ${text}\n    at ${text} (${text}:1:1)`);
  },
  database: (text) => {
    throw new DrizzleQueryError("insert into worlds values (?)", [text], new Error(`D1_ERROR: near "${text}"`));
  },
  caused: (text) => {
    throw new AppError("unavailable", text, { text }, { cause: new Error(text) });
  },
  named: (text) => {
    throw Object.assign(new Error(text), { name: text, code: text, kind: text });
  },
};

const app = createApp("test")
  .get("/worlds/:id", (c) => c.json({ id: c.req.param("id") }))
  .get("/mine", requireCaller, (c) => c.json({}))
  .post("/stories", validate("json", z.strictObject({ title: z.literal("Rime") })), (c) => c.json({}))
  .post("/faults/:fault", async (c) => FAULTS[c.req.param("fault")]?.(await c.req.text()) ?? c.json({}));

/** Sends a request and returns all log entries that it wrote, as text and parsed. */
async function linesOf(path: string, init: RequestInit = {}): Promise<{ said: string; lines: Line[] }> {
  const said: string[] = [];
  const collect = (line: unknown) => void said.push(String(line));
  const spies = (["info", "warn", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(collect),
  );
  const headers = { Origin: SITE, ...(init.headers as Record<string, string>) };
  await app.request(`${SITE}${path}`, { ...init, headers }, ENV);
  for (const spy of spies) spy.mockRestore();
  return { said: said.join("\n"), lines: said.map((line) => JSON.parse(line) as Line) };
}

interface Line {
  event: string;
  [field: string]: unknown;
}

/** Random player texts. The mark `zqMira` makes sure that the text is not a word that log entries contain anyway. */
const prose = fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => `zqMira ${text} saw the bell`);
const cookie = fc.stringMatching(/^[a-z]{4,20}$/u).map((text) => `zqx${text}`);

afterEach(() => vi.restoreAllMocks());

describe("a request", () => {
  it("leaves one line: its ids, the route's pattern, the status and what its parts took", async () => {
    const campaignId = crypto.randomUUID();
    const exp = Math.floor(Date.now() / 1000) + 60;
    const claims = { sub: "mira-1", sid: "s", name: "Mira", email: "mira@example.org", exp };
    const token = await signSession(claims, ENV.AUTH_SECRET);
    const headers = { Cookie: `__Host-lorehearth.session=${token}`, "cf-ray": "8f2c1d3e4a5b6c7d-FRA" };
    const { said, lines } = await linesOf(`/mine?campaignId=${campaignId}`, { headers });
    expect(lines).toEqual([
      {
        level: "info",
        event: "request",
        service: "test",
        requestId: "8f2c1d3e4a5b6c7d-FRA",
        method: "GET",
        route: "/mine",
        userId: "mira-1",
        campaignId,
        status: 200,
        stages: { session: expect.any(Number) as number, total: expect.any(Number) as number },
      },
    ]);
    for (const secret of [token, "mira@example.org", "Mira"]) expect(said).not.toContain(secret);
  });

  it("that failed says with which code; one for nobody has no route", async () => {
    expect((await linesOf("/mine")).lines).toMatchObject([{ status: 401, code: "not_authenticated", route: "/mine" }]);
    expect((await linesOf("/nowhere")).lines).toMatchObject([{ status: 404, route: "none" }]);
    const { lines } = await linesOf("/faults/plain", { method: "POST", body: "x" });
    expect(lines.map(({ event, status, code }) => [event, status, code])).toEqual([
      ["request.failed", undefined, undefined],
      ["request", 500, "internal"],
    ]);
    expect(String(lines[0]?.["stack"])).toMatch(/^ {4}at .*request-line\.test\.ts/u);
  });

  it("says on its answer what its parts took", async () => {
    const answer = await app.request(`${SITE}/worlds/1`, {}, ENV);
    expect(answer.headers.get("Server-Timing")).toMatch(/^total;dur=[\d.]+$/u);
  });
});

describe("no text of a player, no address and no cookie", () => {
  it.each(Object.keys(FAULTS))("comes into a line by a fault that is %s", async (fault) => {
    await fc.assert(
      fc.asyncProperty(prose, async (text) => {
        const { said, lines } = await linesOf(`/faults/${fault}`, { method: "POST", body: text });
        expect(lines).not.toHaveLength(0);
        expect(said).not.toContain("zqMira");
      }),
      { numRuns: 40 },
    );
  });

  it("comes into a line by path, query, header or body", async () => {
    await fc.assert(
      fc.asyncProperty(prose, cookie, async (text, word) => {
        const inUrl = encodeURIComponent(text.toWellFormed());
        const headers = { Cookie: `lorehearth.session=${word}`, "cf-ray": word, "User-Agent": word };
        const body = JSON.stringify({ title: text });
        const json = { method: "POST", body, headers: { ...headers, "Content-Type": "application/json" } };
        const asked = [
          await linesOf(`/worlds/${inUrl}?campaignId=${inUrl}&q=${inUrl}`, { headers }),
          await linesOf(`/${inUrl}`, { headers }),
          await linesOf(`/stories?campaignId=${word}`, json),
          await linesOf("/stories", { ...json, body: text }),
        ];
        for (const { said, lines } of asked) {
          expect(lines).toHaveLength(1);
          expect(said).not.toMatch(/zqMira|zqx/u);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("comes into a line that somebody gives a sentence to", () => {
    const said = vi.spyOn(console, "info").mockImplementation(() => {});
    fc.assert(
      fc.property(prose, (text) => {
        said.mockClear();
        log("info", "test", { about: text, list: [{ name: text }], model: "@cf/meta/llama-4", turns: 3 });
        const line = String(said.mock.calls[0]?.[0]);
        expect(line).not.toContain("zqMira");
        expect(JSON.parse(line)).toMatchObject({ model: "@cf/meta/llama-4", turns: 3, about: "(withheld)" });
      }),
    );
  });
});

describe("a fault of the platform", () => {
  it.each([
    ["D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT", "UNIQUE constraint failed: users.email"],
    ["internal error; reference = abcdef0123456789", "internal error; reference = abcdef0123456789"],
    ["Network connection lost.", "Network connection lost"],
  ])("keeps the words an operator needs: %s", async (message, kept) => {
    const { lines } = await linesOf("/faults/plain", { method: "POST", body: message });
    expect(lines[0]?.["error"]).toBe(`Error: ${kept}`);
  });
});
