import { text } from "./text.ts";
import type { FailureAbout } from "./en/server.ts";

/**
 * A server's English sentence in the reader's language: as that sentence, else as what its code means, else as it is.
 * @param about what the server sent beside the sentence, whatever that is
 */
export function serverWords(sentence: string, code = "", about: object = {}): string {
  const codes: Readonly<Record<string, string | ((about: FailureAbout) => string) | undefined>> = text.server.codes;
  const words = text.server.sentences[sentence] ?? codes[code] ?? sentence;
  return typeof words === "string" ? words : words(aboutOf(about));
}

/** What goes into a failure's sentence, read from what the server sent beside it. */
export const aboutOf = ({
  model,
  seconds,
}: {
  readonly model?: unknown;
  readonly seconds?: unknown;
}): FailureAbout => ({
  model: typeof model === "string" ? model : null,
  seconds: typeof seconds === "number" ? seconds : null,
});
