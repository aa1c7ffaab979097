import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LABELLED, readCases } from "../../../../../bench/understanding/cases.ts";
import { accuracy, judge } from "../../../../../bench/understanding/measure.ts";
import { HELD_BACK } from "../../../../../bench/understanding/held-back.ts";
import type { ReadingScene } from "./reading.ts";
import { understand } from "./understand.ts";

const judged = judge(readCases(LABELLED).filter(({ set }) => /^[a-ilmo]$/u.test(set) || HELD_BACK.includes(set)));

const inn: ReadingScene = {
  place: "The coaching inn at Totenburg",
  people: [
    { name: "Dragana Halloran", role: "burgomaster" },
    { name: "Ludvik", role: "innkeeper" },
  ],
  things: ["ledger", "four-poster bed"],
  exits: ["stable yard", "cellar"],
  foes: [],
  inventory: ["dagger", "lantern"],
  hero: "Mara",
};
const fight: ReadingScene = { ...inn, foes: ["Grey wolf"] };

describe("the oracle's reading of a player's words", () => {
  it.each([
    ["plainly worded", /^[a-i]$/u, { act: 0.96, target: 0.92, wrongAndSure: 0.065, asked: 0.11 }],
    ["worded in turns of phrase", /^[lmo]$/u, { act: 0.83, target: 0.78, wrongAndSure: 0.155, asked: 0.275 }],
  ])("gets the act and the target of messages right that are %s", (_, sets, gate) => {
    const { act, target, wrongAndSure, asked } = accuracy(judged.filter(({ one }) => sets.test(one.set)));
    expect(act).toBeGreaterThanOrEqual(gate.act);
    expect(target).toBeGreaterThanOrEqual(gate.target);
    expect(wrongAndSure).toBeLessThanOrEqual(gate.wrongAndSure);
    expect(asked).toBeLessThanOrEqual(gate.asked);
  });

  it.each([["that no reader learned from", "w", { act: 0.88, target: 0.88, wrongAndSure: 0.09 }]])(
    "gets as many held-back messages right as measured, of a set %s",
    (_, set, gate) => {
      const { act, target, wrongAndSure } = accuracy(judged.filter(({ one }) => one.set === set));
      expect(HELD_BACK).toContain(set);
      expect(act).toBeGreaterThanOrEqual(gate.act);
      expect(target).toBeGreaterThanOrEqual(gate.target);
      expect(wrongAndSure).toBeLessThanOrEqual(gate.wrongAndSure);
    },
  );

  it.each([
    ["I accuse Ludvik: you crossed out the names in the ledger!", inn, "accuse", "Ludvik"],
    ["I go to sleep for the night (long rest)", inn, "rest", null],
    ["Explore options", inn, "options", null],
    ["I search for clues about the letter", fight, "search", null],
    ["How does sneak attack work?", inn, "rules", null],
    ["I kill myself", inn, "selfharm", null],
    ["asdf qwer", inn, "nonsense", null],
    ["I get to my feet and draw my dagger", inn, "use", "dagger"],
    ["I draw my weapon and look around the square.", inn, "look", null],
    ["I pull out my dagger and look about", inn, "look", null],
    ["I cross my fingers", inn, "pray", null],
    ["attack", fight, "fight", "Grey wolf"],
    ["I tell Dragana that I'm going to the cellar", inn, "talk", "Dragana Halloran"],
    ["Light the lantern and read the ledger", inn, "compound", "lantern"],
    ["I tip the four-poster bed over onto the wolf", fight, "fight", "Grey wolf"],
    ["I slide Ludvik a coin", inn, "give", "Ludvik"],
    ["I mutter an old prayer", inn, "pray", null],
    ["Mara keeps quiet and hopes nobody sees her", inn, "wait", null],
    ["I remind Ludvik what happened to the last guest", inn, "threaten", "Ludvik"],
    ["What could Mara do here?", inn, "options", null],
    ["what leads do i have?", inn, "options", null],
    ["Is there anything useful I could be doing right now?", inn, "options", null],
    ["I don't like where this is heading, can we fade to black", inn, "stop", null],
    ["I have Ludvik bring me the ledger", inn, "talk", "Ludvik"],
    ["My dagger finds the wolf's throat", fight, "fight", "Grey wolf"],
    ["sorry, my cat walked over the keyboard", inn, "meta", null],
    ["I have to go to bed, let's continue tomorrow", inn, "stop", null],
    ["Time to make for the cellar", inn, "travel", "cellar"],
    ["I have seen enough. I take the ledger.", inn, "take", "ledger"],
    ["I beg the gods for help", inn, "pray", null],
    ["Anything in the ledger? I read it.", inn, "look", "ledger"],
    ["Ich frage den Wirt nach dem Keller", inn, "talk", "Ludvik"],
    ["Ich sehe mich um", inn, "look", null],
    ["je parle à l'aubergiste", inn, "talk", "Ludvik"],
    ["J'allume la lanterne", inn, "use", "lantern"],
    ["ataco al lobo con el cuchillo", fight, "fight", "Grey wolf"],
    ["hablo con Ludvik", inn, "talk", "Ludvik"],
    ["l", inn, "look", null],
    ["x ledger", inn, "look", "ledger"],
    ["z", inn, "wait", null],
    ["n", { ...inn, exits: ["cellar", "north gate"] }, "travel", "north gate"],
    ["Kann ich durch das Fenster klettern?", inn, "climb", null],
  ] as const)("reads “%s”", (text, scene, act, target) => {
    expect(understand(text, scene)).toMatchObject({ act, target });
  });

  it("keeps the German names of a scene", () => {
    const harbour = { ...inn, things: ["rostige Kiste"], exits: ["Keller"] };
    expect(understand("Ich gehe in den Keller", harbour)).toMatchObject({ act: "travel", target: "Keller" });
    expect(understand("Ich öffne die Kiste", harbour)).toMatchObject({ act: "use", target: "rostige Kiste" });
  });

  it.each([
    ["I dunno, I use something", inn],
    ['"Where is the key?"', inn],
    ["I strike", inn],
  ] as const)("asks back at “%s”", (text, scene) => {
    expect(understand(text, scene)).toMatchObject({ sure: false });
  });

  it("names only who and what is in the scene, whatever is typed", () => {
    const names = [...inn.people.map(({ name }) => name), ...inn.things, ...inn.exits, ...inn.inventory, null];
    const word = fc.constantFrom(
      "I",
      "go",
      "to",
      "Ludvik",
      "the",
      "ledger",
      "and",
      '"',
      "?",
      ",",
      "take",
      "myself",
      "not",
      "bed",
      "her",
      "(",
      // A name that every JavaScript object has as a property.
      "constructor",
      "toString",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((all) => all.join(" ")),
        ),
        (text) => {
          const { target, parts, alternatives } = understand(text, inn);
          for (const one of [target, ...parts.map((part) => part.target), ...alternatives.map((other) => other.target)])
            expect(names).toContain(one);
        },
      ),
    );
  });
});
