import { language } from "../../../shared/text/catalogue.ts";
import { text } from "../../../shared/text/text.ts";

/** A number of tokens, as the reader's language writes it. */
export const figure = (tokens: number): string => new Intl.NumberFormat(language()).format(tokens);

export const share = (part: number, whole: number): string =>
  new Intl.NumberFormat(language(), { style: "percent" }).format(whole === 0 ? 0 : part / whole);

export const seconds = (ms: number): string =>
  text.inspector.seconds(new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(ms / 1_000));
