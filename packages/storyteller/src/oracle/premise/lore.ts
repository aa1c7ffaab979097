import type { TurnBrief } from "../../ports.ts";
import { type WrittenSentence, writtenSentences } from "../answers/written-texts.ts";
import { bare, capitalise } from "#english/noun-phrase";
import { TITLES } from "#english/proper-names";
import { calledBy } from "#english/called-by";
import { describedNames, withDescribed } from "./described.ts";
import { commonDrafts, finish, properDrafts, resolvePronouns, withTitles } from "./lore-drafts.ts";
import { kindOfNoun, contentWords } from "./nouns.ts";
import type { Pronoun } from "./person-words.ts";
import { isKnownVerb } from "#english/past-tense";
import { isWish } from "./wishes.ts";
import {
  indexOfName,
  type Lore,
  type LoreEntry,
  type LoreKind,
  type LoreSentence,
  type LoreSource,
  withoutTitleDots,
} from "./lore-entry.ts";

export { indexOfName, type Lore, type LoreEntry, type LoreKind, type LoreSentence } from "./lore-entry.ts";

/**
 * The lore of a story: every name and thing of the player's own texts, with the sentences that tell of it, and what the player and the
 * dice have added since (docs/oracle.md, "Your own premise").
 */

/** What the story itself has added to the lore. */
export interface Added {
  readonly facts: readonly string[];
  readonly names: readonly { readonly name: string; readonly kind: LoreKind; readonly sentence: string }[];
}

const MOST_ENTRIES = 60;
/** Headings under which nothing of the fiction stands. */
const ABOUT_PLAY = /^(?:gameplay style|subtitle|game ?play|style|tone|levels?)/iu;
/** Headings of a description that the app wrote: under them stands what could be, what the player may not know, or which genre it is. */
const OFFERS = /^(?:overview|plot elements|challenges|adventure (?:ideas|opportunities))$/iu;

/** Reads all texts of a turn. The texts themselves are read once and kept, as they hardly ever change between turns. */
export function readLore({ scene, story }: TurnBrief, added: Added): Lore {
  const base = readTexts(scene);
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
  const naming = (names: readonly string[]) =>
    sentences.flatMap(({ text }, at) => (at >= from && names.some((name) => indexOfName(text, name) >= 0) ? [at] : []));
  const entries = base.entries.map((entry) => {
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
  const add = (name: string, kind: LoreKind, role: string) => {
    if (name === "" || has(name)) return;
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
  for (const { name, role } of story.cast) add(name, "person", role);
  for (const { name, kind } of added.names) add(name, kind, "");
  for (const draft of commonDrafts(sentences.slice(from).filter(({ text }) => !isAboutKnowing(text))))
    add(draft.name.startsWith("your ") ? draft.name : `the ${draft.name}`, draft.kind ?? "thing", "");
  return { ...base, sentences, entries };
}

const READ = new Map<string, Lore>();
const MOST_READ = 16;

function readTexts(scene: TurnBrief["scene"]): Lore {
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
  const known = READ.get(key);
  if (known !== undefined) return known;
  const lore = read(scene);
  if (READ.size >= MOST_READ) READ.delete(READ.keys().next().value ?? "");
  READ.set(key, lore);
  return lore;
}

function read(scene: TurnBrief["scene"]): Lore {
  // "Inspector Lio Maranz" is Lio Maranz in the texts.
  const heroes = scene.characters
    .flatMap(({ name }) => [name, TITLES.has(name.split(" ")[0]!) ? name.split(" ").slice(1).join(" ") : name])
    .filter((name, at, all) => name !== "" && all.indexOf(name) === at);
  // A generated description speaks of the campaign by its name and of the rules of magic: neither is fiction.
  const isAboutGame = ({ own, text }: WrittenSentence) =>
    !own &&
    ((scene.campaign.name !== "" && text.includes(scene.campaign.name)) ||
      /\b(?:No|Rare|Low|Medium|High|Ubiquitous) Magic\b/u.test(text));
  const written = writtenSentences(scene)
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
  return { sentences, entries: entries.slice(0, MOST_ENTRIES), heroes, heroPronoun: pronounOf(hero) };
}

/** An entry of a generated list as a sentence: "Myr Falls, known for its hall" → "Myr Falls is known for its hall". */
const asWhole = ({ text, own, starts }: WrittenSentence): string =>
  own || !starts ? text : text.replace(/^([^,:]{3,50})(?:,|:) (?=(?:known for|said to|where|an?) )/u, "$1 is ");

/** Which pronoun the hero's texts use; null where they use none, or several. */
function pronounOf(text: string): Pronoun {
  const opens = /(?:^|[.!?] )(She|He|They|Her|His|Their)\b/u.exec(text)?.[1];
  if (opens !== undefined)
    return ({ She: "she", Her: "she", He: "he", His: "he", They: "they", Their: "they" } as const)[opens] ?? null;
  const [she, he] = [/\b(?:she|her|hers)\b/u.test(text), /\b(?:he|his|him)\b/u.test(text)];
  return she === he ? null : she ? "she" : "he";
}

/** The entry that a name or a part of it means; the first one where several fit. */
export function findEntry(lore: Lore, wanted: string): LoreEntry | undefined {
  const tidy = bare(wanted.trim()).toLowerCase();
  if (tidy.length < 2) return undefined;
  const named = ({ name, aliases }: LoreEntry) => [name, ...aliases].some((each) => bare(each).toLowerCase() === tidy);
  return (
    lore.entries.find(named) ??
    lore.entries.find(
      ({ name, proper, kind }) => proper && kind === "person" && calledBy(name, name).toLowerCase() === tidy,
    ) ??
    lore.entries.find(({ name, aliases }) => [name, ...aliases].some((each) => indexOfName(each, tidy) >= 0))
  );
}

/** The entries that a text names, in the order in which it does. */
export function entriesIn(lore: Lore, text: string): LoreEntry[] {
  const lower = text.toLowerCase();
  // Every short name of somebody is a word of their name: most of the lore is not spoken of.
  const isNear = ({ name }: LoreEntry) =>
    name
      .toLowerCase()
      .split(" ")
      .some((word) => lower.includes(word));
  return lore.entries
    .flatMap((entry) => {
      const at = [
        entry.name,
        ...entry.aliases,
        ...(entry.kind === "person" && entry.proper && isNear(entry) ? callNames(lore, entry, text) : []),
      ]
        .map((name) => indexOfName(text, name))
        .filter((from) => from >= 0 && !(entry.kind === "person" && entry.proper && isVerb(text, from)));
      return at.length === 0 ? [] : [{ entry, at: Math.min(...at) }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

/** "Ask" and "Will" are names, but "I ask who will come" names nobody: a verb is a name only with a capital, and not as the first word. */
function isVerb(text: string, from: number): boolean {
  const word = /^\p{L}+/u.exec(text.slice(from))?.[0] ?? "";
  const isCapital = word !== word.toLowerCase();
  return (isKnownVerb(word) || /^(?:will|may)$/iu.test(word)) && (!isCapital || text.slice(0, from).trim() === "");
}

/** A note of the oracle's own about who knows what and who is where: nothing new comes out of it. */
export const isAboutKnowing = (text: string): boolean => / does not know | is not at /u.test(text);

/** Short names by which only this person can be meant in a text: "Ossa", "Captain", "Granny"; but "a captain's coat" is anybody's. */
function callNames({ entries }: Lore, { name }: LoreEntry, text: string): string[] {
  const first = name.split(" ")[0]!;
  const isOnly =
    entries.filter(({ kind, proper, name: other }) => kind === "person" && proper && other.split(" ")[0] === first)
      .length === 1;
  const isAnybody = () => first.length < 3 || new RegExp(`\\b(?:an? ${first}\\b|${first}['’]s\\b)`, "iu").test(text);
  const last = name.split(" ").at(-1)!;
  const isOnlyLast =
    last !== first &&
    last.length > 2 &&
    entries.filter(({ name: other }) => other.split(" ").at(-1) === last).length === 1;
  const given = name.split(" ").length > 2 ? name.split(" ")[1]! : first;
  return [
    calledBy(name, name),
    ...(given.length > 2 && entries.filter(({ name: other }) => other.split(" ").includes(given)).length === 1
      ? [given]
      : []),
    ...(isOnly && !isAnybody() ? [first] : []),
    ...(isOnlyLast ? [last] : []),
  ];
}

const FORMAL =
  /^(?:Mr|Mrs|Ms|Miss|Mister|Judge|Colonel|Major|General|Sheriff|Constable|Inspector|Doctor|Dr|Professor|Deacon|Reverend|Madame|Madam|Mayor|Squire|Frau|Herr|Monsieur|Señora?|Signora?|Commander|Administrator|Parson|Harbourmaster|PC|Pastor|Lieutenant|Magistrate|Director|Governor|Warden|Stationmaster|Nurse|Matron)\.?$/u;

/** A trade that stands before a name: "Ferryman", "Clockmaster", "Porter". */
const isTrade = (word: string): boolean =>
  kindOfNoun(word) === "person" ||
  /^(?:Lad|Lass|Boss|Chef|Scout|Cook|Medic)$/u.test(word) ||
  (/.{2}(?:man|woman|master|mistress|keeper|ist|ess|or|er|wright|smith|herd|ant)$/u.test(word) && !GIVEN.has(word));
/** Given names that end like a trade. */
const GIVEN: ReadonlySet<string> = new Set(
  "Peter Oliver Alexander Walter Roger Jasper Hunter Christopher Xavier Esther Heather Jennifer Victor Hector Eleanor Igor Norman Herman Roman Bess Ambrose Tristan Piper Amber Ginger Summer Ester Conor Connor Trevor Taylor Tyler Parker Spencer Theodor Teodor Gunther Gunter Dieter Rainer Werner Günther Xander Lester Chester Homer Elmer Archer Asher Oscar Ant".split(
    " ",
  ),
);

/** What somebody is called in a sentence: "Ossa" of "Captain Ossa Vel", "the baker" as it is. */
export function shortName({ name, kind, proper }: Pick<LoreEntry, "name" | "kind" | "proper">): string {
  if (kind !== "person" || !proper) return name;
  // "Granny Fondue" and "Old Marl" are called so; "Captain Ossa Vel" is Ossa, but "Mr Archibald Snipe" is Mr Snipe.
  // "Old Mr Bagshaw" is Mr Bagshaw.
  const parts = name
    .replace(/^(?:Old|Young|Little|Poor|Dear) (?=(?:Mr|Mrs|Ms|Miss|Doctor|Dr|Frau|Herr|Madame) )/u, "")
    .split(" ");
  if (FORMAL.test(parts[0]!) && parts.length > 1) return `${parts[0]} ${parts.at(-1)}`;
  // "Pilot Ruiz" is Ruiz, "Ferryman Gil Oster" is Gil.
  if (parts.length === 2 && !TITLES.has(parts[0]!) && kindOfNoun(parts[0]!) === "person") return parts[1]!;
  if (parts.length > 2 && !TITLES.has(parts[0]!) && isTrade(parts[0]!)) return parts[1]!;
  return parts.length === 2 && TITLES.has(parts[0]!) ? name : calledBy(name, name);
}

/** The same at the head of a sentence: "The baker". */
export const startName = (entry: Pick<LoreEntry, "name" | "kind" | "proper">): string => capitalise(shortName(entry));
