import { ROLES, SPOTS } from "./case-content.ts";

/** The slots that a text of the cases may have without a form: "{opponent}", "{prize}". */
export const PLAIN_SLOTS: ReadonlySet<string> = new Set([
  ...ROLES,
  ...SPOTS,
  "prize",
  "sum",
  "threat",
  "deed",
  "goal",
  "next",
  "nextplace",
  "motive",
  "deadline",
  "dealers",
  "kin",
  "taken",
  "relic",
  "secret",
  "person",
  "place",
  "own",
  "coins",
  "past",
  "given",
  "lost",
  "hero",
  "held",
  "theory",
  "step",
  "thing",
  "other",
  "word",
]);

/** The forms of a pronoun that a written text may have. */
export const FORMS: Readonly<Record<string, readonly [he: string, she: string, they: string, it: string]>> = {
  he: ["he", "she", "they", "it"],
  him: ["him", "her", "them", "it"],
  his: ["his", "her", "their", "its"],
  himself: ["himself", "herself", "themselves", "itself"],
  is: ["is", "is", "are", "is"],
  was: ["was", "was", "were", "was"],
  has: ["has", "has", "have", "has"],
  does: ["does", "does", "do", "does"],
  s: ["s", "s", "", "s"],
  es: ["es", "es", "", "es"],
};
