import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";
import { cases } from "./case-content.ts";
import { choose } from "./choices.ts";

const FERRY: OwnPremise = {
  title: "The Empty Ferry",
  world:
    "Sallow Ness is a fishing town in the autumn of 1987. Harbour master Ruth Penhallow keeps the log. Old Amos Crick mends nets and sees everything from his shed. Councillor Victor Dray wants to sell the ferry dock to a developer from the city, and not everybody is glad.",
  notes:
    "It begins on the ferry dock. The ferryman, Tom Hallam, is missing. Nora wants to find her brother Tom before the funeral.",
  hero: "Nora Hallam",
  heroNotes: "A district nurse. Carries a torch.",
};
const BELL: OwnPremise = {
  title: "The Bell",
  world:
    "In Orrin Vale the dead stay in their barrows when the bell rings. Three nights ago the bell was stolen. Lady Ysolde Marrick holds the castle with twelve spearmen; the hedge priests quarrel; the hill goblins of Cragfoot trade in stolen metal. Beyond the downs lies the tower of the exile Veskar.",
  notes:
    "It begins in the bell tower of Harrowmere. The hero wants to find the bell and bring it back before the dark of the moon.",
  hero: "Brannoc Thorne",
  heroNotes: "A bell warden, forty. He carries an ash spear.",
};
const LEDGER: OwnPremise = {
  title: "The Ledger",
  world: "Lübeck in 1367. Ratsherr Gerhard Attendorn decides who may sail. The Franciscans hear everything.",
  notes:
    "It begins in the salt warehouse. The ledger is missing, and without it the widow Taleke loses the house to Attendorn in eight days. The hero wants to find the ledger.",
  hero: "Klaus Morneweg",
  heroNotes: "A clerk. He carries a stylus.",
};
const TIDE: OwnPremise = {
  title: "The Tide",
  world:
    "Orrowmere is a town of stilts. The saltwives say the sea wants a bride it was promised. Old Mother Hesk knows who made the promise. Brannoc Tull, the eel-master, sells places on his barges at ruinous prices. In the abbey at Low Corvin lies the Tidestone, which is said to bind the sea.",
  notes: "It begins on the Plank Market. Wren wants to stop the tide before midnight. Her sister Ilse has been chosen.",
  hero: "Wren Adair",
  heroNotes: "An eel-catcher's daughter. Carries a whistle.",
};
const PIES: OwnPremise = {
  title: "The Pie War",
  world:
    "In Umberley there is a pie contest. Madame Clothilde Broussard has won six times with a pie nobody has ever seen her bake. Lord Percival Snode is the judge. The twins Gog and Magda Pickering sell gravy. Sister Perpetua guards the last jar of mustard. A goose called Admiral bites.",
  notes: "It begins in a tiny kitchen. Barnaby wants to win the contest.",
  hero: "Barnaby Quill",
  heroNotes: "A failed poet and baker. Carries a rolling pin.",
};

const SEEDS = ["a", "b", "c", "d", "e"];
const drawn = async (premise: OwnPremise, seed = "a") => {
  const story = played(premise, seed);
  await story.say("");
  return story.kept().case!;
};
const fitsOf = (id: string): readonly string[] => cases().truths.find((truth) => truth.id === id)?.fits ?? [];

describe("A plot is drawn that has words of the player's texts", () => {
  it.each([
    ["a ledger", LEDGER, "ledger"],
    ["a tide that wants a bride", TIDE, "promis"],
    ["a contest of pies", PIES, "pie\\b"],
  ])("%s", async (_what, premise, word) => {
    const found = await Promise.all(SEEDS.map(async (seed) => (await drawn(premise, seed)).truth));
    expect(found.filter((id) => fitsOf(id).includes(word)).length).toBeGreaterThan(SEEDS.length / 2);
  });
});

describe("The parts of a plot", () => {
  it("are those whom the texts suit for them: the champion never baked, the twin who sells gravy did", async () => {
    for (const seed of SEEDS) {
      const { truth, who } = await drawn(PIES, seed);
      if (truth !== "win-she-never-baked-it") continue;
      expect(who.opponent).toBe("Madame Clothilde Broussard");
      expect(who.tool).toMatch(/Gog|Magda/u);
    }
  });

  it("give no widow who loses her house the guilt, but the one to whom she loses it", async () => {
    for (const seed of SEEDS) expect((await drawn(LEDGER, seed)).who.opponent).toBe("Ratsherr Gerhard Attendorn");
  });

  it("never make somebody of the hero's family an enemy", async () => {
    for (const seed of SEEDS) {
      const { who } = await drawn(TIDE, seed);
      expect([who.opponent, who.tool, who.suspect]).not.toContain("Ilse");
    }
  });

  it("that nobody of the texts can have are for one of the premise's groups, or for who works at a place of it", async () => {
    for (const seed of SEEDS) {
      const { invented } = await drawn(BELL, seed);
      expect(invented.length).toBeGreaterThan(0);
      for (const { role } of invented.slice(0, 3))
        expect(role).toMatch(
          /^(?:one of the (?:twelve spearmen|hedge priests|hill goblins of Cragfoot)|who works at )/u,
        );
    }
  });
});

describe("What the player has written stands in the plot", () => {
  /** Plays until the hero knows who it is, and returns all replies. */
  const known = async (premise: OwnPremise, seed = "a") => {
    const story = played(premise, seed, 20);
    await story.say("");
    const kept = story.kept().case!;
    const replies: string[] = [];
    for (let at = 0; at < 12 && story.kept().case?.announced === false; at++) {
      replies.push(await story.say(`I go to ${[kept.where.scene, kept.where.far, kept.where.lair][at % 3]!}`));
      replies.push(await story.say("I search the place"));
      replies.push(await story.say(`I go to ${kept.who.witness}`));
      replies.push(await story.say(`I ask ${kept.who.witness} what happened`));
      if (story.kept().case?.said.includes("asked") === true)
        replies.push(await story.say(`I accuse ${kept.who.opponent}`));
    }
    // Why it was done is told to who asks for it.
    replies.push(await story.say(`I go to ${kept.where.lair}`), await story.say("Why do you do this?"));
    return { text: replies.join("\n"), kept };
  };

  it("what drives the one who is behind it", async () => {
    const { text, kept } = await known(PIES);
    expect(kept.who.opponent).toBe("Madame Clothilde Broussard");
    expect(text).toContain("has won six times with a pie nobody has ever seen her bake");
  });

  it("a thing with a power, where the plot has one", async () => {
    for (const seed of SEEDS) {
      const { text, kept } = await known(TIDE, seed);
      if (kept.truth !== "stop-whose-promise-it-was") continue;
      expect(text).toMatch(/\bTidestone\b/u);
      return;
    }
    expect.fail("No seed drew the plot of a promise");
  });

  it("what a clue that lies somewhere says of it is found there, and nowhere else", async () => {
    for (const seed of SEEDS) {
      const { where, truth } = await drawn(BELL, seed);
      const story = played(BELL, seed, 20);
      await story.say("");
      await story.say(`I go to ${where.far}`);
      const found = [await story.say("I search the place"), await story.say("I search under the floor")].join(" ");
      const sited = cases()
        .truths.find(({ id }) => id === truth)!
        .clues.filter(({ at }) => at === "scene");
      for (const { found: text } of sited) expect(found).not.toContain(text.split(" ").slice(-6).join(" "));
    }
  });
});

describe("The choices within a written text", () => {
  const chosen = (text: string, ...labels: string[]) =>
    choose(
      text,
      (label) => labels.includes(label),
      (count) => count - 1,
    );

  it("are the first whose word the story has, the one without a word otherwise", () => {
    const text = "He holds [space: a wrench|old: a poker|a spanner].";
    expect(chosen(text, "space", "old")).toBe("He holds a wrench.");
    expect(chosen(text, "old")).toBe("He holds a poker.");
    expect(chosen(text)).toBe("He holds a spanner.");
  });

  it("are nothing where no choice is left", () => {
    expect(chosen("It is gone[deadline: , before {deadline}].")).toBe("It is gone.");
    expect(chosen("It is gone[deadline: , before {deadline}].", "deadline")).toBe("It is gone, before {deadline}.");
  });

  it("are one of several, for the story to pick", () => {
    expect(chosen("[~ one | two | three]")).toBe("three");
  });
});

it("A missing brother in the harbour is told of by who sees everything, against who wants to sell the dock", async () => {
  for (const seed of SEEDS) {
    const { who, prize } = await drawn(FERRY, seed);
    expect(who.opponent).toBe("Councillor Victor Dray");
    expect(who.witness).toBe("Old Amos Crick");
    expect(prize.words).toBe("your brother Tom");
  }
});
