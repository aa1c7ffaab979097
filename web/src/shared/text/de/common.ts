import type { common as english } from "../en/common.ts";
import type { Translated } from "../translated.ts";

const MONTHS = ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."];

export const common: Translated<typeof english> = {
  appName: "Lorehearth",
  tagline: "Ein kluger Gefährte für epische Abenteuer",
  loading: "Lädt …",
  retry: "Noch einmal",
  cancel: "Abbrechen",
  close: "Schließen",
  save: "Änderungen speichern",
  delete: "Löschen",
  edit: "Bearbeiten",
  view: "Ansehen",
  required: "erforderlich",
  optional: "freiwillig",
  justNow: "Gerade eben",
  minutesAgo: (count) => (count === 1 ? "vor 1 Minute" : `vor ${count} Minuten`),
  hoursAgo: (count) => (count === 1 ? "vor 1 Stunde" : `vor ${count} Stunden`),
  daysAgo: (count) => (count === 1 ? "vor 1 Tag" : `vor ${count} Tagen`),
  date: (year, month, day) => `${day}. ${MONTHS[month]} ${year}`,
  unknown: "Unbekannt",
  more: "Mehr zeigen",
  never: "Nie",
  keys: { Ctrl: "Strg", Shift: "Umschalt", Enter: "Eingabe", Delete: "Entf" },
};
