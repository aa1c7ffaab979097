import { describe, expect, it } from "vitest";

import { ADVENTURES } from "#content/adventures/cards";
import { loadAdventure } from "#content/adventures/testing";
import { playAdventure } from "../testing/play.fake.ts";
import { lastReply, play } from "../testing/play-by-id.fake.ts";

/** Many short plays take a while on a busy machine. */
const SLOW = 120_000;

const small = (name: string): string => name.replace(/^The\b/u, "the");

describe("a way that the game names", { timeout: SLOW }, () => {
  for (const { id, version } of ADVENTURES) {
    it(`is gone as it is named, to the place that it names: ${id}`, async () => {
      const adventure = (await loadAdventure(id, version))!;
      const begun = await playAdventure(adventure, [], { luck: 15 });
      const astray: string[] = [];
      for (const place of adventure.places) {
        for (const exit of place.exits.filter(({ hidden }) => hidden === undefined)) {
          const barred = adventure.obstacles.some(({ at, bars }) => at === place.id && bars === exit.to);
          if (barred) continue;
          const name = small(adventure.places.find((each) => each.id === exit.to)!.name);
          const way = exit.how.split(",")[0]!;
          for (const line of [`Go to ${name}`, `We go ${way} to ${name}`]) {
            const memo = { ...begun.progress, place: place.id, visited: [place.id], met: [] };
            const turns = begun.turns.map((turn) => ({ ...turn, memo }));
            const { progress } = await playAdventure(adventure, [line], { luck: 15, from: { ...begun, turns } });
            if (progress.place !== exit.to && progress.fight === "")
              astray.push(`${place.id}: ${line} -> ${progress.place}`);
          }
        }
      }
      expect(astray).toEqual([]);
    });
  }

  const TO_THE_CHAPEL = [
    "I'll look for him",
    "Go to the Third Post",
    "Go on to the ford",
    "Claim the captain's exemption",
    "Go across to the chapel",
  ];
  it("is gone as far as it is named while the last decision waits", async () => {
    const night = [...TO_THE_CHAPEL, ...Array.from({ length: 9 }, () => "wait until midwinter")];
    const played = await play("lantern", [...night, "We go up the field to the Seventh Post"]);
    expect(played.progress.open).toBe("ev-midwinter");
    expect(played.progress.place).toBe("seventh-post");
    expect(lastReply(played)).toContain("A clean lamp, full of oil, out");
  });

  it("leads to the hill through each place on the way for everybody who sets out for it", async () => {
    const night = Array.from({ length: 9 }, () => "wait until midwinter");
    const { turns, progress } = await play("lantern", [
      ...night,
      ...Array.from({ length: 6 }, () => "Go up to the hill"),
    ]);
    const walk = turns.slice(-6).map(({ story }) => story.scene?.place);
    expect(new Set(walk).size).toBe(6);
    expect(progress.place).toBe("low-door");
  });
});

describe("words in quotation marks", () => {
  const AT_THE_THIRD = [
    "Keep your money, kid. I'll look for him.",
    "Go to the oil-house",
    "I fill the oil can",
    "Go to the Third Post",
    "I step off the mound into the ditch and let the wolves go by",
  ];
  it("that only wish for a deed do not do it", async () => {
    const { progress } = await play("lantern", [
      ...AT_THE_THIRD,
      '"Easy, mother. We only want to light the lamp. You may have the dry ground."',
    ]);
    expect(progress.fight).toBe("");
    expect(progress.flags).not.toContain("third-lit");
  });

  it.each([
    "Now I set up the ladder, climb, fill the lamp and light it",
    "Annis, you climb and light it. I hold the ladder",
  ])("are no light, and the light has its scene once: %s", async (line) => {
    const played = await play("lantern", [...AT_THE_THIRD, line]);
    expect(played.progress.flags).toContain("third-lit");
    expect(lastReply(played)).toContain("The trodden strip draws back as a tide does");
    expect(lastReply(played)).not.toMatch(/It needs nothing from you now|You would find that/u);
  });
});
