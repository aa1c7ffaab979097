import { pattern, storedPattern } from "../patterns.ts";
import { type Lexicon, lexicon } from "./lexicon/lexicon.ts";
import type { ReadingScene } from "./reading.ts";

let verbStems: ReadonlyMap<string, string> | null = null;
const stems = (): ReadonlyMap<string, string> =>
  (verbStems ??= new Map(
    Object.entries(lexicon().german.verbs).flatMap(([english, list]) => list.map((stem) => [stem, english] as const)),
  ));

/** What languages are known by, and the commands of text adventures: made when the first message is read. */
const listsOf = ({ commands, german, romance }: Lexicon) => ({
  commands: commands.map(([short, long]) => [new RegExp(short, "iu"), long] as const),
  english: new Set(german.english),
  german: new Set(german.marks),
  modals: new Set(german.modals),
  romance: new Set(romance.marks),
});
let made: ReturnType<typeof listsOf> | null = null;
const lists = () => (made ??= listsOf(lexicon()));

const ENDING = storedPattern("german ending", "u");
function verbOf(word: string): string | null {
  const known = stems();
  if (known.has(word)) return known.get(word) ?? null;
  const participle = /^ge(.{2,}?)(?:t|en)$/u.exec(word)?.[1];
  if (participle !== undefined && known.has(participle)) return known.get(participle) ?? null;
  for (const ending of ["en", "te", "st", "et", "ten", "e", "t", "n"])
    if (word.endsWith(ending)) {
      const english = known.get(word.slice(0, -ending.length));
      if (english !== undefined) return english;
    }
  return null;
}

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}]+$/u, "");

/** Puts the words of a German clause into English order, and translates those that the word list contains. */
function clauseInEnglish(source: readonly string[], names: ReadonlySet<string>): readonly string[] {
  const all = [...source];
  const low = all.map(bare);
  // "Kann ich über die Mauer springen?": the infinitive is moved to the front, before its object.
  const modal = low.findIndex((word) => lists().modals.has(word));
  if (modal !== -1 && all.length > 2 && verbOf(low.at(-1) ?? "") !== null && /en$|n$/u.test(low.at(-1) ?? "")) {
    const [last = ""] = all.splice(-1);
    const subject = low.indexOf("ich") === -1 ? modal : Math.max(modal, low.indexOf("ich"));
    all.splice(subject + 1, 0, last.replace(/[.!?]+$/u, ""));
    if (last.endsWith("?")) all.push("?");
  }
  const words = all.map(bare);
  // A separable verb, whose prefix is at the end: "Ich hebe die Münze auf" is "I pick up the coin".
  const last = words.at(-1) ?? "";
  for (const [stem, prefix, english] of lexicon().german.prefixed) {
    const at = words.findIndex((word, index) => index < 2 && word.startsWith(stem) && ENDING.test(word));
    const end = words.length > 2 && last === prefix;
    if (at === -1 || !end) continue;
    all[at] = english;
    all.splice(-1);
    break;
  }
  // The subject comes after the verb: "Dann gehe ich …" is "Then I go …".
  for (let at = 0; at + 1 < all.length && at < 3; at++) {
    const word = bare(all[at] ?? "");
    if (
      /^(?:ich|wir)$/u.test(bare(all[at + 1] ?? "")) &&
      verbOf(word) !== null &&
      !pattern("german clause in english", "u").test(bare(all[at - 1] ?? ""))
    )
      [all[at], all[at + 1]] = [all[at + 1] ?? "", all[at] ?? ""];
  }
  const translated = lexicon().german.words;
  return all.map((raw, at) => {
    const word = bare(raw);
    const mark = /[^\p{L}]+$/u.exec(raw)?.[0] ?? "";
    const capital = /^\p{Lu}/u.test(raw);
    if (word === "bitte" && /^ich$/u.test(bare(all[at - 1] ?? ""))) return `beg${mark}`;
    if (names.has(word)) return raw;
    const plain = Object.hasOwn(translated, word) ? translated[word] : undefined;
    if (plain !== undefined) return plain + mark;
    const verb = capital && raw !== source[0] ? null : verbOf(word);
    return verb === null ? raw : verb + mark;
  });
}

/** Whether a text has words that only this language has, and more of them than of English ones. */
function isIn(marks: ReadonlySet<string>, text: string): boolean {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const foreign = all.filter((word) => marks.has(word)).length;
  const english = all.filter((word) => lists().english.has(word)).length;
  return foreign > english && (foreign > 1 || all.length <= 3 || /[äöüß]/u.test(text.toLowerCase()));
}

/** The words of a scene's names, which may be German, too: the "Keller" of a German scene is no cellar. */
function namesIn({ people, things, exits, foes, inventory }: ReadingScene): ReadonlySet<string> {
  const all = [...people.flatMap(({ name, role }) => [name, role]), ...things, ...exits, ...foes, ...inventory];
  const found = all.flatMap((name) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return new Set(found.filter((word) => !lists().german.has(word)));
}

/**
 * Translates a German text word for word, as far as the reading of its act needs it, and the commonest words of French and Spanish. The
 * names of the scene stay. The short commands of text adventures are written out ("n", "x lamp"). Other texts are returned unchanged.
 */
export function inEnglish(raw: string, scene: ReadingScene): string {
  const { commands, german, romance } = lists();
  const text = commands.reduce((written, [short, long]) => written.replace(short, long), raw);
  if (isIn(german, text)) {
    const names = namesIn(scene);
    return text
      .split(pattern("german in english", "u"))
      .map((clause) => clauseInEnglish(clause.split(/\s+/u).filter(Boolean), names).join(" "))
      .join(" ");
  }
  if (!isIn(romance, text)) return text;
  const translated = lexicon().romance.words;
  const names = namesIn(scene);
  // "J'ouvre" and "l'épée" are two words each.
  return text.replaceAll(pattern("german in english 2", "gu"), (word) => {
    const low = word.toLowerCase();
    const plain = !names.has(low) && Object.hasOwn(translated, low) ? translated[low] : undefined;
    return plain === undefined ? word : plain + (/['’]$/u.test(word) ? " " : "");
  });
}
