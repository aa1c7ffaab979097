import { listDurableObjectIds } from "cloudflare:test";
import { describe, expect, it } from "vitest";

import { ErrorBody } from "#contracts/errors";
import { bindings, newCampaign } from "../../test/campaign.ts";
import { cookieOf, join, request, SITE } from "../../test/player.ts";

const UPGRADE = { Upgrade: "websocket", Origin: SITE };

async function refusal(path: string, headers: Record<string, string>): Promise<{ status: number; code: string }> {
  const response = await request(path, headers);
  const { code } = ErrorBody.parse(await response.json());
  return { status: response.status, code };
}

describe("sitting down at /ws", () => {
  it("greets the campaign's own player", async () => {
    const player = await join(newCampaign());

    expect(player.frames).toEqual([{ type: "welcome", session: expect.any(String), resumed: false, seq: 1 }]);
  });

  it("refuses a caller who may not connect, before the campaign's object exists", async () => {
    const { campaignId } = newCampaign("ada");
    const path = `/ws?campaignId=${campaignId}`;
    const ada = await cookieOf("ada");
    const before = await listDurableObjectIds(bindings.CAMPAIGN_MEMORY);

    expect(await refusal(path, { Cookie: ada, Origin: SITE })).toEqual({ status: 426, code: "upgrade_required" });
    expect(await refusal(path, { Cookie: ada, Upgrade: "websocket" })).toEqual({
      status: 403,
      code: "origin_not_allowed",
    });
    expect(await refusal(path, { ...UPGRADE, Cookie: ada, Origin: "https://evil.example" })).toEqual({
      status: 403,
      code: "origin_not_allowed",
    });
    const unknown = { status: 401, code: "not_authenticated" };
    expect(await refusal(path, UPGRADE)).toEqual(unknown);
    expect(await refusal(path, { ...UPGRADE, Cookie: await cookieOf("ada", { secret: "a forged secret" }) })).toEqual(
      unknown,
    );
    expect(await refusal(path, { ...UPGRADE, Cookie: await cookieOf("ada", { sid: "revoked" }) })).toEqual(unknown);
    const missing = { status: 404, code: "not_found" };
    expect(await refusal(path, { ...UPGRADE, Cookie: await cookieOf("bob") })).toEqual(missing);
    expect(await refusal("/ws?campaignId=ada", { ...UPGRADE, Cookie: ada })).toEqual(missing);
    expect(await refusal("/ws?campaignId=../ada-1", { ...UPGRADE, Cookie: ada })).toMatchObject({ status: 400 });
    expect(await refusal("/ws", { ...UPGRADE, Cookie: ada })).toMatchObject({ status: 400 });

    expect(await listDurableObjectIds(bindings.CAMPAIGN_MEMORY)).toEqual(before);
  });
});

describe("GET /api/memory/health", () => {
  it("answers for itself", async () => {
    const response = await request("/api/memory/health");

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: "healthy", service: "memory" });
  });
});
