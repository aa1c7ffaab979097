import { ROLES, SPOTS } from "./case-content.ts";

/** The slots that a text of the cases may have without a form: "{opponent}", "{prize}". */
export const PLAIN_SLOTS: ReadonlySet<string> = new Set([
  ...ROLES,
  ...SPOTS,
  "prize",
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
  "hero",
  "held",
  "theory",
  "step",
  "thing",
  "other",
]);
