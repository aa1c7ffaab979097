import { describe, expect, it } from "vitest";
import { type OwnPremise, played } from "../../played.fake.ts";
import * as many from "../../readings/many.fake.ts";
import * as strangers from "../../readings/strangers.fake.ts";

/** A correction: whose story, what the player says, what is answered, and what is then listed or not. */
type Correction = readonly [
  keyof typeof PREMISES,
  string,
  RegExp,
  { has?: RegExp; lacks?: RegExp; absent?: string; gone?: string },
];
const PREMISES = { ...strangers, ...many } satisfies Record<string, OwnPremise>;

const CORRECTIONS: readonly Correction[] = [
  [
    "PERIHELION",
    "No, that is wrong: Suri and Dov are aboard with me. Suri is in the medbay and Dov is in engineering. Mars and Ceres are planets, we can't walk there.",
    /^Corrected\. Suri and Dov are aboard\. Suri is at the medbay\. Dov is at engineering\./u,
    { has: /Places: [^.]*engineering/u, lacks: /Places: [^.]*(?:Mars|Ceres)/u },
  ],
  [
    "PERIHELION",
    "Magdalen's Patience is the ship, not a person.",
    /^Corrected\./u,
    { lacks: /People: [^.]*Magdalen/u },
  ],
  ["PERIHELION", "Captain Okafor is not dead, she is in a coma.", /^Corrected\./u, { lacks: /Okafor \(dead\)/u }],
  ["PERIHELION", "We are in the medbay, not in the galley.", /^Corrected\. You are at the medbay\./u, {}],
  [
    "PERIHELION",
    "No, it begins in the cargo hold.",
    /^Corrected\. You are at the cargo hold\./u,
    { has: /Places: [^.]*cargo hold/u },
  ],
  [
    "BEST_IN_SHOW",
    "Harold Bunce is not gone, he has only lost to the Major.",
    /^Corrected\. (?:Harold|Bunce) is not gone, and can be met\./u,
    { lacks: /Bunce \(/u },
  ],
  [
    "BEST_IN_SHOW",
    "Peggy Marsh is a person, not a place.",
    /^Corrected\./u,
    { has: /People: [^.]*Peggy Marsh/u, lacks: /Places: [^.]*Peggy/u },
  ],
  ["BEST_IN_SHOW", "Wrong. The Major is my uncle.", /^Corrected\. .*is your uncle\./u, {}],
  [
    "BEST_IN_SHOW",
    "No, Dr Averill is dead.",
    /^Corrected\. .*Averill is dead\./u,
    { has: /Averill \(dead\)/u, gone: "Dr Simon Averill" },
  ],
  [
    "PIE_WAR",
    "No, Gog is the title I want to win, not a person.",
    /^Corrected\. Gog (?:Pickering )?is the title you want to win, and nobody\./u,
    { lacks: /People: [^.]*Gog/u, gone: "Gog" },
  ],
  ["PIE_WAR", "There is nobody called Gog.", /^Corrected\. There is no Gog/u, { lacks: /People: [^.]*Gog/u }],
  [
    "SALT_BRIDE",
    "Father Anselm is not dead in that sense. He is a ghost, and he speaks.",
    /^Corrected\./u,
    { lacks: /Anselm \(/u },
  ],
  [
    "SALT_BRIDE",
    "Brannoc should not be travelling with me.",
    /^Corrected\. Brannoc is not with you\./u,
    { absent: "Brannoc Tull" },
  ],
  ["SALT_BRIDE", "Ilse is not with me.", /^Corrected\./u, { absent: "Ilse" }],
  [
    "SALT_BRIDE",
    "Actually, the Reed Queen Ysolde is at the Lantern Hall.",
    /^Corrected\. .*is at the Lantern Hall\./u,
    {},
  ],
  ["QUIET_DECK", "No, Lin is a woman.", /^Corrected\. .*Lin is a woman\./u, {}],
  [
    "QUIET_DECK",
    "There is no Tack on this station.",
    /^Corrected\. There is no Old Wilhelm Tack\.|^Corrected\./u,
    { lacks: /People: [^.]*Tack/u },
  ],
  [
    "ROAD_TO_HASK",
    "My mother's name is Berrin.",
    /^Corrected\. Berrin is your mother\./u,
    { has: /People: [^.]*Berrin/u },
  ],
  [
    "DESERT",
    "Tel Azur is not a place we can go.",
    /^Corrected\. Tel Azur is no place that anybody can go to here\./u,
    { lacks: /Places: [^.]*Tel Azur/u },
  ],
  ["TRAIN", "I am in the dining car, not in the corridor.", /^Corrected\. You are at the dining car\./u, {}],
];

const opened = async (name: keyof typeof PREMISES) => {
  const story = played(PREMISES[name], "amend");
  await story.say("");
  return story;
};

describe("What the player corrects", () => {
  it.each(CORRECTIONS)("in %s: %s", async (name, words, answer, { has, lacks, absent, gone }) => {
    const { say, kept, state, table } = await opened(name);
    const [log, rolls, clues] = [kept().log.length, table.rolls?.length, kept().clues.length];
    const said = await say(words);
    expect(said).toMatch(answer);
    // It costs nothing, and nothing has happened.
    expect(said).not.toMatch(/\n|\bof \d+ pieces|here to be asked|You could go/u);
    expect([kept().log.length, table.rolls?.length, kept().clues.length]).toEqual([log, rolls, clues]);
    const list = await say("The list.");
    if (has !== undefined) expect(list).toMatch(has);
    if (lacks !== undefined) expect(list).not.toMatch(lacks);
    if (absent !== undefined) expect(state().scene?.present).not.toContain(absent);
    if (gone !== undefined) {
      expect(state().scene?.present).not.toContain(gone);
      expect(Object.values(kept().case!.who)).not.toContain(gone);
    }
  });

  it("never comes back as a clue, and is said of nobody else", async () => {
    const { say, kept } = await opened("PIE_WAR");
    const { suspect } = kept().case!.who;
    await say(`No, ${suspect} is the title I want to win, not a person.`);
    await say(`${suspect} is not a person. There is nobody called ${suspect}.`);
    const found = await say("What have I found out so far?");
    expect(found).not.toMatch(/title|nobody called/u);
    expect(JSON.stringify([kept().clues, kept().facts])).not.toMatch(/title you want|nobody called/u);
  });

  it("lets somebody who was wrongly gone be met", async () => {
    const { say } = await opened("SALT_BRIDE");
    await say("No, Father Anselm is alive.");
    expect(await say("Where is Father Anselm?")).not.toMatch(/dead/u);
  });
});

describe("A road to a place", () => {
  it("leads there", async () => {
    const { say, state } = await opened("ROAD_TO_HASK");
    await say("I set out on the road to the Weeping Bridge.");
    expect(state().scene?.place).toBe("the Weeping Bridge");
  });
});
