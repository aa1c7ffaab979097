import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "./played.fake.ts";

const POST: OwnPremise = {
  title: "The Winter Post",
  world:
    "The Fell is a mountain country. No magic. The postmistress is Agna Torvald, in the town of Lower Stave. Marten Skoog is the richest man and owns the mill. Doctor Imre Voss hates Marten Skoog.",
  notes:
    "Begin in the post house at Lower Stave on the last evening before the snow. A walker, Jory Pell, came back without his bag. I want to find the bag before the hanging on Friday.",
  hero: "Signe Aldern",
  heroNotes: "A walker of the Winter Post with a dog called Biscuit.",
};
/** Places that can be searched one after another. */
const NOOKS =
  "cellar attic barn oven chimney shelf well loft bench cart roof floor hedge ditch trough stable larder wardrobe".split(
    " ",
  );
const nook = (turn: number): string => `search the ${NOOKS[turn % NOOKS.length]}`;
const SEEDS = ["a", "b", "c", "d", "e", "f", "g", "h"];
/** The result of every d20 in a test. With a 1 every check fails. */
const LUCKY = 1;

/** Plays until the words leave a question open for the player. Returns the game and the reply. */
async function untilAsked(text: string, premise = POST) {
  for (const seed of SEEDS) {
    const game = played(premise, seed);
    await game.say("");
    const reply = await game.say(text);
    if (game.kept().pending !== null) return { game, reply, pending: game.kept().pending! };
  }
  throw new Error(`Nothing was asked after “${text}”`);
}

describe("what nobody has written", () => {
  it("is asked of the player, with answers from their own names", async () => {
    const { reply, pending } = await untilAsked("Jory, who took the bag from you?");
    expect(reply).toMatch(/^Jory .*What does Jory say\? Perhaps “/u);
    expect(pending).toMatchObject({ by: "Jory Pell", kind: "fact" });
    expect(pending.choices.join()).toMatch(/Marten|Imre|Agna/u);
  });

  it("is so when the player says it, in the mouth of whom they asked, and brings the goal nearer", async () => {
    const { game } = await untilAsked("Jory, what happened to the bag?");
    const reply = await game.say("There were two men at the bridge. They knew my name.");
    expect(reply).toMatch(/“There were two men at the bridge,” says Jory\. “They knew my name\.”/u);
    expect(reply).toContain("(1 of 5)");
    expect(game.state().threads[0]?.steps.join()).toContain("two men at the bridge");
    expect(game.kept().pending).toBeNull();
  });

  it("is so when one of the proposed answers is pressed, typed, or chosen by its number", async () => {
    for (const answer of [(choices: readonly string[]) => choices[0]!, () => "1", () => "you decide"]) {
      const { game, pending } = await untilAsked("Jory, what happened to the bag?");
      const reply = await game.say(answer(pending.choices));
      expect(reply).toMatch(/says Jory\./u);
      expect(game.state().threads[0]?.steps.length).toBe(1);
    }
  });

  it("stays unsaid where the player does something else", async () => {
    const { game } = await untilAsked("Jory, what happened to the bag?");
    const reply = await game.say("I go to the mill");
    expect(reply).toMatch(/^You go to the mill/u);
    expect(game.kept().pending).toBeNull();
  });

  it("is never asked where the texts answer", async () => {
    const game = played(POST, "texts");
    await game.say("");
    expect(await game.say("Jory, who owns the mill?")).toMatch(/Marten/u);
    expect(game.kept().pending).toBeNull();
  });

  it("is proposed in sentences that hold no empty name", async () => {
    for (const seed of SEEDS) {
      const game = played(POST, seed);
      await game.say("");
      for (const text of [
        "Jory, why?",
        "search this place",
        "Agna, what do you want?",
        "I listen at the door",
        "I wait",
      ]) {
        const reply = await game.say(text);
        expect(reply).not.toMatch(/\{|\}|undefined|“”/u);
      }
    }
  });
});

describe("an accusation", () => {
  it("is likelier true the more of what was learned speaks against somebody", async () => {
    let [early, late] = [0, 0];
    for (const seed of Array.from({ length: 40 }, (_, at) => `accused ${at}`)) {
      const soon = played(POST, seed);
      await soon.say("");
      await soon.say("I accuse Marten Skoog");
      if (soon.kept().accused[0]?.guilty === true) early += 1;
      const after = played(POST, seed);
      await after.say("");
      for (const fact of [
        "Marten was seen at the bridge.",
        "Marten has paid two men.",
        "The oats are from Marten's mill.",
      ])
        await after.say(fact);
      await after.say("I accuse Marten Skoog");
      if (after.kept().accused[0]?.guilty === true) late += 1;
    }
    expect(late).toBeGreaterThan(early);
  });

  it("stays settled: whoever did not do it has not done it the next time", async () => {
    for (const seed of SEEDS) {
      const game = played(POST, seed);
      await game.say("");
      await game.say("I accuse Marten Skoog");
      const [first] = game.kept().accused;
      await game.say("I accuse Marten Skoog");
      expect(game.kept().accused).toEqual([first]);
    }
  });
});

describe("the end of a story", () => {
  /** Plays to the end of the story by answering every question of the oracle. */
  async function playedOut(seed: string, luck?: number) {
    const game = played(POST, seed, luck);
    let reply = await game.say("");
    for (let turn = 0; turn < 60; turn++) {
      const { pending } = game.kept();
      if (pending?.kind === "after") return { game, reply };
      const questions = [
        "Jory, what happened to the bag?",
        "search this place",
        "Agna, who wants the bag?",
        "I listen at the door",
      ];
      reply =
        pending === null
          ? await game.say(turn % 8 === 7 ? "I go to the mill" : questions[turn % questions.length]!)
          : await game.say(pending.choices[0] ?? "you decide");
    }
    throw new Error("The story did not end in sixty turns");
  }

  it("comes when the track is full: the player says how, one check decides, and it tells how it came about", async () => {
    for (const seed of SEEDS) {
      const { game, reply } = await playedOut(seed);
      const thread = game.state().threads[0]!;
      expect(["resolved", "failed"]).toContain(thread.state);
      expect(reply).toMatch(/What becomes of /u);
      const last = await game.say("you decide");
      expect(last).toMatch(/So this story ends\./u);
    }
  });

  it("pays where the goal was reached, and says so", async () => {
    for (const seed of SEEDS) {
      const { game } = await playedOut(seed);
      const won = game.state().threads[0]?.state === "resolved";
      expect(game.table.effects.some(({ type }) => type === "level_up")).toBe(won);
    }
  });

  it("is open to what is done first, and only a deed decides it", async () => {
    const { game } = await untilAsked("Jory, what happened to the bag?");
    for (let turn = 0; turn < 40 && game.kept().pending?.kind !== "last"; turn++)
      await game.say(game.kept().pending === null ? "search this place" : "you decide");
    if (game.kept().pending?.kind !== "last") return;
    await game.say("I go to the mill");
    expect(game.kept().pending?.kind).toBe("last");
    expect(game.state().threads[0]?.state).toBe("open");
  });
});

describe("a clock", () => {
  it("bears the deadline of the player's own texts, and moves when something goes wrong", async () => {
    const game = played(POST, "clock", LUCKY);
    await game.say("");
    expect(game.state().clocks[0]).toMatchObject({ name: "The hanging on Friday comes nearer", filled: 0 });
    const reply = await game.say("search this place");
    expect(reply).toContain("The hanging on Friday comes nearer: 1 of 6.");
  });
});

describe("a question that was asked before", () => {
  it("has the same answer, and brings the goal no nearer", async () => {
    const { game } = await untilAsked("Jory, what happened to the bag?");
    await game.say("It fell off the bridge");
    const reply = await game.say("Jory, what happened to the bag?");
    expect(reply).toMatch(/I have told you.*It fell off the bridge/u);
    expect(game.state().threads[0]?.steps.length).toBe(1);
  });
});

describe("the last deed", () => {
  const MARROW: OwnPremise = {
    title: "The Great Marrow",
    world: "An English village called Little Wimbling. There is a vicarage and an allotment.",
    notes:
      "A comedy. I want to win the first prize at the Flower Show on Saturday, which Mrs. Augusta Thripp has won nineteen years in a row. We begin at the allotment with my neighbour Colonel Bagshaw.",
    hero: "Wilfred Pym",
    heroNotes: "A retired piano tuner who talks to vegetables.",
  };

  it("is told in the player's words, whoever does it", async () => {
    for (const seed of SEEDS) {
      const game = played(MARROW, seed);
      await game.say("");
      for (let turn = 0; turn < 40 && game.kept().pending?.kind !== "last"; turn++)
        await game.say(game.kept().pending === null ? nook(turn) : "you decide");
      if (game.kept().pending?.kind !== "last") continue;
      const reply = await game.say(
        "On Saturday the Colonel and I carry the marrow into the tent and show it to everyone",
      );
      expect(reply).not.toMatch(/You on Saturday/u);
      if (/succeeds|fails/u.test(reply)) expect(reply).toMatch(/^On Saturday the Colonel and you carry the marrow/u);
    }
  });

  it("is about a goal without its relative clauses, and nobody is called Mrs", async () => {
    const game = played(MARROW, "goal");
    expect(await game.say("")).toContain("Your goal: win the first prize at the Flower Show on Saturday.");
    expect(game.state().cast.map(({ name }) => name)).not.toContain("Mrs");
  });
});

describe("a goal to find something out", () => {
  const LAMP: OwnPremise = {
    title: "The Lamp",
    world:
      "Hask is a village by the sea. No magic. Rafe Tarn mends nets and hates Old Marget. Old Marget keeps the lamp.",
    notes: "Begin at the lamp house in Hask, with Old Marget. I want to find out who put out the lamp.",
    hero: "Ilse Venn",
    heroNotes: "Ilse Venn is a keeper of lists.",
  };

  it("ends with an answer to it, and not with a deed", async () => {
    for (const seed of SEEDS) {
      const game = played(LAMP, seed);
      await game.say("");
      let reply = "";
      for (let turn = 0; turn < 40 && game.kept().pending?.kind !== "last"; turn++)
        reply = await game.say(game.kept().pending === null ? nook(turn) : "you decide");
      if (game.kept().pending?.kind !== "last") continue;
      expect(reply).toMatch(/Who put out the lamp\?/u);
      expect(await game.say("It was Rafe, out of spite.")).toMatch(
        /It was Rafe, out of spite\. (?:It all fits|That cannot be all)/u,
      );
    }
  });

  it("ends when whoever did it owns up and says why", async () => {
    for (const seed of Array.from({ length: 12 }, (_, at) => `owns ${at}`)) {
      const game = played(LAMP, seed);
      await game.say("");
      for (const fact of ["Rafe was seen at the lamp house.", "Rafe has oil on his hands.", "Rafe has lied."])
        await game.say(fact);
      await game.say("I accuse Rafe");
      if (game.kept().accused[0]?.guilty !== true || game.kept().pending?.kind !== "truth") continue;
      const reply = await game.say("She never thanked me once");
      expect(reply).toMatch(/You set out to find out who put out the lamp, and you have done it\./u);
      expect(game.state().threads[0]?.state).toBe("resolved");
    }
  });
});

describe("the last question", () => {
  it("comes back after talk that came between", async () => {
    const after: string[] = [];
    for (const seed of SEEDS) {
      const game = played(POST, seed);
      await game.say("");
      for (let turn = 0; turn < 60 && game.kept().pending?.kind !== "last"; turn++)
        await game.say(game.kept().pending === null ? nook(turn) : "you decide");
      if (game.kept().pending?.kind !== "last") continue;
      await game.say("Agna, what do you want?");
      if (game.kept().pending?.kind === "fact") await game.say("you decide");
      after.push(game.state().threads[0]?.state === "open" ? (game.kept().pending?.kind ?? "nothing") : "last");
    }
    expect(after).not.toEqual([]);
    expect(after.filter((kind) => kind !== "last")).toEqual([]);
  });
});
