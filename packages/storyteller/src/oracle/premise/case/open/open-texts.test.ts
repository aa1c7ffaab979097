import { describe, expect, it } from "vitest";

import { kindOfNoun } from "../../lore/nouns.ts";
import { cases, ROLES, SPOTS, type Truth } from "../case-content.ts";
import { choose } from "../choices.ts";
import { SLOT } from "../fill-in.ts";

const open = cases().truths.filter((truth) => truth.open === true);
/** The slots of the texts: what it is about, the places, and people of whom nothing bad is said. */
const ALLOWED = new Set<string>([...ROLES, ...SPOTS, "prize", "threat", "secret"]);

const slotsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    [...text.matchAll(SLOT)].map(([, , slot = ""]) => `${slot.charAt(0).toLowerCase()}${slot.slice(1)}`),
  );
const textsOf = ({ pitch, clues, moves }: Truth): string[] => [
  pitch,
  ...clues.flatMap(({ said, found, log }) => [said, found, log]),
  ...moves.flatMap(({ text, offers }) => [text, ...(offers ?? [])]),
];

/** How a story is decided and ends, in all the ways that are written. */
const climaxes = (truth: Truth) => [truth, ...(truth.others ?? []), ...(truth.held === undefined ? [] : [truth.held])];
const lastOf = (truth: Truth): string[] =>
  climaxes(truth).flatMap(({ showdown, ends }) => [showdown, ...Object.values(ends)]);

/** The texts of a story with one label: "space", "modern", "comic". */
const textsIn = (label: string, truth: Truth): string[] =>
  [...textsOf(truth), ...lastOf(truth)].map((text) =>
    choose(
      text,
      (each) => each === label,
      () => 0,
    ),
  );

/** Nouns of things, rooms, meals and weather that a premise may not have, beside those that the lexicon has as places, things and beasts. */
const FOREIGN =
  /\b(?:doors?|gates?|lamps?|tables?|chairs?|bench(?:es)?|cups?|spoons?|bowls?|jugs?|plates?|bread|soup|cakes?|meals?|supper|breakfast|dinner|tea|apples?|trees?|flowers?|grass|roofs?|floors?|windows?|stairs?|ladders?|beds?|blankets?|box(?:es)?|cloths?|paper|pages?|letters?|diar(?:y|ies)|bells?|stones?|bricks?|graves?|gardens?|fields?|streets?|houses?|kitchens?|shops?|boats?|ships?|coats?|shoes?|hats?|aprons?|ribbons?|hammers?|nails?|mirrors?|drums?|bands?|pictures?|boards?|rain|drizzle|snow|sun|moon|stars|wind|winter|summer|autumn|noon|birds?|hens?|mice|mouse|dogs?|cats?|moths?|flies)\b/iu;
/** What those lists have as well, and every premise has: a body, a wish, room for somebody, what one does. */
const ANYWHERE =
  /^(?:bears?|body|chest|clearing|counts?|falls|holds?|keeps?|lifts|months?|pass|prize|rings?|room|watch|well|will|key)$/iu;
/** What an open story is about itself. */
const OF_MATTER: Readonly<Record<string, RegExp>> = {
  "open-animals": /^beasts?$/iu,
  "open-walls": /^walls?$/iu,
};

describe("Open stories", () => {
  it("are decided and end with nothing that the premise may not have: no door, no apple, no rain", () => {
    const found = open.flatMap((truth) =>
      ["", "comic", "doer", "space"].flatMap((label) =>
        lastOf(truth).flatMap((text) => {
          const said = choose(
            text,
            (each) => each === label,
            () => 0,
          ).replace(SLOT, " ");
          return (said.match(/\p{L}+/gu) ?? []).flatMap((word) =>
            FOREIGN.test(word) ||
            (!ANYWHERE.test(word) &&
              OF_MATTER[truth.id]?.test(word) !== true &&
              ["place", "thing", "creature"].includes(kindOfNoun(word) ?? ""))
              ? [`${truth.id}: ${word}`]
              : [],
          );
        }),
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it("name in their ends who does it, where the player has said who", () => {
    // In a search, who has it is in a last scene of its own.
    const without = open
      .filter(({ search }) => search !== true)
      .filter((truth) => !truth.tones.includes("comic") || !lastOf(truth).some((text) => text.includes("[comic:")))
      .flatMap((truth) =>
        climaxes(truth).flatMap(({ ends }) =>
          Object.values(ends).some((text) => /\[doer: [^|]*opponent\}/iu.test(text)) ? [] : [truth.id],
        ),
      );
    expect(without).toEqual([]);
  });

  it("have nothing of a village where they are told on a base or a ship in space", () => {
    const villages =
      /\b(?:nettles?|apples?|hens?|cows?|calf|goats?|sheep|barns?|cart(?!on)\p{Ll}*|village|streets?|meadows?|hedges?|church|parish|priest|market|miller|millstone|scarecrow|hearths?|sunset|sunrise|rain(?:s|ed|y)?|windowsill|river|bridge|spades?|axes?|cellars?)\b/iu;
    // Those are of beasts and of weather themselves.
    const here = open.filter(({ id }) => id !== "open-weather" && id !== "open-animals");
    const found = here.flatMap((truth) => textsIn("space", truth).filter((text) => villages.test(text)));
    expect(found).toEqual([]);
  });

  it("have jokes of their own in a comedy: in what is found, and in each end", () => {
    for (const id of ["open-secret", "open-sound", "open-animals", "open-quarrel", "open-anything"]) {
      const truth = open.find((each) => each.id === id)!;
      const comic = (texts: readonly string[]) => texts.filter((text) => text.includes("[comic:")).length;
      expect(comic(truth.clues.flatMap(({ said, found }) => [said, found])), id).toBeGreaterThanOrEqual(3);
      for (const { ends } of climaxes(truth)) expect(comic(Object.values(ends)), id).toBe(3);
    }
  });

  it("have one for every riddle, which asks for no words of its own", () => {
    const any = open.find(({ id }) => id === "open-anything")!;
    expect(any.fits).toBeUndefined();
    expect(any.general).toBe(true);
    const riddles = new Set(
      cases()
        .truths.filter(({ kind, general }) => kind === "unmask" && general === true)
        .flatMap(({ sought }) => sought),
    );
    expect(any.sought).toEqual(expect.arrayContaining([...riddles]));
  });

  it("say what it can be about, but for the one for any riddle", () => {
    for (const { id, fits, search } of open)
      expect((fits ?? []).length > 0 || id === "open-anything" || search === true, id).toBe(true);
  });
});

describe.each(open.map((truth) => [truth.id, truth] as const))("The open story %s", (_id, truth) => {
  it("has no answer of its own, no lie and no confession", () => {
    for (const each of [truth.truth, truth.why, truth.lie, truth.confess]) expect(each).toBeUndefined();
    expect(truth.clues.some(({ core }) => core !== undefined)).toBe(false);
  });

  it("has ten pieces or more, each of its own name, for somebody to say and to be found", () => {
    expect(truth.clues.length).toBeGreaterThanOrEqual(10);
    expect(new Set(truth.clues.map(({ id }) => id)).size).toBe(truth.clues.length);
    for (const { ways, id } of truth.clues) {
      expect(ways, id).toContain("talk");
      expect(ways.length, id).toBeGreaterThan(1);
    }
  });

  it("has moves that get worse and ask for a reaction", () => {
    expect(truth.moves.length).toBeGreaterThanOrEqual(4);
    for (const { offers, danger, brings, text } of truth.moves)
      expect(
        [...(offers ?? []), danger ?? "", brings ?? ""].some((each) => each !== ""),
        text,
      ).toBe(true);
  });

  it("fills in only what it is about, places, and people", () => {
    expect(slotsOf(textsOf(truth)).filter((slot) => !ALLOWED.has(slot))).toEqual([]);
    expect(slotsOf(lastOf(truth)).filter((slot) => !ALLOWED.has(slot) && slot !== "theory")).toEqual([]);
  });

  it("is decided as if the player were right, and has their words at the end only after “if”, “that”, “because” or a colon", () => {
    for (const text of lastOf(truth))
      for (const [, before = ""] of text.matchAll(/(.{0,12})\{theory\}/giu))
        expect(before, text).toMatch(/(?:\b(?:if|that|because|whether)|:) $/iu);
    // Of a search it is so by then: what was sought is there.
    for (const { showdown } of climaxes(truth))
      expect(showdown).toMatch(truth.search === true ? /\{prize\}/iu : /if you are right/iu);
  });

  it("lets nobody say of themselves what is said of another", () => {
    for (const clue of truth.clues) {
      const named = ROLES.filter((role) => new RegExp(`[{:]${role}\\}`, "iu").test(clue.said));
      const never = typeof clue.role === "string" ? named.filter((role) => role !== clue.role) : (clue.not ?? []);
      expect(never, clue.id).toEqual(expect.arrayContaining(named));
    }
  });

  it("is decided where it says, and ends about the matter", () => {
    for (const { showdown, ends } of climaxes(truth)) {
      expect(showdown).toMatch(/\{lair\}/iu);
      expect(new Set(Object.values(ends)).size).toBe(3);
    }
  });
});
