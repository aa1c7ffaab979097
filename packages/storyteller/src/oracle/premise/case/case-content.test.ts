import { describe, expect, it } from "vitest";

import { cases, KINDS_OF_CASE, ROLES, TONES } from "./case-content.ts";
import { CaseContent } from "./case-schema.ts";
import { choicesOf } from "./choices.fake.ts";
import { SLOT } from "./fill-in.ts";
import { PLAIN_SLOTS } from "./slots.fake.ts";

const FORMS = new Set(["he", "him", "his", "himself", "is", "was", "has", "does", "s", "es"]);

/** Every text of the content, with the key under which it stands. */
function textsOf(value: unknown, key = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[key, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, `${key}.${name}`));
}

describe("The cases of the content", () => {
  it("have the form that the oracle reads", () => {
    expect(CaseContent.safeParse(cases()).error?.issues ?? []).toEqual([]);
  });

  it("have only slots that the oracle can fill", () => {
    const written = textsOf({
      ...cases(),
      sought: [],
      hooks: [],
      instruments: [],
      tasks: { ...cases().tasks, obstacles: [] },
    }).filter(([key]) => !/\.of$|\.fits\./u.test(key));
    const agreeing = new Set<string>([...ROLES, "prize", "next", "kin", "threat", "thing"]);
    const wrong = written.flatMap(([key, text]) =>
      [...text.matchAll(SLOT)].flatMap(([whole, form, slot = ""]) => {
        const low = slot.charAt(0).toLowerCase() + slot.slice(1);
        const isGood = form === undefined ? PLAIN_SLOTS.has(low) : FORMS.has(form.toLowerCase()) && agreeing.has(low);
        return isGood ? [] : [`${key}: ${whole}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(written.filter(([, text]) => /[{}]/u.test(text.replace(SLOT, "").replace(/\{\d+-\d+\}/gu, "")))).toEqual([]);
  });

  it("have choices that can be made: no bracket and no bar is left in any story", () => {
    const written = textsOf({
      ...cases(),
      truths: cases().truths.map((truth) => ({ ...truth, fits: [], cast: {}, hint: "" })),
      sought: [],
      hooks: [],
      instruments: [],
      tasks: { ...cases().tasks, obstacles: [] },
    }).filter(([key]) => !/\.(?:of|where)$/u.test(key));
    expect(
      written.flatMap(([key, text]) =>
        choicesOf(text).flatMap((each) => (/[[\]|]/u.test(each) ? [`${key}: ${each}`] : [])),
      ),
    ).toEqual([]);
  });

  it("have no choices in the alibis, which are given as they are written", () => {
    const { drawn } = cases();
    expect(textsOf({ alibi: drawn["alibi"] }).filter(([, text]) => /[[\]|]/u.test(text))).toEqual([]);
  });

  it("have a truth for each kind of aim that a player may have, and for each tone", () => {
    for (const kind of KINDS_OF_CASE.filter((each) => each !== "free"))
      expect(
        cases().truths.some((each) => each.kind === kind),
        kind,
      ).toBe(true);
    for (const tone of TONES)
      expect(
        cases().truths.some(({ tones }) => tones.includes(tone)),
        tone,
      ).toBe(true);
  });

  it("give each truth clues of its own name: who, where and why, all of them for somebody to tell", () => {
    for (const { id, clues } of cases().truths.filter(({ open }) => open !== true)) {
      expect(new Set(clues.map((clue) => clue.id)).size, id).toBe(clues.length);
      const core = clues.filter((clue) => clue.core === true);
      for (const about of ["who", "where", "why"])
        expect(
          core.map((clue) => clue.about),
          id,
        ).toContain(about);
      expect(
        core.every(({ ways }) => ways.includes("talk")),
        id,
      ).toBe(true);
    }
  });
});
