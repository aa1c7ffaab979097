/** The language of a story. */
interface InLanguage {
  readonly language: string;
}

/** The headings and other words that a book adds to the story. They are in the story's language if the app has that language. */
export interface BookWords {
  readonly cast: string;
  readonly timeline: string;
  readonly contents: string;
  readonly cover: string;
  readonly chapter: (number: number) => string;
  readonly in: (world: string) => string;
  /** The turn from which a character's values are. */
  readonly asAtTurn: (turn: number) => string;
  readonly points: (current: number, max: number) => string;
  readonly armorClass: (armorClass: number) => string;
  readonly experience: (points: number) => string;
  readonly gold: (gold: number) => string;
}

const ENGLISH: BookWords = {
  cast: "Cast",
  timeline: "Timeline",
  contents: "Contents",
  cover: "Cover",
  chapter: (number) => `Session ${number}`,
  in: (world) => `A story of ${world}`,
  asAtTurn: (turn) => `as at turn ${turn}`,
  points: (current, max) => `${current} of ${max} hit points`,
  armorClass: (armorClass) => `armor class ${armorClass}`,
  experience: (points) => `${points} experience points`,
  gold: (gold) => `${gold} gold`,
};
const GERMAN: BookWords = {
  cast: "Personen",
  timeline: "Zeitleiste",
  contents: "Inhalt",
  cover: "Umschlag",
  chapter: (number) => `Sitzung ${number}`,
  in: (world) => `Eine Geschichte aus ${world}`,
  asAtTurn: (turn) => `nach Zug ${turn}`,
  points: (current, max) => `${current} von ${max} Trefferpunkten`,
  armorClass: (armorClass) => `Rüstungsklasse ${armorClass}`,
  experience: (points) => `${points} Erfahrungspunkte`,
  gold: (gold) => `${gold.toLocaleString("de")} Gold`,
};

export const wordsOf = ({ language }: InLanguage): BookWords => (language === "de" ? GERMAN : ENGLISH);

/** Formats a date in the story's language. */
export const dayOf = (at: string, { language }: InLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(at));
