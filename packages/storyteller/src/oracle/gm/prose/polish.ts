import { capitalise, withArticle } from "../../craft/english.ts";

/** Mends what joining parts can break: doubled articles and spaces, a for an, spaces before stops, lower-case starts. */
export function polish(text: string): string {
  const mended = text
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ +([,.;:!?…])/gu, "$1")
    .replace(/\b(?:an?|the) (the|his|her|their|your|my)\b/giu, (whole, kept: string) =>
      /^\p{Lu}/u.test(whole) ? capitalise(kept) : kept,
    )
    .replace(/\b(the) an? /giu, "$1 ")
    .replace(/\b(an?) an? /giu, "$1 ")
    .replace(/\b(an?) ([\p{L}][\p{L}'’-]*)/giu, (_, article: string, word: string) => {
      const right = withArticle(word);
      return article.startsWith("A") ? capitalise(right) : right;
    })
    .replace(
      /([!?]”) (Says|Said|Asks|Tells|Murmurs|Mutters|(?:She|He) (?:says|asks|tells|adds|murmurs))\b/gu,
      (_, end: string, tag: string) => `${end} ${tag.charAt(0).toLowerCase()}${tag.slice(1)}`,
    )
    .replace(/,([.!?])/gu, "$1")
    .replace(/…\./gu, "…")
    .replace(/([.!?])\.(?!\.)/gu, "$1")
    .trim();
  return capitalise(mended);
}
