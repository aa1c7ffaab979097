import type { Adventure } from "#content/adventures/schema";
import type { GuardFlag } from "#contracts/play/guard";
import { properNames } from "#english/names";
import { actsIn, namedIn } from "./acting.ts";
import { narratorOf, type Sentence } from "./narration.ts";
import type { ReplyToCheck } from "./reply-to-check.ts";

const MOST = 3;

/** Words that are capitalised like names but are none: titles, peoples, languages and others. */
const NO_NAMES = new Set(
  `old young captain lady lord sir dame king queen prince princess emperor empress duke duchess count countess baron baroness father
   mother brother sister abbot abbess master mistress doctor professor inspector constable sergeant jarl magistrate general admiral
   bosun auntie uncle aunt reverend bishop elder chief maestro messer madonna sheikh sultan vizier commander marshal granny widow saint
   majesty grace highness excellency honour honor warden guard watch watchman mayor priest priestess wizard witch knight high
   common elvish dwarvish elven elf elves dwarf dwarves dwarven halfling halflings human humans gnome gnomes orc orcs orcish goblin
   goblins tiefling dragonborn dragon dragons demon demons devil devils fiend fey celestial infernal abyssal undercommon druidic
   barbarian bard cleric druid fighter monk paladin ranger rogue sorcerer warlock artificer mage thief
   strength dexterity constitution intelligence wisdom charisma perception insight stealth athletics arcana history investigation
   nature religion medicine survival deception intimidation performance persuasion acrobatics initiative
   north south east west northern southern eastern western northeast northwest southeast southwest sun moon earth sea death fate
   fortune time night winter summer spring autumn fall heaven hell light dark darkness shadow silence nothing something somewhere inn
   tavern temple gate bridge castle tower hall market road river forest mountain god goddess gods i ii iii iv v vi vii viii ix x
   latin morse english french german spanish arabic greek japanese chinese roman christian`.split(/\s+/u),
);
/** Phrases before or after a name with which the text introduces the person. Such a name counts as known. */
const PRESENTED_BEFORE =
  /\b(?:named|called|calling|dubbed|titled|styled|known as|nicknamed|name(?:d)? (?:is|was)|names? (?:him|her|it|them)sel(?:f|ves)|introduces? (?:him|her|it|them)sel(?:f|ves) as|calls? (?:him|her|it|them|himself|herself|the \p{Ll}+)|read(?:s|ing)?|marked|labell?ed|signed|spelling|spells|word|letters?|sign|of(?: the)?|an?|some|every|each|no|another|ship|barge|boat|tavern|inn|town|village|city|hamlet|island|river|mount|lake|house|guild|order|clan|family|planet|station)[\s:,“"'‘]*$/iu;
const PRESENTED_AFTER =
  /^(?:['’]s? )?(?:,? (?:an?|the|his|her|their|your|its|one of|who|whose|whom|which|where|son of|daughter of)\b|\s?[(—–:])/u;
/**
 * Words which suggest that the person has been there all along, for example "as always". A name in such a sentence is flagged even if the
 * text introduces the person.
 */
const ALWAYS_THERE =
  /\b(?:(?:where|as) (?:he|she|it|they) (?:ha(?:s|ve|d) )?always|as (?:always|ever|usual)|all along|the whole time|(?:has|have|had) been (?:here|there) from the (?:start|first|beginning)|never left)\b/u;
/** The most characters of a sentence that are searched for such words. */
const LONGEST_SENTENCE = 240;

/** Unknown names in the narrator's words that are used as if the person or place were already known. */
export function unknownNames(input: ReplyToCheck, sentences: readonly Sentence[]): Omit<GuardFlag, "id">[] {
  const narrator = narratorOf(input.reply);
  const flags: Omit<GuardFlag, "id">[] = [];
  let corpus: string | null = null;
  for (const { name } of properNames(narrator)) {
    const parts =
      name.match(/[\p{L}’'-]+/gu)?.filter((part) => /^\p{Lu}/u.test(part) && !NO_NAMES.has(bare(part))) ?? [];
    if (parts.length === 0 || presented(narrator, name)) continue;
    corpus ??= corpusOf(input);
    const strange = parts.filter((part) => !isKnown(part, corpus ?? "") && !input.wasWritten(stemOf(part)));
    if (strange.length < parts.length) continue;
    const sentence = sentences.find(
      ({ plain }) => metIn(plain, name) || (actsIn(plain, name) && !abstract(plain, name)),
    );
    if (!sentence) continue;
    flags.push({ kind: "unknown_name", sentence: sentence.text, about: name, contradicts: null, resolved: false });
    if (flags.length === MOST) break;
  }
  return flags;
}

const stemOf = (part: string): string => part.replace(/['’]s?$/u, "");
const bare = (part: string): string => stemOf(part).toLowerCase();

/** Whether the sentence treats the name as somebody who is met or a place where one goes. A capitalised word alone is not enough. */
const metIn = (plain: string, name: string): boolean =>
  namedIn(plain, name, (before, after) => BESIDE.test(before) && !/^[\p{L}-]/u.test(after));

const BESIDE =
  /\b(?:at|in|to|towards?|from|near|outside|inside|into|with|beside|behind|tells?|told|asks?|asked|sees?|meets?|finds?|follows?|joins?|and) $/u;

/**
 * Whether a single word at the start of a sentence is an abstract noun and no person, as in "Curiosity says to follow" or "Silence
 * answers". It is a person only if the sentence gives it a body or a voice.
 */
const abstract = (plain: string, name: string): boolean =>
  plain.startsWith(name) &&
  !name.includes(" ") &&
  (/(?:ity|ness|[stc]ion|[ae]nce|ment|hood|ship|dom|ing)$/u.test(name) || !(BODILY.test(plain) || plain.includes("“")));

const BODILY =
  /\b(?:nods|smiles|grins|shrugs|frowns|scowls|winks|bows|kneels|strides|paces|chuckles|gestures|beckons|walks|hurries|leans|blinks|spits|hands|pours|drinks|eats|grabs)\b/u;

function presented(narrator: string, name: string): boolean {
  for (let at = narrator.indexOf(name); at !== -1; at = narrator.indexOf(name, at + name.length)) {
    if (PRESENTED_BEFORE.test(narrator.slice(Math.max(0, at - 60), at))) return true;
    const after = narrator.slice(at + name.length, at + name.length + LONGEST_SENTENCE);
    const [sentence = ""] = after.split(/[.!?…]/u, 1);
    if (PRESENTED_AFTER.test(after.slice(0, 40)) && !ALWAYS_THERE.test(sentence)) return true;
  }
  return false;
}

/** Whether a word, or its stem ("Varrowmen", "Aldermoorish"), occurs anywhere in the known texts. */
function isKnown(part: string, corpus: string): boolean {
  const word = bare(part);
  return corpus.includes(word.length > 6 ? word.slice(0, Math.max(5, word.length - 3)) : word.replace(/s$/u, ""));
}

/** All earlier texts of the story, in lower case: messages, replies, recalled items, introductions and sheets. */
function corpusOf(input: ReplyToCheck): string {
  const { scene, story, adventure, playerText, transcript, introduced, recalled, known, sheets, memoryContext } = input;
  const texts = [
    playerText,
    memoryContext,
    ...transcript.flatMap((turn) => [turn.playerText, turn.reply]),
    ...introduced.flatMap(({ name, description }) => [name, description]),
    ...recalled.map(({ content }) => content),
    ...known.flatMap(({ name, aliases }) => [name, ...aliases]),
    JSON.stringify(sheets),
    JSON.stringify(scene),
    JSON.stringify(story),
  ];
  return `${texts.join("\n").toLowerCase()}\n${adventure === null ? "" : textOf(adventure)}`;
}

/** All text of an adventure in lower case. It is made only once for each adventure. */
function textOf(adventure: Adventure): string {
  const known = TEXTS.get(adventure);
  if (known !== undefined) return known;
  const text = JSON.stringify(adventure).toLowerCase();
  TEXTS.set(adventure, text);
  return text;
}
const TEXTS = new WeakMap<Adventure, string>();
