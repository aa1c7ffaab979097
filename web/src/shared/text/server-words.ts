import { text } from "./en.ts";

/** A server's English sentence in the reader's language: as that sentence, else as what its code means, else as it is. */
export const serverWords = (sentence: string, code = ""): string =>
  text.server.sentences[sentence] ?? (text.server.codes as Readonly<Record<string, string>>)[code] ?? sentence;
