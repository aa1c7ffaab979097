import type { portability as english } from "../en/portability.ts";
import type { Translated } from "../translated.ts";

const turns = (count: number) => (count === 1 ? "1 Zug" : `${count} Züge`);
const memories = (count: number) => (count === 1 ? "1 Eintrag im Gedächtnis" : `${count} Einträge im Gedächtnis`);

export const portability: Translated<typeof english> = {
  exportTitle: "Exportieren",
  exportLead: "Deine Geschichte gehört dir: Nimm sie mit, bewahre sie auf, lies sie anderswo.",

  formats: {
    json: "Alles, als JSON",
    jsonHint:
      "Die ganze Kampagne: Welt, Charaktere, jeder Zug mit Varianten und Würfeln, und alles Erinnerte. Sie lässt sich hier oder in einem anderen Lorehearth importieren. Auch die Geheimnisse der Spielleitung stehen darin: Wer sie liest, verdirbt sich die Spannung.",
    markdown: "Die Geschichte, als Markdown",
    markdownHint:
      "Was gesagt und erzählt wurde, nach Sitzungen, mit Personen und Zeitleiste. Zum Lesen und Bearbeiten.",
    epub: "Die Geschichte, als Buch (EPUB)",
    epubHint: "Dasselbe als elektronisches Buch mit Umschlag, für jede Lese-App.",
    save: (what) => `Speichern: ${what}`,
  },
  gathering: (count) => `Die Geschichte wird gesammelt: bisher ${turns(count)}…`,
  gatheringMemory: (count) => `Das Gedächtnis wird gesammelt: bisher ${memories(count)}…`,
  saved: (name) => `${name} wurde gespeichert.`,
  exportFailed: "Das Exportieren ist fehlgeschlagen",
  nothingToExport: "In dieser Kampagne wurde noch nichts erzählt: Es gibt keine Geschichte zum Speichern.",

  allTitle: "Alles exportieren",
  allLead: "Alle Kampagnen deines Kontos in einer Zip-Datei, jede als JSON.",
  allHint:
    "Sie lassen sich wieder importieren, alle zusammen oder einzeln. Welten reisen mit ihren Kampagnen; eine Welt ohne Kampagne ist nicht dabei.",
  allSave: "Alle Kampagnen speichern",
  allNone: "Du hast noch keine Kampagnen.",
  allCount: (count) => (count === 1 ? "1 Kampagne" : `${count} Kampagnen`),
  allProgress: (done, all) => `Kampagne ${done} von ${all}…`,

  importTitle: "Importieren",
  importLead: "Hol eine Geschichte herein. Sie wird eine neue Kampagne; an allem anderen ändert sich nichts.",
  choose: "Datei wählen",
  drop: "oder hier ablegen",
  dropNow: "Loslassen, um sie zu lesen",
  takes: "Was sich lesen lässt",
  takesList: [
    "Kampagnen aus Lorehearth: JSON, oder mehrere als Zip",
    "Chats aus SillyTavern (.jsonl)",
    "Charakterkarten der Versionen 2 und 3, als PNG oder JSON",
    "Lorebooks (World Info), als JSON",
  ],
  limits: (megabytes, most) => `Bis zu ${megabytes} MB und ${most} Züge je Kampagne.`,
  reading: "Die Datei wird gelesen…",

  previewTitle: (count) => (count === 1 ? "Das hier importieren?" : `Diese ${count} Kampagnen importieren?`),
  kinds: {
    campaign: "Eine Kampagne aus Lorehearth",
    chat: "Ein Chat aus SillyTavern",
    card: "Eine Charakterkarte",
    lorebook: "Ein Lorebook",
  },
  name: "Name",
  kind: "Was es ist",
  world: "Welt",
  characters: "Charaktere",
  noCharacters: "Keine",
  length: "Umfang",
  counts: (turnCount, remembered) => `${turns(turnCount)}, ${memories(remembered)}`,
  exportedOn: "Exportiert",
  warnings: {
    skippedMessages: (count) =>
      count === 1 ? "1 Nachricht des Systems bleibt weg." : `${count} Nachrichten des Systems bleiben weg.`,
    cutTexts: (count) =>
      count === 1 ? "1 Text ist zu lang und wird gekürzt." : `${count} Texte sind zu lang und werden gekürzt.`,
    disabledLore: (count) =>
      count === 1
        ? "1 Eintrag ist abgeschaltet und bleibt weg."
        : `${count} Einträge sind abgeschaltet und bleiben weg.`,
    noCharacter: (_count) => "Es ist kein Charakter dabei: Erschaffe einen, um weiterzuspielen.",
    noWorld: (_count) => "Ihre Welt war gelöscht: Gespielt wird ohne.",
    undatedMessages: (count) =>
      count === 1 ? "1 Nachricht hat kein lesbares Datum." : `${count} Nachrichten haben kein lesbares Datum.`,
  },
  into: "Wohin damit",
  intoHint: "Es kommt zu dem hinzu, woran sich die Kampagne erinnert; nichts davon ändert sich.",
  intoNew: "In eine neue Kampagne",
  loreAdded: (count) => (count === 1 ? "1 Eintrag wird jetzt erinnert." : `${count} Einträge werden jetzt erinnert.`),
  bringIn: "Importieren",
  bringing: (name) => `${name} wird importiert…`,
  progress: "Fortschritt",
  brought: (name) => `${name} wurde importiert.`,
  broughtSome: (count) => `${count} Kampagnen wurden importiert.`,
  importFailed: "Das Importieren ist fehlgeschlagen",
  goesOn: "Nichts Halbfertiges ist zu sehen. Versuche es noch einmal: Es geht dort weiter, wo es aufhörte.",

  refusedTitle: "Diese Datei lässt sich nicht importieren",
  refused: {
    tooLarge: (_detail) => "Die Datei ist zu groß.",
    empty: (_detail) => "Die Datei ist leer.",
    notText: (_detail) => "Die Datei ist kein Text in UTF-8, und kein Zip oder PNG, das sich lesen lässt.",
    notJson: (_detail) => "Die Datei ist kein gültiges JSON. Vielleicht wurde sie abgeschnitten.",
    tooDeep: (_detail) => "Die Datei ist zu tief verschachtelt für eine Geschichte.",
    unknown: (_detail) => "Die Datei ist nichts, was sich hier lesen lässt.",
    otherVersion: (detail) => `Die Datei hat eine andere Version (${detail}) des Formats von Lorehearth.`,
    invalid: (detail) => `Die Datei passt nicht zusammen. ${detail}`,
    damaged: (_detail) => "Die Datei ist beschädigt: abgeschnitten, oder ihre Prüfsummen stimmen nicht.",
    zipTooMuch: (_detail) => "Das Zip entpackt sich zu mehr, als erlaubt ist.",
    zipPath: (detail) => `Im Zip ist eine Datei mit einem Namen, der nicht erlaubt ist. ${detail}`,
    zipUnsupported: (_detail) => "Das Zip ist verschlüsselt oder auf eine Art gepackt, die nicht unterstützt wird.",
    zipNothing: (_detail) => "Im Zip ist keine Kampagne.",
    noCard: (_detail) => "Das Bild trägt keine Charakterkarte.",
    cardVersion: (detail) => `Diese Version von Charakterkarten (${detail}) lässt sich nicht lesen, nur 2 und 3.`,
    tooMany: (_detail) => "Es ist mehr darin, als eine Kampagne haben darf.",
  },
};
