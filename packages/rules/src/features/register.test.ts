import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { INVOCATIONS } from "../growth/options.ts";
import { CLASS_TABLE } from "../tables/classes.ts";
import { FEATS } from "../tables/feats.ts";
import { SPECIES_TABLE } from "../tables/species.ts";
import { CLASS_FEATURES, FEAT_RULES, INVOCATION_RULES, SPECIES_TRAITS } from "./register.ts";

/** Ids that have no entry, and entries of what does not exist. */
const unlike = (ids: readonly string[], register: object): string[] => [
  ...ids.filter((id) => !Object.hasOwn(register, id)),
  ...Object.keys(register).filter((id) => !ids.includes(id)),
];

describe("every rule of the floor is enforced, or says why it is not", () => {
  test("class and subclass features of levels 1 to 5", () => {
    const all = CLASS_TABLE.flatMap(({ features, subclass }) => [...features, ...subclass.features]);
    const named = all.filter(({ level }) => level <= 5).map(({ id }) => id);
    expect(unlike(named, CLASS_FEATURES)).toEqual([]);
  });

  test("traits of every species", () => {
    expect(
      unlike(
        SPECIES_TABLE.flatMap(({ traits }) => traits.map(({ id }) => id)),
        SPECIES_TRAITS,
      ),
    ).toEqual([]);
  });

  test("origin feats and fighting styles", () => {
    const named = FEATS.filter(({ type }) => type === "origin" || type === "fighting-style").map(({ id }) => id);
    expect(unlike(named, FEAT_RULES)).toEqual([]);
  });

  test("invocations of levels 1 to 5", () => {
    const named = INVOCATIONS.filter(([, level]) => level <= 5).map(([id]) => id);
    expect(unlike(named, INVOCATION_RULES)).toEqual([]);
  });

  test("what is enforced names a file that exists", () => {
    const all = [CLASS_FEATURES, SPECIES_TRAITS, FEAT_RULES, INVOCATION_RULES].flatMap((one) => Object.values(one));
    const files = all.flatMap(({ state, where }) => (state === "enforced" ? [where] : []));
    const missing = files.filter((file) => !existsSync(join(import.meta.dirname, "..", file)));
    expect(missing).toEqual([]);
  });
});
