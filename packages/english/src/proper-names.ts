import { words } from "./word-list.ts";
import { isKnownVerb } from "./past-tense.ts";

/** The kind of thing that a name seems to mean. */
type NameKind = "person" | "place" | "faction" | "item";

/** A name found in running text. */
export interface FoundName {
  /** The name without an article before it: "Weeping Fen". */
  readonly name: string;
  /** Whether "the" was before the name. */
  readonly definite: boolean;
  /** The kind of thing that the name seems to mean. Null if nothing shows it. */
  readonly type: NameKind | null;
  readonly count: number;
}

/** Titles and similar words that come before a name and are no name by themselves. */
export const TITLES: ReadonlySet<string> = new Set(
  words(
    `Old Young Captain Lady Lord Sir Dame King Queen Prince Princess Emperor Empress Duke Duchess Count Countess Baron
     Baroness Father Mother Brother Sister Abbot Abbess Master Mistress Doctor Professor Inspector Constable Sergeant
     Jarl Magistrate General Admiral Bosun Auntie Uncle Aunt Reverend Bishop Elder Chief Maestro Messer Madonna Sheikh
     Sultan Vizier President Commander Marshal Granny Widow Saint Burgomaster Burgomistress Mayor Sheriff Ser Coach
     Reeve Padre Dona Senhor Senhora Grandmother Grandfather Headmistress Headmaster`,
  ),
);

/** Words with which a sentence or direct speech may begin and which are no names. */
const COMMON = new Set(
  words(
    `a afterwards an and any anybody anyone anything are as at all also am another around above across after again against ahead along already always among
     back be because been before behind below beneath beside between beyond both but by can could cold come dark day did do does
     don't down each either else enough even ever every everyone everybody everything except far few finally first five for four from
     get give go good got great had has hasn't have he hello her here hers herself hey hi him himself his how however i i'd i'll i'm
     i've if in inside instead into is isn't it it's its just keep last later less let let's like listen little long look
     make many may maybe me meanwhile might more most much must my near neither never next night no nobody none nor whoever whatever not
     nothing now of off oh okay on once one only onto or other our ours out outside over people folk men women children perhaps please quite rather
     really sense curiosity caution prudence right roll say second see seven she should since six so some somebody someone something somewhere soon still
     stop such suddenly sure take tell ten than thank thanks that that's the their them then there there's these they
     they're thing think this those though three through thus to today together tomorrow tonight too toward towards two
     under until up upon us very wait was we we'll we're we've well were what what's whatever when whenever where
     whether which while who who's whose why will wind with within without would yeah yes yet you you'd you'll you're
     you've your yours gm dm dc hp xp ac npc god gods monday tuesday wednesday thursday friday saturday sunday january
     february march april june july august september october november december english guys guy cool`,
  ),
);

/** Words that are no name if they occur alone: weather, feelings, codes and languages. */
const NEVER_ALONE = new Set(
  words(
    `fog mist rain snow storm frost steam smoke silence darkness dusk dawn midnight shadow shadows light lights sunlight moonlight dust
     ash death fear hope grief love fate time water fire ice blood faces voices footsteps hands eyes doors stairs patience sleep
     morse latin greek`,
  ),
);

/** Whether a word is no name by itself, even if it is capitalised. */
export const isCommonWord = (word: string): boolean => COMMON.has(word.toLowerCase().replace("’", "'"));

/** Fixed phrases that contain a name: St Elmo's fire is about no saint. */
const CALLED_SO = /^(?:St\.? Elmo['’]s fire|Pandora['’]s box|Davy Jones['’]s? locker)/iu;

const TYPE_WORDS: readonly (readonly [NameKind, RegExp])[] = [
  [
    "faction",
    /\b(?:Guild|Order|Brotherhood|Sisterhood|Brethren|Cult|Company|House|Clan|Circle|Council|Legion|Church|League|Society|Watch|Court|Syndicate|Consortium|Union|Wardens|Knights|Riders|Sons|Daughters|Children|Keepers|Coven|Tribe|Army|Crew)\b/u,
  ],
  [
    "place",
    /\b(?:Forest|Sea|Mountains?|Mount|Desert|Fen|Swamp|Wastes?|Isles?|Islands?|Peaks?|Woods?|River|Lake|Vale|Valley|Hills?|Moor|Marsh|Deeps?|Pass|Ruins?|Coast|Bay|Reef|Strait|Dunes|Fells?|Glade|Keep|Castle|Tower|Temple|Abbey|Inn|Tavern|Hall|Harbou?r|Port|Gate|Bridge|Street|Market|Square|Mill|City|Kingdom|Empire|Realm|Republic|Province|Village|Crypt|Cave|Caverns?|Mines?)\b/u,
  ],
  [
    "item",
    /\b(?:Sword|Crown|Blade|Amulet|Ring|Book|Stone|Orb|Staff|Chalice|Mirror|Bell|Key|Map|Cup|Spear|Axe|Hammer|Shield|Horn|Lantern|Locket|Gem|Codex|Scroll|Idol)\b/u,
  ],
];

const PERSON_AFTER =
  /^(?:,? who\b|, (?:an?|the|his|her|their) [^.,!?]{2,40},|,? (?:the )?(?:son|daughter|wife|husband) of\b|['’]s (?:sister|brother|father|mother|wife|husband|son|daughter|eyes|hand|hands|face|voice)\b| (?:says?|said|asks?|asked|nods?|smiles?|laughs?|whispers?|replies|answers?|rules|leads|grins?|shrugs?|sighs?|looks?|turns?|waves?|wants|frowns?|mutters?|shouts?)\b)/u;
/**
 * What only people do, or are by trade. If a sentence begins with a name and one of these follows, the name need not occur anywhere else.
 */
const PERSON_OPENS =
  /^ (?:hands|handed|hides|hid|buries|buried|steals|stole) (?:you|the|an?|his|her|their|\p{Lu})|^ (?:gives|gave|takes|took) (?:the|his|her|their|\p{Lu})|^ (?:is|was) (?:now |still |once )?(?:an?|the) (?:\p{Ll}+ ){0,2}?\p{Ll}+(?:er|or|man|woman|smith|wife|ist|ian|ant|lord|king|queen|guard|thief|priest|witch)\b/u;
/** A family word before a name shows a person: "my sister Odile Marsh" is no marsh. */
const KIN_BEFORE =
  /\b(?:brother|sister|father|mother|wife|husband|son|daughter|uncle|aunt|cousin|nephew|niece|friend) $/iu;
const PERSON_BEFORE =
  /(?:\b(?:ask|asks|tell|tells|told|meet|met|thank|promise|help|named|called|brother|sister|father|mother|friend|with|by|to) )$/iu;
const PLACE_BEFORE =
  /\b(?:(?:city|town|village|port|capital|kingdom|realm|land|island|district)(?: (?:of|called|named))?|in|at|near|outside|toward|towards|reach|reaches|road to|way to|gates of) $/iu;

const WORD = "(?:\\p{Lu}[\\p{L}’']*(?:-\\p{L}[\\p{L}’']*)*)";
const LINK = "(?: (?:of the|of|de|von|van|da|ibn|bint|al|the) )";
/**
 * Capitalised words in a row, with small link words only between two of them. At most six words, so that text in capitals does not become
 * one long name.
 */
const NAME = new RegExp(`${WORD}(?:(?: |${LINK})${WORD}){0,5}`, "gu");
const SENTENCE_START = /(?:^|[.!?…:;*()\n\r]["”’)]*\s*|["“‘«—–-]\s*)$/u;

/**
 * The proper names of a text, most frequent first: capitalised words that are not merely the start of a sentence. The first word of a
 * sentence counts only as a title ("Old Corvin"), before another name, or if the name occurs again elsewhere.
 */
export function properNames(text: string): FoundName[] {
  const found = new Map<string, { name: string; definite: boolean; type: NameKind | null; count: number }>();
  const doubtful: { name: string; before: string; after: string }[] = [];
  const add = (name: string, before: string, after: string) => {
    const key = name.toLowerCase();
    const known = found.get(key);
    const type = known?.type ?? typeOf(name, before, after);
    const definite = known?.definite === true || /\bthe $/iu.test(before);
    found.set(key, { name: known?.name ?? name, definite, type, count: (known?.count ?? 0) + 1 });
  };

  for (const match of text.matchAll(NAME)) {
    if (CALLED_SO.test(text.slice(match.index, match.index + 24))) continue;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const end = match.index + match[0].length;
    const after = text.slice(end, end + 60);
    const opens = SENTENCE_START.test(before);
    const parts = match[0].replace(/['’]s?$/u, "").split(" ");
    let dropped = false;
    while (parts.length > 0 && !isNameWord(parts[0]!, opens && !dropped, parts.length > 1)) {
      parts.shift();
      dropped = true;
    }
    while (parts.length > 0 && (!/^\p{Lu}/u.test(parts.at(-1)!) || COMMON.has(parts.at(-1)!.toLowerCase())))
      parts.pop();
    const name = parts.join(" ");
    if (name.length < 2 || name.length > 80 || isNoName(name) || isShouting(name)) continue;
    const preceding = dropped ? match[0].slice(0, match[0].length - name.length) : before;
    if (opens && !dropped && parts.length === 1)
      doubtful.push({ name, before, after: match[0].slice(name.length) + after });
    else
      add(
        name,
        preceding,
        match[0].endsWith(name) ? after : match[0].slice(match[0].indexOf(name) + name.length) + after,
      );
  }
  for (const { name, before, after } of doubtful) {
    if (found.has(name.toLowerCase()) || PERSON_AFTER.test(after) || PERSON_OPENS.test(after)) add(name, before, after);
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}

function isNameWord(word: string, opens: boolean, more: boolean): boolean {
  if (!/^\p{Lu}/u.test(word) || isCommonWord(word) || isCommonWord(word.split("-")[0]!)) return false;
  // "Ask Bogdan", "Having met Hanne": the first word is a verb.
  return !(opens && more && !TITLES.has(word) && (/.{2}(?:ly|ing|ed)$/u.test(word) || isKnownVerb(word)));
}

const isNoName = (name: string): boolean => TITLES.has(name) || NEVER_ALONE.has(name.toLowerCase());

function isShouting(name: string): boolean {
  return name.length > 3 && name === name.toUpperCase();
}

function typeOf(name: string, before: string, after: string): NameKind | null {
  const first = name.split(" ")[0]!;
  if (TITLES.has(first) && first !== "Saint") return "person";
  if (KIN_BEFORE.test(before)) return "person";
  for (const [type, pattern] of TYPE_WORDS) if (pattern.test(name)) return type;
  if (PERSON_AFTER.test(after) || PERSON_OPENS.test(after)) return "person";
  if (PLACE_BEFORE.test(before)) return "place";
  return PERSON_BEFORE.test(before) ? "person" : null;
}
