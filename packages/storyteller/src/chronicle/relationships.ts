import type { Claim } from "./claim.ts";
import type { Line } from "./dialogue.ts";
import { isHedged } from "./hedges.ts";
import { type MarkedNames, WHO, YOU } from "./marked-names.ts";
import { ABOUT_YOU, BINDING_VERBS, BONDS, KINSHIP, ONLY_ABOUT, PASSIVE_VERBS } from "./relation-words.ts";

/** An insertion such as ", the miller," between a name and the verb. */
const APPOSITION = "(?:, [^,.;:]{1,50},)?";
const HOW = "(?: (?:now|still|also|always|secretly|truly|openly|dearly|deeply|long|both))*";
const THE = "(?:the |old |young )*";
/** Requires that the name ends here: "owes Corvin's brother" is about the brother and not about Corvin. */
const END = "(?!['’][sS]|['’](?= )|[-\\p{L}]| \\p{Lu})";
const ADJECTIVES = "(?:(?!of\\b|and\\b|or\\b)\\p{Ll}+ ){0,2}?";
const WHOM = `${THE}(?<to>${WHO})${END}`;

const one = (source: string): RegExp => new RegExp(source, "u");

/** Patterns with groups `from` and `to`, and `bond` if a word of the sentence is the type of the relationship. */
const BONDED: readonly RegExp[] = [
  // A relationship after "is": "Hanne is Corvin's elder sister", "Hanne is the captain of the Salt Watch".
  one(
    `(?<from>${WHO})${APPOSITION} (?:is|was|remains|became|becomes)${HOW} ${THE}(?<to>${WHO})['’]s? ${ADJECTIVES}(?<bond>${BONDS})(?![-\\p{L}'’])`,
  ),
  one(
    `(?<from>${WHO})${APPOSITION} (?:is|was|remains|became|becomes)${HOW} (?:the |a |an )?${ADJECTIVES}(?<bond>${BONDS}) (?:of|to) ${WHOM}`,
  ),
  // A relationship between commas: "Hanne, Corvin's sister, …", "Hanne, captain of the Salt Watch, …".
  one(`(?<from>${WHO}), ${THE}(?<to>${WHO})['’]s? ${ADJECTIVES}(?<bond>${BONDS})(?=[,.;:!])`),
  one(`(?<from>${WHO}), (?:the |a |an )?${ADJECTIVES}(?<bond>${BONDS}) (?:of|to) ${WHOM}(?=[,.;:!])`),
  // A relationship before the name: "Corvin's sister Hanne".
  one(
    `(?<!(?:and|or|,) )(?<to>${WHO})['’]s? ${ADJECTIVES}(?<bond>${KINSHIP}),? (?<from>${WHO})${END}(?!,? (?:and|or) )`,
  ),
];

const VERBS = BINDING_VERBS.map(
  ([type, verbs]) => [type, one(`(?<from>${WHO})${APPOSITION}${HOW} (?:${verbs}) ${WHOM}`)] as const,
);
const PASSIVES = PASSIVE_VERBS.map(
  ([type, verbs]) =>
    [
      type,
      one(
        `(?<to>${WHO})${APPOSITION} (?:is|was|has been|had been|were|are)${HOW} (?:${verbs}) by ${THE}(?<from>${WHO})${END}`,
      ),
    ] as const,
);
const ANY_VERB = one(`(?:${BINDING_VERBS.map(([, verbs]) => verbs).join("|")}) ${THE}${WHO}`);
const ANY_PASSIVE = one(` by ${THE}${WHO}`);
const ANY_BOND = one(`\\b(?:${BONDS})\\b`);
const TWO = one(`${WHO}.*${WHO}`);

/**
 * Relationships between two named people, as far as clear sentences say so. It is careful rather than complete.
 * @param sentences the game master's own words; quotations are only somebody's claim
 * @param hero the character whom "you" means
 */
export function relationshipsIn(sentences: readonly string[], names: MarkedNames, hero: string): Claim[] {
  return sentences.flatMap((sentence) => {
    const marked = names.mark(sentence).replace(/\byou\b/gu, YOU);
    return TWO.test(marked) ? relationshipsOf(marked, sentence, names, hero) : [];
  });
}

function relationshipsOf(marked: string, sentence: string, names: MarkedNames, hero: string): Claim[] {
  const claims = new Map<string, Claim>();
  const add = (type: string, found: RegExpExecArray | null) => {
    const { from, to, bond } = found?.groups ?? {};
    if (found === null || from === undefined || to === undefined || isHedged(marked, found.index)) return;
    const said = bond === undefined ? type : `${bond} of`;
    if (to === YOU && !ABOUT_YOU.includes(said)) return;
    const wanted = Object.hasOwn(ONLY_ABOUT, said) ? ONLY_ABOUT[said] : undefined;
    if (wanted !== undefined && !wanted.includes(names.typeOf(to) ?? "person")) return;
    const [one, other] = [from, to].map((mark) => (mark === YOU ? hero : names.nameOf(mark)));
    if (one === undefined || other === undefined || one === other || claims.has(`${one}\n${other}\n${said}`)) return;
    claims.set(`${one}\n${other}\n${said}`, { sentence, relationship: { from: one, to: other, type: said } });
  };
  if (ANY_BOND.test(marked)) for (const pattern of BONDED) add("", pattern.exec(marked));
  if (ANY_VERB.test(marked)) for (const [type, pattern] of VERBS) add(type, pattern.exec(marked));
  if (ANY_PASSIVE.test(marked)) for (const [type, pattern] of PASSIVES) add(type, pattern.exec(marked));
  return [...claims.values()];
}

/** Patterns for what speakers say about themselves: "Hanne is my sister", "I serve the Salt Watch". */
const OF_ONESELF: readonly (readonly [type: string, speakerIs: "from" | "to", RegExp])[] = [
  ["", "to", one(`(?<other>${WHO})${APPOSITION} (?:is|was) my ${ADJECTIVES}(?<bond>${KINSHIP})(?![-\\p{L}'’])`)],
  ["", "to", one(`\\b[Mm]y ${ADJECTIVES}(?<bond>${KINSHIP}),? (?<other>${WHO})${END}`)],
  ["", "from", one(`\\b(?:I am|I['’]m) ${THE}(?<other>${WHO})['’]s? ${ADJECTIVES}(?<bond>${BONDS})(?![-\\p{L}'’])`)],
  [
    "",
    "from",
    one(`\\b(?:I am|I['’]m) (?:the |a |an )?${ADJECTIVES}(?<bond>${BONDS}) (?:of|to) ${THE}(?<other>${WHO})${END}`),
  ],
  ["serves", "from", one(`\\bI(?: have)? (?:serve|served|work for) ${THE}(?<other>${WHO})${END}`)],
  ["owes", "from", one(`\\bI owe ${THE}(?<other>${WHO})${END}`)],
  ["hates", "from", one(`\\bI (?:hate|loathe|despise) ${THE}(?<other>${WHO})${END}`)],
  ["loves", "from", one(`\\bI love ${THE}(?<other>${WHO})${END}`)],
];

export function relationshipsSpoken(line: Line, names: MarkedNames): Claim[] {
  const { words, whole } = line;
  if (line.speaker === null) return [];
  const speaker = names.unmark(names.mark(line.speaker));
  const marked = names.mark(words);
  return OF_ONESELF.flatMap(([type, speakerIs, pattern]) => {
    const found = pattern.exec(marked);
    const { other, bond } = found?.groups ?? {};
    if (found === null || other === undefined || isHedged(marked, found.index)) return [];
    const otherName = names.nameOf(other);
    if (otherName === speaker) return [];
    const [from, to] = speakerIs === "from" ? [speaker, otherName] : [otherName, speaker];
    return [{ sentence: whole, line, relationship: { from, to, type: bond === undefined ? type : `${bond} of` } }];
  });
}
