import { filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { isNobodyHere } from "./no-names.ts";
import { calledBy, isCommonWord, TITLES } from "#english/names";
import type { TurnBrief } from "../../../ports.ts";
import { type WrittenSentence, writtenSentences } from "../../answers/written-texts.ts";
import { bare } from "#english/noun-phrase";
import { describedNames, withDescribed } from "./described.ts";
import { companionsOf } from "./companions.ts";
import { commonDrafts } from "./common-drafts.ts";
import { finish, properDrafts } from "./lore-drafts.ts";
import { withTitles } from "./second-names.ts";
import { nicknamesOf } from "./nicknames.ts";
import { readOnce } from "./read-once.ts";
import { kept, remember } from "../../../remember.ts";
import { resolvePronouns } from "./meant-names.ts";
import { takeListsApart } from "./listed.ts";
import { contentWords, isBreak, isWordOf, kindOfNoun, isGivenName } from "./nouns.ts";
import type { Pronoun } from "../words/person-words.ts";
import { type Added, renamed } from "./renamed.ts";
import { isWish } from "./wishes.ts";
import {
  canBeName,
  indexOfName,
  lowBare,
  type Lore,
  type LoreEntry,
  type LoreKind,
  type LoreSentence,
  type LoreSource,
  withoutTitleDots,
} from "./lore-entry.ts";

export { indexOfName, type Lore, type LoreEntry, type LoreSentence } from "./lore-entry.ts";

/**
 * The lore of a story: every name and thing of the player's own texts, with the sentences about it, and what the player and the dice have
 * added since (docs/oracle.md, "Your own premise").
 */

const MOST_ENTRIES = 60;
/** Headings of sections that say nothing about the fiction. */
const ABOUT_PLAY = storedPattern("lore about play");
/**
 * Headings in a description that the app wrote. Their sections contain possible events, secrets from the player, or the genre, so they are
 * not facts.
 */
const OFFERS = storedPattern("lore offers");

/** Reads all texts of a turn. The scene's texts are read once and cached, because they hardly ever change between turns. */
export function readLore({ scene, story }: TurnBrief, added: Added): Lore {
  const base = readTexts(scene);
  const key = JSON.stringify([added, story.cast.map(({ name, role, aliases }) => [name, role, aliases])]);
  // A turn reads the lore once to understand the message, and once to play it.
  const before = last.get(base);
  if (before?.key === key) return before.lore;
  const lore = withAdded(base, story, added);
  last.set(base, { key, lore });
  return lore;
}
const last = new WeakMap<Lore, { readonly key: string; readonly lore: Lore }>();

/** The object that stands for the names of these entries, of those with the same texts. */
function calledOf(written: Lore["written"], entries: readonly LoreEntry[]): object {
  const names = entries.map(({ name, aliases, kind, proper, role }) =>
    [name, kind, proper, role, ...aliases].join("|"),
  );
  const all = CALLED.get(written) ?? new Map<string, object>();
  CALLED.set(written, all);
  // All that was read of the names hangs on it, and a long story has many names, one after the other.
  return kept(all, names.join("\n"), () => ({}), MOST_CALLED);
}
const CALLED = new WeakMap<Lore["written"], Map<string, object>>();
const MOST_CALLED = 8;

function withAdded(base: Lore, story: TurnBrief["story"], added: Added): Lore {
  const sentences = [
    ...base.sentences,
    ...added.facts.map((text) => ({
      text,
      source: "story" as const,
      own: true,
      heading: "",
      starts: true,
      words: contentWords(text),
    })),
  ];
  const from = base.sentences.length;
  const written = sentences.slice(from).map(({ text }) => text.toLowerCase());
  const inOne = written.join("\n");
  const naming = (names: readonly string[]) => {
    // Most names are in none of them.
    const short = names.map(lowBare).filter((name) => name !== "" && inOne.includes(name));
    if (short.length === 0) return [];
    return written.flatMap((text, at) =>
      short.some((name) => text.includes(name) && indexOfName(text, name) >= 0) ? [from + at] : [],
    );
  };
  const isNamed = ({ name, aliases }: Pick<LoreEntry, "name" | "aliases">, wanted: string) =>
    [name, ...aliases].some((each) => bare(each).toLowerCase() === bare(wanted).toLowerCase());
  const isStruck = (entry: Pick<LoreEntry, "name" | "aliases">) => added.struck.some((name) => isNamed(entry, name));
  const left = renamed(
    base.entries.filter((entry) => !isStruck(entry)),
    added.names,
    isNamed,
  );
  const entries = left.map((read) => {
    // What the player says a name is counts more than what the texts were read as.
    const said = added.names.findLast(({ name }) => isNamed(read, name));
    const entry =
      said === undefined || said.kind === read.kind
        ? read
        : { ...read, kind: said.kind, at: "", role: said.role ?? read.role };
    const more =
      from === sentences.length
        ? []
        : naming([
            entry.name,
            ...entry.aliases,
            ...(entry.kind === "person" && entry.proper ? [calledBy(entry.name, entry.name)] : []),
          ]);
    return more.length === 0 ? entry : { ...entry, sentences: [...entry.sentences, ...more] };
  });
  const has = (name: string) =>
    findEntry({ ...base, entries }, name)?.proper === true ||
    entries.some((entry) =>
      [entry.name, ...entry.aliases].some((each) => bare(each).toLowerCase() === bare(name).toLowerCase()),
    );
  // "Waker signs": one of the Wakers is nobody else.
  const isMember = (name: string) =>
    entries.some(
      ({ kind, name: group }) => kind === "faction" && bare(group).toLowerCase() === `${name.toLowerCase()}s`,
    );
  const add = (name: string, kind: LoreKind, role: string) => {
    if (name === "" || !canBeName(name) || has(name) || isMember(name)) return;
    const proper = /^\p{Lu}/u.test(bare(name));
    entries.push({
      name,
      aliases: name === bare(name) ? [] : [bare(name)],
      kind,
      proper,
      role,
      sentences: naming([name]),
      at: "",
    });
  };
  for (const { name, role, aliases } of story.cast) if (!isStruck({ name, aliases })) add(name, "person", role);
  for (const { name, kind, role = "" } of added.names) if (!isStruck({ name, aliases: [] })) add(name, kind, role);
  for (const draft of commonDrafts(sentences.slice(from)))
    if (draft.kind === "thing") add(draft.name.startsWith("your ") ? draft.name : `the ${draft.name}`, draft.kind, "");
  // A name that the player brought in and then corrected is no second one.
  const all = [...renamed(entries, added.names, isNamed)];
  return { ...base, sentences, entries: all, called: calledOf(base.written, all) };
}

const READ = new Map<string, Lore>();
const MOST_READ = 16;

/** The lore of a turn's scene: a turn asks for it several times, and to write down all texts costs more than to find it. */
const OF_SCENE = new WeakMap<TurnBrief["scene"], Lore>();

function readTexts(scene: TurnBrief["scene"]): Lore {
  const lore = OF_SCENE.get(scene) ?? findTexts(scene);
  OF_SCENE.set(scene, lore);
  return lore;
}

function findTexts(scene: TurnBrief["scene"]): Lore {
  const { campaign, world, characters } = scene;
  const key = JSON.stringify([
    campaign.id,
    campaign.name,
    campaign.notes,
    campaign.description,
    world?.name,
    world?.description,
    world?.additionalDetails,
    characters.map(({ name, notes }) => [name, notes]),
  ]);
  return kept(READ, key, () => read(scene), MOST_READ);
}

function read(scene: TurnBrief["scene"]): Lore {
  // "Inspector Lio Maranz" may be called "Lio Maranz" in the texts.
  const heroes = scene.characters
    .flatMap(({ name }) => [name, TITLES.has(name.split(" ")[0]!) ? name.split(" ").slice(1).join(" ") : name])
    .filter((name, at, all) => name !== "" && all.indexOf(name) === at);
  heroes.push(...nicknamesOf(scene));
  // Sentences of a generated description that use the campaign's name or explain the rules of magic. They are not part of the fiction.
  const isAboutGame = ({ own, text }: WrittenSentence) =>
    !own &&
    ((scene.campaign.name !== "" && text.includes(scene.campaign.name)) || pattern("lore read", "u").test(text));
  const written = takeListsApart(writtenSentences(scene))
    .filter((each) => !ABOUT_PLAY.test(each.heading) && !isAboutGame(each) && (each.own || !OFFERS.test(each.heading)))
    .map((each) => ({ ...each, text: withoutTitleDots(each.text) }));
  const hero = written
    .filter(({ source }) => source === "hero")
    .map(({ text }) => text)
    .join(" ");
  const sentences: LoreSentence[] = resolvePronouns(
    written.map((each) => ({ ...each, text: asWhole(each), source: each.source as LoreSource })),
    scene.characters.length === 1 ? scene.characters[0]!.name : "",
  ).map((each) => ({ ...each, words: contentWords(each.text) }));
  const fiction = sentences.map((each) =>
    each.source === "notes" && isWish(each.text) ? { ...each, text: "" } : each,
  );
  const drafts = withTitles(
    [...properDrafts(fiction, heroes, [scene.world?.name ?? "", scene.campaign.name]), ...commonDrafts(fiction)],
    sentences,
  );
  const entries = withDescribed(finish(drafts, sentences), sentences, describedNames(written));
  const lore: Lore = {
    sentences,
    entries: entries.slice(0, MOST_ENTRIES),
    written: sentences,
    called: calledOf(sentences, entries.slice(0, MOST_ENTRIES)),
    heroes,
    heroPronoun: pronounOf(hero),
    companions: [],
  };
  return { ...lore, companions: companionsOf(lore) };
}

/** Turns an entry of a generated list into a sentence: "Myr Falls, known for its hall" → "Myr Falls is known for its hall". */
const asWhole = ({ text, own, starts }: WrittenSentence): string =>
  own || !starts ? text : text.replace(pattern("lore as whole", "u"), "$1 is ");

/** The pronoun that the hero's texts use. Null if they use none, or several. */
function pronounOf(text: string): Pronoun {
  const opens = pattern("lore pronoun of", "u").exec(text)?.[1];
  if (opens !== undefined)
    return ({ She: "she", Her: "she", He: "he", His: "he", They: "they", Their: "they" } as const)[opens] ?? null;
  const [she, he] = [/\b(?:she|her|hers)\b/u.test(text), /\b(?:he|his|him)\b/u.test(text)];
  return she === he ? null : she ? "she" : "he";
}

/** Whether an entry is one of the party. */
export const isHero = (lore: Lore, { name }: Pick<LoreEntry, "name">): boolean =>
  lore.heroes.some((hero) => hero === name || hero.split(" ")[0] === name);

/** The entry that a name or a part of it means; the first one where several fit. */
export function findEntry(lore: Lore, wanted: string): LoreEntry | undefined {
  const place = readOnce(lore.called, "entry of", wanted, () => {
    const found = findNamed(lore, wanted);
    return found === undefined ? -1 : lore.entries.indexOf(found);
  });
  return lore.entries[place];
}

function findNamed(lore: Lore, wanted: string): LoreEntry | undefined {
  const tidy = bare(wanted.trim()).toLowerCase();
  if (tidy.length < 2) return undefined;
  const named = ({ name, aliases }: LoreEntry) => [name, ...aliases].some((each) => bare(each).toLowerCase() === tidy);
  return (
    lore.entries.find(named) ??
    lore.entries.find(
      ({ name, proper, kind }) =>
        proper &&
        kind === "person" &&
        [calledBy(name, name), shortName({ name, proper, kind })].some((each) => each.toLowerCase() === tidy),
    ) ??
    lore.entries.find(({ name, aliases }) => [name, ...aliases].some((each) => indexOfName(each, tidy) >= 0))
  );
}

/** The entries that a text names, in the order of the text. */
export function entriesIn(lore: Lore, text: string): readonly LoreEntry[] {
  // Each move asks it of the message again. What a lore gets to know changes no names, but the entries.
  const places = readOnce(lore.called, "named in", text, () => findEntries(lore, text));
  return places.map((at) => lore.entries[at]!);
}

/** By what an entry is found in a text. */
function soughtBy(entry: LoreEntry) {
  const isPerson = entry.kind === "person" && entry.proper;
  const short = isPerson ? shortName(entry) : "";
  return {
    isPerson,
    // "Mrs Frayne" is Mrs Adelaide Frayne, however many Fraynes there are.
    names: [entry.name, ...entry.aliases, ...(short.includes(" ") ? [short] : [])],
    words: entry.name.toLowerCase().split(" "),
  };
}

/** The places of the entries that a text names. */
function findEntries(lore: Lore, text: string): number[] {
  const lower = text.toLowerCase();
  return readOnce(lore.called, "sought", "", () => lore.entries.map(soughtBy))
    .flatMap(({ names, words, isPerson }, place) => {
      const entry = lore.entries[place]!;
      // A quick test: every short name is a word of the full name, and a text mentions only a few entries of the lore.
      const isNear = isPerson && words.some((word) => lower.includes(word));
      const at = (isNear ? [...names, ...callNames(lore, entry, text)] : names)
        .map((name) => (lower.includes(lowBare(name)) ? indexOfName(text, name) : -1))
        .filter((from) => from >= 0 && !(isPerson && isNobodyHere(entry, text, from)));
      return at.length === 0 ? [] : [{ place, at: Math.min(...at) }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ place }) => place);
}

/** Titles that are words for a relative, too. */
const KIN_TITLE = storedPattern("lore kin title", "u");
/** Short names by which only this person can be meant in a text: "Ossa", "Captain", "Granny"; but "a captain's coat" is anybody's. */
function callNames({ entries }: Lore, { name: whole }: LoreEntry, text: string): string[] {
  const name = whole.replace(/^the /u, "");
  const first = name.split(" ")[0]!;
  const isOnly =
    entries.filter(({ kind, proper, name: other }) => kind === "person" && proper && other.split(" ")[0] === first)
      .length === 1;
  const isAnybody = () =>
    first.length < 3 ||
    pattern("lore call names", "u").test(first) ||
    new RegExp(`\\b(?:an? ${first}\\b|${first}['’]s\\b)`, "iu").test(text) ||
    // "My brother Tam" is not Brother Pell.
    (KIN_TITLE.test(first) && filledPattern("lore call names 2", "iu", first).test(text));
  const last = name.split(" ").at(-1)!;
  const isOnlyLast =
    last !== first &&
    (last.length > 2 || (last.length === 2 && !isBreak(last) && !isCommonWord(last))) &&
    entries.filter(({ name: other }) => other.split(" ").at(-1) === last).length === 1;
  // "Mr Crake" is not Mr Lovell.
  const isOthers =
    isWordOf("formal", first) &&
    new RegExp(
      `\\b${first}\\.? (?!(?:${name
        .split(" ")
        .slice(1)
        .map((word) => word.replace(/[^\p{L}]/gu, "."))
        .join("|")})\\b)\\p{Lu}`,
      "u",
    ).test(text);
  const given = name.split(" ").length > 2 ? name.split(" ")[1]! : first;
  return [
    calledBy(name, name),
    ...(given.length > 2 &&
    (given !== first || !isAnybody()) &&
    entries.filter(({ name: other }) => other.split(" ").includes(given)).length === 1
      ? [given]
      : []),
    ...(isOnly && !isAnybody() ? [first] : []),
    ...(isOnlyLast ? [last] : []),
    // A title that two people have names neither.
  ].filter((each) => (isOnly && !isOthers) || !isWordOf("formal", each.replace(/\.$/u, "")));
}

/** Whether a word is a trade that can come before a name: "Ferryman", "Clockmaster", "Porter". */
const isTrade = (word: string): boolean =>
  kindOfNoun(word) === "person" ||
  pattern("lore is trade", "u").test(word) ||
  pattern("lore is trade 3", "u").test(word) ||
  (pattern("lore is trade 2", "u").test(word) && !isGiven(word));
/** Trades before a name that are hardly ever a given name. */
const WORK = storedPattern("lore work", "u");
/** Whether a word is a given name with an ending like a trade's. */
const isGiven = (word: string): boolean => lexicon().people.tradeLike.includes(word);

const isTitle = (word: string): boolean => TITLES.has(word) || isWordOf("formal", word.replace(/\.$/u, ""));

/** A person's name inside a sentence: "Ossa" for "Captain Ossa Vel", but "the baker" unchanged. */
export const shortName = ({ name, kind, proper }: Pick<LoreEntry, "name" | "kind" | "proper">): string =>
  kind === "person" && proper ? shortened(name) : name;

const shortened = remember((name) => {
  if (name.startsWith("the ") || pattern("lore short name 3", "u").test(name)) return name;
  // "First Officer Ingrid Dahl" is Ingrid.
  const ranked = pattern("lore short name", "u").exec(name)?.[1];
  if (ranked !== undefined) return ranked;
  // "Granny Fondue" and "Old Marl" stay as they are; "Captain Ossa Vel" becomes "Ossa", but "Mr Archibald Snipe" becomes "Mr Snipe".
  const parts = name.replace(pattern("lore short name 5", "u"), "").split(" ");
  // "Old Mother Quill" becomes "Mother Quill", and "Headmistress Dr Agatha Thrale" is Dr Thrale.
  while (
    parts.length > 2 &&
    isTitle(parts[1]!) &&
    (isTitle(parts[0]!) || pattern("lore short name 4", "u").test(parts[1]!))
  )
    parts.shift();
  if (pattern("lore short name 2", "u").test(parts[0]!) && parts.length > 2)
    return parts[0] === "Cook" || parts[0] === "Farmer" ? parts[1]! : `${parts[0]} ${parts[1]}`;
  if ((isWordOf("formal", parts[0]!.replace(/\.$/u, "")) || parts[0] === "Captain") && parts.length > 1)
    return `${parts[0]} ${parts.at(-1)}`;
  // "Pilot Ruiz" becomes "Ruiz", "Ferryman Gil Oster" becomes "Gil".
  if (parts.length === 2 && !TITLES.has(parts[0]!) && (kindOfNoun(parts[0]!) === "person" || WORK.test(parts[0]!)))
    return parts[1]!;
  // "Bailiff Corin Hask" becomes "Corin".
  const isOffice =
    isTrade(parts[0]!) ||
    kindOfNoun(parts[0]!.toLowerCase()) === "person" ||
    // "Stagehand Dot Biggs": of two words before the family name the one that is a given name.
    (parts.length === 3 && !isGivenName(parts[0]!) && isGivenName(parts[1]!));
  if (parts.length > 2 && !TITLES.has(parts[0]!) && isOffice) return parts[1]!;
  return parts.length === 2 && TITLES.has(parts[0]!) ? parts.join(" ") : calledBy(name, name);
});
