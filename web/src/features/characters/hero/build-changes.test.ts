import { describe, expect, it } from "vitest";

import { HeroBuild } from "#contracts/entities/hero-build";
import { heroBuild } from "#rules/character";
import { quickHero } from "#rules/growth";

import { placeOf, withoutItem, withPlace, withSpell, withThing } from "./build-changes.ts";

const made = quickHero({ id: "c1", name: "Mira", seed: 2, answers: { class: ["wizard"], background: ["sage"] } });
if (!made.ok) throw new Error(made.why.join("; "));
const mira = heroBuild(made.hero);

const places = (build: HeroBuild) => Object.fromEntries(build.gear.map((item) => [item.name, placeOf(item)]));
const valid = (build: HeroBuild) => HeroBuild.safeParse(build).error?.issues ?? [];

describe("the things of a hero", () => {
  it("come from the rules by name, whatever the letters, and are counted when they come again", () => {
    const once = withThing(mira, "  longbow ");
    expect(once.gear.at(-1)).toMatchObject({ item: "longbow", name: "Longbow", quantity: 1, weight: 2 });
    expect(withThing(once, "Longbow").gear.at(-1)).toMatchObject({ item: "longbow", quantity: 2 });
  });

  it("may be the player's own, also with a name that is no key, or of JavaScript's own objects", () => {
    for (const name of ["Möwenfeder", "***", "__proto__", "constructor", "x".repeat(120)]) {
      const build = withThing(mira, name);
      expect(build.gear.at(-1)).toMatchObject({ item: null, name, weight: 0 });
      expect(valid(build)).toEqual([]);
    }
  });

  it("leave a hand that something else takes", () => {
    const armed = ["Longsword", "Shield", "Greatsword"].reduce(withThing, { ...mira, gear: [] });
    const key = (name: string) => armed.gear.find((item) => item.name === name)?.key ?? "";
    const shielded = withPlace(withPlace(armed, key("Longsword"), "main"), key("Shield"), "off");
    expect(places(shielded)).toEqual({ Longsword: "main", Shield: "off", Greatsword: "carried" });
    const great = withPlace(shielded, key("Greatsword"), "both");
    expect(places(great)).toEqual({ Longsword: "carried", Shield: "carried", Greatsword: "both" });
  });

  it("are worn one suit of armour at a time, and a cloak besides", () => {
    const dressed = ["Leather Armor", "Chain Mail", "Cloak of Protection"].reduce(withThing, { ...mira, gear: [] });
    const worn = dressed.gear.reduce((build, { key }) => withPlace(build, key, "worn"), dressed);
    expect(places(worn)).toEqual({
      "Leather Armor": "carried",
      "Chain Mail": "worn",
      "Cloak of Protection": "worn",
    });
  });

  it("can be left behind", () => {
    const [first] = mira.gear;
    expect(withoutItem(mira, first?.key ?? "").gear).toHaveLength(mira.gear.length - 1);
  });
});

describe("the spells of a hero", () => {
  it("are learnt with the class whose list has them, a wizard's in the book", () => {
    expect(withSpell(mira, "fly").spells.at(-1)).toMatchObject({
      id: "fly",
      class: "wizard",
      ability: "intelligence",
      inBook: true,
    });
    expect(withSpell(mira, "Bless").spells.at(-1)).toMatchObject({ id: "bless", class: null, inBook: false });
  });

  it("are known once, and become the player's own where no rule knows them", () => {
    const known = mira.spells.length;
    const [first] = withSpell(mira, "Fly").spells.slice(known);
    expect(first?.id).toBe("fly");
    expect(withSpell(withSpell(mira, "Fly"), "Fly").spells).toHaveLength(known + 1);
    const own = withSpell(withSpell(mira, "Salt Wind"), "salt wind");
    expect(own.homebrew.filter(({ kind }) => kind === "spell")).toEqual([
      { name: "Salt Wind", kind: "spell", dice: null, text: "", uses: null },
    ]);
    expect(valid(own)).toEqual([]);
  });
});
