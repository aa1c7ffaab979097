import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { MESSAGES } from "#contracts/errors";
import { viewCampaign } from "../tools/harness/player/campaign-view.ts";
import { readFixture } from "../tools/harness/stack/fixture.ts";
import { knownToNewerVersion, leftByNewerVersion, NEWER } from "../tools/harness/stack/newer-version.ts";
import type { Player } from "../tools/harness/player/player.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { Story } from "../tools/harness/player/story.ts";
import { RELEASES, restoreFixture, signInAll } from "./restore-fixture.ts";

// This version is the older one here: after it has upgraded the data of a release, the data folder is changed as a newer version would
// change it, and this version runs on it again (docs/operations.md, "Going back").
describe.each(RELEASES)("The data of %s, upgraded, played on, and opened by a newer version", (release) => {
  const { players } = readFixture(release);
  const campaigns = players.flatMap(({ email, campaigns: theirs }) =>
    theirs.map(({ id, view, deed }) => ({ name: view.campaign.name, email, id, deed })),
  );
  let signedIn: Map<string, Player>;
  const views = new Map<string, Awaited<ReturnType<typeof viewCampaign>>>();
  const storyOf = ({ email, id }: (typeof campaigns)[number]) => new Story(signedIn.get(email)!, id);
  let stack: Stack;

  beforeAll(async () => {
    stack = await Stack.start({}, (dataDir) => restoreFixture(release, dataDir));
    signedIn = await signInAll(stack.url, players);
    for (const campaign of campaigns) {
      const story = storyOf(campaign);
      expect((await story.act(campaign.deed)).state).toBe("complete");
      await story.settled();
      views.set(campaign.id, await viewCampaign(story));
    }
    await stack.whileAway(async () => leftByNewerVersion(stack.dataDir, { additive: true }));
  });
  afterAll(() => stack?.stop());

  it.each(campaigns)("is whole and goes on if the newer version only added: $name", async (campaign) => {
    const story = storyOf(campaign);
    const { body } = await story.player.call("GET", "/api/chat/health");
    expect(body).toMatchObject({ status: "healthy", checks: { objects: "ok" }, schema: { applied: NEWER } });
    expect(await viewCampaign(story)).toEqual(views.get(campaign.id));
    expect((await story.act("I look around and wait.")).state).toBe("complete");
    await story.settled();
    await story.move("undo");
    await story.settled();
    expect((await viewCampaign(story)).transcript).toEqual(views.get(campaign.id)!.transcript);
  });

  it("is closed and unharmed if the newer version changed it, and the stack says so at its start", async () => {
    const before = new Map<string, Awaited<ReturnType<typeof viewCampaign>>>();
    for (const campaign of campaigns) before.set(campaign.id, await viewCampaign(storyOf(campaign)));
    await stack.whileAway(async () => leftByNewerVersion(stack.dataDir, { additive: false }));
    await expect
      .poll(() => stack.log().join("\n"))
      .toContain(`Some stories in DATA_DIR were written by a newer version of Lorehearth (${NEWER};`);
    for (const { email, id } of campaigns) {
      const player = signedIn.get(email)!;
      const { status, body } = await player.call("GET", `/api/chat/messages?campaignId=${id}`);
      expect([status, body]).toMatchObject([503, { code: "newer_version", error: MESSAGES.newerVersion }]);
    }
    await stack.whileAway(async () => knownToNewerVersion(stack.dataDir));
    for (const campaign of campaigns) expect(await viewCampaign(storyOf(campaign))).toEqual(before.get(campaign.id));
  });
});
