import type { GuardFlag } from "#contracts/play/guard";
import { escaped, type Sentence } from "./narration.ts";
import type { ItemChange, ReplyToCheck } from "./reply-to-check.ts";

/**
 * Items that a character does not have from the start: they must have been found, bought or given. Equipment of a class or a trade is not
 * in the list.
 */
const WON = [
  "potion",
  "elixir",
  "philtre",
  "philter",
  "draught",
  "antidote",
  "scroll",
  "grenade",
  "bomb",
  "spyglass",
  "map",
  "key",
  "crown",
];
/** Ordinary things, of which a character may have more than the sheet lists. */
const ORDINARY =
  /\b(?:torch\w*|ropes?|packs?|backpacks?|cloaks?|boots|gloves|clothes|shirt|hats?|hoods?|belts?|purses?|coins?|gold|silver|food|rations?|bread|water\w*|bedrolls?|blankets?|tinderbox|flint|candles?|lanterns?|lamps?|swords?|blades?|dagger\w*|kni(?:fe|ves)|axes?|bows?|arrows?|quivers?|spears?|staff|staves|maces?|hammers?|shields?|armou?r|mail|sling\w*|bolts?|crossbows?|clubs?|pouch\w*|tools?|symbols?|books?|instruments?|lutes?|flutes?|wands?|orbs?)\b/iu;

const USES =
  "(?:drink|uncork|unstopper|quaff|swallow|down|gulp|read|unroll|unfurl|unfold|consult|study|raise|lift|wave|brandish|use|don|wear|place|throw|hurl|toss|break|smash|turn|fit|slide|push|insert|pull out|take out|draw|produce|fish out|hold up|hold out|reach for|open)(?:e?s)?";
const THEIR_OWN = /\b(?:your|his|her|their)\b/u;
const NOT_REALLY =
  /\b(?:if|would|could|might|wish\w*|imagin\w*|no|not|without|never|lack\w*|need|once|had|remember\w*|had lost|gone|where)\b|n['’]t\b|\?/iu;

/** Sentences in which the player's characters use something that none of them has: they have spent it, lost it or never got it. */
export function itemUnowned(input: ReplyToCheck, all: readonly Sentence[]): Omit<GuardFlag, "id">[] {
  const sentences = all.filter(({ plain }) => THEIR_OWN.test(plain) && !NOT_REALLY.test(plain));
  if (sentences.length === 0) return [];
  const { sheets, effects, itemChanges } = input;
  const touched = effects.flatMap((effect) => (effect.type === "item" ? [effect.name.toLowerCase()] : []));
  const held = [...sheets.flatMap(({ inventory }) => inventory.map(({ name }) => name.toLowerCase())), ...touched];
  const has = (item: string) => held.some((name) => name.includes(headOf(item)));
  const lost = [...new Map(itemChanges.map((change) => [change.name.toLowerCase(), change])).values()].filter(
    ({ name, delta }) => delta < 0 && !has(name) && !ORDINARY.test(name) && headOf(name).length >= 3,
  );
  const heads = new Map(lost.map((change) => [headOf(change.name), change]));
  const uses = patternOfUse(sheets, [...heads.keys(), ...WON]);

  const flags: Omit<GuardFlag, "id">[] = [];
  for (const sentence of sentences) {
    const noun = uses.exec(sentence.plain)?.[1];
    if (noun === undefined || has(noun)) continue;
    const gone = heads.get(noun);
    if (gone) flags.push({ ...flagOf(sentence.text, gone.name), contradicts: contradictedBy(gone) });
    else if (!isMentioned(input, noun)) flags.push(flagOf(sentence.text, noun));
  }
  return flags;
}

const flagOf = (sentence: string, about: string): Omit<GuardFlag, "id"> => ({
  kind: "item_unowned",
  sentence,
  about,
  contradicts: null,
  resolved: false,
});

const contradictedBy = ({ turnId, turnNumber, name, reason }: ItemChange): GuardFlag["contradicts"] => ({
  itemId: null,
  turnId,
  turnNumber,
  content: reason === "" ? `${name}: gone` : `${name}: ${reason}`,
});

/** The main word of an item: "potion of healing" → "potion", "brass key" → "key". */
function headOf(item: string): string {
  const words = (item.toLowerCase().split(/ (?:of|from|with|for|in)\b/u)[0] ?? "").match(/[\p{L}’'-]+/gu) ?? [];
  return (words.at(-1) ?? "").replace(/s$/u, "");
}

/** A pattern that matches a player's character using one of these things as their own. The first group is the thing. */
function patternOfUse(sheets: ReplyToCheck["sheets"], nouns: readonly string[]): RegExp {
  const names = sheets.flatMap(({ name }) => [name, name.split(" ")[0] ?? name]).filter((name) => name !== "");
  const who = ["\\b[Yy]ou", ...names.map(escaped)].join("|");
  const kind = "(?: (?:last|only|own|small|little|old|brass|iron|silver|golden|healing|magic))?";
  return new RegExp(
    `(?:${who})(?: [\\p{L}’,-]+){0,3}? ${USES}(?: (?:from|with|to))? (?:your|his|her|their)${kind} (${nouns.map(escaped).join("|")})s?(?!\\p{L})`,
    "u",
  );
}

/** Whether such a thing was mentioned before this reply. Then a character may have got it although the sheet does not list it. */
function isMentioned(input: ReplyToCheck, noun: string): boolean {
  const { transcript, scene, known, recalled, memoryContext, introduced } = input;
  const { campaign, world, characters } = scene;
  const texts = [
    ...transcript.map(({ reply }) => reply),
    ...recalled.map(({ content }) => content),
    ...known.map(({ name }) => name),
    ...introduced.map(({ name, description }) => `${name} ${description}`),
    ...characters.map(({ notes }) => notes),
    memoryContext,
    campaign.description,
    campaign.notes,
    world?.description ?? "",
  ];
  return (
    texts.some((text) => text.toLowerCase().includes(noun)) ||
    input.wasWritten(noun) ||
    input.wasWritten(noun[0]?.toUpperCase() + noun.slice(1))
  );
}
