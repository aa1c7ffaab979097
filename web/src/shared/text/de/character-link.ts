import type { link as english } from "../en/character-link.ts";
import type { Translated } from "../translated.ts";

export const link: Translated<typeof english> = {
  offer: "Schon in D&D Beyond?",
  offerLink: "Stattdessen jenen Charakter verknüpfen",
  title: "Charakter verknüpfen",
  lead: "Der Bogen bleibt in D&D Beyond. Hier wird er gelesen und gespielt und jederzeit neu geholt, wenn du es möchtest.",
  ownInstead: "Stattdessen hier einen Charakter erstellen",
  how: "Woher der Bogen kommt",
  ways: { address: "Über seine Adresse", paste: "Export einfügen" },
  address: "Adresse oder Nummer",
  addressPlaceholder: "https://www.dndbeyond.com/characters/12345678",
  addressHint: "Der Charakter muss dort öffentlich sein (in seinen Privatsphäre-Einstellungen).",
  addressMissing: "Gib die Adresse oder Nummer des Charakters an",
  exported: "Export",
  exportedHint:
    "Für einen privaten Charakter: Öffne seine Adresse auf character-service.dndbeyond.com, während du dort angemeldet bist, und kopiere alles, was du siehst.",
  exportedMissing: "Füge den Export des Charakters ein",
  exportedTooLong: "Das sind mehr als 10 MB",
  linking: "Wird verknüpft …",
  submit: "Charakter verknüpfen",
  error: (message) => `Der Charakter konnte nicht verknüpft werden: ${message}`,
  linked: (name) => `${name} nimmt am Tisch Platz.`,
  takenOn: (date) => `So, wie er dort am ${date} war.`,
  refresh: "Neu holen",
  refreshing: "Wird geholt …",
  refreshed: (name) => `${name} ist nun wie in D&D Beyond.`,
  refreshError: (message) => `Der Charakter konnte nicht neu geholt werden: ${message}`,
  pasteAgain: "Export einfügen",
  pasteTitle: "Den Export einfügen",
  pasteTake: "Diesen Bogen nehmen",
};
