import { describe, expect, it } from "vitest";

import { createRandom } from "../../../random.ts";
import { isSamePlace } from "../lore/where/whereabouts.ts";
import { type OwnPremise, played } from "../played.fake.ts";
import { BAKERY, HARBOUR, ISLAND, MARSH, RELAY, STATION, VILLAGE } from "../stories.fake.ts";
import { cases, ROLES } from "./case-content.ts";

const VENICE: OwnPremise = {
  title: "The Glass Debt",
  world:
    "Venice in the wet spring of 1547. Maestro Zuan Barovier runs the furnace at the Three Angels. Lucia Barovier, his daughter, keeps the books. Ser Anselmo Dolfin is a spy who takes his wine at the Sign of the Sturgeon. Beppe Tron is a gondolier. Sister Orsola keeps the orphans at the convent of San Mattio.",
  notes: "It begins at the Three Angels. I want to find the recipe before the Doge's envoy arrives on Sunday.",
  hero: "Niccolo Serena",
  heroNotes: "Niccolo Serena, a glass cutter. He carries a cutting wheel and a lantern.",
};
const PASS: OwnPremise = {
  title: "The Pass",
  world:
    "The pass over the Grimhorn is closed from November to May. Brother Anselm keeps the hospice at the Col. Ilse Brandt smuggles salt. Sergeant Korn commands the customs post at Lower Gate. Old Matthis is a guide who drinks.",
  notes: "It begins at Lower Gate. I want to get the medicine to Hochdorf before the snow.",
  hero: "Lena Voss",
  heroNotes: "Lena Voss, a country doctor.",
};
const ELECTION: OwnPremise = {
  title: "The Vote",
  world:
    "Little Marrow is a village of ninety-one voters. Squire Pontefract owns the mill and most of the debts. Mrs Dabble runs the post office. Reverend Hask keeps St Mary's. Tom Tully drives the milk cart.",
  notes: "It begins in the village hall. I want to win the vote for the new bridge on Friday.",
  hero: "Ada Pym",
  heroNotes: "Ada Pym, a schoolteacher.",
};
const KINDS = [
  ["find", VENICE],
  ["unmask", HARBOUR],
  ["stop", BAKERY],
  ["reach", PASS],
  ["win", ELECTION],
] as const;

type Story = ReturnType<typeof played>;
const begun = async (premise: OwnPremise, seed: string, luck?: number) => {
  const story = played(premise, seed, luck);
  const opening = await story.say("");
  return { ...story, opening };
};
const caseOf = (story: Story) => story.kept().case!;

/** Plays as a plain player does: goes where the leads are, asks and searches, until the story ends. Answers all that was told. */
async function playOut(story: Story, most = 60): Promise<string> {
  const all: string[] = [];
  const say = async (text: string) => void all.push(await story.say(text));
  for (let at = 0; at < most && story.kept().case !== null; at++) {
    const kept = caseOf(story);
    const { scene, lair, far } = kept.where;
    if (kept.showdown !== null) await say("I grab hold of it and will not let go");
    else if (kept.announced) await say(isSamePlace(story.state().scene!.place, lair) ? "I end it" : `I go to ${lair}`);
    else if (kept.said.includes("asked")) await say(`I accuse ${kept.who.opponent}`);
    else {
      const role = (["witness", "ally", "suspect", "tool"] as const)[at % 4]!;
      await say(`I go to ${[scene, far, lair][at % 3]!}`);
      if (story.kept().case === null || caseOf(story).showdown !== null) continue;
      await say("I search the place");
      if (story.kept().case === null || caseOf(story).showdown !== null) continue;
      await say(`I go to ${caseOf(story).who[role]}`);
      await say(`I ask ${caseOf(story).who[role]} what happened`);
    }
  }
  return all.join("\n\n");
}

const HOLES =
  /undefined|\bnull\b|\{|\}|\[object| {2}|,,|(?<!\.)\.\.(?!\.)|(?<!(?:beside|behind|before|near|around) )\byou (?:is|has)\b|\ba an\b|,\./u;

/** Where a text has a hole, with the words around it; empty where it has none. */
const around = (text: string): string => {
  const at = text.search(HOLES);
  return at < 0 ? "" : text.slice(Math.max(0, at - 60), at + 60);
};

describe.each(KINDS)("A story whose aim is to %s", (kind, premise) => {
  it("draws a plot of that kind, whose people are the player's own and never the hero, the prize, or somebody gone", async () => {
    for (const seed of ["a", "b", "c"]) {
      const story = await begun(premise, seed);
      const kept = caseOf(story);
      expect(cases().truths.find(({ id }) => id === kept.truth)?.kind).toBe(kind);
      const who = ROLES.map((role) => kept.who[role]);
      expect(new Set(who).size).toBe(ROLES.length);
      expect(who).not.toContain(premise.hero);
      for (const gone of ["Thomas Wray", "Edwin Frayne"]) expect(who).not.toContain(gone);
      expect(premise.world).toContain(kept.who.opponent.split(" ").at(-1)!);
      expect(new Set(Object.values(kept.where)).size).toBe(3);
    }
  });

  it("is told to its written end: clues, the announcement, the showdown, and what was found", async () => {
    const story = await begun(premise, "end", 20);
    const kept = caseOf(story);
    const truth = cases().truths.find(({ id }) => id === kept.truth)!;
    const text = await playOut(story);
    expect(text).toMatch(
      /find|unmask/u.test(kind) ? /name (?:somebody|do you say|is it)|Whom do you name/u : /You know enough now\./u,
    );
    expect(text).not.toContain("Now it fits together");
    expect(text).toContain("This is what you found and did:");
    expect(around(text)).toBe("");
    expect(text).not.toMatch(/What (?:is it|do you find|comes of it|happens next)\?/u);
    expect(truth.ends.strong.split("\n\n").length).toBeGreaterThan(1);
    expect(story.state().threads.some(({ state }) => state === "resolved")).toBe(true);
    expect(text).toContain("The story may rest here.");
  });

  it("ends harder where the dice are against the hero, and is never without an end", async () => {
    const story = await begun(premise, "unlucky", 1);
    // The dice give no clue, so the player says who it was.
    await story.say(`It was ${caseOf(story).who.opponent} who did it.`);
    const text = await playOut(story, 20);
    expect(text).toContain("The story may rest here.");
    expect(around(text)).toBe("");
  });
});

describe("The case", () => {
  it("is sealed: no question to the table says who it is before the clues do", async () => {
    const story = await begun(HARBOUR, "sealed");
    const { who } = caseOf(story);
    const role = cases().truths.find(({ id }) => id === caseOf(story).truth)!;
    for (const text of [
      "who killed thomas wray?",
      `who is ${who.opponent}?`,
      "what do i know so far?",
      "who is against me?",
    ]) {
      const said = await story.say(text);
      expect(said, text).not.toMatch(/behind it|opponent|It holds/u);
      expect(said, text).not.toContain(role.why?.slice(0, 20) ?? "because");
    }
    expect(story.opening).not.toMatch(/opponent|witness/u);
  });

  it("is the same for the same seed, and every turn of it", async () => {
    const texts = ["i look around", "i search the room", "i ask hannah what happened", "what happens now?", "i wait"];
    const play = async () => {
      const story = await begun(HARBOUR, "same");
      const all = [];
      for (const text of texts) all.push(await story.say(text));
      return [all, caseOf(story)];
    };
    expect(await play()).toEqual(await play());
  });

  it("answers every reasonable act with something of its own, and asks nothing back", async () => {
    const story = await begun(STATION, "acts", 20);
    for (const text of [
      "i look around",
      "i search my bunk",
      "i read the note again",
      "i open the locker",
      "i listen at the door",
      "what do i hear?",
      "what does the note say?",
      "what happens next?",
      "why would anybody steal air?",
      "who wrote the note?",
      "i sneak along the corridor",
      "i wait",
      "where is rask?",
      "i ask rask what he knows",
      "i go to the lung",
      "i search the place",
      "i ask dov okonkwo where the air goes",
    ]) {
      const said = await story.say(text);
      expect(said.length, text).toBeGreaterThan(25);
      expect(said, text).not.toMatch(/The dice give/u);
      expect(around(said), text).toBe("");
    }
    expect(caseOf(story).found.length).toBeGreaterThan(2);
  });

  it("gives the same answer to the same question, and no clue twice", async () => {
    const story = await begun(HARBOUR, "again", 20);
    const first = await story.say("i ask hannah what happened to thomas");
    const second = await story.say("i ask hannah what happened to thomas");
    const { found, last } = caseOf(story);
    expect(second).not.toBe(first);
    expect(second).toContain(last!.log.split(" ").at(-2)!);
    expect(new Set(found).size).toBe(found.length);
  });

  it("lets the opponent lie, and points at somebody else", async () => {
    const story = await begun(HARBOUR, "lie", 20);
    const { who } = caseOf(story);
    const at = story.kept().places[who.opponent] ?? story.state().cast.find(({ name }) => name === who.opponent)!.place;
    await story.say(`i go to ${at}`);
    const said = await story.say(`i ask ${who.opponent} who killed thomas wray`);
    expect(said).toMatch(/“.+”/su);
    expect(caseOf(story).said).toContain("lie");
    expect(caseOf(story).found).toEqual([]);
  });

  it("moves against the hero as time passes", async () => {
    const story = await begun(HARBOUR, "moves", 10);
    // Ways that are gone twice, and waiting.
    for (let times = 0; times < 3; times += 1)
      for (const text of ["i go to st mary's", "i go to the white horse", "i wait"]) await story.say(text);
    expect(caseOf(story).moves.length).toBeGreaterThan(0);
  });

  it("does not tick for questions, and never for a correction", async () => {
    const story = await begun(HARBOUR, "ticks", 1);
    for (const text of ["i ask hannah who did it", "no, that doesn't fit", "who killed him?", "is the door locked?"])
      await story.say(text);
    expect(story.state().clocks[0]?.filled).toBe(0);
  });

  it("is drawn for a story that began before there were cases", async () => {
    const story = await begun(HARBOUR, "old");
    expect(caseOf(story).truth).not.toBe("");
    const { readPremiseMemo } = await import("../memo.ts");
    const old = readPremiseMemo({ premise: 1, facts: ["The well is dry."], progress: 4 });
    expect(old.case).toBeNull();
    expect(old.facts).toEqual(["The well is dry."]);
  });

  it("tells a comic story without blood", async () => {
    const story = await begun(VILLAGE, "comic", 12);
    expect(caseOf(story).tone).toBe("comic");
    expect(await playOut(story)).not.toMatch(/\b(?:blood\w*|corpse|murder\w*|stab\w*|throat)\b|hit points?/iu);
  });
});

describe("The player", () => {
  it("may refuse what was told, at no cost, and is told something else", async () => {
    const story = await begun(HARBOUR, "refuse", 20);
    await story.say("i search the room for traces");
    const [id] = caseOf(story).found;
    const { clues } = story.kept();
    const said = await story.say("no, that doesn't fit");
    expect(said).toMatch(/^Then it is not so\./u);
    expect(story.kept().clues.join()).not.toContain(clues[0]!);
    expect(caseOf(story).found).toContain(id);
    expect(caseOf(story).found.length).toBe(2);
    expect(story.state().clocks[0]?.filled).toBe(0);
  });

  it("may say who it was, and the case bends to it", async () => {
    const story = await begun(HARBOUR, "bend", 20);
    await story.say("i search the room for traces");
    await story.say("no, it was Josiah Pell");
    const { who } = caseOf(story);
    expect(who.opponent).toContain("Pell");
    expect(new Set(Object.values(who)).size).toBe(5);
  });

  it("may say what it is instead, and that is so", async () => {
    const story = await begun(HARBOUR, "so", 20);
    await story.say("i search the room for traces");
    const said = await story.say("no, the page was torn out by Kitty");
    expect(said).toContain("Then it is so.");
    expect(story.kept().clues.at(-1)).toBe("The page was torn out by Kitty.");
  });

  it("may say in the showdown how it ends, and that is the end", async () => {
    const story = await begun(HARBOUR, "own end", 20);
    const { who, where } = caseOf(story);
    await story.say(`${who.opponent} is behind it.`);
    await story.say(`i go to ${where.lair}`);
    const said = await story.say(`${who.opponent} confesses before the whole town`);
    expect(said).toContain("confesses before the whole town.");
    expect(said).toContain("The story may rest here.");
    expect(story.state().threads.some(({ state }) => state === "resolved")).toBe(true);
  });

  it("may strike somebody from the story, and somebody else takes their part", async () => {
    const story = await begun(HARBOUR, "struck", 20);
    const { witness } = caseOf(story).who;
    await story.say(`there is no ${witness}`);
    await story.say("i look around");
    expect(Object.values(caseOf(story).who)).not.toContain(witness);
    expect(new Set(Object.values(caseOf(story).who)).size).toBe(5);
  });

  it("may change the aim, and gets a case for it", async () => {
    const story = await begun(HARBOUR, "aim", 20);
    await story.say("I am after the Hopewell's logbook");
    expect(cases().truths.find(({ id }) => id === caseOf(story).truth)?.kind).toBe("find");
    expect(caseOf(story).prize.words).toContain("logbook");
  });

  it("may leave the showdown, and come back to it", async () => {
    const story = await begun(HARBOUR, "leave", 20);
    await story.say(`${caseOf(story).who.opponent} is behind it.`);
    const { lair, scene } = caseOf(story).where;
    await story.say(`i go to ${lair}`);
    expect(caseOf(story).showdown).not.toBeNull();
    const away = await story.say(`i go to ${scene}`);
    expect(away).toContain("nothing is decided");
    expect(caseOf(story).showdown).toBeNull();
    await story.say(`i go to ${lair}`);
    expect(caseOf(story).showdown).not.toBeNull();
  });

  it("is asked for an aim where the texts have none, and otherwise nothing", async () => {
    const one = { title: "Courier", world: "", notes: "I am a courier in a flooded city.", hero: "Jax", heroNotes: "" };
    const story = await begun(one, "one");
    expect(story.opening).toContain("What are you after?");
    expect(story.kept().case).toBeNull();
    await story.say("deliver the parcel to the old lighthouse keeper");
    expect(caseOf(story).truth).toBe("task-carry");
    const said = await story.say("i look around");
    expect(around(said)).toBe("");
  });
});

describe("Any premise", () => {
  it("is told without a hole or an unfilled slot, for any people and any places", async () => {
    const random = createRandom("any premise");
    const people = [
      "Anna Berg",
      "Dr Quist",
      "the Widow Sand",
      "Old Tam",
      "Captain Ferro",
      "Lady Oshun",
      "Brother Pell",
      "Xan",
    ];
    const places = ["the Blue Lantern", "Port Sorrow", "Deck Nine", "the mill", "St Ives", "the Long Hall"];
    const aims = [
      "find my sister Mira",
      "find out why the bells ring",
      "stop the wedding",
      "reach the coast",
      "win the race",
      "get rich",
    ];
    for (let at = 0; at < 12; at++) {
      const [first, second, third] = random.sample(people, 3);
      const [one, two] = random.sample(places, 2);
      const premise: OwnPremise = {
        title: `Any ${at}`,
        world: random.pick([
          `${first} lives at ${one}. ${second} owns ${two} and hates everybody. ${third} is a spy.`,
          `There is ${one} and ${two}. ${first} is kind.`,
          "A town where it always rains.",
        ]),
        notes: `It begins at ${one}. I want to ${random.pick(aims)}.`,
        hero: "Nim",
        heroNotes: "Nim carries a lamp.",
      };
      const story = played(premise, `any ${at}`, random.pick([1, 10, 20]));
      const opening = await story.say("");
      expect(around(opening)).toBe("");
      const text = await playOut(story, 24);
      expect(around(text), premise.world).toBe("");
    }
  });
});

describe("Stories of every kind of world", () => {
  it.each([ISLAND, RELAY, MARSH, STATION].map((premise) => [premise.title, premise] as const))(
    "%s goes on without a hole",
    async (_title, premise) => {
      const story = await begun(premise, "world");
      expect(around(await playOut(story))).toBe("");
    },
  );
});
