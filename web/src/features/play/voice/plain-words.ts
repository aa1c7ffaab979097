/** Prepares a text for reading aloud: removes the markup. */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-+*]|\d+[.)])[ \t]+/gmu, "")
    .replaceAll(/^[ \t]*(?:[-*_][ \t]*){3,}$/gmu, "")
    .replaceAll(/[*`|]|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
