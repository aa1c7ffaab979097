/** The word with which a setting says that there is no limit. */
export const UNLIMITED = "unlimited";

/**
 * Reads a setting that limits the tokens of a day, such as GM_DAILY_TOKENS. Null if there is no limit (`unlimited`, or `0` on a machine of
 * one's own). Undefined if the text says neither: then nobody may take it for "no limit".
 */
export function tokenLimit(text: string | undefined): number | null | undefined {
  const said = text?.trim() ?? "";
  if (said === UNLIMITED || said === "0") return null;
  return /^[1-9]\d{0,14}$/u.test(said) ? Number(said) : undefined;
}

/** Says what is wrong with a limit, and what may be set instead. */
export const tokenLimitFault = (name: string, text: string | undefined): string =>
  `${name} must be a number of tokens, or "${UNLIMITED}", and is "${text ?? ""}"`;
