import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { HeroChange } from "#contracts/play/effects";
import { SheetAction } from "#contracts/play/sheet-action";
import { characterOf } from "../character/character-of.ts";
import { heroOf } from "../character/hero-of.ts";
import type { Hero } from "../hero.ts";
import { armorClass } from "../sheet/armor-class.ts";
import { levelsOwed } from "../growth/experience.ts";
import { gearItem } from "../sheet/blank-hero.ts";
import { withinBounds } from "../sheet/bounds.ts";
import { after, alone, falling, made, whyNot } from "./bookkeeping.fake.ts";
import { actOnSheet, changeOf, countOf, heroWith } from "./index.ts";

describe("gear", () => {
  const armed: Hero = {
    ...made("fighter"),
    gear: [
      gearItem("chain-mail", "chain-mail", 1, { worn: true }),
      gearItem("leather-armor", "leather-armor", 1),
      gearItem("shield", "shield", 1),
      gearItem("longsword", "longsword", 1, { wielded: "both" }),
      gearItem("greatsword", "greatsword", 1),
      gearItem("dagger", "dagger", 3),
    ],
    coins: 1_000,
  };

  it("is worn one suit at a time, and the armour class follows", () => {
    const light = after(armed, { type: "wear", key: "leather-armor", worn: true });
    expect(light.gear.filter(({ worn }) => worn).map(({ key }) => key)).toEqual(["leather-armor"]);
    expect(armorClass(light).value).not.toBe(armorClass(armed).value);
    expect(whyNot(armed, { type: "wear", key: "dagger", worn: true })).toContain("nothing to wear");
    const magical = {
      ...armed,
      gear: [gearItem("ring", "ring-of-protection"), gearItem("wand", "wand-of-magic-missiles")],
    };
    expect(after(magical, { type: "wear", key: "ring", worn: true }).gear[0]?.worn).toBe(true);
    expect(whyNot(magical, { type: "wear", key: "wand", worn: true })).toContain("nothing to wear");
  });

  it("is held in two hands at most", () => {
    const shielded = after(armed, { type: "wield", key: "shield", hand: "off" });
    expect(shielded.gear.find(({ key }) => key === "longsword")?.wielded).toBeNull();
    const both = after(shielded, { type: "wield", key: "greatsword", hand: "both" });
    expect(both.gear.filter(({ wielded }) => wielded !== null).map(({ key }) => key)).toEqual(["greatsword"]);
    expect(whyNot(armed, { type: "wield", key: "greatsword", hand: "main" })).toContain("both hands");
    expect(whyNot(armed, { type: "wield", key: "dagger", hand: "both" })).toContain("one hand");
  });

  it("changes hands within the party, and nobody gives what they have not", () => {
    const other = made("rogue", 1, "Tam");
    const outcome = actOnSheet(
      armed,
      { type: "give", key: "dagger", quantity: 2, to: other.id },
      { party: [armed, other], market: false, encumbrance: false },
      falling(),
    );
    if (!outcome.ok) throw new Error(outcome.why);
    expect(countOf(outcome.hero, "dagger")).toBe(1);
    expect(countOf(outcome.others[0]!, "dagger")).toBe(countOf(other, "dagger") + 2);
    expect(outcome.text).toBe("Brenna gives Tam 2 × Dagger.");
    expect(
      whyNot(armed, { type: "give", key: "dagger", quantity: 4, to: other.id }, { party: [armed, other] }),
    ).toContain("only 3");
    expect(whyNot(armed, { type: "give", key: "dagger", quantity: 1, to: armed.id })).toContain("Nobody");
    // The same magic weapon comes twice, and each keeps a line of its own.
    const blade = { ...gearItem("blade", "dagger"), bonus: 1 };
    const rich = { ...armed, gear: [blade], id: "Bren_NA" };
    const taker = { ...other, gear: [{ ...blade, key: "blade" }] };
    const handed = actOnSheet(
      rich,
      { type: "give", key: "blade", quantity: 1, to: other.id },
      { party: [rich, taker], market: false, encumbrance: false },
      falling(),
    );
    if (!handed.ok) throw new Error(handed.why);
    expect(handed.others[0]?.gear.map(({ key }) => key)).toEqual(["blade", "blade-2"]);
    expect(z.safeParse(HeroChange, changeOf(taker, handed.others[0]!)).success).toBe(true);
  });

  it("costs what the tables say, and only where somebody trades", () => {
    expect(whyNot(armed, { type: "buy", item: "dagger", quantity: 1 })).toContain("Nobody trades here");
    const bought = after(armed, { type: "buy", item: "dagger", quantity: 2 }, { market: true });
    expect([countOf(bought, "dagger"), bought.coins]).toEqual([5, 600]);
    expect(whyNot(armed, { type: "buy", item: "plate-armor", quantity: 1 }, { market: true })).toContain("10 gp");
    const sold = after(bought, { type: "sell", key: "dagger", quantity: 2 }, { market: true });
    expect([countOf(sold, "dagger"), sold.coins]).toEqual([3, 800]);
    expect(whyNot(armed, { type: "coins", delta: -1_001 })).toBe("Brenna has only 10 gp.");
  });
});

describe("ammunition", () => {
  const archer: Hero = { ...made("fighter"), gear: [gearItem("arrows", "arrows-20", 3)], coins: 1_000 };

  it("is bought by the bundle and counted by the piece", () => {
    const more = after(archer, { type: "buy", item: "arrows-20", quantity: 1 }, { market: true });
    expect([more.gear[0]?.quantity, more.coins]).toEqual([23, 900]);
  });

  it("is sold by the piece at half the piece's price, so that nobody grows rich by it", () => {
    const poorer = after(archer, { type: "sell", key: "arrows", quantity: 2 }, { market: true });
    expect([poorer.gear[0]?.quantity, poorer.coins]).toEqual([1, 1_005]);
    fc.assert(
      fc.property(
        fc.constantFrom("arrows-20", "bolts-20", "dagger", "rope", "torch"),
        fc.integer({ min: 1, max: 9 }),
        (item, quantity) => {
          const buyer = { ...archer, gear: [], coins: 1_000_000 };
          const bought = after(buyer, { type: "buy", item, quantity }, { market: true });
          const [{ key, quantity: held } = { key: "", quantity: 0 }] = bought.gear;
          expect(after(bought, { type: "sell", key, quantity: held }, { market: true }).coins).toBeLessThan(
            buyer.coins,
          );
        },
      ),
    );
  });
});

describe("what is spent", () => {
  it("is never more than there is", () => {
    const wizard = made("wizard", 3);
    expect(whyNot(wizard, { type: "slots", level: 2, delta: -3 })).toContain("has 2 slots");
    expect(whyNot(wizard, { type: "slots", level: 5, delta: -1 })).toContain("no slots of level 5");
    expect(whyNot(wizard, { type: "slots", level: 1, delta: 1 })).toContain("no more than 4");
    expect(whyNot(wizard, { type: "uses", id: "rage", delta: -1 })).toContain("nothing of that name");
  });

  it("heals by a hit die with Constitution, and keeps the die of who is whole", () => {
    const hurt = after(made("fighter", 3), { type: "hit_points", delta: -12 });
    const healed = after(hurt, { type: "hit_die", class: "fighter" }, {}, falling(6));
    expect(healed.state.hitPoints).toBe(hurt.state.hitPoints + 6 + Math.floor((hurt.abilities.constitution - 10) / 2));
    expect(healed.state.hitDiceSpent).toEqual({ fighter: 1 });
    expect(whyNot(made("fighter"), { type: "hit_die", class: "fighter" })).toContain("unhurt");
  });

  it("asks for the save of who concentrates when hit points are taken by hand", () => {
    const wizard = made("wizard", 3);
    const holding = { ...wizard, state: { ...wizard.state, concentration: { spell: "web", slot: 2, rounds: 600 } } };
    expect(after(holding, { type: "hit_points", delta: -1 }, {}, falling(1)).state.concentration).toBeNull();
    expect(after(holding, { type: "hit_points", delta: -1 }, {}, falling(20)).state.concentration).not.toBeNull();
    expect(after(holding, { type: "end_concentration" }).state.concentration).toBeNull();
  });
});

describe("a save by hand", () => {
  it("has the die of a blessing that lasts on the hero", () => {
    const rogue = made("rogue");
    const bless = { id: "bless", source: "tam", ends: { kind: "concentration", of: "tam" } } as const;
    const dying: Hero = {
      ...rogue,
      state: {
        ...rogue.state,
        hitPoints: 0,
        life: "dying",
        effects: [{ ...bless, slot: 1, amount: 0, choice: null }],
      },
    };
    const { deathSaves } = after(dying, { type: "death_save" }, {}, falling(8, 2)).state;
    expect(deathSaves).toEqual({ successes: 1, failures: 0 });
  });
});

describe("damage by hand", () => {
  it("cannot break a hunter's mark from level 13 on, and breaks another spell", () => {
    const ranger = made("ranger", 13);
    const holding = (spell: string): Hero => ({
      ...ranger,
      state: { ...ranger.state, concentration: { spell, slot: 1, rounds: 600 } },
    });
    const hurt = (spell: string) => after(holding(spell), { type: "hit_points", delta: -1 }, {}, falling(1));
    expect(hurt("hunters-mark").state.concentration).not.toBeNull();
    expect(hurt("fog-cloud").state.concentration).toBeNull();
  });
});

describe("concentration that ends by hand", () => {
  const bless = (of: string) =>
    ({ id: "bless", source: of, ends: { kind: "concentration", of }, slot: 1, amount: 0, choice: null }) as const;
  const cleric = made("cleric", 3);
  const caster: Hero = {
    ...cleric,
    state: {
      ...cleric.state,
      concentration: { spell: "bless", slot: 1, rounds: 10 },
      effects: [bless(cleric.id)],
    },
  };
  const rogue = made("rogue", 1, "Tam");
  const friend: Hero = { ...rogue, state: { ...rogue.state, effects: [bless(cleric.id)] } };

  it.each<z.input<typeof SheetAction>>([
    { type: "end_concentration" },
    { type: "condition", condition: "stunned", present: true },
    { type: "hit_points", delta: -99 },
    { type: "exhaustion", delta: 6 },
  ])("ends the spell on the whole party: %j", (action) => {
    const context = { party: [friend, caster], market: false, encumbrance: false };
    const outcome = actOnSheet(caster, z.parse(SheetAction, action), context, falling());
    if (!outcome.ok) throw new Error(outcome.why);
    expect(outcome.hero.state).toMatchObject({ concentration: null, effects: [] });
    expect(outcome.others.map(({ id, state }) => [id, state.effects])).toEqual([["tam", []]]);
  });
});

describe("what an action says", () => {
  it("is what was done and not what was asked for", () => {
    const hurt = after(made("fighter"), { type: "hit_points", delta: -3 });
    const said = (hero: Hero, action: z.input<typeof SheetAction>) => {
      const outcome = actOnSheet(hero, z.parse(SheetAction, action), alone(hero), falling());
      return outcome.ok ? outcome.text : outcome.why;
    };
    expect(said(hurt, { type: "hit_points", delta: 50 })).toBe("Brenna regains 3 hit points.");
    expect(said(made("fighter"), { type: "hit_points", delta: 5 })).toBe("That changes nothing.");
    expect(said(hurt, { type: "hit_points", delta: -2, reason: "a fall" })).toBe("Brenna takes 2 damage (a fall).");
    expect(said(hurt, { type: "condition", condition: "exhaustion", present: true })).toBe("Brenna is more exhausted.");
    expect(said(hurt, { type: "condition", condition: "Cursed by Hanne", present: true })).toBe(
      "Brenna is now Cursed by Hanne.",
    );
    expect(said(hurt, { type: "inspiration", present: false })).toBe("That changes nothing.");
    const fresh = heroOf({ ...characterOf(made("wizard", 3)), id: "brenna" });
    expect(said(fresh, { type: "exhaustion", delta: 0 })).toBe("That changes nothing.");
    expect(said(fresh, { type: "uses", id: "arcane-recovery", delta: 0 })).toBe("That changes nothing.");
  });
});

describe("dice of the player's own", () => {
  it("are rolled as they are written, and refused where they are none", () => {
    const hero = made("fighter");
    const rolled = actOnSheet(hero, { type: "roll", notation: "2d6+3", label: "Luck" }, alone(hero), falling(4, 5));
    expect(rolled).toMatchObject({ ok: true, text: "Brenna rolls Luck (2d6+3): 12." });
    for (const notation of ["two dice", "0d6", "999d6", "2d1", "d6+99999", "-"]) {
      expect(whyNot(hero, { type: "roll", notation }), notation).toContain("are no dice");
    }
  });
});

describe("entries of the player's own", () => {
  const entry = (name: string) => ({ name, kind: "feature" as const, dice: null, text: "", uses: null });
  const own = heroOf({
    ...characterOf(made("fighter")),
    id: "brenna",
    build: null,
    classes: [{ name: "Lamplighter", subclass: "", level: 1 }],
  });

  it("keep the class that has no rules, and are the same after they were stored", () => {
    const changed = after(own, { type: "homebrew", entries: [entry("Lucky Coin")] });
    expect(changed.homebrew.map(({ name }) => name)).toEqual(["Lucky Coin", "Lamplighter"]);
    expect(heroWith(own, z.parse(HeroChange, changeOf(own, changed)))).toEqual(changed);
    const many = Array.from({ length: 60 }, (_, at) => entry(`Charm ${at}`));
    expect(whyNot(own, { type: "homebrew", entries: many })).toContain("60 entries");
  });
});

describe("what brings a level", () => {
  const xp = { type: "experience", delta: 300 } as const;
  const milestone = { type: "milestone", reason: "the lamp burns" } as const;

  it("is experience or a milestone, whichever the campaign counts; the other is refused", () => {
    const hero = made("fighter");
    expect(whyNot(hero, xp, { levels: "milestones" })).toContain("counts milestones");
    expect(whyNot(hero, milestone, { levels: "experience" })).toContain("counts experience points");
    expect(levelsOwed(after(hero, xp, { levels: "experience" }))).toBe(1);
    expect(levelsOwed(after(hero, milestone, { levels: "milestones" }))).toBe(1);
  });

  it("is no milestone any more at level 20", () => {
    expect(whyNot(made("fighter", 20), milestone)).toContain("highest level");
  });
});

describe("numbers set by hand", () => {
  it("keep a whole hero whole, and never leave more hit points than the most", () => {
    const hero = made("fighter");
    expect(after(hero, { type: "overrides", overrides: { hitPoints: 30 } }).state.hitPoints).toBe(30);
    expect(after(hero, { type: "overrides", overrides: { hitPoints: 3 } }).state.hitPoints).toBe(3);
  });
});

describe("any action on any sheet", () => {
  const key = fc.constantFrom("chain-mail-1", "greatsword-2", "longsword-1", "nothing", "dagger-3");
  const anyAction: fc.Arbitrary<z.input<typeof SheetAction>> = fc.oneof(
    fc.record({ type: fc.constant("wear" as const), key, worn: fc.boolean() }),
    fc.record({ type: fc.constant("wield" as const), key, hand: fc.constantFrom("main", "off", "both", null) }),
    fc.record({ type: fc.constant("drop" as const), key, quantity: fc.integer({ min: 1, max: 9 }) }),
    fc.record({
      type: fc.constant("slots" as const),
      level: fc.integer({ min: 1, max: 9 }),
      delta: fc.integer({ min: -5, max: 5 }),
    }),
    fc.record({ type: fc.constant("hit_points" as const), delta: fc.integer({ min: -60, max: 60 }) }),
    fc.record({ type: fc.constant("temporary_hit_points" as const), amount: fc.integer({ min: 0, max: 40 }) }),
    fc.record({ type: fc.constant("exhaustion" as const), delta: fc.integer({ min: -6, max: 6 }) }),
    fc.record({ type: fc.constant("coins" as const), delta: fc.integer({ min: -9_999, max: 9_999 }) }),
    fc.record({ type: fc.constant("hit_die" as const), class: fc.constantFrom("fighter", "wizard") }),
    fc.record({ type: fc.constant("experience" as const), delta: fc.integer({ min: -9_999, max: 9_999 }) }),
    fc.constant({ type: "death_save" as const }),
    fc.constant({ type: "end_concentration" as const }),
  );

  it("keeps every number within its bounds, and what it changed gives the same hero again", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("fighter", "wizard", "warlock"),
        fc.array(anyAction, { maxLength: 25 }),
        (classId, actions) => {
          let hero = made(classId, 3);
          for (const action of actions) {
            const outcome = actOnSheet(hero, z.parse(SheetAction, action), alone(hero), falling(11, 4, 7));
            if (!outcome.ok) continue;
            expect(withinBounds(outcome.hero)).toEqual(outcome.hero);
            const change = changeOf(hero, outcome.hero);
            if (change) expect(heroWith(hero, z.parse(HeroChange, change))).toEqual(outcome.hero);
            hero = outcome.hero;
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
