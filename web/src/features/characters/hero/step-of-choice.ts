import type { Step } from "../creation/steps.ts";

/** Which step of the form asks a choice, by the beginning of the choice's id. What is not listed belongs to the class. */
const BEGINNINGS: readonly (readonly [Step, readonly string[]])[] = [
  [
    "race",
    [
      "species",
      "size",
      "spell-ability",
      "origin-feat",
      "draconic-ancestry",
      "elven-lineage",
      "gnomish-lineage",
      "giant-ancestry",
      "fiendish-legacy",
    ],
  ],
  ["abilities", ["background-abilities"]],
  ["equipment", ["class-equipment", "background-equipment"]],
  ["background", ["background", "languages"]],
  ["skills", ["class-skills", "expertise", "level-skills"]],
  ["spells", ["cantrips", "warrior-cantrips", "spellbook", "evocation-savant", "spells"]],
];

export const stepOfChoice = (id: string): Step =>
  BEGINNINGS.find(([, beginnings]) => beginnings.some((one) => id === one || id.startsWith(`${one}-`)))?.[0] ?? "class";
