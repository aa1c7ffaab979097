import type { errors as english } from "../en/errors.ts";
import type { Translated } from "../translated.ts";

export const errors: Translated<typeof english> = {
  unexpected: "Unerwarteter Fehler in der Anwendung!",
  pageMissing: "404, nicht gefunden. Keine Seite dieses Buches trägt diese Nummer.",
  pageBroke: "Diese Seite konnte nicht gezeigt werden. Was du gemacht hast, ist sicher.",
  backHome: "Zurück zur Übersicht",
  reload: "Noch einmal versuchen",
  requestFailed: (status, statusText) => `Die Anfrage schlug fehl: ${status} ${statusText}`.trimEnd(),
  network: "Der Server war nicht zu erreichen. Bitte prüfe deine Verbindung und versuche es noch einmal.",
  offline: "Du bist offline",
  offlineHint:
    "Der Server ist nicht erreichbar. Diese Seite kommt, sobald die Verbindung wieder steht. Nichts ist verloren.",
  unreadable: "Die Antwort des Servers war nicht zu lesen. Bitte versuche es noch einmal.",
  unreachable: "Das Feuer ist erloschen",
  unreachableHint: "Der Server war nicht zu erreichen. Nichts ist verloren; versuche es gleich noch einmal.",
  somethingWrong: "Etwas ist schiefgegangen",
  unknown: "Ein unbekannter Fehler ist aufgetreten",
};
