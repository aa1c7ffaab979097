import { expect, it } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";
import { BAKERY, HARBOUR } from "../stories.fake.ts";
import { cases, setCases } from "./case-content.ts";

const SEEDS = ["a", "b", "c", "d", "e", "f"];

const fitsOf = (id: string): readonly string[] => cases().truths.find((truth) => truth.id === id)?.fits ?? [];

async function drawn(premise: OwnPremise, seed: string): Promise<string> {
  const story = played(premise, seed);
  await story.say("");
  return story.kept().case?.truth ?? "";
}

it("draws a plot with words of its own where the aim has one of them, more often than another", async () => {
  const aims = {
    ...BAKERY,
    notes: `${BAKERY.notes} Carol wants to save the bakery before the bank takes it on Friday.`,
  };
  const found = await Promise.all(SEEDS.map((seed) => drawn(aims, seed)));
  const fit = found.filter((id) => fitsOf(id).includes("bank"));
  expect(fit.length).toBeGreaterThan(SEEDS.length / 3);
  expect(new Set(found).size).toBeGreaterThan(1);
});

it("never draws a plot whose words neither the aim nor the campaign has", async () => {
  for (const seed of SEEDS) {
    const fits = fitsOf(await drawn(HARBOUR, seed));
    expect(fits.filter((word) => /^(?:monster|bank|army|hunger)$/u.test(word))).toEqual([]);
  }
});

const STATION_OF_TITLES: OwnPremise = {
  title: "Kettle Orbit",
  world:
    "Kettle Station is an old mining station in orbit. The station's mind, ABACUS, runs the doors. Chief engineer Ines Okoro keeps the reactor alive. Director Hale Stroud answers only to the Company and has locked himself in the command deck. Old Marek Lund mends the pumps and sees everything.",
  notes: "It begins in the airlock. The hero wants to stop the Straw before it drags the station down in ten hours.",
  hero: "Juno Marsh",
  heroNotes: "A cable rigger. Her friend Pip, a young apprentice, works on the lower decks.",
};

it("casts the premise's people by what is said of them: who locks a door, who sees everything, who is a friend", async () => {
  for (const seed of SEEDS) {
    const story = played(STATION_OF_TITLES, seed);
    await story.say("");
    const { who } = story.kept().case!;
    expect(who).toMatchObject({ opponent: "Director Hale Stroud", ally: "Pip" });
    expect(who.witness).toMatch(/Marek/u);
    expect(Object.values(who)).not.toContain("Chief");
    expect(Object.values(who)).not.toContain("ABACUS");
  }
});

it("keeps what is to be stopped and what the hero wants in the player's words", async () => {
  const story = played(STATION_OF_TITLES, "a");
  await story.say("");
  expect(story.kept().case).toMatchObject({ threat: "the Straw", goal: "stop the Straw" });
});

it("keeps what happened as the question has it", async () => {
  const story = played(HARBOUR, "a");
  await story.say("");
  expect(story.kept().case?.threat).toBe("the killing of Thomas Wray");
});

it("draws another plot for a story whose plot a later version has no more", async () => {
  const all = cases();
  const story = played(HARBOUR, "a");
  await story.say("");
  const first = story.kept().case!.truth;
  try {
    setCases({ ...all, truths: all.truths.filter(({ id }) => id !== first) });
    await story.say("I search the place");
    expect(story.kept().case?.truth).not.toBe(first);
  } finally {
    setCases(all);
  }
});

it("takes a freighter in a harbour for a ship at sea, and one with airlocks for a ship in space", async () => {
  const worldOf = async (world: string) => {
    const story = played({ ...HARBOUR, world, notes: "The hero wants to find out who opened the hold." }, "a");
    await story.say("");
    return story.kept().case?.world ?? [];
  };
  const crew = "Captain Ines Okafor, the cook Bex and the mate Tomas Reyes all keep a key.";
  expect(await worldOf(`The freighter Anna lies at the quay with a sealed hold. ${crew}`)).not.toContain("space");
  expect(await worldOf(`The freighter Anna has two airlocks and a sealed hold. ${crew}`)).toContain("space");
  expect(await worldOf(`Halden is a mining station under the ice of Europa, in 2291. ${crew}`)).toContain("space");
});
