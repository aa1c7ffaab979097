import { describe, expect, it } from "vitest";

import { requireLimits, siteModels } from "./site-models.ts";

const settings = (limits: { GM_DAILY_TOKENS: string; GM_SITE_DAILY_TOKENS: string }) =>
  ({
    ...limits,
    GM_PROVIDER: "openai",
    GM_CONTEXT_TOKENS: "8192",
    GM_OWN_MODELS: "off",
    GM_LOCAL_ADDRESSES: "off",
    AUTH_SECRET: "s",
    AUTH_SECRET_OLD: "",
  }) as const;

describe("the limits of a site's models", () => {
  it.each([
    ["300", "1000", { player: 300, site: 1_000 }],
    ["300", "unlimited", { player: 300, site: null }],
    ["0", "unlimited", null],
  ])("are as they are set: %s and %s", (player, site, limits) => {
    expect(siteModels(settings({ GM_DAILY_TOKENS: player, GM_SITE_DAILY_TOKENS: site })).limits).toEqual(limits);
  });

  it.each([
    ["abc", "1000", 'GM_DAILY_TOKENS must be a number of tokens, or "unlimited", and is "abc".'],
    ["300", "", 'GM_SITE_DAILY_TOKENS must be a number of tokens, or "unlimited", and is "".'],
  ])(
    "let nobody ask a model where they make no sense, and the health says so: %j and %j",
    async (player, site, why) => {
      const wrong = settings({ GM_DAILY_TOKENS: player, GM_SITE_DAILY_TOKENS: site });
      expect(() => siteModels(wrong)).toThrow(why);
      await expect(requireLimits(wrong)).rejects.toThrow(why);
    },
  );
});
