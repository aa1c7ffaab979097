import { pattern, storedPattern, type StoredPattern } from "../../../patterns.ts";
import { firstName } from "#contracts/story/names";
import { verbOf } from "#english/inflection";
import { isKnownVerb } from "#english/past-tense";
import { TITLES } from "#english/names";
import { bare, capitalise } from "#english/noun-phrase";
import { fateOf, kinNamed } from "../../lore/fates.ts";
import { entriesIn, findEntry, indexOfName, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { isBreak, isGroupNoun, kindOfNoun } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";

/** Whom words mean: by name, kinship, title, trade, or a pronoun. */

const isPerson = (turn: Turn, { name }: LoreEntry): boolean => turn.people.some((each) => each.name === name);

/** The first person whom a phrase names. */
export function personIn(turn: Turn, phrase: string): LoreEntry | undefined {
  const kin = kinNamed(turn.lore, phrase);
  if (kin !== undefined && isPerson(turn, kin)) return kin;
  const named = withTitle(
    turn,
    phrase,
    entriesIn(turn.lore, phrase).filter((entry) => isPerson(turn, entry)),
  );
  const proper = meantOf(turn, phrase, named);
  return (
    proper ?? byShort(turn, phrase) ?? byTrade(turn, phrase) ?? named.find((entry) => turn.isHere(entry)) ?? named[0]
  );
}

/** "Mrs Threlkeld" is Josiah Threlkeld's widow, and not he. */
function withTitle(turn: Turn, phrase: string, named: readonly LoreEntry[]): readonly LoreEntry[] {
  const [, title = "", surname = ""] = pattern("who title", "u").exec(phrase) ?? [];
  const other = /^(?:Mr|Sir|Lord)$/u.test(title) ? "she" : "he";
  const wrong = named.find(({ name }) => name.includes(surname) && !name.includes(title));
  if (title === "" || wrong === undefined || turn.pronoun(wrong) !== other) return named;
  const own = turn.people.find(
    (each) =>
      each.name !== wrong.name &&
      each.kind === "person" &&
      turn.pronoun(each) !== other &&
      (each.name.includes(surname) ||
        pattern("who widow").test(each.role) ||
        turn.about(each).some(({ text }) => pattern("who widow").test(text.slice(0, text.indexOf(shortName(each)))))),
  );
  return [...(own === undefined ? [] : [own]), ...named.filter((each) => each !== wrong && each !== own)];
}

/**
 * Whom a phrase means by name. Of several with the same first name, one whose whole name it has is meant; else one who is here, and of these
 * the one who was named last.
 */
function meantOf(turn: Turn, phrase: string, named: readonly LoreEntry[]): LoreEntry | undefined {
  const [first, ...others] = named.filter(({ proper }) => proper);
  const own = firstName(first?.name ?? "");
  const fits = others.filter(({ name }) => own !== "" && firstName(name) === own);
  if (first === undefined || fits.length === 0) return first;
  const all = [first, ...fits];
  const here = all.filter((entry) => turn.isHere(entry));
  return (
    all.find(({ name }) => phrase.toLowerCase().includes(name.toLowerCase())) ??
    here.find(({ name }) => name === turn.memo.last) ??
    here[0] ??
    first
  );
}

/** "bart" is Bartholomew, where nobody else can be meant. */
function byShort(turn: Turn, phrase: string): LoreEntry | undefined {
  for (const word of phrase.match(/\p{L}{3,}/gu) ?? []) {
    const small = word.toLowerCase();
    if (kindOfNoun(small) !== null || isKnownVerb(small) || isBreak(small)) continue;
    const fits = turn.people.filter(
      ({ name, proper, kind }) =>
        proper &&
        name
          .toLowerCase()
          .split(" ")
          // "terence" is the goose Mr Terence.
          .some((part) =>
            part === small
              ? kind !== "person" || /^\p{Lu}/u.test(word)
              : kind === "person" && part.startsWith(small) && part.length > small.length + 1,
          ),
    );
    if (fits.length === 1) return fits[0];
  }
  return undefined;
}

/** "the vicar", "doc", "captain": the person with this trade; one who is here goes before the others. */
function byTrade(turn: Turn, phrase: string): LoreEntry | undefined {
  for (const word of phrase.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const trade =
      { doc: "doctor|dr", boss: "captain|commander", skipper: "captain", cop: "constable|sheriff", robot: "robot" }[
        word
      ] ?? (kindOfNoun(word) === "person" || TITLES.has(capitalise(word)) ? word : null);
    // "Mr Crake" has a name.
    if (trade === null || pattern("who by trade", "u").test(word)) continue;
    const ofTrade = new RegExp(`\\b(?:${trade})s?\\b`, "iu");
    const fits = turn.people.filter(
      (entry) =>
        ofTrade.test(`${entry.name} ${entry.role} ${entry.aliases.join(" ")}`) &&
        (turn.isHere(entry) || fateOf(turn.lore, entry) === null),
    );
    const found =
      fits.find((entry) => turn.isHere(entry)) ??
      (fits.length === 1 ? fits[0] : fits.find(({ name }) => name === turn.memo.last));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whom "him", "her", "it" or "them" means: the one named last whom the word fits, else the only one here whom it fits. */
export function pronounMeans(turn: Turn, word: string): LoreEntry | undefined {
  const wanted = { him: "he", he: "he", his: "he", her: "she", she: "she", hers: "she" }[word.toLowerCase()] ?? "they";
  const fits = (entry: LoreEntry) => {
    const is = turn.pronoun(entry);
    return wanted === "they" || is === wanted || is === "they";
  };
  const last = turn.people.find(({ name }) => name === turn.memo.last);
  // "I show the card to Agnes and ask her": whom the hero has just spoken to, where the message names nobody whom the word fits better.
  const spoken = turn.people.find(({ name }) => name === turn.spokenTo);
  if (spoken !== undefined && wanted !== "they") {
    const named = entriesIn(turn.lore, turn.brief.playerText);
    if (fits(spoken) || !named.some((each) => each.name !== spoken.name && turn.isHere(each) && fits(each)))
      return spoken;
  }
  // "The guards are on strike. I promise them better hats."
  const groups = wanted === "they" ? entriesIn(turn.lore, turn.brief.playerText) : [];
  const group =
    turn.lore.entries.find(({ name, kind }) => kind === "faction" && name === turn.memo.last) ??
    groups.find(({ kind }) => kind === "faction");
  if (wanted === "they" && /^the(?:m|y|ir)/iu.test(word) && group !== undefined) return group;
  if (last !== undefined && turn.pronoun(last) === wanted) return last;
  // "Dov comes in. I hold the pistol at his head.": of whom nobody has said "he" or "she", and who was just named.
  const justNamed = `${turn.brief.transcript.at(-1)?.playerText ?? ""} ${turn.brief.playerText}`;
  if (last !== undefined && turn.isHere(last) && fits(last) && indexOfName(justNamed, shortName(last)) >= 0)
    return last;
  const before = turn.people.find(({ name }) => name === turn.memo.named[wanted]);
  if (before !== undefined && turn.isHere(before)) return before;
  const plainly = turn.present.find((entry) => turn.pronoun(entry) === wanted);
  if (plainly !== undefined) return plainly;
  return last !== undefined && fits(last) && turn.isHere(last) ? last : turn.present.find(fits);
}

/** Whom a text means at its beginning or anywhere, by name before pronoun. */
export function whoIn(turn: Turn, text: string): LoreEntry | undefined {
  const found = personIn(turn, text);
  if (found !== undefined) return found;
  const word = pattern("who who in").exec(text)?.[0];
  return word === undefined ? undefined : pronounMeans(turn, word);
}

const HIGH: readonly (readonly [StoredPattern, StoredPattern])[] = [
  [storedPattern("who high"), storedPattern("who high 2", "u")],
  [storedPattern("who high 3"), storedPattern("who high 4", "u")],
  [storedPattern("who high 5"), storedPattern("who high 6", "u")],
];

/** "My lady", "sire": who is here and is called so; never somebody who is not. */
function byAddress(turn: Turn, phrase: string): LoreEntry | undefined | null {
  const form = HIGH.find(([call]) => call.test(phrase.trim()));
  if (form === undefined) return null;
  const wanted = pattern("who by address").test(phrase) ? "she" : /majesty|^your/iu.test(phrase) ? null : "he";
  const here = turn.present.filter((each) => each.kind === "person");
  const titled = here.filter(({ name, role }) => form[1].test(`${name} ${role}`));
  return (
    titled.find(({ name }) => name === turn.memo.last) ??
    titled[0] ??
    (wanted === null ? undefined : here.find((each) => turn.pronoun(each) === wanted))
  );
}

/** Who is called in spoken words: "mrs lyth, where …", "Where is our air, Ilse?". */
export function calledIn(turn: Turn, speech: string): LoreEntry | undefined {
  const first = pattern("who called in").exec(speech);
  const closes = [
    ...speech.matchAll(pattern("who called in 3", "gu")),
    ...(pattern("who asks").test(speech) ? speech.matchAll(pattern("who called last", "gu")) : []),
  ].map((each) => each[1]!);
  // "Neeltje? Were the two of them close, Pieternel?": who is called last is asked, and the name before it only taken up.
  const isEcho = first !== null && first[0].endsWith("?") && first[0].length < speech.trim().length;
  const opens = first === null ? [] : [first[1]!];
  // "Nine dinners! Madam Mayor, that was not me.": a call at the beginning of a later sentence.
  const later = speech
    .split(/(?<=[.!?]) /u)
    .slice(1)
    .flatMap((each) => pattern("who called later", "u").exec(each)?.[1] ?? []);
  closes.push(...later);
  for (const phrase of isEcho ? [...closes, ...opens] : [...opens, ...closes]) {
    // A call is a name and no more: "dolly's after us" calls nobody, and neither does "the goose, your worship".
    if (pattern("who called in 2").test(phrase)) continue;
    if (
      phrase
        .split(" ")
        .some(
          (word) => /^(?:s|past)$/u.test(verbOf(word.toLowerCase(), isKnownVerb)?.form ?? "") && !/^\p{Lu}/u.test(word),
        )
    )
      continue;
    if (pattern("who called in 4").test(phrase)) continue;
    if (isKnownVerb(phrase.split(" ")[0]!.toLowerCase()) && phrase.split(" ").length > 1) continue;
    const high = byAddress(turn, phrase);
    if (high !== null && high !== undefined) return high;
    // "Grandfather, say something": the hero's own.
    const kin = pattern("who kin").test(phrase)
      ? personIn(turn, `my ${phrase.replace(/^(?:dear|my) /iu, "")}`)
      : undefined;
    const found = high === undefined ? undefined : (kin ?? personIn(turn, phrase));
    if (found !== undefined && isEcho && phrase === opens[0] && !turn.isHere(found) && turn.present.length > 0)
      continue;
    if (found !== undefined && !pattern("who called in 5").test(phrase)) return found;
    // "Wardens, let us pass!"
    const group = entriesIn(turn.lore, phrase).find(
      ({ kind, name }) => kind === "faction" && bare(name).toLowerCase() === bare(phrase).toLowerCase(),
    );
    if (group !== undefined) return group;
  }
  // "Where were you last night, Miss Crewe, with that wheelbarrow?"
  const amid = /\byou/iu.test(speech) ? pattern("who called in amid", "u").exec(speech)?.[1] : undefined;
  const who = amid === undefined ? undefined : personIn(turn, amid);
  return who !== undefined && (turn.isHere(who) || pattern("who asks").test(speech)) ? who : undefined;
}

/** Words that are never somebody's name, however they are written. */
export const NO_NAME = storedPattern("who no name");

/** Somebody without a name whom the player's words bring in: "the bartender", "a guard", "Bob". */
export function newcomerIn(turn: Turn, phrase: string): LoreEntry | undefined {
  const noun = pattern("who newcomer in").exec(phrase);
  const short = pattern("who newcomer in 2").exec(phrase);
  const head =
    noun !== null && kindOfNoun(noun[2]!) === "person"
      ? noun[1]!
      : short !== null && kindOfNoun(short[1]!) === "person"
        ? short[1]!
        : undefined;
  if (head !== undefined) return made(turn, `the ${head}`);
  const group = [noun?.[1], short?.[1]].find((each) => each !== undefined && isGroupNoun(each.split(" ").at(-1)!));
  if (group !== undefined) return findEntry(turn.lore, `the ${group}`) ?? made(turn, `the ${group}`, "faction");
  const proper = pattern("who newcomer in 3", "u").exec(phrase)?.[1];
  return proper === undefined ||
    NO_NAME.test(proper) ||
    isHero(turn.lore, { name: proper }) ||
    findEntry(turn.lore, proper) !== undefined ||
    proper === "I"
    ? undefined
    : made(turn, proper);
}

/** A full name that no text holds: "the ferryman Odo Brandt". */
export function strangerIn(turn: Turn, phrase: string): LoreEntry | undefined {
  const name = pattern("who stranger in", "u").exec(phrase)?.[0];
  if (name === undefined || isHero(turn.lore, { name })) return undefined;
  const known = turn.lore.entries.find((entry) =>
    [entry.name, ...entry.aliases].some(
      (each) => each.includes(name) || name.split(" ").every((word) => each.split(" ").includes(word)),
    ),
  );
  return known === undefined ? made(turn, name) : isPerson(turn, known) ? known : undefined;
}

function made(turn: Turn, name: string, kind: "person" | "creature" | "faction" = "person"): LoreEntry {
  turn.memo.names.push({ name, kind });
  return turn.entry(name);
}

/** A creature that no text has and the player names: "a giant spider drops from the ceiling", "shoot the wolf". */
export function beastIn(turn: Turn, phrase: string): LoreEntry | undefined {
  const [, noun = "", last = ""] = pattern("who beast in").exec(phrase) ?? [];
  if (noun === "") return undefined;
  const head = kindOfNoun(last) === "creature" ? noun : (noun.split(" ")[0] ?? "");
  if (kindOfNoun(head.split(" ").at(-1) ?? "") !== "creature") return undefined;
  return findEntry(turn.lore, `the ${head}`) ?? made(turn, `the ${head}`, "creature");
}
