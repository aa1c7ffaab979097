import { text } from "./text.ts";
import type { FailureAbout } from "./en/server.ts";

/**
 * Translates a server's English message. It looks for a translation of the message itself, then for one of its error code. A message
 * without a translation stays as it is.
 * @param about the details that the server sent with the message, unchecked
 */
export function serverWords(sentence: string, code = "", about: object = {}): string {
  const codes: Readonly<Record<string, string | ((about: FailureAbout) => string) | undefined>> = text.server.codes;
  const words = text.server.sentences[sentence] ?? codes[code] ?? sentence;
  return typeof words === "string" ? words : words(aboutOf(about));
}

/** Reads the values for a failure's message from the details that the server sent. */
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
