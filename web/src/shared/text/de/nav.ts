import type { nav as english } from "../en/nav.ts";
import type { Translated } from "../translated.ts";

export const nav: Translated<typeof english> = {
  main: "Hauptnavigation",
  skip: "Zum Inhalt springen",
  dashboard: "Übersicht",
  worlds: "Welten",
  campaigns: "Kampagnen",
  characters: "Charaktere",
  noWorlds: "Noch keine Welten",
  noCampaigns: "Noch keine Kampagnen",
  noCharacters: "Noch keine Charaktere",
  listFailed: "Konnte nicht geladen werden",
  expand: "Seitenleiste öffnen",
  collapse: "Seitenleiste schließen",
  menu: "Menü",
  bar: "Orte",
  signOut: "Abmelden",
  signOutFailed: "Die Abmeldung schlug fehl. Bitte versuche es noch einmal.",
  account: "Konto",
  theme: "Farbschema",
  themeDark: "Dunkel",
  themeLight: "Hell",
  themeSystem: "Wie das System",
  language: "Sprache",
  breadcrumb: "Seitenpfad",
  serviceStatus: "Zustand der Dienste",
};
