import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { Message } from "#contracts/play/turn";
import { proveRoll } from "../web/src/features/play/dice/verify.ts";
import { viewCampaign } from "../tools/harness/player/campaign-view.ts";
import { FIXTURES, type FixtureCampaign, readFixture } from "../tools/harness/stack/fixture.ts";
import { importCampaign } from "../tools/harness/player/import-campaign.ts";
import { Player } from "../tools/harness/player/player.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { Story } from "../tools/harness/player/story.ts";
import { RELEASES, restoreFixture, signInAll } from "./restore-fixture.ts";

describe.each(RELEASES)("What players had in %s", (release) => {
  const { players } = readFixture(release);
  const campaigns = players.flatMap(({ email, campaigns: theirs }) =>
    theirs.map((left) => ({ name: left.view.campaign.name, email, left })),
  );
  let stack: Stack;
  let signedIn: Map<string, Player>;
  beforeAll(async () => {
    stack = await Stack.start({}, (dataDir) => restoreFixture(release, dataDir));
    signedIn = await signInAll(stack.url, players);
  });
  afterAll(() => stack?.stop());

  const storyOf = (email: string, id: string): Story => new Story(signedIn.get(email)!, id);

  it("is all in their lists", async () => {
    for (const { email, campaigns: theirs } of players) {
      const { body } = await signedIn.get(email)!.call<{ campaigns: Campaign[] }>("GET", "/api/campaigns");
      const names = theirs.map(({ view }) => view.campaign.name);
      expect(body.campaigns.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    }
  });

  it.each(campaigns)("is as it was left: $name", async ({ email, left }) => {
    expect.hasAssertions();
    await expectAsLeft(storyOf(email, left.id), left);
  });

  it.each(campaigns)("continues, with undo and redo: $name", async ({ email, left }) => {
    expect.hasAssertions();
    await playOn(storyOf(email, left.id), left, "here");
  });

  it.each(campaigns)("can be imported from its file by a new player, who continues it: $name", async ({ left }) => {
    expect.hasAssertions();
    const newcomer = await Player.join(stack.url);
    const file = await readFile(join(FIXTURES, release, left.file));
    const story = new Story(newcomer, await importCampaign(newcomer, file, left.file));
    await expectAsLeft(story, left);
    await playOn(story, left, "imported");
  });
});

async function expectAsLeft(story: Story, left: FixtureCampaign): Promise<void> {
  await story.settled();
  const { memory, ...seen } = await viewCampaign(story);
  const { memory: remembered, ...shown } = left.view;
  expect(withoutCounters(seen)).toMatchObject(withoutCounters(shown));
  expect(spentIn(seen)).toEqual(expect.arrayContaining(spentIn(shown)));
  expect(missing(remembered.items, memory.items)).toEqual([]);
  expect(missing(remembered.quests, memory.quests)).toEqual([]);
  for (const content of pinnedOf(left)) expect(await story.search(content)).toContain(content);
  const contents = memory.items.map(({ content }) => content);
  if (left.forgotten !== null) expect(contents).not.toContain(left.forgotten);
  if (left.undone !== null) expect(contents.join("\n")).not.toContain(left.undone);
  if (left.erased !== null) expect(JSON.stringify([seen, memory])).not.toContain(left.erased);
  await expectProven(await story.player.messages(story.campaignId));
}

/** Continues a story: redoes and undoes its old turns, then plays a new turn, undoes it and redoes it. */
async function playOn(story: Story, left: FixtureCampaign, from: "here" | "imported"): Promise<void> {
  const messages = () => story.player.messages(story.campaignId);
  let promised: string | undefined;
  if (left.redone !== null) {
    expect((await story.move("redo")).headTurnId).toBe(left.redone.headTurnId);
    const again = (await messages()).at(-1);
    expect(again?.message).toBe(left.redone.text);
    promised = again?.commitment;
    if (left.undone !== null) await story.remembers(left.undone);
    await story.move("undo");
    await expectAsLeft(story, left);
  }

  const played = await story.act(left.deed);
  expect(played.state).toBe("complete");
  expect(played.response).not.toBe("");
  if (left.foe !== null)
    expect([played.response, ...played.rolls.map(({ label }) => label)].join("\n")).toContain(left.foe);
  const recalled = played.recalled.map(({ content }) => content);
  // A turn does not wait long for memory. On a busy machine it may be written without memory, and then nothing is recalled.
  if (played.memoryEnhanced) expect(recalled).toEqual(expect.arrayContaining(pinnedOf(left)));
  for (const gone of [left.forgotten, left.undone, left.erased])
    if (gone !== null) expect(recalled.join("\n")).not.toContain(gone);
  const after = await messages();
  expect(after.slice(0, -2).map(({ message }) => message)).toEqual(left.view.transcript.map(({ text }) => text));
  expect(after.slice(-2).map(({ message }) => message)).toEqual([left.deed, played.response]);
  await expectProven(after.slice(-2));
  // Another action at the same place has the same dice, so its commitment is the same. The owner of a file knows its seeds, so
  // an imported turn gives its dice to no later one.
  if (promised !== undefined && from === "here") expect(after.at(-1)?.commitment).toBe(promised);
  if (promised !== undefined && from === "imported") expect(after.at(-1)?.commitment).not.toBe(promised);

  expect((await story.move("undo")).headTurnId).toBe(left.view.table.headTurnId);
  const undone = await viewCampaign(story);
  expect(undone.transcript).toMatchObject(left.view.transcript);
  expect(withoutCounters(undone).table.sheets).toMatchObject(withoutCounters(left.view).table.sheets);
  expect((await story.move("redo")).headTurnId).toBe(played.turnId);
  expect((await messages()).at(-1)?.message).toBe(played.response);
}

type Seen = Pick<FixtureCampaign["view"], "table">;

/** A view without the counters of sheets: what a class can spend is derived, and a later release may know more of its rules. */
const withoutCounters = <View extends Seen>(view: View) => ({
  ...view,
  table: { ...view.table, sheets: view.table.sheets.map(({ resources: _, ...sheet }) => sheet) },
});

/** What was spent of the counters, which a later release must still know. */
const spentIn = ({ table }: Seen): string[] =>
  table.sheets.flatMap(({ name, resources }) =>
    resources
      .filter(({ current, max }) => current < max)
      .map((counter) => `${name}: ${counter.max - counter.current} of ${counter.name}`),
  );

const pinnedOf = ({ view }: FixtureCampaign): string[] =>
  view.memory.items.filter(({ pinned }) => pinned).map(({ content }) => content);

/** The entries of the expected list that the present list lacks. A present entry may have additional fields. */
const missing = <Entry extends object>(expected: readonly Entry[], present: readonly Entry[]): Entry[] =>
  expected.filter(
    (entry) =>
      !present.some((each) =>
        Object.entries(entry).every(([key, value]) => isDeepStrictEqual(each[key as keyof Entry], value)),
      ),
  );

/** Verifies every roll against its seed, as the player's browser does. */
async function expectProven(messages: readonly Message[]): Promise<void> {
  for (const { turnId, rolls = [], seed = "", commitment = "", placeId = "" } of messages)
    for (const roll of rolls)
      expect(await proveRoll({ seed: seed ?? "", commitment, placeId, roll }), turnId).toEqual({ verdict: "verified" });
}
