import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "./played.fake.ts";
import { HARBOUR, STATION, VILLAGE } from "./stories.fake.ts";

const SEEDS = Array.from({ length: 12 }, (_, at) => `moves ${at}`);

/** The replies to the last of some messages under many seeds. */
async function repliesTo(premise: OwnPremise, messages: readonly string[], luck?: number) {
  return Promise.all(
    SEEDS.map(async (seed) => {
      const story = played(premise, seed, luck);
      let reply = await story.say("");
      for (const message of messages) reply = await story.say(message);
      return { reply, ...story };
    }),
  );
}
/** Plays until the player is asked something by a message, and then says the answer. */
async function answered(premise: OwnPremise, messages: readonly string[], answer: string) {
  const found = (await repliesTo(premise, messages)).filter(({ kept }) => kept().pending !== null);
  expect(found.length).toBeGreaterThan(0);
  return Promise.all(found.map(async (story) => ({ ...story, reply: await story.say(answer) })));
}

const ASKS_HANNAH = "I sit down by the fire opposite Hannah Lyth and ask her who found Thomas's body.";

describe("an answer to an open question", () => {
  it("is always taken, as the player typed it, whatever it looks like", async () => {
    for (const answer of [
      "He says: 'He owed me forty pounds, and if you tell, I'll be next.'",
      "Amos Gale found him at first light, floating face down in the herring dock.",
      "the miller",
      '"I never saw him," she says.',
    ])
      for (const { reply, kept } of await answered(HARBOUR, [ASKS_HANNAH], answer)) {
        expect(reply).toContain(answer.replace(/^the miller$/u, "The miller").replace(/\.$/u, ""));
        expect(kept().facts.join()).toContain(answer.replace(/^the miller$/u, "miller").replace(/\.$/u, ""));
      }
  });

  it("keeps its quotation as it is, and is not quoted again", async () => {
    const words = '"The initials are mine," Hannah says, "but the hand is not."';
    for (const { reply } of await answered(HARBOUR, [ASKS_HANNAH], words)) {
      expect(reply.startsWith(words)).toBe(true);
      expect(reply).not.toMatch(/“"|"“|says Hannah\. ?“/u);
    }
  });

  it("is told in the mouth of whom was asked, and is a clue", async () => {
    for (const { reply } of await answered(HARBOUR, [ASKS_HANNAH], "Amos Gale found him."))
      expect(reply).toMatch(/^“Amos Gale found him,” says Hannah\..*Evidence: 1 clue\./u);
  });

  it("brings in who it names, and goes on with the deed that follows", async () => {
    for (const { reply, kept, state } of await answered(
      HARBOUR,
      [ASKS_HANNAH],
      "It was the mate, Ezra Crane, and I walk to the Customs House.",
    )) {
      expect(kept().names.map(({ name }) => name)).toContain("Ezra Crane");
      expect(reply).toContain("You walk to the Customs House.");
      expect(state().scene?.place).toBe("the Customs House");
    }
  });

  it("can be left to the dice, and a question that was left comes back", async () => {
    for (const { reply } of await answered(HARBOUR, [ASKS_HANNAH], "you decide")) expect(reply).toMatch(/says Hannah/u);
    for (const { kept } of await answered(HARBOUR, [ASKS_HANNAH], "I warm my hands at the fire."))
      expect(
        kept()
          .held.map(({ asks }) => asks)
          .join() + (kept().pending?.asks ?? ""),
      ).toContain("What does Hannah say?");
  });
});

describe("words to somebody", () => {
  it("are answered by the one whom they name, and by nobody else", async () => {
    for (const { reply } of await repliesTo(HARBOUR, ['"Mrs Lyth? How is Kitty bearing it?"'])) {
      expect(reply).toMatch(/Hannah|“/u);
      expect(reply).not.toMatch(/(?:says|does) (?:Kitty|Reuben|Amos)/u);
    }
    for (const { reply } of await repliesTo(STATION, [
      "I climb the spoke to the Attic.",
      'I ask Warden: "Where is the missing oxygen?"',
    ]))
      expect(reply).not.toMatch(/says (?:Teo|Rask|Dov)/u);
  });

  it("reach nobody who is elsewhere, and say where they are", async () => {
    for (const { reply, state } of await repliesTo(HARBOUR, ['"Mr Gale, was he drowned?"'])) {
      expect(reply).toMatch(/Amos.*St Mary's|St Mary's.*Amos/u);
      expect(state().scene?.place).toBe("the White Horse");
    }
  });

  it("go on after the way to somebody", async () => {
    for (const { reply, state } of await repliesTo(STATION, [
      "I look in on my brother Teo in the Orchard and ask how his breathing is.",
    ])) {
      expect(state().scene?.place).toBe("the Orchard");
      expect(reply).toMatch(/Teo/u);
    }
  });

  it("are refused with what could change it", async () => {
    const refused = (await repliesTo(HARBOUR, [ASKS_HANNAH])).filter(({ kept }) => kept().pending === null);
    for (const { reply } of refused) expect(reply.split(/[.!?”] /u).length).toBeGreaterThan(1);
  });

  it("that press somebody are a check with its stakes", async () => {
    for (const { table } of await repliesTo(HARBOUR, ['"Answer me, Mrs Lyth! What did you see?"']))
      expect(table.proposals.at(-1)).toMatchObject({
        skill: "Intimidation",
        stakes: expect.stringContaining("gives way"),
      });
  });
});

describe("a risky deed", () => {
  it("is always a check, and what the hero fears is at a disadvantage", async () => {
    for (const { table } of await repliesTo(HARBOUR, [
      "I row out alone to the Hopewell, though deep water terrifies me.",
    ]))
      expect(table.proposals[0]).toMatchObject({ skill: "Athletics", advantage: "disadvantage" });
    for (const { table } of await repliesTo(VILLAGE, ["I approach Kevin the goose nervously."]))
      expect(table.proposals[0]?.advantage).toBe("disadvantage");
  });

  it.each([
    ["I go out along the hull, listening with my hammer.", STATION],
    ["I disguise myself as a washerwoman.", VILLAGE],
    ["I seize the pram and run for Pudding Green with the goose in pursuit.", VILLAGE],
    ["I creep out to the marrow bed.", VILLAGE],
  ])("has a visible outcome: %s", async (deed, premise) => {
    for (const { reply, table } of await repliesTo(premise, [deed], 20)) {
      expect(table.proposals.length).toBeGreaterThan(0);
      expect(reply).toMatch(/^You (?!try)/u);
    }
    for (const { reply, kept } of await repliesTo(premise, [deed], 1)) {
      expect(reply).toMatch(/^You try/u);
      expect(kept().pending).not.toBeNull();
    }
  });
});

describe("a way", () => {
  it("leads only to a place, and tells one sentence of it, once", async () => {
    for (const { reply, say, state } of await repliesTo(HARBOUR, ["I walk to the Customs House."])) {
      expect(reply).toContain("The Customs House on the harbour is run by Collector Josiah Pell");
      expect(state().scene?.present).toContain("Collector Josiah Pell");
      await say("I go back to the White Horse.");
      expect(await say("I go to the Customs House.")).not.toContain("is run by");
    }
  });

  it("to somebody's bunk is no way to a ship in the world's first sentence", async () => {
    for (const { reply, state } of await repliesTo(STATION, ["I walk along to Rask's bunk and bang on the door."])) {
      expect(state().scene?.place).toBe("Rask's bunk");
      expect(reply).toContain("You bang on the door.");
    }
  });

  it("within a place is none", async () => {
    for (const { state } of await repliesTo(STATION, ["I go out onto the floor of the Cold Dock and count the sleds."]))
      expect(state().scene?.place).toBe("the Cold Dock");
  });
});

describe("questions to the table", () => {
  it("for a number get a number with its noun, and the same again", async () => {
    for (const { reply, say } of await repliesTo(STATION, ["How many sleds are there in the dock?"])) {
      const count = /^([A-Z][a-z]+) sleds?\./u.exec(reply)?.[1];
      expect(count).toBeDefined();
      expect(await say("I count the sleds.")).toContain(`${count!} sled`);
    }
  });

  it("with yes or no are rolled in the open, and stay answered", async () => {
    for (const { reply, say } of await repliesTo(HARBOUR, ["Is there a back door?"])) {
      const verdict = /^(Yes|No)(?:, (?:and|but))? \(fifty-fifty/u.exec(reply)?.[1];
      expect(verdict).toBeDefined();
      expect(await say("Is there a back door?")).toContain(`That is settled: ${verdict!.toLowerCase()}`);
    }
  });

  it("that are open give two words of the dice, and ask the player", async () => {
    for (const { reply } of await repliesTo(HARBOUR, ["Who paid for the coach?"]))
      expect(reply).toMatch(/The dice give \*\p{L}+\* and \*[^*]+\*\. Who paid for the coach\? Perhaps “/u);
  });
});

describe("a search", () => {
  it("yields a find that the player names, or trouble", async () => {
    for (const { reply, kept } of await repliesTo(HARBOUR, ["I read Thomas's ledger with my magnifying lens."], 18)) {
      expect(kept().pending?.clue).toBe(true);
      expect(reply).toMatch(/\?/u);
    }
    for (const { reply } of await repliesTo(HARBOUR, ["I search the taproom."], 1))
      expect(reply).not.toContain("Perhaps “");
  });

  it("is asked more closely by the player's own question", async () => {
    for (const { reply } of await repliesTo(
      HARBOUR,
      ["I compare the handwriting of the forged initials.", "What do I see? Which hand matches the forged initials?"],
      18,
    ))
      expect(reply).toMatch(/^Which hand matches the forged initials\?/u);
  });
});

describe("the climax", () => {
  const CLUES = [
    "She hands me Thomas's ledger, and it names the mate.",
    "Amos shows me the bruise on Thomas Wray.",
    "Kitty says that Thomas Wray was afraid of the mate.",
    "Josiah Pell shows me his forged initials.",
    "Captain Storr admits that Wray owed him forty pounds.",
  ];
  const NAMES = 'I face Ezra Crane before half the town: "You drowned Thomas Wray. I name you before all Whitby."';

  it("rolls evidence against two dice, and the accused need not be known to the texts", async () => {
    for (const { reply, table, state } of await repliesTo(HARBOUR, [...CLUES, NAMES])) {
      expect(table.rolls.at(-1)?.notation === "2d10" || table.rolls.some(({ notation }) => notation === "2d10")).toBe(
        true,
      );
      expect(reply).toMatch(/^\d clues: evidence \d+ against \d+ and \d+\./u);
      expect(state().scene?.present).toContain("Ezra Crane");
      expect(state().threads[0]?.state).toBe("open");
    }
  });

  it("ends when the player has said how, with an epilogue in their own words, and asks what becomes of whom", async () => {
    const stories = (await repliesTo(HARBOUR, [...CLUES, NAMES])).filter(({ reply }) =>
      reply.includes("nobody who is here can deny it"),
    );
    expect(stories.length).toBeGreaterThan(0);
    for (const { say, state } of stories) {
      expect(await say("He spits on the stones and owns up.")).toContain("And how does it end?");
      const end = await say("They row him out to the hulks at Hull.");
      expect(end).toContain("- Amos shows you the bruise on Thomas Wray.");
      expect(end).toMatch(/You reach level \d+\./u);
      expect(end).toContain("What becomes of Ezra?");
      expect(state().threads[0]?.state).toBe("resolved");
    }
  });

  it("is no search, no mere sentence and no clue, however many there are", async () => {
    for (const { state } of await repliesTo(HARBOUR, [
      ...CLUES,
      "It was the mate, Ezra Crane, who drowned him.",
      "I search the herring dock.",
    ]))
      expect(state().threads[0]?.state).toBe("open");
  });
});

describe("everything else", () => {
  it("is so, in the player's own words", async () => {
    for (const { reply } of await repliesTo(VILLAGE, ["I put down my teacup and straighten my deerstalker."]))
      expect(reply).toMatch(/^You put down your teacup and straighten your deerstalker\./u);
  });

  it("does not stay without an event for more than a few turns", async () => {
    for (const story of await repliesTo(VILLAGE, [])) {
      const moods: boolean[] = [];
      for (let turn = 0; turn < 6; turn++) {
        const reply = await story.say(
          `I eat another scone, my ${["second", "third", "fourth", "fifth", "sixth", "seventh"][turn]!}.`,
        );
        moods.push(reply.includes("\n\n") || story.kept().pending !== null);
      }
      expect(moods).toContain(true);
    }
  });

  it("brings an event where the player leaves it to the oracle", async () => {
    for (const { reply } of await repliesTo(VILLAGE, ["you decide"])) expect(reply.length).toBeGreaterThan(20);
  });
});

describe("what the oracle says", () => {
  it("holds no proposal twice within five turns, and no stock line twice in ten replies", async () => {
    for (const story of await repliesTo(VILLAGE, [])) {
      const lines: string[] = [];
      const proposed: string[][] = [];
      for (const message of [
        "I ask Mrs Pym who came in last.",
        "I search the kitchen.",
        "I ask the Colonel why he came.",
        "I examine the door.",
        "I ask Mrs Pym where the key is.",
        "I search the garden.",
      ]) {
        const reply = await story.say(message);
        proposed.push(
          [...(/Perhaps (.*?)\.(?: |$)/u.exec(reply)?.[1] ?? "").matchAll(/“([^”]+)”/gu)].map(([, each = ""]) => each),
        );
        lines.push(
          ...reply
            .split(/(?<=[.!?]) |\n+/u)
            .filter(
              (line) =>
                line.length > 18 &&
                !/Perhaps|Whatever|What do|You (?:search|examine)|Evidence|comes nearer/u.test(line),
            ),
        );
      }
      const all = proposed.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    }
  });
});
