import type { voice as english } from "../en/voice.ts";
import type { Translated } from "../translated.ts";

export const voice: Translated<typeof english> = {
  title: "Stimme",
  hint: "Gilt in diesem Browser. Es wird nichts vorgelesen und nichts gehört, bevor du es hier willst.",
  reading: "Antworten vorlesen",
  readingHint: "Mit der Stimme, die dein Gerät für die Sprache der Kampagne hat. Escape beendet es.",
  readings: {
    never: "Nie",
    asked: "Wenn ich es will",
    every: "Jede Antwort, während sie erzählt wird",
  },
  pace: "Tempo",
  paces: { "0.85": "Langsamer", "1": "Wie sie ist", "1.25": "Schneller" },
  microphone: "Ein Mikrofon neben dem Feld",
  microphoneHint:
    "Dein Browser macht aus Gesprochenem Worte; manche Browser schicken dafür, was sie hören, an ihren Hersteller. Die Spielleitung bekommt nichts, bevor du es abschickst.",
  dictate: "Diktieren",
  stopListening: "Nicht mehr zuhören",
  starting: "Wartet auf das Mikrofon …",
  listening: "Ich höre: Was tust du?",
  deaf: {
    denied: "Das Mikrofon ist hier gesperrt. Erlaube es in den Einstellungen des Browsers für diese Seite.",
    nothing: "Es war nichts zu hören. Versuche es noch einmal.",
    "no-microphone": "Es wurde kein Mikrofon gefunden.",
    network: "Dein Browser hat seinen Sprachdienst nicht erreicht.",
    language: "Dein Browser nimmt in dieser Sprache kein Diktat auf.",
    failed: "Dein Browser konnte nicht zuhören. Versuche es noch einmal.",
  },
  speechRefused: "Der Browser lässt die Seite erst nach einem Klick sprechen. Wähle „Vorlesen“ bei der Antwort.",
  speechFailed: "Der Browser konnte das nicht vorlesen.",
};
