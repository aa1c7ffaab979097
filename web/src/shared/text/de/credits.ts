import type { credits as english } from "../en/credits.ts";
import type { Translated } from "../translated.ts";

export const credits: Translated<typeof english> = {
  lead: "Aus wessen Arbeit Lorehearth gemacht ist.",
  rules: "Regeln",
  rulesChanged:
    "Lorehearth hat dieses Material gekürzt, für Formulare, Bögen und Würfel in Tabellen gebracht und Namen daraus übersetzt.",
  fonts: "Schriften",
  fontsLicence: "Unter der SIL Open Font License 1.1, bezogen über Fontsource:",
  libraries: "Symbole und Bibliotheken",
  librariesLicence:
    "Die Symbole sind von Lucide. Jede Bibliothek in dieser App steht mit ihren Urhebern und ihrer Lizenz in einer Datei:",
  allLicences: "Alle Lizenzen",
  lorehearth: "Über Lorehearth",
  lorehearthLicence: "Lorehearth selbst steht unter der MIT-Lizenz, © 2026 die Autorinnen und Autoren von Lorehearth.",
  back: "Zurück zu Lorehearth",
};
