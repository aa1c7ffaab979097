/**
 * Who does a part of the game master's work: a connection's id, the site's own game master, or the oracle. Null means that the player's
 * usual choice applies, and for the usual choice, the site's game master. In a file without schemas, because a table's first page needs
 * only these words.
 */
export const SITE = "site";
export const ORACLE = "oracle";
