import { EntityType, type MemoryState } from "#contracts/memory/items";

import { type Claim, fits } from "./claim.ts";
import { isHedged } from "./hedges.ts";
import { type MarkedNames, WHO, YOU } from "./marked-names.ts";
import { TRADE } from "./roles.ts";

const APPOSITION = "(?:, [^,.;:]{1,50},)?";
const NOW = "(?: (?:now|still|also|already|only|again))*";
const END = "(?=[,.;:!—]|$| (?:and|but|for|because|again|now|once more|here|of|in|at|who|by|to) ?)";
const SUBJECT = `(?<subject>${WHO})(?!['’-])`;
const ADJECTIVES = "(?:(?!of\\b|and\\b|or\\b)[\\p{Ll}-]+ ){0,2}?";

const ROLE = `${ADJECTIVES}${TRADE}(?: of the \\p{L}+(?: \\p{Lu}\\p{L}+)?)?(?![-\\p{L}'’])`;

type Relation = Extract<MemoryState["relation"], "role" | "allegiance" | "attitude" | "want">;
const one = (relation: Relation, source: string, of: readonly EntityType[] = ["person", "creature"]) => ({
  relation,
  pattern: new RegExp(source, "u"),
  of,
});

/**
 * Patterns with groups `subject` and `value`. `of` lists the entity types that fit: for an allegiance, the types of its `value`; otherwise
 * the types of the `subject`. So a person can side with a person or a faction, but can join only a faction.
 */
const PATTERNS: readonly ReturnType<typeof one>[] = [
  one(
    "role",
    `${SUBJECT}${APPOSITION} (?:(?:is|becomes|became|remains)${NOW} (?:the |an? )|(?:works as|serves as|was made|was named|was appointed|is made|is named) (?:the |an? )?)(?<value>${ROLE})`,
  ),
  one(
    "role",
    `(?<!\\b(?:of|in|at|to|from|by|near|into) (?:the )?)${SUBJECT}, (?:the |an? )(?<value>${ADJECTIVES}${TRADE})(?=[,.;])`,
  ),
  one(
    "allegiance",
    `${SUBJECT}${APPOSITION}${NOW} (?:swears? (?:fealty|allegiance|loyalty) to|swore (?:fealty|allegiance|loyalty) to|is${NOW} loyal to|is${NOW} sworn to) (?:the )?(?<value>${WHO})(?!['’-])`,
    // All types are allowed, because nobody swears to a place or a thing. "The Salt Margravine" was read as a place only because
    // "Margravine" is no known word.
    EntityType.options,
  ),
  one(
    "allegiance",
    `${SUBJECT}${APPOSITION}${NOW} (?:pledges? (?:\\p{L}+ )?to|sides? with|goes over to|went over to|defects to|defected to) (?:the )?(?<value>${WHO})(?!['’-])`,
    ["person", "faction"],
  ),
  one(
    "allegiance",
    `${SUBJECT}${APPOSITION}${NOW} (?:joins|joined|has joined|is one of|is a member of|belongs to) (?:the )?(?<value>${WHO})(?!['’-])`,
    ["faction"],
  ),
  one(
    "attitude",
    `${SUBJECT}${APPOSITION}${NOW} (?<value>(?:no longer )?(?:trusts|distrusts|mistrusts|likes|dislikes|hates|fears|respects|despises|suspects|loves|admires|resents) ${YOU})${END}`,
  ),
  one("attitude", `${SUBJECT}${APPOSITION} (?:has )?(?<value>(?:forgives|forgave|forgiven) ${YOU})${END}`),
  one(
    "attitude",
    `${SUBJECT}${APPOSITION} is${NOW} (?<value>(?:\\p{Ll}+ )?(?:grateful|friendly|hostile|angry|furious|loyal|devoted|cold|indebted|suspicious) (?:to|towards?|with|of|at) ${YOU})${END}`,
  ),
  one(
    "want",
    `${SUBJECT}${APPOSITION}${NOW} wants (?:nothing more than |only |above all )?(?<value>to (?!(?:say|speak|ask|look|laugh|cry|know|believe|hear|talk|tell|go on|see|think|smile|scream|sit|be)\\b)[^,.;:!?“”]{4,80}?)(?=[,.;:!?]|$| (?:and|but|because|while) )`,
  ),
];
const WORTH_READING = new RegExp(
  `\\b(?:${TRADE}|trusts|distrusts|mistrusts|likes|dislikes|hates|fears|respects|despises|suspects|loves|admires|resents|forg[ia]ve[sn]?|grateful|friendly|hostile|angry|furious|loyal|devoted|cold|indebted|suspicious|wants|fealty|allegiance|loyalty|sworn|sides?|joins|joined|over to|defect\\p{Ll}+|pledges?|belongs|member|one of)\\b`,
  "u",
);

/**
 * What a person's role is, to whom they are loyal, how they feel about "you", and what they want, as far as clear sentences say so. If two
 * sentences say different things, the later one counts.
 * @param hero the character whom "you" means
 */
export function bearingIn(sentences: readonly string[], names: MarkedNames, hero: string): Claim[] {
  const claims = new Map<string, Claim>();
  for (const sentence of sentences) {
    if (!WORTH_READING.test(sentence)) continue;
    const marked = names.mark(sentence).replace(/\byou\b(?!['’])/gu, YOU);
    for (const { relation, pattern, of } of PATTERNS) {
      const found = pattern.exec(marked);
      const { subject, value } = found?.groups ?? {};
      if (found === null || subject === undefined || value === undefined) continue;
      if (isHedged(hedgeable(marked, value), found.index) || subject === YOU) continue;
      const judged = relation === "allegiance" ? value : subject;
      if (!of.includes(names.typeOf(judged) ?? "person")) continue;
      const about = names.nameOf(subject);
      const said = names.unmark(value.replaceAll(YOU, hero)).trim();
      if (fits(about) && fits(said))
        claims.set(`${about}\n${relation}`, { sentence, state: { about, relation, value: said } });
    }
  }
  return [...claims.values()];
}

/**
 * The words "no longer" in "no longer trusts you" are part of the value and not a denial, so they are removed before the test for hedges.
 */
const hedgeable = (marked: string, value: string): string =>
  value.startsWith("no longer ") ? marked.replace("no longer ", "") : marked;
