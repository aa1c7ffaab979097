import { describe, expect, it } from "vitest";

import { ANSWER_FOR } from "#contracts/http/answer-owner-header";
import { STORED_AT } from "../shared/offline/worker-messages.ts";
import { fakeCaches } from "./caches.fake.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { placeOf } from "./answer-cache-rules.ts";

const NOW = new Date("2026-09-15T20:00:00.000Z");
const user = (uid: string) => ({ uid, displayName: uid, email: `${uid}@example.org` });
const session = (uid: string, expires = "2026-10-01T00:00:00.000Z") => Response.json({ user: user(uid), expires });
const answerFor = (uid: string, body: unknown) => Response.json(body, { headers: { [ANSWER_FOR]: uid } });

/** A browser whose network gives the answers that the test sets. */
function browser() {
  const { caches, stored } = fakeCaches();
  const network = { answer: (): Response | Promise<Response> => Promise.reject(new TypeError("Failed to fetch")) };
  const answerCache = createAnswerCache({ caches, fetch: async () => network.answer(), now: () => NOW });
  async function read(path: string): Promise<Response> {
    const request = new Request(`https://site.example${path}`);
    const place = placeOf(request.url);
    if (!place) throw new Error(`${path} is not for the answerCache`);
    const { answer, stored } = answerCache.answer(request, place);
    const [response] = await Promise.all([answer, stored.catch(() => undefined)]);
    return response;
  }
  return {
    answerCache,
    stored,
    read,
    online: (answer: () => Response | Promise<Response>) => (network.answer = answer),
    offline: () => (network.answer = () => Promise.reject(new TypeError("Failed to fetch"))),
  };
}

const MESSAGES = "/api/chat/messages?campaignId=c1&limit=50";

describe("What was read last", () => {
  it("is shown without a network, with the time it was stored", async () => {
    const { read, online, offline } = browser();
    online(() => answerFor("ada", { messages: ["The bell rings."] }));
    expect((await read(MESSAGES)).headers.has(STORED_AT)).toBe(false);
    offline();
    const again = await read("/api/chat/messages?campaignId=c1&limit=200");
    expect(await again.json()).toEqual({ messages: ["The bell rings."] });
    expect(again.headers.get(STORED_AT)).toBe(NOW.toISOString());
  });

  it("is not used when the server answers, even with a refusal", async () => {
    const { read, online } = browser();
    online(() => answerFor("ada", { world: "Saltmarrow" }));
    await read("/api/worlds/w1");
    online(() => Response.json({ error: "World not found" }, { status: 404, headers: { [ANSWER_FOR]: "ada" } }));
    expect((await read("/api/worlds/w1")).status).toBe(404);
    online(() => Response.json({ error: "down" }, { status: 503 }));
    expect((await read("/api/worlds/w1")).status).toBe(503);
  });

  it("fails like the network when nothing is stored", async () => {
    await expect(browser().read(MESSAGES)).rejects.toThrow("Failed to fetch");
  });

  it("holds at most a dozen campaigns and drops the one not read for longest", async () => {
    const { read, online, stored } = browser();
    online(() => answerFor("ada", { messages: [] }));
    for (let n = 1; n <= 12; n += 1) await read(`/api/chat/messages?campaignId=c${n}`);
    await read("/api/chat/messages?campaignId=c1");
    await read("/api/chat/messages?campaignId=c13");
    const campaigns = stored()["lorehearth-reading:ada"]?.map((path) => path.split("=").at(-1));
    expect(campaigns).toEqual(["c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11", "c12", "c1", "c13"]);
  });

  it("is stored only when the server names its player", async () => {
    const { read, online, stored } = browser();
    online(() => Response.json({ worlds: [] }));
    await read("/api/worlds");
    expect(stored()).toEqual({});
  });
});

describe("Whose it is", () => {
  it("belongs to one player: the first answer for another player removes it", async () => {
    const { read, online, offline, stored } = browser();
    online(() => answerFor("ada", { messages: ["Ada's secret"] }));
    await read(MESSAGES);
    online(() => session("bert"));
    await read("/api/auth/session");
    expect(stored()).toEqual({ "lorehearth-reading:bert": ["/api/auth/session"] });
    offline();
    await expect(read(MESSAGES)).rejects.toThrow("Failed to fetch");
  });

  it.each<[string, () => Response]>([
    ["nobody is signed in", () => Response.json(null)],
    ["the session has ended", () => Response.json({ error: "User not authenticated" }, { status: 401 })],
  ])("is nobody's where %s", async (_, ended) => {
    const { read, online, stored } = browser();
    online(() => answerFor("ada", { messages: [] }));
    await read(MESSAGES);
    online(ended);
    await read("/api/auth/session");
    expect(stored()).toEqual({});
  });

  it("does not store an answer that was requested before it was emptied", async () => {
    const { answerCache, read, online, stored } = browser();
    let arrive = (_: Response): void => undefined;
    online(() => new Promise<Response>((resolve) => (arrive = resolve)));
    const late = read(MESSAGES);
    await answerCache.empty();
    arrive(answerFor("ada", { messages: [] }));
    expect((await late).status).toBe(200);
    expect(stored()).toEqual({});
  });

  it("is not said of a session that has run out", async () => {
    const { read, online, offline } = browser();
    online(() => session("ada", "2026-09-15T19:59:59.000Z"));
    await read("/api/auth/session");
    offline();
    await expect(read("/api/auth/session")).rejects.toThrow("Failed to fetch");
  });
});
