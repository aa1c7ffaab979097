import { expect, it } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";
import { BAKERY, HARBOUR } from "../stories.fake.ts";
import { cases } from "./case-content.ts";

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
