import { type Claim, fits } from "./claim.ts";
import { isHedged } from "./hedges.ts";
import { type MarkedNames, WHO, YOU } from "./marked-names.ts";
import { A_THING, ANY_THING, THE_THING, WHATEVER } from "./things.ts";

const WHOM = `(?<who>${WHO})(?!['’-])`;
/** A person without a name ("the old innkeeper", "a merchant"), up to the end of the clause. */
const SOMEBODY =
  "(?<role>(?:the|an?|one of the|his|her|their|your|my) (?:[\\p{Ll}’'-]+ ){0,3}?[\\p{Ll}’'-]{3,})(?=[,.;:!?]|$| (?:and|for|who|as|in|at|with|before|so|because|by|on|of) )";
const THEN = "(?: (?:then|now|quietly|slowly|carefully|silently|still|also|just|finally|gently))*";
/** A place with its preposition ("under the third stone in the yard"), up to the end of the clause. */
const WHERE =
  "(?<where>(?:in|into|inside|under|underneath|beneath|behind|on|onto|on top of|at|beside|near|by|among|between|within|down) (?!turn\\b|silence\\b|time\\b|case\\b|front of you\\b|surprise\\b|place\\b|once\\b|last\\b|first\\b|fact\\b|you\\b|it\\b|them\\b)[^,.;:!?“”]{3,60}?)(?=[,.;:!?]|$| (?:and|where|so that|before|while|until|as|when|because|for|to) )";

const GIVES =
  "(?:gives?|gave|hands?|handed|passes|passed|returns?|returned|sells?|sold|entrusts?|entrusted|lends?|lent|tosses|tossed|slides?|slid)";
const GIVES_TO =
  "(?:gives?|gave|hands?|handed|passes|passed|returns?|returned|sells?|sold|brings?|brought|delivers?|delivered|surrenders?|surrendered|entrusts?|entrusted)";
const TAKES =
  "(?:takes?|took|grabs?|grabbed|pockets?|pocketed|picks? up|picked up|steals?|stole|snatch(?:es|ed)?|accepts?|accepted|receives?|received|seizes?|seized|pulls? out|recovers?|recovered)";
const HAS = "(?:has|have|holds?|held|carries|carry|carried|wears?|wore|keeps?|kept|possess(?:es)?|possessed)";
const PUTS =
  "(?:hides?|hid|leaves?|left|drops?|dropped|puts?|places?|placed|bur(?:y|ies|ied)|stash(?:es|ed)?|locks?|locked|lays?|laid|conceals?|concealed|stows?|stowed|throws?|threw)";
const HIDES =
  "(?:hides?|hid|bur(?:y|ies|ied)|stash(?:es|ed)?|conceals?|concealed|stows?|stowed|locks? away|locked away|locks?|locked)";
const LIES =
  "(?:is|lies|lay|hangs|rests|sits|waits|stands|is hidden|lies hidden|is buried|is kept|is locked|was hidden|was left|was buried)";

const one = (source: string): RegExp => new RegExp(source, "u");
const SUBJECT = `(?<subject>${WHO})`;

/** Patterns with the thing, and with `who` has it now or `where` it is. If two patterns match, the first one counts. */
const PATTERNS: readonly RegExp[] = [
  // Somebody gives a thing to a person: "Hanne gives you the locket", "Mira gave Hanne her lamp".
  one(`${SUBJECT}${THEN} ${GIVES} (?:over |back )?${WHOM} (?:back )?${A_THING}`),
  // The receiver comes after "to": "you hand the locket to Hanne".
  one(`${SUBJECT}${THEN} ${GIVES_TO} ${A_THING}(?: back| over)? to (?:the |old |the (?:[\\p{Ll}’'-]+ ){1,3}?)?${WHOM}`),
  // Somebody puts a thing at a place: "you hide the key under the third stone".
  one(`${SUBJECT}${THEN} ${PUTS} ${THE_THING}(?: down| away| safely)? ${WHERE}`),
  // Somebody takes a thing and then puts it down: "Corvin takes the ledger and sets it on the table".
  one(`${SUBJECT}${THEN} ${TAKES} ${THE_THING},? (?:and|then) (?:then )?(?:${PUTS}|sets?) it(?: down| back)? ${WHERE}`),
  // Somebody takes or finds a thing: "Corvin takes the ledger".
  one(`(?<who>${WHO})${THEN} ${TAKES} ${THE_THING}`),
  one(`(?<who>${YOU}) (?:${TAKES}|finds?|found) ${A_THING}`),
  // A thing is at a place: "the key is in the chest".
  one(`(?:^|[,;:] |\\b(?:and|but|where) )${THE_THING} ${LIES} ${WHERE}`),
  // "Hanne still has the key". Not for "you": the sheet lists the player's own things.
  one(`(?<who>(?!${YOU})${WHO})${THEN} ${HAS} ${THE_THING}`),
  // "you hide the salt cellar in the well", "Hanne gives the salt cellar to Corvin". These verbs take only things as objects, so any noun is accepted
  // as a thing.
  one(`${SUBJECT}${THEN} ${HIDES} ${WHATEVER}(?: away)? ${WHERE}`),
  one(`${SUBJECT}${THEN} ${GIVES_TO} ${WHATEVER}(?: back| over)? to (?:the |old )?${WHOM}`),
];
/** The same with a receiver who has no name: "Mira sold the idol to a merchant". */
const TO_SOMEBODY: readonly RegExp[] = [
  one(`${SUBJECT}${THEN} ${GIVES_TO} ${A_THING}(?: back| over)? to ${SOMEBODY}`),
  one(`${SUBJECT}${THEN} ${GIVES_TO} ${WHATEVER}(?: back| over)? to ${SOMEBODY}`),
];
const ON_SUCH = one(`\\b(?:${HIDES}|${GIVES_TO})\\b`);
/** Parts of a person (a hand, a voice, a mind), in or on which no thing is stored. */
const OF_SOMEBODY =
  /\b(?:smile|voice|hands?|face|eyes|words|silence|laugh|cough|sleep|arms|skull|heart|mind|neck|back)$|\b(?:his|her|their|your|my) chest$/u;
const LOST = one(`${SUBJECT}${THEN} (?:loses?|lost) ${THE_THING}`);
const GONE = one(
  `(?:^|[,;:] |\\b(?:and|but) )${THE_THING} (?:is|was|has been) (?<fate>lost|stolen|destroyed|broken|burned|burnt|shattered)\\b`,
);

/** Words for a place that only the sentence before explains, so the place is unknown. */
const NOWHERE = /\b(?:it|them|him|this|that|here|there|together)$|\bof (?:it|them|him)\b/u;

/**
 * Who has a thing now, or where it is, as far as clear sentences say so. If two sentences disagree about a thing, the later one counts.
 * @param hero the character whom "you" means
 */
export function holdersIn(sentences: readonly string[], names: MarkedNames, hero: string): Claim[] {
  const claims = new Map<string, Claim>();
  for (const sentence of sentences) {
    const marked = names.mark(sentence).replace(/\b[Yy]ou\b(?!['’])/gu, YOU);
    if (!ANY_THING.test(marked) && !ON_SUCH.test(marked)) continue;
    const found = holderIn(marked);
    if (found === null || isHedged(marked, found.at)) continue;
    const about = found.thing.length === 1 ? names.nameOf(found.thing) : names.unmark(found.thing);
    // "between you and the door" is a position of the moment, not a place where the thing stays.
    if (found.value !== YOU && found.value.includes(YOU)) continue;
    const value = found.value === YOU ? hero : placed(names.unmark(found.value), hero);
    if (!fits(about) || !fits(value) || NOWHERE.test(value) || OF_SOMEBODY.test(value)) continue;
    claims.set(about.toLowerCase(), { sentence, state: { about, relation: "holder", value } });
  }
  return [...claims.values()];
}

/** Replaces "your" by the hero's name: "under your bed" becomes "under Mira's bed". */
const placed = (where: string, hero: string): string => where.replace(/\byour\b/gu, `${hero}'s`).trim();

function holderIn(marked: string): { readonly thing: string; readonly value: string; readonly at: number } | null {
  for (const pattern of [...PATTERNS, ...TO_SOMEBODY]) {
    const found = pattern.exec(marked);
    const { thing, named, who, where, role } = found?.groups ?? {};
    const about = thing ?? named;
    const value = who ?? where ?? role;
    if (found !== null && about !== undefined && value !== undefined) return { thing: about, value, at: found.index };
  }
  for (const pattern of [LOST, GONE]) {
    const found = pattern.exec(marked);
    const { thing, named, fate } = found?.groups ?? {};
    const about = thing ?? named;
    if (found !== null && about !== undefined) return { thing: about, value: fate ?? "lost", at: found.index };
  }
  return null;
}
