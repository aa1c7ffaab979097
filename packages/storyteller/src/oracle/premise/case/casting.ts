import { TITLES } from "#english/names";
import { isKnownVerb } from "#english/past-tense";
import { kinOf } from "../lore/fates.ts";
import { entriesIn, type LoreEntry } from "../lore/lore.ts";
import { contentWords, kindOfNoun } from "../lore/nouns.ts";
import type { Turn } from "../turn.ts";

/** Which part in a case suits somebody, by what the player's texts say of them. */

const HOSTILE =
  /\b(?:spy|bully|villain|tyrant|cruel|greedy|enem(?:y|ies)|rivals?|hates|debts?|blackmail\p{L}*|hunts?|stop at nothing|not be trusted|cheats?|thief|brib\p{L}+|corrupt|secretly|liar|suspects?|suspicious|forgives nobody|smirk\p{L}*|locked|owns half|owes|collects|grudges?|threat\p{L}*|forbids?|refuses|cold|ruthless|ambitious|demands|jealous|wrong|hides?|wants to (?:sell|buy|own|rule|marry|close|build|pull down|take)|answers only to|auditor|bank manager|developer|landlord|governs by|envies|running and|behind a ledger|nobody else may|runs the (?:council|company|bank)|proud|vain|boasts?|has hidden|hoards?|has won|has lost to|years running|ruinous|beaten)\b/iu;
const FRIENDLY =
  /\b(?:friend|honest|kind|fond|gentle|loves?|loved|helps?|trusted|loyal|gives? .{0,30} the job|hired|hires|sends?|asks? (?:you|the hero)|mentor|old|tired|partner|keeps .{0,40} alive|soup kitchen|hospital|clinic|infirmary|orphanage|nurse|doctor|bakes|works? beside|apprentice)\b/iu;
const WITNESS =
  /\b(?:sees|hears|watches|notices|knows (?:every|all)|remembers|gossip\p{L}*|talks too much|keeps the (?:log|book|ledger|register|records|tide|light|gate|door|bell)|reads every\p{L}*|says little|mends|sweeps|cleans|serves|tea rooms?|inn|tavern|post office|sexton|graves|housekeeper|maid|porter|ferryman|night watch)\b/iu;
export const sightIn = (text: string): boolean => WITNESS.test(text);
/** Nobody who lies ill does anything to anybody. */
const WEAK =
  /\b(?:stroke|bedridden|lies (?:ill|sick|in)|infirmary|in hospital|dying|comatose|blind|a child|a boy|a girl|baby|aged? \d\b)\b/iu;
const KIN =
  /\b(?:hero|your|her|his|their)(?:['’]s)? (?:\p{Ll}+ )?(?:mother|father|brother|sister|son|daughter|wife|husband|aunt|uncle|niece|nephew|grand(?:mother|father)|best friend|friend)\b/iu;

/** How well somebody suits the opponent; the higher, the better. */
export function enmityOf(turn: Turn, entry: LoreEntry): number {
  return (
    gainOf(turn, entry) -
    (count(turn, entry, OFFICER) === 0 ? 0 : 1.5) +
    Math.min(3, count(turn, entry, HOSTILE)) -
    Math.min(2, count(turn, entry, FRIENDLY)) -
    (kinOf(turn.lore, entry) === undefined && count(turn, entry, KIN) === 0 ? 0 : 5) -
    (count(turn, entry, WEAK) === 0 ? 0 : 5)
  );
}

const OFFICER =
  /\b(?:police|sergeant|constable|inspector|sheriff|priest|vicar|nun|sister|monk|friar|nurse|doctor|medic|teacher)\b/iu;

/** "His widow Taleke loses the house to Attendorn": who gains by the trouble is likelier behind it, who loses is not. */
function gainOf(turn: Turn, entry: LoreEntry): number {
  const name = `(?:${[entry.name, ...entry.aliases, ...entry.name.split(" ").filter((word) => /^\p{Lu}\p{L}{3,}$/u.test(word) && !TITLES.has(word))].map(escaped).join("|")})`;
  const gains = new RegExp(
    `\\b(?:loses?|lost|owes?|debt|sold|sell|pays?|falls?|forced|goes|pledged|promised)\\b(?! to\\b)[^.;]{2,60}\\b(?:to|by) (?:\\p{L}+ )?${name}`,
    "u",
  );
  const loses = new RegExp(
    `\\b(?:widow|orphan|victim) (?:of )?(?:\\p{L}+ )?${name}|${name}(?: \\p{Lu}\\p{L}+)?,? (?:who )?(?:loses|lost|will lose|has lost|mourns|begs|weeps|was robbed)\\b`,
    "u",
  );
  const robbed = new RegExp(
    `\\b(?:stolen|poison\\p{L}*|poured|weedkiller|burnt|burned|robbed|trampled|smashed|cut down|taken from|gone from)\\b[^.;]{0,50}(?:(?:of|from) (?:the )?(?:\\p{L}+ )?${name}|${name}['’]s)|${name}['’]s \\p{Ll}+ (?:was|were|has been|have been) (?:stolen|poisoned|burnt|robbed|taken)`,
    "u",
  );
  const texts = turn
    .about(entry)
    .filter(({ source }) => source !== "story")
    .map(({ text }) => text);
  return (
    (texts.some((text) => gains.test(text)) ? 3 : 0) -
    (texts.some((text) => loses.test(text) || robbed.test(text)) ? 4 : 0)
  );
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** "Baron Crail wants the Ember for his forge": who wants what the hero's aim is about. */
export const wantsTheSame = (turn: Turn, entry: LoreEntry, aim: string): boolean => {
  const own = contentWords(aim);
  return turn
    .about(entry)
    .some(
      ({ text, source }) =>
        source !== "story" &&
        [
          ...contentWords(
            /\b(?:wants?|covets|claims|demands|is after) (.*)$/u.exec(aboutOnly(turn, text, entry))?.[1] ?? "",
          ),
        ].some((word) => own.has(word)),
    );
};

/** Whether the player's texts have one of some words of somebody: a surveyor, a guide. */
export const isOne = (turn: Turn, entry: LoreEntry, words: readonly string[]): boolean =>
  count(turn, entry, new RegExp(`(?<!\\p{L})(?:${words.join("|")})`, "iu")) > 0;

/** How well somebody suits the witness. */
export const noticeOf = (turn: Turn, entry: LoreEntry): number => Math.min(2, count(turn, entry, WITNESS));

/** How often the player's texts say such a thing of somebody. */
const count = (turn: Turn, entry: LoreEntry, pattern: RegExp): number =>
  turn
    .about(entry)
    .filter(({ source }) => source !== "story")
    .flatMap(({ text }) => [...aboutOnly(turn, text, entry).matchAll(new RegExp(pattern.source, "giu"))]).length;

/** The clause of a sentence that is about somebody: of a list of suspects only their own part. */
const aboutOnly = (turn: Turn, text: string, entry: LoreEntry): string => {
  const parts = text.split(/[;:]|, and (?=\p{Lu})/u);
  return parts.find((part) => entriesIn(turn.lore, part).some(({ name }) => name === entry.name)) ?? text;
};

/** "Thirty-three, an accounts clerk": how old the hero is. */
const AGE = /^(?:Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty)(?:-\p{Ll}+)?$/u;

/** "Chief" of "Chief engineer Ines Okoro", and "the Old Compost": what is named, but is nobody of their own. */
export function isNoName(turn: Turn, { name }: LoreEntry): boolean {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  const texts = turn.lore.sentences.filter(({ source }) => source !== "story").map(({ text }) => text);
  const first = name.split(" ")[0]!;
  if (
    texts.some((text) =>
      new RegExp(`\\b(?:computer|mind|machine|AI|robot)\\b[^.;]{0,24}\\b${literal}\\b`, "u").test(text),
    )
  )
    return true;
  // "Magdalen's Patience" is a ship, and "the great Guarneri violin" a violin.
  if (/['’]s \p{Lu}/u.test(name) || AGE.test(name)) return true;
  const isMaker = (text: string) => {
    const noun = new RegExp(`\\b${literal} (\\p{Ll}+)`, "u").exec(text)?.[1];
    return noun !== undefined && kindOfNoun(noun) === "thing" && !isKnownVerb(noun);
  };
  // "The winner becomes Pieman": an office.
  const uses = texts.filter((text) => text.includes(name));
  // "The treasure of Captain Redwing": somebody of long ago.
  const isOld = (text: string) =>
    new RegExp(
      `\\b(?:treasure|hoard|gold|tomb|grave|legend|ghost|statue|wreck|portrait|curse|bones) of (?:the )?(?:\\p{L}+ )?${literal}|${literal}['’]s (?:gold|treasure|hoard|tomb|grave|ghost|statue|curse|bones)`,
      "u",
    ).test(text);
  if (uses.length > 0 && uses.every(isOld)) return true;
  // "Get the medicine to Hochdorf": a place that is nothing else.
  const isPlace = (text: string) =>
    new RegExp(`\\b(?:to|in|at|from|near|towards|into|reach) ${literal}(?!['’]s)`, "u").test(text);
  if (uses.length > 0 && (uses.every(isMaker) || (first === name && uses.every(isPlace)))) return true;
  if (
    uses.length > 0 &&
    uses.every((text) => new RegExp(`\\b(?:becomes?|title of|elected) ${literal}\\b`, "u").test(text))
  )
    return true;
  if (first === name)
    return (
      (TITLES.has(name) || kindOfNoun(name.toLowerCase()) === "person") &&
      texts.some((text) => new RegExp(`\\b${literal} (?:\\p{Ll}+ )?\\p{Lu}`, "u").test(text))
    );
  if (TITLES.has(first) && first !== "Old") return false;
  const found = texts.flatMap((text) => [...text.matchAll(new RegExp(`(\\p{L}+ )?\\b${literal}\\b`, "gu"))]);
  return found.length > 0 && found.every(([, before]) => /^the $/iu.test(before ?? ""));
}

/** A dragon who runs the tea room is one of the people of a place. */
export const hasTrade = (turn: Turn, entry: LoreEntry): boolean =>
  count(turn, entry, /\b(?:runs|keeps|sells|owns|teaches|rules|guards|bakes|cooks|brews|mends)\b/u) > 0 &&
  count(turn, entry, /\b(?:computer|machine|mind|robot|AI)\b/u) === 0;
