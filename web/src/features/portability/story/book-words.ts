import type { Story } from "./story.ts";

/** The headings and other words that a book adds to the story. They are in the story's language if the app has that language. */
interface Words {
  readonly cast: string;
  readonly timeline: string;
  readonly contents: string;
  readonly cover: string;
  readonly chapter: (number: number) => string;
  readonly in: (world: string) => string;
}

const ENGLISH: Words = {
  cast: "Cast",
  timeline: "Timeline",
  contents: "Contents",
  cover: "Cover",
  chapter: (number) => `Session ${number}`,
  in: (world) => `A story of ${world}`,
};
const GERMAN: Words = {
  cast: "Personen",
  timeline: "Zeitleiste",
  contents: "Inhalt",
  cover: "Umschlag",
  chapter: (number) => `Sitzung ${number}`,
  in: (world) => `Eine Geschichte aus ${world}`,
};

export const wordsOf = ({ language }: Pick<Story, "language">): Words => (language === "de" ? GERMAN : ENGLISH);

/** Formats a date in the story's language. */
export const dayOf = (at: string, { language }: Pick<Story, "language">): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(at));
