import type {
  panel as englishPanel,
  previously as englishPreviously,
  search as englishSearch,
} from "../en/play-panel.ts";
import type { Translated } from "../translated.ts";

export const panel: Translated<typeof englishPanel> = {
  goTo: (place) => `Gehen: ${place}`,
  exitsBlocked: "Warte, bis dieser Zug zu Ende ist",
  turn: (number) => (number === 0 ? "der Anfang" : `Zug ${number}`),
  toTurn: (number) => (number === 0 ? "Zum Anfang" : `Zu Zug ${number}`),
  companion: "geht mit dir",
  companions: "Mit dir",
  metIn: "Zuerst getroffen:",
  seenAt: (place) => `Zuletzt gesehen: ${place},`,
  seenIn: "Zuletzt gesehen:",
  between: "Was zwischen euch geschah",
  betweenLoading: "Es wird erinnert …",
  betweenNothing: "Noch nichts, woran sich die Geschichte erinnert.",
  betweenFailed: "Was zwischen euch geschah, konnte nicht gelesen werden.",
  betweenMore: "Alles davon in der Chronik",
  learned: "Was du erfahren hast",
  earlier: (count) => `${count} frühere`,
  fewer: "Nur das Neueste",
  nothingLearned: "Noch nichts erfahren.",
  clockWords: ["hat nicht begonnen", "hat begonnen", "ist halb abgelaufen", "ist fast abgelaufen", "ist abgelaufen"],
  clockCount: (filled, of) => `${filled} von ${of}`,
  acting: "ist am Zug",
  sides: { party: "deine Seite", foe: "Gegner", friend: "deine Seite" },
  zones: { engaged: "in Reichweite", near: "nah", far: "weit weg" },
  left: { fled: "ist geflohen", surrendered: "hat aufgegeben" },
};

export const previously: Translated<typeof englishPreviously> = {
  title: "Was bisher geschah …",
  hint: (when) => `Zuletzt gespielt: ${when}`,
  close: "Weglegen",
  open: "Noch offen:",
};

export const search: Translated<typeof englishSearch> = {
  open: "In der Geschichte suchen",
  title: "In der Geschichte suchen",
  field: "Worte, die gesagt oder erzählt wurden",
  hint: "Alle Wörter müssen in einem Zug vorkommen. Die neuesten Züge stehen oben.",
  none: (words) => `In keinem Zug dieser Geschichte steht „${words}“.`,
  found: (count, more) => (more ? `Die neuesten ${count} Züge` : count === 1 ? "1 Zug" : `${count} Züge`),
  searching: "Es wird gesucht …",
  failed: "Die Geschichte konnte nicht durchsucht werden.",
  you: "Du",
};
