/** The address at which a player reads and edits a character at D&D Beyond. */
const SITE = "https://www.dndbeyond.com/characters/";

const ID = /^\d{1,15}$/u;

/**
 * Extracts a character's numeric id from the player's input: the id itself, or the character's address at D&D Beyond, with or without
 * `https://`.
 * Null for any other input. Only the number is used. The server never fetches an address that a player wrote.
 */
export function characterIdOf(given: string): string | null {
  const words = given.trim();
  if (ID.test(words)) return words;
  const address = URL.parse(words.includes("://") ? words : `https://${words}`);
  if (!address || !/^https?:$/u.test(address.protocol)) return null;
  if (!/^(?:[a-z-]+\.)?dndbeyond\.com$/u.test(address.hostname)) return null;
  const [, id = ""] = /\/characters?\/(\d+)(?:\/|$)/u.exec(address.pathname) ?? [];
  return ID.test(id) ? id : null;
}

export const siteAddressOf = (id: string): string => `${SITE}${id}`;
