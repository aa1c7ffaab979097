import type { form as english } from "../en/form.ts";
import type { Translated } from "../translated.ts";

export const form: Translated<typeof english> = {
  leaveTitle: "Ohne Speichern verlassen?",
  leaveHint: "Was du hier geschrieben hast, ist noch nicht gespeichert und geht verloren.",
  leave: "Verlassen",
  wholeNumber: "Gib eine ganze Zahl ein",
  atLeast: (minimum) => `Nicht weniger als ${minimum.toLocaleString("de")}`,
  atMost: (maximum) => `Nicht mehr als ${maximum.toLocaleString("de")}`,
  required: "Das ist erforderlich",
  tooLong: (limit) => `Höchstens ${limit.toLocaleString("de")} Zeichen`,
  chooseOne: "Wähle etwas aus der Liste",
  tooMany: (limit) => `Höchstens ${limit.toLocaleString("de")} davon`,
  invalid: "Das geht hier nicht",
};
