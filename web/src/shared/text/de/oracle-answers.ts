import type { ReadAs } from "#contracts/play/reading";

/** German versions of the oracle's fixed answers. An answer is recognised by its first words. */
const BEGINNINGS: readonly (readonly [english: string, german: string])[] = [
  [
    "We stop here,",
    "Wir hören hier auf, und nichts weiter davon wird erzählt. „Zurück“ nimmt den letzten Zug zurück, die X-Karte nimmt ihn heraus. Wenn du so weit bist, sag, was stattdessen geschieht, oder geh woanders hin.",
  ],
  [
    "I have no short answer to that rule.",
    "Auf diese Regel habe ich keine kurze Antwort. An diesem Tisch ist eine gewagte Tat ein W20-Wurf gegen eine Schwierigkeit, Angriffe gehen gegen die Rüstungsklasse, und der Bogen führt die Zahlen. Frag nach einem einzelnen Wort der Regeln, auf Englisch, etwa „advantage“ oder „death saves“.",
  ],
  [
    "Undo under the last reply",
    "„Zurück“ unter der letzten Antwort nimmt den Zug zurück, mit allem, was er geändert hat. „Neu erzählen“ erzählt ihn noch einmal mit denselben Würfeln.",
  ],
  [
    "Every turn is saved",
    "Jeder Zug ist gespeichert, sobald er erzählt ist. Du kannst einen Zug als Wegmarke benennen, und das Menü exportiert die Geschichte.",
  ],
  ["The detail level beside", "Wie lang ich antworte, stellst du neben dem Textfeld ein."],
  [
    "I am the oracle:",
    "Ich bin das Orakel: eine Spielleitung ohne Sprachmodell. Ich arbeite mit deinen eigenen Texten, mit Regeln und mit Würfeln. Was niemand geschrieben hat, frage ich offen die Würfel, und du sagst, was es bedeutet.",
  ],
  [
    "Say it in your campaign's notes",
    "Schreib es in die Notizen deiner Kampagne oder zieh eine Grenze in den Sicherheitseinstellungen, dann hält sich die Geschichte davon fern. Die X-Karte nimmt den letzten Zug heraus.",
  ],
  [
    "Say what you do,",
    "Sag in deinen eigenen Worten, was du tust: „Ich frage den Kapitän nach dem Brief“, „Ich durchsuche den Keller“, „Ich gehe zur Mühle“. Frag „Was kann ich tun?“, wenn du Ideen suchst, „Was ist bisher geschehen?“ nach der Geschichte, und alles, was Regeln oder deinen Bogen angeht. Auf eine Frage mit Ja oder Nein über die Welt antworten die Würfel.",
  ],
  ["Thank you. The story waits", "Danke. Die Geschichte wartet, wo du sie verlassen hast."],
  ["No harm done;", "Nichts passiert; in der Geschichte ist nichts geschehen."],
  [
    "That is a word to the table,",
    "Das ist ein Wort an den Tisch, in der Geschichte ist nichts geschehen. Sag, was deine Figur tut, oder frag „Was kann ich tun?“.",
  ],
];

/** The commands in quotation marks in an answer, which the player can type. They stay in English, like the story. */
const quoted = (english: string): readonly string[] =>
  [...english.matchAll(/“([^”]+)”/gu)].map(([, words = ""]) => words);

const listed = (ways: readonly string[]): string =>
  ways.map((way, at) => (at === 0 ? "" : at === ways.length - 1 ? " oder " : ", ") + `„${way}“`).join("");

/**
 * A German version of the oracle's answers outside of the story: its questions, its answers to text it did not understand, and its answers
 * about the app. Answers made of the story's own words or of the rules stay in English.
 */
export function oracleAnswerInGerman(english: string, { act, sure }: Pick<ReadAs, "act" | "sure">): string {
  const known = BEGINNINGS.find(([beginning]) => english.startsWith(beginning));
  if (known) return known[1];
  if (act === "nonsense") {
    const ways = quoted(english);
    const examples = ways.length === 0 ? "" : ` Hier kannst du zum Beispiel schreiben: ${listed(ways)}.`;
    return `Das habe ich nicht verstanden, also ist nichts geschehen.${examples}`;
  }
  if (!sure) return "Ich bin nicht sicher, was du meinst. Noch ist nichts geschehen.";
  return english;
}
