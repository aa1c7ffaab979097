import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { EmbeddingRpc, ModelUsage, UsageRpc } from "#contracts/rpc/usage";
import { askEmbedder } from "#worker-kit/ask-embedder";
import { askModels } from "#worker-kit/ask-models";
import { PASSWORD, Player, prepareDatabase } from "../../test/player.ts";
import type { SiteModels } from "../connections/site-models.ts";
import { requestPermit } from "./permits.ts";
import { openDatabase } from "./database.ts";
import { countEmbedding, uncountEmbedding } from "./embedded-tokens.ts";
import { settleUsage, tokensOfSite } from "./usage.ts";

beforeAll(prepareDatabase);

const CHRONICLE = 3_000;
const EMBEDDING = 2_000;
const siteWith = (limits: SiteModels["limits"]): SiteModels => ({
  limits,
  ownModels: true,
  secrets: { AUTH_SECRET: "s" },
});

/** What api offers the other workers, on a site with these limits. */
const apiOf = (site: SiteModels): UsageRpc & EmbeddingRpc => ({
  requestPermit: (permit) => requestPermit(openDatabase(env.DB), permit, site),
  recordUsage: (usage: ModelUsage) => settleUsage(openDatabase(env.DB), usage),
  countEmbedding: (texts) => countEmbedding(openDatabase(env.DB), texts, site),
  uncountEmbedding: (texts, day) => uncountEmbedding(openDatabase(env.DB), texts, day),
});

const chronicle = (userId: string) => ({ userId, campaignId: "c1", role: "helper", purpose: "chronicle" }) as const;
const tokens = { input: 2_500, output: 500 };

/** Asks this many times at once. Nobody's answer ends before all others were asked or refused. */
async function atOnce(count: number, api: UsageRpc, userIds: readonly string[]) {
  let [asked, refused] = [0, 0];
  const all = Promise.withResolvers<void>();
  const decided = () => {
    if (asked + refused === count) all.resolve();
  };
  await Promise.all(
    Array.from({ length: count }, (_, at) =>
      askModels(
        api,
        chronicle(userIds[at % userIds.length] ?? ""),
        { used: tokens },
        {
          ask: async () => {
            asked += 1;
            decided();
            await all.promise;
          },
          oracle: async () => {},
          refused: async () => {
            refused += 1;
            decided();
          },
        },
      ),
    ),
  );
  return { asked, refused };
}

describe("of thirty requests at once", () => {
  it("three are asked where a player's tokens are enough for three", async () => {
    const { user } = await Player.join();
    const api = apiOf(siteWith({ player: 3 * CHRONICLE, site: null }));
    expect(await atOnce(30, api, [user.uid])).toEqual({ asked: 3, refused: 27 });
    // All three have used what was reserved, so nothing is left.
    expect(await atOnce(1, api, [user.uid])).toEqual({ asked: 0, refused: 1 });
  });

  it("of three players, three are asked where the site's tokens are enough for three", async () => {
    const players = await Promise.all([Player.join(), Player.join(), Player.join()]);
    // The site's database is shared: other tests have used tokens, and left reservations that nobody settled.
    await env.DB.prepare("DELETE FROM token_reservations").run();
    const [row] = await openDatabase(env.DB)
      .select({ tokens: tokensOfSite().as("tokens") })
      .from(sql`(SELECT 1)`);
    const api = apiOf(siteWith({ player: null, site: (row?.tokens ?? 0) + 3 * CHRONICLE }));
    const ids = players.map(({ user }) => user.uid);
    expect(await atOnce(30, api, ids)).toEqual({ asked: 3, refused: 27 });
  });

  it("all are asked where nothing is limited, and nothing is reserved for them", async () => {
    const { user } = await Player.join();
    expect(await atOnce(30, apiOf(siteWith(null)), [user.uid])).toEqual({ asked: 30, refused: 0 });
    const rows = env.DB.prepare("SELECT id FROM token_reservations WHERE user_id = ?").bind(user.uid);
    expect((await rows.all()).results).toEqual([]);
  });
});

describe("vectors", () => {
  const never = new AbortController().signal;
  const key = ({ user }: Player) => ({ userId: user.uid, campaignId: "c1" });

  it("of thirty requests at once are made for three, where a player's tokens are enough for three", async () => {
    const player = await Player.join();
    const api = apiOf(siteWith({ player: 3 * EMBEDDING, site: null }));
    const [all, decided] = [Promise.withResolvers<void>(), { count: 0 }];
    const made = async () => {
      decided.count += 1;
      await all.promise;
      return "made";
    };
    const requests = Array.from({ length: 30 }, () => askEmbedder(api, key(player), EMBEDDING, never, made));
    const refused = requests.map((one) => one.then((vectors) => vectors === null && (decided.count += 1)));
    await vi.waitUntil(() => decided.count === 30);
    all.resolve();
    await Promise.all(refused);
    const answers = await Promise.all(requests);
    expect(answers.filter((vectors) => vectors === "made")).toHaveLength(3);
    expect(await askEmbedder(api, key(player), EMBEDDING, never, made)).toBeNull();
  });

  it("are made by the site's model with every narrator", async () => {
    const player = await Player.join();
    const choice = { narrator: "oracle", helper: "oracle" };
    await player.call("PUT", "/api/connections/choices/usual", { choice });
    const api = apiOf(siteWith({ player: EMBEDDING, site: null }));
    expect(await askEmbedder(api, key(player), EMBEDDING, never, async () => "made")).toBe("made");
    const rows = env.DB.prepare("SELECT purpose, input_tokens AS tokens FROM model_usage WHERE user_id = ?");
    expect((await rows.bind(player.user.uid).all()).results).toEqual([{ purpose: "embedding", tokens: EMBEDDING }]);
  });
});

describe("vectors, too,", () => {
  const never = new AbortController().signal;
  const used = async (userId: string) => {
    const row = env.DB.prepare("SELECT calls, input_tokens AS tokens FROM model_usage WHERE user_id = ?").bind(userId);
    return row.first();
  };

  it("count nothing if the provider does not answer, and are counted if it takes too long", async () => {
    const { uid } = (await Player.join()).user;
    const api = apiOf(siteWith({ player: 10 * EMBEDDING, site: null }));
    const key = { userId: uid, campaignId: "c1" };
    const fails = () => Promise.reject(new Error("overloaded"));
    await expect(askEmbedder(api, key, EMBEDDING, never, fails)).rejects.toThrow("overloaded");
    expect(await used(uid)).toEqual({ calls: 0, tokens: 0 });
    const tooLong = new AbortController();
    const slow = async () => {
      tooLong.abort(new Error("too long"));
      throw new Error("too long");
    };
    await expect(askEmbedder(api, key, EMBEDDING, tooLong.signal, slow)).rejects.toThrow("too long");
    expect(await used(uid)).toEqual({ calls: 1, tokens: EMBEDDING });
  });

  it("are not made for an account that was deleted", async () => {
    const made = async () => "made";
    const key = { userId: "nobody", campaignId: "c1" };
    expect(await askEmbedder(apiOf(siteWith(null)), key, EMBEDDING, never, made)).toBeNull();
  });

  it("of thirty requests at once are made for three by three players, where the site's tokens are enough for three", async () => {
    const players = await Promise.all([Player.join(), Player.join(), Player.join()]);
    await env.DB.prepare("DELETE FROM token_reservations").run();
    const [row] = await openDatabase(env.DB)
      .select({ tokens: tokensOfSite().as("tokens") })
      .from(sql`(SELECT 1)`);
    const api = apiOf(siteWith({ player: null, site: (row?.tokens ?? 0) + 3 * EMBEDDING }));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        askEmbedder(api, { userId: players[at % 3]!.user.uid, campaignId: "c1" }, EMBEDDING, never, async () => "made"),
      ),
    );
    expect(answers.filter((vectors) => vectors === "made")).toHaveLength(3);
  });
});

describe("the tokens of a deleted account", () => {
  it("still count for the site's day, also what its running work had reserved", async () => {
    const ofSite = async () => {
      const [row] = await openDatabase(env.DB)
        .select({ tokens: tokensOfSite().as("tokens") })
        .from(sql`(SELECT 1)`);
      return row?.tokens ?? 0;
    };
    const player = await Player.join();
    const api = apiOf(siteWith({ player: 1_000_000, site: 1_000_000_000 }));
    const before = await ofSite();
    await atOnce(2, api, [player.user.uid]);
    expect((await api.requestPermit(chronicle(player.user.uid))).ok).toBe(true);
    expect(await ofSite()).toBe(before + 2 * CHRONICLE);
    expect((await player.call("DELETE", "/api/account", { password: PASSWORD })).status).toBe(204);
    expect(await ofSite()).toBe(before + 3 * CHRONICLE);
  });
});

describe("what was reserved", () => {
  it("is free again when no model was asked after all", async () => {
    const { user } = await Player.join();
    const api = apiOf(siteWith({ player: 1, site: null }));
    const ask = () =>
      askModels(
        api,
        chronicle(user.uid),
        { used: null },
        {
          ask: async () => "asked",
          oracle: async () => "oracle",
          refused: async () => "refused",
        },
      );
    expect([await ask(), await ask()]).toEqual(["asked", "asked"]);
  });

  it("is free again, and what was used is counted, when the work fails", async () => {
    const { user } = await Player.join();
    const api = apiOf(siteWith({ player: CHRONICLE + 1, site: null }));
    const ask = () =>
      askModels(
        api,
        chronicle(user.uid),
        { used: tokens },
        {
          ask: () => Promise.reject(new Error("the model broke off")),
          oracle: async () => "oracle",
          refused: async () => "refused",
        },
      );
    await expect(ask()).rejects.toThrow("broke off");
    await expect(ask()).rejects.toThrow("broke off");
    expect(await ask()).toBe("refused");
  });

  it("ends by itself when nobody settles it", async () => {
    const { user } = await Player.join();
    const api = apiOf(siteWith({ player: 1, site: null }));
    expect((await api.requestPermit(chronicle(user.uid))).ok).toBe(true);
    expect((await api.requestPermit(chronicle(user.uid))).ok).toBe(false);
    await env.DB.prepare("UPDATE token_reservations SET expires_at = ? WHERE user_id = ?")
      .bind(new Date(Date.now() - 1_000).toISOString(), user.uid)
      .run();
    expect((await api.requestPermit(chronicle(user.uid))).ok).toBe(true);
  });
});
