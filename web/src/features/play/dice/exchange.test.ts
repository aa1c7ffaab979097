import { describe, expect, it } from "vitest";

import { text } from "../../../shared/text/text.ts";
import { type FightRoll, happeningsOf } from "./exchange.ts";
import { FightRolls } from "./fight-rolls.fake.ts";

const words = (...rolls: FightRoll[]) => happeningsOf(rolls).map((one) => one.words);
const round = new FightRolls(2);

describe("an exchange of blows in words", () => {
  it("says who missed, and who hit for how much, with the dice of the damage at the hit", () => {
    const exchange = [
      round.attack("Ysolde", "the goblin", false, 0),
      round.attack("the goblin", "Ysolde", true, 6),
      round.dice("the goblin", "Ysolde", "Scimitar", 6),
    ];
    expect(words(...exchange)).toEqual(["Ysolde misses the goblin", "the goblin hits Ysolde for 6"]);
    expect(happeningsOf(exchange).map(({ rolls }) => rolls.length)).toEqual([1, 2]);
  });

  it("says the damage that was taken, where the dice show more", () => {
    const resisted = [
      round.attack("Ysolde", "the ghost", true, 3),
      round.dice("Ysolde", "the ghost", "Longsword", 7, 8),
    ];
    expect(words(...resisted)).toEqual(["Ysolde hits the ghost for 3"]);
  });

  it("gives no number to a hit that did no damage or was stored without it", () => {
    expect(words(round.attack("Ysolde", "the ghost", true, 0))).toEqual(["Ysolde hits the ghost"]);
    expect(words(round.attack("Ysolde", "the ghost", true))).toEqual(["Ysolde hits the ghost"]);
  });

  it("says what was rolled for initiative, against death and to withstand", () => {
    expect(
      words(
        round.attack("the goblin", "Ysolde", true, 9),
        round.dice("Ysolde", "", "Ysolde: initiative", 14, 20),
        round.dice("Ysolde", "", "Ysolde: death save", 11, 20),
        round.save("the goblin", "dexterity", true),
        round.save("the goblin", "wisdom", false),
      ),
    ).toEqual([
      "the goblin hits Ysolde for 9",
      "Ysolde rolls 14 for initiative",
      "Ysolde rolls 11 against death",
      `the goblin makes the ${text.rules.names["dexterity"] ?? "dexterity"} save`,
      `the goblin fails the ${text.rules.names["wisdom"] ?? "wisdom"} save`,
    ]);
  });

  it("names other dice by their label and their sum", () => {
    expect(words(round.dice("the dragon", "", "fire breath", 21))).toEqual(["Fire breath: 21"]);
  });
});
