import { expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

const SALT_PANS: OwnPremise = {
  title: "The Salt Pans",
  world:
    "Varn is a village behind the dunes, and somebody opens the sluice by night. Ruth Keel keeps the windmill. Joost Blom runs the pawnshop across the street. Her brother Piet, the last sluice master, drowned that night; nobody has found him. Old Trine Oxholm will not come down from the bell loft. The cellar is locked, and Bailiff Sand waits in the cellar. Doctor Marie Vos says little.",
  notes:
    "It begins at the sluice at dusk, where Watchman Harm Dirk is waiting. I want to find out who opens the sluice.",
  hero: "Anna Keel",
  heroNotes: "A salt boiler. Carries a lamp and a rope.",
};

const begun = async () => {
  const story = played(SALT_PANS, "presence", 12, true);
  await story.say("");
  await story.say("1");
  return { ...story, here: () => story.state().scene!.present, place: () => story.state().scene!.place };
};

it("At the beginning only those are there whom the first scene names", async () => {
  const { here } = await begun();
  expect(here()).toEqual(["Watchman Harm Dirk"]);
});

it("Who is asked by name is gone to, and answers there", async () => {
  const { say, place } = await begun();
  expect(await say("Joost, whom have you seen at night?")).toMatch(/^You find Joost at the pawnshop\..*says Joost/su);
  expect(place()).toBe("the pawnshop");
});

it("Of whom no text says where they are, the hero finds them by speaking to them", async () => {
  const { say, here } = await begun();
  expect(await say("Doctor Vos, when did it begin?")).toMatch(/^You find Doctor Vos/u);
  expect(here()).toContain("Doctor Marie Vos");
});

it("Nobody drowned stands anywhere, and a deed upon somebody elsewhere moves nobody", async () => {
  const { say, here, place } = await begun();
  const began = place();
  expect(await say("Piet, where have you been?")).toBe("Piet is dead, and does not answer.");
  expect(await say("I tie Ruth to the gate.")).toMatch(/^Ruth is not here, but at /u);
  expect(place()).toBe(began);
  expect(here()).not.toContain("Piet");
});

it("Who is elsewhere and spoken of is not spoken to, and moves nobody", async () => {
  const { say, place } = await begun();
  const began = place();
  const said = await say('"Joost! And what did he say to that?"');
  expect(said).not.toContain("You find Joost");
  expect(place()).toBe(began);
});
