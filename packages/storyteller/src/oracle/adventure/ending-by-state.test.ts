import { beforeAll, describe, expect, it } from "vitest";

import type { Played } from "./testing/play.fake.ts";
import { lastReply, play } from "./testing/play-by-id.fake.ts";

const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);
const UNTIL_MIDWINTER = times(9, "Wait until midwinter");
const LIGHT_THE_THIRD = [
  "Go to the oil-house",
  "I fill a can with oil from the barrels",
  "Go to the Third Post",
  "I pour our one can of oil into the Third and light it",
];
const TO_TOBIT = [
  "Go on to the ford",
  "Claim the captain's exemption",
  "Go across to the chapel",
  "Go to the Seventh Post",
  "Follow the combed snow uphill",
  "Stoop and go in",
];

const says = (from: Played, ...lines: readonly string[]) => play("lantern", lines, { luck: 15, from });

/** Long plays take a while on a busy machine. */
const SLOW = 60_000;

let lit: Played;
beforeAll(async () => {
  lit = await play("lantern", [...LIGHT_THE_THIRD, ...TO_TOBIT]);
}, SLOW);

describe("how the lantern ends by what was done", { timeout: SLOW }, () => {
  it("spares the house behind a Third that was lit", async () => {
    expect(lit.progress.flags).toContain("third-lit");
    const end = lastReply(await says(lit, ...UNTIL_MIDWINTER, "wait", "wait"));
    expect(end).toContain("the Third is burning, because you dug the white out of it");
    expect(end).toContain("You lit the Third.");
    expect(end).not.toMatch(/where the Third is out|tinker|one short/u);
  });

  it("finds the house behind a Third that is out, and those who were not warned", async () => {
    const dark = await play("lantern", ["Go east to the Third Post", "Go back", ...UNTIL_MIDWINTER]);
    const end = lastReply(await says(dark, "wait", "wait"));
    expect(end).toContain("where the Third is out");
    expect(end).toContain("the tinker, who went back up for the kettle");
    const warned = await play("lantern", ["Joan, bar every door on midwinter night", ...UNTIL_MIDWINTER]);
    const reply = lastReply(await says(warned, "wait", "wait"));
    expect(reply).toContain("Joan is sitting on the hatch");
    expect(reply).not.toMatch(/tinker|one short|lay(?:s|ing) /u);
  });

  it("brings nobody away who was not brought away", async () => {
    const end = lastReply(
      await says(
        lit,
        "Tobit, why do you stay?",
        "Offer to do it for him",
        ...UNTIL_MIDWINTER,
        "Put them all out, and lead it down",
      ),
    );
    expect(end).toContain("is dark already, as you left it");
    expect(end).not.toContain("You brought him away on your arm");
  });

  it("lets the reeve leave only if he left", async () => {
    const ford = await play("lantern", ["Go east to the Third Post", "Go on to the ford", ...UNTIL_MIDWINTER]);
    expect(lastReply(await says(ford, "wait", "wait"))).not.toContain("Had left");
    const cut = await play("lantern", [
      "Go east to the Third Post",
      "Go on to the ford",
      "I cut the straps of the reeve's sledge and knot them round the runners so he can't leave",
    ]);
    expect(cut.progress.flags).toContain("sledge-broken");
    const stays = await says(cut, ...UNTIL_MIDWINTER, "wait", "wait");
    expect(stays.turns.map(({ reply }) => reply).join("\n")).not.toContain(
      "Men are carrying a strongbox to the sledge",
    );
    expect(lastReply(stays)).toContain("Could not leave, because of some straps");
  });

  it("shows the Third burning once it burns", async () => {
    const back = await says(lit, "Go to the Third Post", "look at the Third lantern", "is the Third lit?");
    const [there, look, asked] = back.turns.slice(-3).map(({ reply }) => reply);
    expect(there).not.toContain("The trodden strip is wider");
    expect(look).toContain("trimmed square");
    expect(asked).toMatch(/burn/u);
  });
});
