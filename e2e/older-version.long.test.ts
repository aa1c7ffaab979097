import { afterAll, beforeAll, expect, it } from "vitest";

import { readRepository } from "../scripts/deploy/read-repository.ts";
import { viewCampaign } from "../tools/harness/player/campaign-view.ts";
import type { Player } from "../tools/harness/player/player.ts";
import { Story } from "../tools/harness/player/story.ts";
import { readFixture } from "../tools/harness/stack/fixture.ts";
import { checkOutOlderVersion, type OlderVersion } from "../tools/harness/stack/older-version.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { RELEASES, restoreFixture, signInAll } from "./restore-fixture.ts";

// going-back.long.test.ts imagines a newer version. Here both versions are real: the present one, and the newest one of the history that does
// not know all of the present migrations. So it shows whether what the migrations say of themselves is true (docs/operations.md, "Going back").
const release = RELEASES.at(-1) ?? "";
const { players } = readFixture(release);
const campaigns = players.flatMap(({ email, campaigns: theirs }) =>
  theirs.map(({ id, view, deed }) => ({ name: view.campaign.name, email, id, deed })),
);
/** What a player does in the older version. */
const MEANWHILE = "I look around and wait.";

let older: OlderVersion;
let stack: Stack;
let signedIn: Map<string, Player>;
const views = new Map<string, Awaited<ReturnType<typeof viewCampaign>>>();
const storyOf = ({ email, id }: (typeof campaigns)[number]) => new Story(signedIn.get(email)!, id);
/** Whether one of the migrations that the older version does not know says that an older version must refuse the campaigns. */
const isRefused = () =>
  readRepository().migrations.some(
    ({ part, id, additive }) => part !== "database" && !additive && older.unknown.includes(id),
  );
const played = async (story: Story, words: string) => {
  expect((await story.act(words)).state).toBe("complete");
  await story.settled();
};

// The older version builds its web app and its workers.
const BUILDS_MS = 900_000;

beforeAll(async () => {
  older = await checkOutOlderVersion();
  stack = await Stack.start({}, (dataDir) => restoreFixture(release, dataDir));
  signedIn = await signInAll(stack.url, players);
  for (const campaign of campaigns) {
    await played(storyOf(campaign), campaign.deed);
    views.set(campaign.id, await viewCampaign(storyOf(campaign)));
  }
  await stack.restartFrom(older.root);
}, BUILDS_MS);
afterAll(async () => {
  await stack?.stop();
  await older?.remove();
});

it("An older version does not know all of the present migrations", () => {
  expect(older.unknown).not.toEqual([]);
});

it.each(campaigns)(
  "An older version has all of a campaign that the present one upgraded, and plays on, unless a migration says that it must refuse: $name",
  async (campaign) => {
    const story = storyOf(campaign);
    if (isRefused()) {
      const { status, body } = await story.player.call("GET", `/api/chat/messages?campaignId=${campaign.id}`);
      expect([status, body]).toMatchObject([503, { code: "newer_version" }]);
      return;
    }
    expect(await viewCampaign(story)).toEqual(views.get(campaign.id));
    await played(story, MEANWHILE);
    views.set(campaign.id, await viewCampaign(story));
  },
);

it("The present version has all that was played in the older one, and plays on", async () => {
  await stack.restartFrom();
  for (const campaign of campaigns) {
    const story = storyOf(campaign);
    expect(await viewCampaign(story)).toEqual(views.get(campaign.id));
    await played(story, "I go on.");
    await story.move("undo");
    await story.settled();
    expect((await viewCampaign(story)).transcript).toEqual(views.get(campaign.id)!.transcript);
  }
});
