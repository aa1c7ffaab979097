import { isKnownVerb } from "#english/past-tense";
import { verbOf } from "#english/inflection";
import { fateOf } from "../lore/fates.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../lore/lore.ts";
import { kindOfNoun } from "../lore/nouns.ts";
import type { Turn } from "../turn.ts";
import type { KindOfCase, Tone } from "./case-content.ts";

/** What the player's own texts say of a case: its kind by the aim, what the aim is about, the tone and the world. */

/** "Get the curse lifted": what is to be over. */
const OVER =
  /^(?:get|have|see) (.+?) (?:lifted|removed|broken|undone|reversed|cancelled|stopped|cured|banished|exorcised|called off|taken off)\b/iu;
const KINDS: readonly (readonly [KindOfCase, RegExp])[] = [
  ["stop", OVER],
  // "The name of who promised it", "the secret of what is in her pie".
  [
    "unmask",
    /^(?:(?:get|find|learn|know|hear|discover) )?(?:out )?(?:the )?(?:\p{Ll}+ )?(?:names?|secret|truth|reason|answer|story|proof|identity) (?:of|about|behind|why|who|what|how|that)\b/iu,
  ],
  [
    "unmask",
    /^(?:find out|learn|discover|know|uncover|solve|prove|expose|unmask|understand|see) (?!your|the way)|^(?:work|figure) out\b|^find (?:the (?:\p{Ll}+ )?(?:killer|murderer|thief|traitor|culprit|spy|truth)|who(?:ever)?\b|proof|evidence)|\b(?:clear (?:your|the|\p{L}+['’]s) name)\b/iu,
  ],
  [
    "reach",
    /^(?:reach|escape|flee|deliver|cross|carry|smuggle|escort|return|survive|leave|make (?:it|your way)|get (?:to|out|away|home|past|off|across|through|back (?:to|home))|bring .* (?:to|home|into|across)\b|take .* to\b|get .* (?:to|out|home|across|into)\b|go (?:home|to))/iu,
  ],
  [
    "find",
    /^(?:find|get|recover|fetch|steal|retrieve|search|look for|seek|win back|regain|rescue|free|bring|take|collect|track down|catch)\b/iu,
  ],
  [
    "stop",
    /^(?:stop|prevent|save|defend|protect|destroy|kill|drive|defeat|keep|end|avenge|guard|break|sink|hold|cure|heal|restore|repair|fix|mend|feed|lift|beat back|thwart|foil|open)\b/iu,
  ],
  [
    "win",
    /^(?:win|become|persuade|convince|repay|pay|marry|earn|buy|sell|make|beat|be|build|raise|give|tell|ask|help|turn)\b/iu,
  ],
];

/** The kind of a case, by the first of the aims that says it. */
export function kindOfAim(aim: string): KindOfCase {
  const plain = aim.replace(/^to /iu, "").trim();
  return (
    KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ??
    (/^(?:the|your|an?|\p{Lu})/u.test(plain) ? "find" : "unmask")
  );
}

const STOPS =
  /^(?:back|before|from|in|at|on|by|and|home|out|alive|to|who|that|which|while|where|when|after|with|for|or|until|into|off|up|down|away|again|within|without|under|over|through|safe|safely|dead|free|open|what|how|why|behind|between|beyond|near|beside|below|above|inside|outside|against|before|so|is|are|was|were|has|have|had|did|does|will|would|can|could|really|lies|went|goes|going|came|come|keeps|first|is)$/iu;
const OPENS = /^(?:the|your|an?|his|her|their|our|this|that|these|those|some|all|two|three)$/iu;

/** The first noun phrase of an aim: "the royal goose", "your brother Daniel", "Lady Honk". Empty where it has none. */
function phraseIn(aim: string): string {
  const words = aim
    .replace(/[.!?,;:…]+(?= |$)/gu, " |")
    .split(" ")
    .filter(Boolean);
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const isName = at > 0 && /^\p{Lu}/u.test(word) && word !== "I";
    if (!OPENS.test(word) && !isName) continue;
    const phrase = [word];
    for (const next of words.slice(at + 1)) {
      const isVerb =
        phrase.length > 1 &&
        /^\p{Ll}/u.test(next) &&
        kindOfNoun(next.toLowerCase()) === null &&
        /^(?:s|past)$/u.test(verbOf(next.toLowerCase(), isKnownVerb)?.form ?? "");
      if (next === "|" || STOPS.test(next) || isVerb || phrase.length > 5) break;
      if (/^of$/iu.test(next) && isName) break;
      phrase.push(next);
    }
    while (/^(?:of|the|not|about)$/iu.test(phrase.at(-1) ?? "") && phrase.length > 1) phrase.pop();
    if (phrase.length > 1 || isName) return phrase.join(" ");
  }
  return "";
}

export interface Prize {
  readonly words: string;
  readonly is: "it" | "he" | "she" | "they";
  readonly kind: "thing" | "person" | "place";
  readonly entry: LoreEntry | null;
}

/** What the aim is about, as a noun phrase. */
export function prizeOf(turn: Turn, aim: string, fallback: string): Prize {
  // "find water before the children are too weak"
  const bare =
    /^(?:find|get|bring|fetch|steal|recover|stop) (?!out\b)(\p{Ll}{3,})(?= (?:before|for|until|so)\b|,|$)/iu.exec(
      aim,
    )?.[1];
  const phrase = (bare === undefined ? phraseIn(aim) : `the ${bare}`).replace(/^an? (?=\p{Ll})/u, "the ");
  const entry =
    entriesIn(turn.lore, phrase).find(
      (each) =>
        !isHero(turn.lore, each) && (each.kind === "person" || each.kind === "creature" || each.kind === "place"),
    ) ?? null;
  if (phrase === "" || (entry !== null && phrase === entry.name && entry.kind !== "place")) {
    if (entry === null) return { words: fallback, is: "it", kind: "thing", entry: null };
    return { words: shortName(entry), is: turn.pronoun(entry), kind: "person", entry };
  }
  // "The missing student Imogen Lark" is Imogen from then on.
  if (
    entry !== null &&
    /^(?:person|creature)$/u.test(entry.kind) &&
    /^the .*\p{Ll} \p{Lu}/u.test(phrase) &&
    phrase.endsWith(entry.name)
  )
    return { words: shortName(entry), is: turn.pronoun(entry), kind: "person", entry };
  const head = phrase.split(" ").at(-1)!.toLowerCase();
  const isOfSomebody = /['’]s \p{Ll}/u.test(phrase);
  const kind =
    !isOfSomebody &&
    (entry?.kind === "person" || (entry?.kind === "creature" && entry.proper) || kindOfNoun(head) === "person")
      ? "person"
      : entry?.kind === "place" || kindOfNoun(head) === "place"
        ? "place"
        : "thing";
  const is =
    kind === "person" && entry !== null
      ? turn.pronoun(entry)
      : kind === "person"
        ? /\b(?:brother|father|son|husband|uncle|king|man|boy)$/u.test(head)
          ? "he"
          : /\b(?:sister|mother|daughter|wife|aunt|queen|woman|girl)$/u.test(head)
            ? "she"
            : "they"
        : /[^su]s$/u.test(head)
          ? "they"
          : "it";
  return { words: phrase, is, kind, entry: kind === "person" ? entry : null };
}

const COMIC =
  /\b(?:goose|geese|ducks?|cheese|gouda|buns?|marrow|pie|pies|custard|sausages?|hats?|leeks?|ferrets?|allotments?|wheelbarrow|budgie|gnomes?|silly|ridiculous|absurd|comic|comedy|funny|humou?r|farce|farcical|jokes?|adequate|muddle|wobbl\p{Ll}+|drizzle|pudding|crumpets?|biscuits?|jam|teapots?|moustache|pennywhistle|puns?|nonsense|whims\p{Ll}+|mostly|pratchett|douglas adams|red dwarf|wodehouse|monty python|vending machine|memo|forms?|afraid of (?:cheese|geese|ducks)|nobody gets really hurt|third class|talking (?:mouse|dog|cat|goose|pig)|bad poetry|never stops talking)\b/giu;
const GRIM =
  /\b(?:murder\p{Ll}*|killed|killer|blood|bloody|corpse|body|drowned|hanged|plague|war|dead|death|grave|horror|grim|dark|cruel|massacre|starv\p{Ll}+|slaughter\p{Ll}*|torture\p{Ll}*|poison\p{Ll}*|executed|burnt alive|haunted|cult|demon|revenge|avenge|slave\p{Ll}*|shot|stabbed|lost with|tyrant)\b/giu;

/** The tone of the player's texts. */
export function toneOf(turn: Turn): Tone {
  const text = turn.lore.sentences
    .filter(({ source }) => source !== "story")
    .map((each) => each.text)
    .join(" ");
  const [comic, grim] = [new Set(text.toLowerCase().match(COMIC)).size, new Set(text.toLowerCase().match(GRIM)).size];
  if (comic >= 2 && comic >= grim) return "comic";
  return grim >= 2 ? "grim" : "plain";
}

const WORLDS: readonly (readonly [string, RegExp])[] = [
  [
    "space",
    /\b(?:orbit|starship|spaceship|space ?station|generation ship|airlock|planet|asteroid|hyperspace|spacesuit|terraform\p{Ll}*|colony ship|moon base|(?:ice|gas) (?:moon|giant)|freighter|hauler|medbay|coolant|hull breach|ceres|ganymede|mars|starport|space station|orbital|cryo\p{Ll}*|hydroponics)\b/iu,
  ],
  [
    "sea",
    /\b(?:harbour|harbor|quay|fishing|schooner|sailors?|boats?|island|lighthouse|tide|ships? of the line|lugger|whaler|coast|docks?|ferry|sea)\b/iu,
  ],
  [
    "modern",
    /\b(?:19[2-9]\d|20\d\d|telephone|phone|car|cars|computer|laptop|television|train|police|office block|internet|camera|bus|flat|apartment)\b/iu,
  ],
  [
    "old",
    /\b(?:1[0-8]\d\d|190\d|191\d|king|queen|kingdom|castle|sword|knight|squire|baron\p{Ll}*|duke|duchess|monk|abbey|inn|tavern|cart|candle|lantern|court|village)\b/iu,
  ],
  [
    "magic",
    /\b(?:magic|wizard|witch|spells?|sorcer\p{Ll}+|enchant\p{Ll}+|dragon|troll|elf|elves|goblin|curse[ds]?)\b/iu,
  ],
];

/** What time and world the texts show. */
export function worldOf(turn: Turn): string[] {
  const text = turn.lore.sentences
    .filter(({ source }) => source !== "story")
    .map((each) => each.text)
    .join(" ");
  const found = WORLDS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  if (found.includes("space")) return found.filter((name) => name !== "old" && name !== "sea");
  return found.includes("modern") ? found.filter((name) => name !== "old" || !/\b1[0-8]\d\d\b/u.test(text)) : found;
}

/** Whether somebody can be nobody but what the aim is about: dead, gone, or the prize itself. */
export const isOut = (turn: Turn, entry: LoreEntry, prize: Prize): boolean =>
  fateOf(turn.lore, entry) !== null || prize.entry?.name === entry.name || turn.member(entry.name)?.alive === false;

const ENDS =
  /^(?:stop|prevent|destroy|kill|defeat|drive|end|break|sink|beat back|thwart|foil|cure|heal|lift|avenge|win|beat|open)\b/iu;
const FROM = /\b(?:from|against|out of the hands of) (?=the |an? |your |\p{Lu})/iu;
const DEEDS: readonly (readonly [RegExp, string])[] = [
  [/\bwho (?:really )?(?:killed|murdered) (.+)/iu, "the killing of"],
  [/\bwho (?:really )?(?:stole|took|robbed) (.+)/iu, "the theft of"],
  [/\bwho (?:really )?(?:burnt|burned|set fire to) (?:down )?(.+)/iu, "the burning of"],
  [/\bwho (?:really )?poison(?:ed|s|is poisoning) (.+)/iu, "the poisoning of"],
  [/\bwho (?:really )?(?:kidnapped|abducted) (.+)/iu, "the abduction of"],
  [/\bwho (?:really )?(?:sank|wrecked) (.+)/iu, "the sinking of"],
  [
    /\bwhy (the \p{Ll}+(?: \p{Ll}+)?) (?:went out|goes out|failed|fails|stopped|fell silent|is silent|died)\b/iu,
    "the failure of",
  ],
  [/\bwhere (the \p{Ll}+) (?:is|are|keeps?) (?:going|disappearing|vanishing)\b/iu, "the loss of"],
];

/** The main clause of an aim: "stop the Straw before it drags the station down" is "stop the Straw". */
const mainOf = (aim: string): string =>
  aim
    .replace(/^to /iu, "")
    .split(/[,.;:!?]|\b(?:before|until|because|so that|unless|after)\b/iu)[0]!
    .trim();

/** The first of two things that are wanted: "carry a letter to the queen and be back in five days". */
const firstOf = (main: string): string => main.replace(/(?<=^\S+ \S+ \S.*) and (?=\p{Ll}).*$/u, "");

/** What is to be stopped, or what happened, as a noun phrase in the player's words: "the Straw", "what happened on the ferry". */
export function threatOf(turn: Turn, aim: string, kind: KindOfCase, prize: Prize, begun: string): string {
  const main = mainOf(aim);
  if (kind === "stop") {
    const [before = "", after = ""] = main.split(FROM);
    const foe = phraseIn(after).replace(/^an? (?=\p{Ll})/u, "the ");
    if (foe !== "" && !ENDS.test(before)) return foe;
    if (ENDS.test(main) || OVER.test(main)) return prize.words;
    const act = Object.entries(LOSSES).find(([, pattern]) => pattern.test(aim.slice(main.length)))?.[0];
    return `${act === undefined ? "the danger to" : `the ${act} of`} ${prize.words}`;
  }
  const asked = firstOf(main);
  for (const [pattern, noun] of DEEDS) {
    const whom = pattern.exec(asked)?.[1];
    if (whom !== undefined) return `${noun} ${whom}`;
  }
  const what = /\bwhat (?:really )?(?:happened|befell|became|is (?:wrong|going on|happening)|went wrong)\b.*/iu.exec(
    asked,
  )?.[0];
  if (what !== undefined) return lossOf(turn, what);
  const { words } = prize;
  if (aim === "" || /^the (?:truth|secret|reason|killer|murderer|thief|culprit|traitor|spy)$/iu.test(words))
    return `what happened at ${begun}`;
  if (EVENT.test(words)) return words;
  const subject = prize.kind === "person" ? words : (SUBJECT.exec(asked)?.[1] ?? words);
  return lossOf(turn, `what happened ${prize.kind === "place" ? "at" : "to"} ${subject}`);
}

/** "What happened to the crew" of an empty ship is the disappearance of the crew; of the dead, their death. */
function lossOf(turn: Turn, what: string): string {
  const whom = /^what (?:really )?(?:happened to|became of|befell) (.+)$/iu.exec(what)?.[1];
  if (whom === undefined || whom.split(" ").length > 5) return what;
  const texts = turn.lore.sentences.filter(({ source }) => source !== "story").map(({ text }) => text);
  const noun = whom
    .split(" ")
    .at(-1)!
    .replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  const says = (words: string) =>
    texts.some((text) => new RegExp(`(?<!\\p{L})${noun}\\b[^.;]{0,40}\\b(?:${words})\\b`, "iu").test(text));
  if (says("stolen|was taken|were taken|theft")) return `the theft of ${whom}`;
  if (says("died|dead|killed|murdered|drowned")) return `the death of ${whom}`;
  const isEmpty =
    /^(?:the )?(?:crew|passengers?|settlers|colonists|expedition|miners|villagers|people|children)$/iu.test(whom);
  return says("missing|vanished|disappeared|gone|not come back|never came back") ||
    (isEmpty &&
      texts.some((text) =>
        /\b(?:nobody|no one) (?:aboard|on board|left|there|alive)\b|\b(?:empty|abandoned|deserted)\b/iu.test(text),
      ))
    ? `the disappearance of ${whom}`
    : what;
}
/** What comes where the hero does not prevent it: "before the bank takes it". */
const LOSSES: Readonly<Record<string, RegExp>> = {
  seizure: /\b(?:takes?|taken|seizes?|seized|forecloses?|repossess\p{L}*) /iu,
  sale: /\b(?:sells?|sold|buys?|bought|auction\p{L}*)\b/iu,
  closing: /\b(?:closes?|closed|shuts?|shut down)\b/iu,
  demolition: /\b(?:tears?|torn|pulls?|pulled|demolish\p{L}*|bulldoz\p{L}*|knock\p{L}*)\b/iu,
  flooding: /\b(?:floods?|flooded|drowns?|drowned)\b/iu,
  burning: /\b(?:burns?|burnt|burned)\b/iu,
};
const EVENT =
  /\b(?:silence|death|deaths|murders?|thefts?|disappearances?|accidents?|explosion|wreck|fire|failure|attacks?|poisonings?|blackouts?|disaster|sinking|loss|losses|hauntings?|massacre|robbery|scandal|riot|crimes?|killings?|plot|conspiracy|curse|haunting)$/iu;
const SUBJECT =
  /\b(?:why|how|where|when) ((?:the|your|an?) (?:\p{Ll}+ )??\p{Ll}+) (?:is|are|was|were|has|have|went|came|fell|\p{Ll}+s|\p{Ll}+ed)\b/iu;

const SECOND = / and (?:to )?((?:win|learn|find|get|bring|stop|save|return|make|go|become|discover|prove)\b.*)$/iu;

/** "Before midnight", between the two halves of an aim. */
const UNTIL = / (?:before|by|within|in) (?:[\p{L}\d]+ ){1,4}?(?=and (?:to )?\p{Ll}+)/u;

/** The second half of an aim: "win the Golden Spade" of "get the turnip back and win the Golden Spade". Empty where it has one half, or where "bring him home" is part of the first. */
export const restOf = (aim: string): string => {
  const rest = SECOND.exec(mainOf(aim.replace(UNTIL, "")))?.[1] ?? "";
  return /^\S+ (?:him|it|them|her (?:back|home|out|to))\b/iu.test(rest) ? "" : rest;
};

/** What the hero wants, as it stands after "to": "win the Golden Spade". */
export function goalOf(aim: string, begun: string): string {
  const main = firstOf(mainOf(aim)).replace(SECOND, "");
  if (main === "") return `find out what is wrong at ${begun}`;
  return /^(?:the|your|an?|\p{Lu})/u.test(main) ? `get ${main}` : main;
}
