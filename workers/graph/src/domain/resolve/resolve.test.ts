import { describe, expect, it } from "vitest";

import type { EntityType } from "#contracts/memory/items";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { KnownName } from "#contracts/rpc/memory";
import { chronicle, draft, item, known } from "../../../test/chronicles.ts";
import { turn } from "../../../test/turns.ts";
import { resolve } from "./resolve.ts";

/** The name under which an entity that appears in a turn is stored. */
function met(
  name: string,
  people: KnownName[],
  fields: Partial<TurnCompleted> = {},
  type: EntityType = "person",
): string {
  const { entities } = resolve(chronicle([draft(name, type)]), turn(3, { reply: `${name} nods.`, ...fields }), people);
  return entities[0]!.name;
}

describe("a name that is known", () => {
  it("is known by its aliases, and whatever article, case, accent or possessive it comes with", () => {
    const people = [known("Vell", "person", ["the Tollkeeper"]), known("Saltmarrow", "place")];

    for (const name of ["Vell", "VELL", "Véll", "Vell's", "“Vell”", "the Tollkeeper", "The tollkeeper’s"]) {
      expect(met(name, people)).toBe("Vell");
    }
    expect(met("the Saltmarrow", people, {}, "place")).toBe("Saltmarrow");
  });

  it("is known by and without a title, and by what follows 'the'", () => {
    expect(met("Captain Vell", [known("Vell")])).toBe("Vell");
    expect(met("Vell", [known("Captain Vell")])).toBe("Captain Vell");
    expect(met("Vell the Tollkeeper", [known("Vell")])).toBe("Vell");
    expect(met("the Tollkeeper", [known("Vell the Tollkeeper")])).toBe("Vell the Tollkeeper");
  });

  it("is known by a part of it", () => {
    expect(met("Ysolde", [known("Captain Ysolde Marr")])).toBe("Captain Ysolde Marr");
    expect(met("Captain Marr", [known("Captain Ysolde Marr")])).toBe("Captain Ysolde Marr");
    expect(met("Ysolde Marr", [known("Ysolde")])).toBe("Ysolde");
  });

  it("is known where it is misspelt a little", () => {
    expect(met("Corvyn", [known("Corvin")])).toBe("Corvin");
    expect(met("Bartolomew", [known("Bartholomew")])).toBe("Bartholomew");
    expect(met("Grimmhavn", [known("Grimmhaven", "place")], {}, "place")).toBe("Grimmhaven");
    expect(met("Hanna", [known("Hanne")], { playerText: "I ask Hanna about it.", reply: "Hanne nods." })).toBe("Hanne");
  });
});

describe("a name that may be somebody else's", () => {
  it("stays as it is where it fits two", () => {
    expect(met("Mira", [known("Mira Vell"), known("Mira Stone")])).toBe("Mira");
    expect(met("Vell", [known("Captain Vell"), known("Lady Vell")])).toBe("Vell");
  });

  it("stays as it is where title, surname or kind say otherwise", () => {
    expect(met("Lady Vell", [known("Lord Vell")])).toBe("Lady Vell");
    expect(met("Sister Agnes", [known("Brother Agnes")])).toBe("Sister Agnes");
    expect(met("Captain Marr", [known("Ysolde Marr")])).toBe("Captain Marr");
    expect(met("Ysolde Marr", [known("Marr")])).toBe("Ysolde Marr");
    expect(met("Mira Stone", [known("Mira", "person", ["Mira Vell"])])).toBe("Mira Stone");
    expect(met("Vell the Smith", [known("Vell the Tollkeeper")])).toBe("Vell the Smith");
    expect(met("Captain Raven", [known("Raven", "item")])).toBe("Captain Raven");
    expect(met("Saltmarrow Harbour", [known("Saltmarrow", "place")], {}, "place")).toBe("Saltmarrow Harbour");
  });

  it("stays as it is where a letter makes another name of it", () => {
    expect(met("Hanna", [known("Hanne")])).toBe("Hanna");
    expect(met("Maria", [known("Mario")])).toBe("Maria");
    expect(met("Tom", [known("Tim")])).toBe("Tom");
    expect(met("Dorin", [known("Korin")])).toBe("Dorin");
    expect(met("Henry VIII", [known("Henry VII")])).toBe("Henry VIII");
    expect(met("the Bandits", [known("the Bandit", "creature")], {}, "creature")).toBe("the Bandits");
    expect(met("the Black Bear", [known("the Black Boar", "place")], {}, "place")).toBe("the Black Bear");
  });

  it("stays as it is where one text has both", () => {
    expect(met("Corvyn", [known("Corvin")], { reply: "Corvin waves to Corvyn." })).toBe("Corvyn");
    expect(met("Hanna", [known("Hanne")], { playerText: "I bring Hanna to Hanne.", reply: "They nod." })).toBe("Hanna");
  });

  it("stays as it is where the two speak in one turn, or something is said to be between them", () => {
    const people = [known("Vell")];
    const both = [draft("Captain Vell"), draft("Vell")];
    const spoken = [
      item("Captain Vell: “Hold!”", { key: "dialogue:0", speaker: "Captain Vell" }),
      item("Vell: “No.”", { key: "dialogue:1", speaker: "Vell" }),
    ];
    const father = [item("", { relationship: { from: "Captain Vell", to: "Vell", type: "father of" } })];

    for (const items of [spoken, father]) {
      const { entities } = resolve(chronicle(both, items), turn(3), people);
      expect(entities.map(({ name }) => name)).toEqual(["Captain Vell", "Vell"]);
    }
  });

  it("is neither's where a turn has two that it fits", () => {
    const { entities } = resolve(chronicle([draft("Captain Vell"), draft("Lady Vell")]), turn(3), [known("Vell")]);

    expect(entities.map(({ name }) => name)).toEqual(["Captain Vell", "Lady Vell"]);
  });

  it("stays as it is where the turn has something else of that name, which memory will know when the turn is read again", () => {
    const both = [draft("the Salt", "item"), draft("Salt", "person")];
    const { entities } = resolve(chronicle(both), turn(3), [known("Old Brine", "person", ["Salt Vell"])]);
    expect(entities.map(({ name }) => name)).toEqual(["the Salt", "Salt"]);
  });

  it("is never taken for one of the party by more than its name, and the party for nobody else", () => {
    const party = { characterNames: ["Mira"] };

    expect(met("Mira Stone", [known("Mira")], party)).toBe("Mira Stone");
    expect(met("Mira", [known("Mira Vell")], party)).toBe("Mira");
  });
});

describe("a chronicle whose names are known", () => {
  const people = [known("Vell"), known("Saltmarrow", "place")];

  it("has them everywhere, and what they were called as an alias", () => {
    const unresolved = chronicle(
      [draft("Captain Vell", "person", ["the Captain"])],
      [
        item("Captain Vell owes the Captain of the watch.", {
          entities: ["Captain Vell", "the Captain"],
          speaker: "the Captain",
          knowers: ["Captain Vell", "Mira"],
          relationship: { from: "Captain Vell", to: "Mira", type: "owes" },
        }),
        item("Captain Vell is in the Saltmarrow.", {
          state: { about: "Captain Vell", relation: "place", value: "the Saltmarrow" },
        }),
        item("The locket is Captain Vell’s.", {
          state: { about: "the locket", relation: "holder", value: "Captain Vell’s" },
        }),
      ],
    );
    const resolved = resolve(unresolved, turn(3), people);

    expect(resolved.entities).toEqual([draft("Vell", "person", ["Captain Vell", "the Captain"])]);
    expect(resolved.items).toMatchObject([
      {
        content: "Captain Vell owes the Captain of the watch.",
        entities: ["Vell"],
        speaker: "Vell",
        knowers: ["Vell", "Mira"],
        relationship: { from: "Vell", to: "Mira", type: "owes" },
      },
      { state: { about: "Vell", relation: "place", value: "Saltmarrow" } },
      { state: { about: "the locket", relation: "holder", value: "Vell" } },
    ]);
  });

  it("joins what two drafts say of one", () => {
    const two = [draft("Vell"), { ...draft("Captain Vell"), description: "Keeps the bridge." }];
    const { entities } = resolve(chronicle(two), turn(3), people);

    expect(entities).toEqual([{ ...draft("Vell", "person", ["Captain Vell"]), description: "Keeps the bridge." }]);
  });

  it("does not learn as an alias what is another's name", () => {
    const others = [known("Mira Vell"), known("Mira Stone")];
    const { entities } = resolve(chronicle([draft("Mira Stone", "person", ["Mira"])]), turn(3), others);

    expect(entities).toEqual([draft("Mira Stone")]);
  });

  it("finds who is met under a new name by an alias that is known", () => {
    const { entities } = resolve(chronicle([draft("Ebba Holm", "person", ["Vell"])]), turn(3), people);

    expect(entities).toEqual([draft("Vell", "person", ["Ebba Holm"])]);
  });
});
