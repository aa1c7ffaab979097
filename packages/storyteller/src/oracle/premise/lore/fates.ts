import { filledPattern, hasPattern, literal, pattern, storedPattern } from "../../patterns.ts";
import type { Lore, LoreEntry, LoreSentence } from "./lore.ts";
import { TITLES } from "#english/names";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { shortName } from "./lore.ts";
import { readOnce } from "./read-once.ts";

/** What the texts say has happened to a person. A person who is dead, held, missing or too ill cannot be present and talk. */
export type Fate = "dead" | "held" | "missing" | "ill";

const PET_NAMES: Readonly<Record<string, string>> = {
  mum: "mother",
  mam: "mother",
  mom: "mother",
  dad: "father",
  gran: "grandmother",
  nan: "grandmother",
};

/** The person of the texts whom the player calls by a family word: "my brother". */
export const kinNamed = (lore: Lore, text: string): LoreEntry | undefined => {
  const kin =
    pattern("fates kin named").exec(text)?.[1]?.toLowerCase() ??
    PET_NAMES[pattern("fates kin named 2").exec(text)?.[0].toLowerCase() ?? ""];
  return kin === undefined
    ? undefined
    : (lore.entries.find(
        ({ kind, role, sentences }) =>
          kind === "person" &&
          (role === `your ${kin}` ||
            role === `the hero's ${kin}` ||
            sentences.some(
              (at) =>
                new RegExp(`\\b${kin},? `, "u").test(lore.sentences[at]?.text ?? "") &&
                lore.sentences[at]?.source === "hero",
            )),
      ) ?? lore.entries.find((entry) => entry.kind === "person" && entry.proper && kinOf(lore, entry) === kin));
};

/** A person's relation to the hero: "father" for "Her father Giacomo" in the hero's texts. Undefined if they are not related. */
export const kinOf = (lore: Lore, entry: LoreEntry): string | undefined =>
  readOnce(lore.called, "kin", `${entry.name}|${entry.role}`, () => readKin(lore, entry));

function readKin(lore: Lore, entry: LoreEntry): string | undefined {
  const role = pattern("fates read kin", "u").exec(entry.role)?.[1];
  if (role !== undefined) return role;
  // "Young Ysa" is "her sister Ysa".
  const plain = entry.name.replace(pattern("fates read kin 3", "u"), "");
  let named: RegExp | undefined;
  for (const at of entry.sentences) {
    const { source = "world", text = "" } = lore.sentences[at] ?? {};
    if (source !== "hero" && source !== "notes") continue;
    if (!text.toLowerCase().includes(plain.toLowerCase())) continue;
    named ??= filledPattern("fates read kin 2", "iu", literal(entry.name), literal(plain));
    const kin = named.exec(text)?.[1]?.toLowerCase();
    if (kin !== undefined && KIN.test(kin)) return kin;
  }
  return undefined;
}
const KIN = storedPattern("fates kin", "u");

/** A quick test with one word from each pattern of a fate: if none occurs, no pattern needs to be tried. */
const OF_FATE = storedPattern("fates any");
/** What was read of each name's fate: the texts do not change while a story is told, and each reading costs a dozen expressions. */
const READ = new WeakMap<LoreSentence, Map<string, Fate | null>>();

/** What the texts say of somebody's fate; null where they say nothing of the kind. */
export function fateOf(lore: Lore, entry: LoreEntry): Fate | null {
  const [first] = lore.sentences;
  if (first === undefined || isFound(lore, entry)) return null;
  const known = READ.get(first) ?? new Map<string, Fate | null>();
  READ.set(first, known);
  const is = `${entry.name} is `;
  const said = storySentences(lore).findLast(({ text }) => text.startsWith(is) && FATE_SAID.test(text));
  if (said !== undefined) {
    const word = FATE_SAID.exec(said.text)![1]!;
    return word === "alive"
      ? null
      : word === "missing" || word === "dead"
        ? word
        : /prisoner|held/u.test(word)
          ? "held"
          : "ill";
  }
  const before = known.get(entry.name);
  if (before !== undefined) return before;
  const fate = readFate(lore, entry);
  known.set(entry.name, fate);
  return fate;
}

/** What the player corrects of somebody's fate: it counts more than the texts. */
const FATE_SAID = storedPattern("fates fate said", "u");

/** What is settled when the hero has somebody back: their fate in the texts is over. */
export const foundFact = ({ name }: Pick<LoreEntry, "name">): string => `${name} is found.`;
const isFound = (lore: Lore, entry: LoreEntry): boolean => {
  const fact = foundFact(entry);
  return storySentences(lore).some(({ text }) => text === fact);
};
/** What the story has added to the texts. */
const storySentences = ({ sentences, written }: Lore): readonly LoreSentence[] => sentences.slice(written.length);

/** Whom the hero looks for by their own texts: "looking for his sister Nell", "bring Tam back", "what happened to the crew, because her brother Pim was …". */
const isSought = (name: string, all: readonly LoreSentence[]): boolean => {
  const own = all.filter(
    ({ text, source }) => (source === "notes" || source === "hero") && pattern("fates is sought").test(text),
  );
  if (own.length === 0) return false;
  const kin =
    "(?:(?:my|your|her|his|their|the) (?:(?!who |that |of |with |from |to |in |at |by |and )\\p{Ll}+ ){1,3})?";
  const sought = filledPattern("fates is sought 2", "iu", kin, name);
  return own.some(({ text }) => sought.test(text));
};

/** "Her husband is the pilot of the Teal", whose crew is sought: who is aboard is missing with them. */
function isAboard(lore: Lore, name: string, all: readonly LoreSentence[]): boolean {
  const own = all.filter(({ text }) => ABOARD.test(text));
  if (own.length === 0) return false;
  const aboard = filledPattern("fates is aboard", "u", name);
  const vessel = own.map(({ text }) => aboard.exec(text)).find((found) => found !== null);
  const ship = vessel?.[1] ?? vessel?.[2];
  if (ship === undefined) return false;
  const lost = filledPattern("fates is aboard 2", "u", ship);
  return lore.sentences.some(({ text, source }) => source !== "story" && lost.test(text));
}

/** A preposition or a verb of seafaring, and a ship's name. */
const ABOARD = storedPattern("fates aboard any", "u");

function readFate(lore: Lore, entry: LoreEntry): Fate | null {
  const [title = ""] = entry.name.split(" ");
  const isOnly = TITLES.has(title) && lore.entries.filter((each) => each.name.split(" ")[0] === title).length === 1;
  // "after his brother died" is not Brother Anselm.
  const others = entry.aliases.filter((each) => !KIN.test(each));
  const name = `(?:${[entry.name, ...others, shortName(entry), ...(isOnly ? [`the ${title}`] : [])].map(literal).join("|")})`;
  const own = entry.sentences
    .flatMap((at) => lore.sentences[at] ?? [])
    .concat(isOnly ? lore.sentences.filter(({ text }) => text.includes(`the ${title} `)) : [])
    .filter(
      ({ source, text }) =>
        source !== "story" &&
        OF_FATE.test(text) &&
        // "since his boy drowned": another boy than the one who stands here.
        (entry.proper ||
          entry.name.startsWith("your ") ||
          !filledPattern("fates read fate", "u", literal(entry.name.replace(/^the /u, ""))).test(text)),
    );
  // To make an expression with a name costs more than to read a text: it is made only where a text has what it needs.
  const says = (fate: string): boolean => {
    for (let at = 1; hasPattern(`fates says ${fate} ${at}`); at++) {
      const needs = pattern(`fates needs ${fate} ${at}`);
      const able = own.filter(({ text }) => needs.test(text));
      if (able.length === 0) continue;
      const expression = filledPattern(`fates says ${fate} ${at}`, "iu", name);
      if (able.some(({ text }) => expression.test(text))) return true;
    }
    return false;
  };
  const kin = kinOf(lore, entry);
  const all = lore.sentences.map(({ text }) => text).join(" ");
  if (says("ill")) return "ill";
  if (says("walking")) return null;
  if (
    /\b(?:dead|late)\b/iu.test(entry.role) ||
    (entry.name.startsWith("your ") &&
      filledPattern("fates read fate 2", "iu", literal(entry.name.slice(5))).test(all)) ||
    says("dead") ||
    (kin !== undefined && filledPattern("fates read fate 3", "iu", kin).test(all)) ||
    (kin !== undefined && filledPattern("fates read fate 4", "iu", kin).test(all))
  )
    return "dead";
  if (says("held")) return "held";
  if (
    /\bmissing\b/iu.test(entry.role) ||
    says("missing") ||
    own.some(({ text }) => filledPattern("fates before they went", "u", name).test(text)) ||
    isSought(name, own) ||
    isAboard(
      lore,
      name,
      entry.sentences.flatMap((at) => lore.sentences[at] ?? []),
    )
  )
    return "missing";
  return null;
}

/** Whether the texts say that a person is dead, held, missing or carried off. */
export const isGone = (lore: Lore, entry: LoreEntry): boolean => fateOf(lore, entry) !== null;

export type Pronoun = "he" | "she" | "they";

const HE = storedPattern("fates he", "u");
const SHE = storedPattern("fates she", "u");
const HE_ROLE = storedPattern("fates he role", "u");
const SHE_ROLE = storedPattern("fates she role", "u");

/** A person's pronoun by title, family word, the texts' own pronouns, or the name. "They" if none of these shows it. */
export const pronounOf = (lore: Lore, entry: LoreEntry): Pronoun =>
  readOnce(lore, "pronoun", `${entry.name}|${entry.role}|${entry.sentences.length}`, () => readPronoun(lore, entry));

function readPronoun(lore: Lore, entry: LoreEntry): Pronoun {
  const wording = `${entry.name} ${entry.role}`;
  if (HE.test(entry.name)) return "he";
  if (SHE.test(entry.name)) return "she";
  if (HE_ROLE.test(wording)) return "he";
  if (SHE_ROLE.test(wording)) return "she";
  const kin = kinOf(lore, entry) ?? "";
  if (HE_ROLE.test(kin)) return "he";
  if (SHE_ROLE.test(kin)) return "she";
  // What is said of them where nobody else is spoken of, as in "The vicar, the Reverend Olive Tench, says it is a sign, and she means it".
  const isAlone = (at: number) =>
    pattern("fates read pronoun 6", "u").test(lore.sentences[at]?.source ?? "") &&
    !lore.entries.some((other) => other !== entry && other.kind === "person" && other.sentences.includes(at));
  const own = entry.sentences
    .map((at) => ({ at, text: lore.sentences[at]?.text ?? "" }))
    .filter(({ at, text }) => text.startsWith(entry.name) || isAlone(at))
    .map(({ text }) => text.slice(Math.max(0, text.indexOf(entry.name))))
    .join(" ");
  const [he, she] = [pattern("fates read pronoun", "u").test(own), pattern("fates read pronoun 2", "u").test(own)];
  if (he !== she) return he ? "he" : "she";
  // "a talking mouse called Clive who thinks he is the hero"
  const near = entry.sentences
    .map((at) => lore.sentences[at]?.text ?? "")
    .map(
      (text) =>
        (text.includes(`${entry.name} who `) || text.includes(`${entry.name}, who `) || null) &&
        filledPattern("fates read pronoun 5", "u", literal(entry.name)).exec(text)?.[1],
    )
    .find((each) => each !== undefined && each !== null);
  if (near !== undefined) return /^(?:he|his)$/u.test(near) ? "he" : "she";
  const parts = entry.name.split(" ");
  if (pattern("fates he office", "u").test(wording) && !parts.some((part) => lexicon().givenNames.she!.includes(part)))
    return "he";
  if (parts.some((part) => lexicon().givenNames.he!.includes(part))) return "he";
  if (
    parts.some((part) => lexicon().givenNames.she!.includes(part)) ||
    pattern("fates read pronoun 3", "u").test(
      parts.find((part) => !pattern("fates read pronoun 4", "u").test(part)) ?? "",
    )
  )
    return "she";
  return "they";
}

export const HIM: Readonly<Record<Pronoun, string>> = { he: "him", she: "her", they: "them" };

/** Where a prisoner is held: a place of the texts that is made for it, else "the cells". */
export const cellNames = (lore: Lore, entry: LoreEntry): string =>
  lore.entries.find(
    ({ kind, name, sentences }) =>
      kind === "place" &&
      pattern("fates cell names").test(name) &&
      (sentences.some((at) => entry.sentences.includes(at)) || !/\b(?:tower|keep)\b/iu.test(name)),
  )?.name ?? (lore.sentences.some(({ text }) => pattern("fates cell names 2").test(text)) ? "the brig" : "the cells");

/** Whether somebody lies there and can say nothing: in a coma, unconscious. */
export const isSenseless = (lore: Lore, entry: LoreEntry): boolean =>
  fateOf(lore, entry) === "ill" && /coma|unconscious/u.test(fateWords(lore, entry, "ill"));

/** What is so of somebody, for the list of people: "dead", "missing", "in a coma". */
export function fateWords(lore: Lore, { sentences }: LoreEntry, fate: Fate): string {
  if (fate !== "ill") return fate;
  const texts = sentences.map((at) => lore.sentences[at]?.text ?? "").join(" ");
  return pattern("fates fate words", "u").exec(texts)?.[0] ?? (/\bbroken \p{Ll}+\b/u.test(texts) ? "injured" : "ill");
}
