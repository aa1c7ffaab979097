import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { CONDITIONS } from "#rules/hero";
import { CLASS_FEATURES, FEAT_RULES, INVOCATION_RULES, SPECIES_TRAITS } from "#rules/features";
import { INVOCATIONS, METAMAGIC } from "#rules/growth";
import { spells, type Spell, type SpellEffect } from "#rules/spells";
import { CLASS_TABLE, FEATS, MASTERIES, SPECIES_TABLE } from "#rules/tables";
import { fromRoot } from "../../tools/shared/paths.ts";
import { countRows, coverageRows, expectedCounts, filesOf, PAGES, rowsIn, STATES } from "./coverage-rows.ts";

const front = readFileSync(fromRoot("docs/rules-coverage.md"), "utf8");
const rows = coverageRows();

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");

/** What a page says of the rules below a heading: the state of each. */
const statesBelow = (...headings: readonly string[]): Record<string, string> =>
  Object.fromEntries(rows.filter(({ heading }) => headings.includes(heading)).map(({ rule, state }) => [rule, state]));

const enforced = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, "enforced"]));

/** Features with the classes and levels that have them: "Extra Attack (Barbarian 5, Fighter 5 …)". */
function featureNames(levels: (level: number) => boolean): { readonly id: string; readonly rule: string }[] {
  const found = new Map<string, { readonly name: string; readonly first: number; readonly of: readonly string[] }>();
  for (const table of CLASS_TABLE) {
    for (const [owner, features] of [
      [table.name, table.features],
      [table.subclass.name, table.subclass.features],
    ] as const) {
      for (const { id, name, level } of features) {
        const before = found.get(id);
        const of = [...(before?.of ?? []), `${owner} ${level}`];
        found.set(id, { name, first: Math.min(level, before?.first ?? level), of });
      }
    }
  }
  return [...found]
    .filter(([, { first }]) => levels(first))
    .map(([id, { name, of }]) => ({ id, rule: `${name} (${of.join(", ")})` }));
}

/** What an effect gives that no roll and no number of a fight knows: how one sees and moves. */
const NO_NUMBER_OF_A_FIGHT = new Set(["darkvision", "fly", "jump", "swim", "noFall"]);

/** Whether a part of a spell is an attack, a save, damage, healing, a condition, armour class or a die. */
function isOfTheFloor(effect: SpellEffect): boolean {
  const { attack, save, damage, healing, temporary, conditions, cures, gives, revives, stabilises, weapon } = effect;
  return (
    [attack, save, damage, healing, temporary, conditions, cures, revives, stabilises, weapon].some(Boolean) ||
    Object.keys(gives ?? {}).some((key) => !NO_NUMBER_OF_A_FIGHT.has(key))
  );
}

/** Spells of the floor for whose effect the table of spells has a word of its own. */
const IN_WORDS: ReadonlySet<string> = new Set(["counterspell", "dispel-magic", "goodberry", "remove-curse"]);

const ofTheFloor = ({ id, effects }: Spell): boolean =>
  IN_WORDS.has(id) || effects.some((effect) => isOfTheFloor(effect));

const headingOf = (level: number): string => (level === 0 ? "Cantrips" : `Spells of level ${level}`);

describe("the pages of docs/rules-coverage.md", () => {
  it("are all linked from it", () => {
    const unlinked = [...PAGES, "docs/rules-coverage/compared.md"].filter(
      (page) => !front.includes(`(${page.replace("docs/", "")})`),
    );
    expect(unlinked).toEqual([]);
  });

  it("give each rule one of the three states and a reason or a file", () => {
    const faults = rows.filter(({ state, where }) => !(STATES as readonly string[]).includes(state) || where === "");
    expect(faults).toEqual([]);
  });

  it("list no rule twice", () => {
    const names = rows.map(({ rule }) => rule.toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("name only files that exist, and one for each rule that is enforced", () => {
    const missing = rows.flatMap((row) =>
      filesOf(row)
        .filter(
          (file) =>
            ![`packages/rules/src/${file}`, `packages/rules/${file}`, file].some((at) => existsSync(fromRoot(at))),
        )
        .map((file) => `${row.rule}: ${file}`),
    );
    expect(missing).toEqual([]);
    expect(rows.filter((row) => row.state === "enforced" && filesOf(row).length === 0)).toEqual([]);
  });

  it("have as many rows as the table of counts says", () => {
    expect(countRows(front)).toEqual(expectedCounts(rows));
  });

  it("are read row by row, so that a wrong state and a missing row are found", () => {
    const text = "## Actions\n\n| rule | state | where |\n|---|---|---|\n| Dash | forced | `a.ts` |\n";
    expect(rowsIn("docs/a.md", text)).toEqual([
      { page: "docs/a.md", heading: "Actions", rule: "Dash", state: "forced", where: "`a.ts`" },
    ]);
    expect(expectedCounts(rowsIn("docs/a.md", text))).toEqual([
      "| [Actions](a.md#actions) | 0 | 0 | 0 | 1 |",
      "| **all** | 0 | 0 | 0 | 1 |",
    ]);
  });
});

describe("the floor of what is enforced", () => {
  it("has every class and subclass feature of levels 1 to 5", () => {
    expect(statesBelow("Class features of levels 1 to 5")).toEqual(
      enforced(featureNames((level) => level <= 5).map(({ rule }) => rule)),
    );
  });

  it.each([0, 1, 2, 3])("has every spell of level %i that rolls, hurts, heals, hinders or protects", (level) => {
    const all = spells().filter((spell) => spell.level === level);
    const listed = statesBelow(headingOf(level));
    expect(Object.keys(listed)).toEqual(all.map(({ name }) => name).toSorted());
    const unlike = all.filter((spell) => listed[spell.name] !== (ofTheFloor(spell) ? "enforced" : "guidance"));
    expect(unlike.map(({ name }) => name)).toEqual([]);
  });

  it("has every condition", () => {
    const names = [...CONDITIONS, "exhaustion"].map((id) => id.charAt(0).toUpperCase() + id.slice(1));
    expect(statesBelow("Conditions")).toEqual(enforced(names.toSorted()));
  });

  it("has every weapon property", () => {
    const names = ["Ammunition", "Finesse", "Heavy", "Light", "Loading", "Range", "Reach", "Thrown", "Two-Handed"];
    expect(statesBelow("Weapon properties")).toEqual(
      enforced([...names, "Versatile"].map((name) => `${name} (property)`)),
    );
  });

  it("has every mastery property", () => {
    const names = MASTERIES.map((id) => `${id.charAt(0).toUpperCase()}${id.slice(1)} (mastery)`);
    expect(statesBelow("Mastery properties")).toEqual(enforced(names));
  });
});

describe("what is above the floor", () => {
  it("has a row for every class and subclass feature", () => {
    const listed = statesBelow("Class features above level 5");
    expect(Object.keys(listed)).toEqual(featureNames((level) => level > 5).map(({ rule }) => rule));
  });

  it.each([4, 5, 6, 7, 8, 9])("has a row for every spell of level %i, and says which are reckoned", (level) => {
    const all = spells().filter((spell) => spell.level === level);
    const expected = all.map(({ name, effects }) => [name, effects.length > 0 ? "enforced" : "guidance"]);
    expect(statesBelow(headingOf(level))).toEqual(Object.fromEntries(expected));
  });

  it("says the same of features, traits, feats and invocations as the rules themselves", () => {
    const states = (register: Readonly<Record<string, { readonly state: string }>>): Record<string, string> =>
      Object.fromEntries(Object.entries(register).map(([id, { state }]) => [id, state]));
    const listed = (heading: string, register: Readonly<Record<string, unknown>>): Record<string, string> =>
      Object.fromEntries(
        Object.entries(statesBelow(heading))
          .map(([rule, state]) => [idOf(rule.replace(/ \([^)]*\d?\)$/u, "")), state] as const)
          .filter(([id]) => Object.hasOwn(register, id)),
      );
    expect(listed("Class features of levels 1 to 5", CLASS_FEATURES)).toEqual(states(CLASS_FEATURES));
    expect(listed("Species traits", SPECIES_TRAITS)).toEqual(states(SPECIES_TRAITS));
    expect(listed("Eldritch invocations", INVOCATION_RULES)).toEqual(states(INVOCATION_RULES));
    const feats = Object.fromEntries(Object.entries(statesBelow("Feats")).map(([rule, state]) => [idOf(rule), state]));
    expect(feats).toMatchObject(
      Object.fromEntries(Object.entries(states(FEAT_RULES)).map(([id, state]) => [`${id}-feat`, state])),
    );
  });

  it("has a row for every trait, feat, invocation and metamagic option of the tables", () => {
    const traits = SPECIES_TABLE.flatMap(({ name, traits: of }) => of.map((trait) => `${trait.name} (${name})`));
    expect(Object.keys(statesBelow("Species traits"))).toEqual(expect.arrayContaining(traits));
    expect(Object.keys(statesBelow("Feats"))).toEqual(FEATS.map(({ name }) => `${name} (feat)`));
    expect(Object.keys(statesBelow("Eldritch invocations")).map((rule) => idOf(rule.replace(/ \(.*/u, "")))).toEqual(
      INVOCATIONS.map(([id]) => id),
    );
    expect(Object.keys(statesBelow("Metamagic options")).map((rule) => idOf(rule))).toEqual([...METAMAGIC]);
  });
});
