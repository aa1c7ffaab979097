import { describe, expect, it } from "vitest";

import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { attackInWords } from "./attack-in-words.ts";
import { brief, FakeTable } from "./testing/brief.fake.ts";
import { model, narrated } from "./testing/narrated.ts";
import { STORY } from "./testing/scripts.ts";

const foe = (name: string, current = 12) => ({
  name,
  side: "foe" as const,
  armorClass: 13,
  hp: { current, max: 12 },
  conditions: [],
  attacks: [],
});
const fight = (...combatants: ReturnType<typeof foe>[]): StoryState => ({
  ...EMPTY_STORY,
  encounter: { round: 1, order: combatants.map(({ name }) => name), combatants },
});

describe("an attack in plain words", () => {
  it.each([
    ["I strike at Snag with my rusty sword.", "rusty sword", "Snag"],
    ["I quickly stab Gritch the Elder!", "", "Gritch the Elder"],
    ["I draw my dagger and lunge at Snag", "", "Snag"],
    ["I shoot Snag.", "bow", "Snag"],
    ["Ich schlage Snag mit meinem Stab.", "Stab", "Snag"],
  ])("is on the foe that is named: %s", (words, weapon, target) => {
    expect(attackInWords(words, fight(foe("Snag"), foe("Gritch the Elder")))).toEqual({
      kind: "attack",
      with: weapon,
      targets: [target],
    });
  });

  it("is on the only foe that is left if none is named", () => {
    expect(attackInWords("I attack again!", fight(foe("Snag"), foe("Gritch", 0)))?.targets).toEqual(["Snag"]);
    expect(attackInWords("I attack!", fight(foe("Snag"), foe("Gritch")))).toBeNull();
  });

  it.each([
    "I strike the bell.",
    "Should I strike Snag?",
    '"I strike at Snag!" I shout, to frighten him.',
    "I talk to Snag.",
    "I hit upon an idea.",
  ])("is none: %s", (words) => {
    expect(attackInWords(words, fight(foe("Snag")))).toBeNull();
  });

  it("is none outside a fight", () => {
    expect(attackInWords("I attack Snag.", EMPTY_STORY)).toBeNull();
  });
});

describe("a model that calls nothing", () => {
  it("gets the blow that the player's words mean from the table before it writes, and does not strike again", async () => {
    const table = new FakeTable();
    const fake = model([STORY]);
    const turn = brief({ table, story: fight(foe("Snag")), playerText: "I strike at Snag with my sword." });
    expect((await narrated([fake], turn)).text).toBe(STORY);
    expect(table.done).toEqual(["Mira Vance attack sword Snag"]);
    expect(fake.asked[0]?.messages.at(-1)?.content).toContain("17 against 13");
  });

  it("cannot make up damage of the blow, nor the death of who still fights", async () => {
    for (const lie of ["Snag takes 21 damage.", "Snag drops dead at your feet."]) {
      const fake = model([`${lie} More.`, STORY]);
      const turn = brief({ story: fight(foe("Snag")), playerText: "I strike at Snag." });
      const { text } = await narrated([fake], turn);
      expect(text).not.toContain(lie);
      expect(fake.asked[1]?.messages.at(-1)?.content).toContain("was not shown");
    }
  });
});
