import type { Condition, Prose } from "#content/adventures/schema";
import { WORD_RANGES, type DetailLevel } from "#contracts/options";

/**
 * The form of a text for a detail level: short, standard or long. Of a text in parts, the parts whose conditions are true.
 * @param holds whether a part's condition is true now
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

/** The hero whom a text calls "you". */
export interface Addressed {
  readonly name: string;
  /** Whether it is the hero for whom the adventure was written. */
  readonly authored: boolean;
  /** Words of the player that the story has stored. */
  readonly words?: Readonly<Record<string, string>>;
}

/**
 * Fills in the forms for this hero: `[[for the authored hero|for any other]]`, `{word:NAME|if no word was stored}`, `{name}`, `{first}`,
 * `{NAME}`.
 */
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

/** The fewest and the most words that a reply should have. */
export const wordsFor = (level: DetailLevel): readonly [min: number, max: number] => WORD_RANGES[level];

/** Joins names to a list: "the door", "the door and the stair", "the door, the stair and the window". */
export function listed(names: readonly string[], and = "and"): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A place's name inside a sentence: "The Hall" becomes "the Hall". */
export const inSentence = (name: string): string => name.replace(/^(?:The|A|An|Your)\b/u, (word) => word.toLowerCase());

/** A name without its article, as it is listed on a sheet. */
export const withoutArticle = (name: string): string => capital(name.replace(/^(?:the|a|an|your|some)\s+/iu, ""));

const TITLE =
  /^(?:Mrs|Mr|Miss|Advocate|Captain|Warden|Dame|Lord|Lady|Brother|Sister|Father|Mother|Doctor|Keeper|Old)\s/u;

/** The form of a person's name that others use: "Mrs Achard", "Wenna". */
export function shortName({ name, short }: { readonly name: string; readonly short?: string | undefined }): string {
  if (short !== undefined) return short;
  const words = name.split(" ");
  if (TITLE.test(name)) return words.length > 2 ? `${words[0]} ${words.at(-1)}` : name;
  return words[0] ?? name;
}

/** Every name for a person: the full name, its single words, and the aliases. */
export function namesOf({ name, aliases }: { readonly name: string; readonly aliases: readonly string[] }): string[] {
  return [name, ...name.replace(TITLE, "").split(" "), ...aliases];
}

/** The first sentence of a text. If it opens a quotation mark or an emphasis, that is taken up to its end. */
export function firstSentence(text: string): string {
  const first = /^[^.!?]*[.!?]+["”’]?/u.exec(text)?.[0].trim() ?? text;
  const closes =
    (first.match(/\*/gu) ?? []).length % 2 === 1 ? text.indexOf("*", text.indexOf(first) + first.length) : -1;
  const sentence = closes === -1 ? first : text.slice(0, closes + 1).trim();
  // Straight quotation marks look the same at both ends. If their number is odd, a quotation is open, and the text is taken up to its end.
  if ((sentence.match(/"/gu) ?? []).length % 2 === 1) {
    const end = text.indexOf('"', sentence.length);
    return end === -1 ? `${sentence}"` : text.slice(0, end + 1);
  }
  const opens = (sentence.match(/“/gu) ?? []).length > (sentence.match(/”/gu) ?? []).length;
  return opens ? `${sentence}”` : sentence;
}

/**
 * Adds the speaker to speech: “Not hide nor hair, since Tuesday.” becomes “Not hide nor hair, since Tuesday,” says Joan. If the text
 * continues with a pronoun, the name replaces it.
 */
export function attributed(text: string, name: string, pronoun = ""): string {
  const parts = /^(["“])([^"”]+)(["”])(\s+[^]*)?$/u.exec(text);
  if (parts === null) return text;
  const [, opening = "", speech = "", closing = "", rest = ""] = parts;
  // “Hester Quill,” says the old woman: somebody is named already.
  if (/^\s+(?:says|asks|whispers|mutters|agrees) /u.test(rest)) return text;
  // In "It is a tray", "It" means the tray and not the speaker.
  const acts = new RegExp(`^\\s+(?:${pronoun === "it" ? "It" : "He|She|They"}) `, "u").exec(rest);
  if (acts !== null) return `${opening}${speech}${closing} ${capital(name)} ${rest.slice(acts[0].length)}`;
  // If "she" after the quotation is the speaker, the name replaces it: “Every word,” she agrees.
  const tagged = /^\s+(?:he|she|they)\s+/u.exec(rest);
  if (tagged !== null) return `${opening}${speech}${closing} ${name} ${rest.slice(tagged[0].length)}`;
  const [, head = speech, tail = ""] = /^([^]*?[.?!])\s+([^]+)$/u.exec(speech) ?? [];
  const said = `${opening}${head.replace(/\.$/u, ",")}${closing} says ${name}.`;
  // The text after the quotation continues its sentence: “I could not say,” in the tone of someone who could.
  if (/^\s+\p{Ll}/u.test(rest)) return `${said.replace(/\.$/u, ",")}${rest}`;
  return `${tail === "" ? said : `${said} ${opening}${tail}${closing}`}${rest}`;
}
