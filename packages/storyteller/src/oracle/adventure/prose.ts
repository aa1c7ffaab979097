import type { Condition, Prose } from "#content/adventures/rules";
import { WORD_RANGES, type DetailLevel } from "#contracts/options";

/**
 * How much of a text a detail level shows: the short form, the usual one, or the long one; of a text in parts those that hold.
 * @param holds whether a part's condition holds now
 */
export function variant(prose: Prose, level: DetailLevel, holds: (when: Condition | undefined) => boolean): string {
  if (typeof prose === "string") return prose;
  if (Array.isArray(prose)) {
    return prose
      .filter(({ when }) => holds(when))
      .map(({ says }) => says)
      .join("");
  }
  if (level === "minimal" || level === "concise") return prose.short;
  return level === "standard" ? prose.standard : (prose.long ?? prose.standard);
}

/** Whom a text speaks of as "you". */
export interface Addressed {
  readonly name: string;
  /** Whether it is the hero that the adventure was written for. */
  readonly authored: boolean;
  /** What the player has said and the story keeps. */
  readonly words?: Readonly<Record<string, string>>;
}

/** The text with the forms for this hero: `[[for the authored one|for any other]]`, `{word:NAME|where none was said}`, `{name}`, `{first}`, `{NAME}`. */
export function addressed(text: string, hero: Addressed): string {
  return text
    .replaceAll(/\[\[([^|\]]*)\|([^\]]*)\]\]/gu, (_, authored: string, other: string) =>
      hero.authored ? authored : other,
    )
    .replaceAll(/\{word:([\w-]+)\|([^}]*)\}/gu, (_, key: string, otherwise: string) => hero.words?.[key] ?? otherwise)
    .replaceAll("{name}", hero.name)
    .replaceAll("{NAME}", hero.name.toUpperCase())
    .replaceAll("{first}", hero.name.split(" ")[0] ?? hero.name);
}

export const wordCount = (text: string): number => text.split(/\s+/u).filter((word) => word !== "").length;

/** The most words that a reply should have, and the fewest. */
export const wordsFor = (level: DetailLevel): readonly [min: number, max: number] => WORD_RANGES[level];

/** "the door", "the door and the stair", "the door, the stair and the window". */
export function listed(names: readonly string[], and = "and"): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A place's name inside a sentence: "The Hall" is "the Hall". */
export const inSentence = (name: string): string => name.replace(/^(?:The|A|An|Your)\b/u, (word) => word.toLowerCase());

/** A name without its article: what a sheet lists. */
export const withoutArticle = (name: string): string => capital(name.replace(/^(?:the|a|an|your|some)\s+/iu, ""));

const TITLE =
  /^(?:Mrs|Mr|Miss|Advocate|Captain|Warden|Dame|Lord|Lady|Brother|Sister|Father|Mother|Doctor|Keeper|Old)\s/u;

/** What one calls somebody: "Mrs Achard", "Wenna". */
export function shortName({ name }: { readonly name: string }): string {
  const words = name.split(" ");
  if (TITLE.test(name)) return words.length > 2 ? `${words[0]} ${words.at(-1)}` : name;
  return words[0] ?? name;
}

/** Every way to name somebody: the name, its first or last word, and what else they are called. */
export function namesOf({ name, aliases }: { readonly name: string; readonly aliases: readonly string[] }): string[] {
  return [name, ...name.replace(TITLE, "").split(" "), ...aliases];
}

/** The first sentence of a text, with the quotation mark closed that it opens. */
export function firstSentence(text: string): string {
  const sentence = /^[^.!?]*[.!?]+["”’]?/u.exec(text)?.[0].trim() ?? text;
  // Straight marks open and close alike: an odd one is open, and what it opens is told to its end.
  if ((sentence.match(/"/gu) ?? []).length % 2 === 1) {
    const end = text.indexOf('"', sentence.length);
    return end === -1 ? `${sentence}"` : text.slice(0, end + 1);
  }
  const opens = (sentence.match(/“/gu) ?? []).length > (sentence.match(/”/gu) ?? []).length;
  return opens ? `${sentence}”` : sentence;
}

/**
 * Speech with who says it: “Not hide nor hair, since Tuesday.” becomes “Not hide nor hair, since Tuesday,” says Joan. Where a text goes on
 * with a pronoun, that is the name instead.
 */
export function attributed(text: string, name: string, pronoun = ""): string {
  const parts = /^(["“])([^"”]+)(["”])(\s+[^]*)?$/u.exec(text);
  if (parts === null) return text;
  const [, opening = "", speech = "", closing = "", rest = ""] = parts;
  // "It is a tray" tells of the tray.
  const acts = new RegExp(`^\\s+(?:${pronoun === "it" ? "It" : "He|She|They"}) `, "u").exec(rest);
  if (acts !== null) return `${opening}${speech}${closing} ${capital(name)} ${rest.slice(acts[0].length)}`;
  // “Every word,” she agrees.
  const tagged = /^\s+(?:he|she|they)\s+/u.exec(rest);
  if (tagged !== null) return `${opening}${speech}${closing} ${name} ${rest.slice(tagged[0].length)}`;
  const [, head = speech, tail = ""] = /^([^]*?[.?!])\s+([^]+)$/u.exec(speech) ?? [];
  const said = `${opening}${head.replace(/\.$/u, ",")}${closing} says ${name}.`;
  // “I could not say,” in the tone of someone who could.
  if (/^\s+\p{Ll}/u.test(rest)) return `${said.replace(/\.$/u, ",")}${rest}`;
  return `${tail === "" ? said : `${said} ${opening}${tail}${closing}`}${rest}`;
}
