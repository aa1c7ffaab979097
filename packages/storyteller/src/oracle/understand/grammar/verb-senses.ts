import { storedPattern } from "../../patterns.ts";
import { idiomSense } from "../lexicon/idiom-match.ts";
import type { Clause, Phrase } from "./clause.ts";
import { constructionSense } from "./constructions.ts";
import { singular } from "#english/inflection";
import { lexicon, type Sense } from "../lexicon/lexicon.ts";
import { words } from "../lexicon/words.ts";
import { plainSense } from "../lexicon/vocabulary.ts";

interface Condition {
  readonly negated: boolean;
  readonly sign: "=" | "*" | "+" | "^" | "@" | "#" | "!";
  readonly values: readonly string[];
}

interface Rule {
  readonly conditions: readonly Condition[];
  readonly sense: Sense;
}

const SIGNS = "=*+^@#";

function parseCondition(source: string): Condition {
  const negated = source.startsWith("!");
  let text = negated ? source.slice(1) : source;
  if (text === "fight" || text === "calm") return { negated: (text === "calm") !== negated, sign: "!", values: [] };
  if (text.startsWith("=@")) text = text.slice(1);
  const sign = SIGNS.includes(text[0] ?? "") ? (text[0] as Condition["sign"]) : "*";
  const rest = SIGNS.includes(text[0] ?? "") ? text.slice(1) : text;
  return {
    negated,
    sign,
    values: sign === "@" || sign === "#" ? rest.split("") : rest.split(",").flatMap((word) => [word, singular(word)]),
  };
}

const compiled = new Map<string, readonly Rule[]>();

function rulesOf(lemma: string): readonly Rule[] {
  let rules = compiled.get(lemma);
  if (rules === undefined) {
    const { frames } = lexicon();
    rules = (Object.hasOwn(frames, lemma) ? (frames[lemma] ?? "") : "")
      .split(";")
      .filter((text) => text.trim() !== "")
      .map((text) => {
        const cut = text.lastIndexOf(">");
        return {
          conditions: (cut === -1 ? "" : text.slice(0, cut)).split(" ").filter(Boolean).map(parseCondition),
          sense: text.slice(cut + 1).trim() as Sense,
        };
      });
    compiled.set(lemma, rules);
  }
  return rules;
}

/** Verbs whose object may come after a particle: "I whip out my katana". */
const PARTICLE_VERBS = storedPattern("verb-senses particle verbs", "u");
const PARTICLES = words("out off away back");

const objects = ({ phrases, verb }: Clause): readonly Phrase[] =>
  phrases.filter(
    ({ preposition }, at) =>
      preposition === null || (at === 0 && PARTICLES.has(preposition) && PARTICLE_VERBS.test(verb?.lemma ?? "")),
  );

const has = (phrases: readonly Phrase[], any: readonly string[]): boolean =>
  phrases.some(({ tokens }) => tokens.some(({ text }) => any.includes(text) || any.includes(singular(text))));

function holds({ negated, sign, values }: Condition, clause: Clause, fight: boolean): boolean {
  const test = (): boolean => {
    switch (sign) {
      case "!":
        return fight;
      case "=":
        return has(objects(clause), values);
      case "*":
        return values.some((word) => clause.words.has(word));
      case "+":
        return clause.particles.some((word) => values.includes(word)) || values.includes(clause.next);
      case "^":
        return values.includes(clause.next);
      case "@": {
        const direct = objects(clause);
        if (values.includes("n") && direct.every(({ tokens }) => tokens.length === 0)) return true;
        return direct.some(({ kinds }) => values.some((kind) => kinds.includes(kind)));
      }
      case "#":
        return clause.phrases.some(
          ({ preposition, kinds }) => preposition !== null && values.some((kind) => kinds.includes(kind)),
        );
    }
  };
  return test() !== negated;
}

/** The sense of a clause, and what it is based on. */
export interface SenseReading {
  readonly sense: Sense;
  /** What decided: an idiom, the form of the clause, the words around the verb, or the verb alone. */
  readonly by: "idiom" | "construction" | "frame" | "fallback" | "verb";
}

/**
 * The sense of a clause, by its verb and the words around it. Null if the verb is unknown.
 * @param fight whether the scene has foes
 */
export function senseOf(clause: Clause, fight: boolean): SenseReading | null {
  const lemma = clause.verb?.lemma;
  if (lemma === undefined) return null;
  const thing = clause.phrases.find(({ preposition }) => preposition === null)?.mentions.at(0)?.entity.kind;
  const somebody = clause.phrases.some(({ kinds }) => /[pfua]/u.test(kinds));
  const onThing = thing === "thing" || thing === "item" || thing === "exit";
  const idiom = idiomSense(lemma, clause.said, somebody && !onThing);
  const built = constructionSense(clause, lemma);
  if (built === "craft") return { sense: built, by: "construction" };
  if (idiom !== null) return { sense: idiom, by: "idiom" };
  if (built !== null) return { sense: built, by: "construction" };
  const rules = rulesOf(lemma);
  for (const { conditions, sense } of rules)
    if (conditions.every((condition) => holds(condition, clause, fight)))
      return { sense, by: conditions.length > 0 ? "frame" : rules.length > 2 ? "fallback" : "verb" };
  const sense = plainSense(lemma);
  return sense === undefined ? null : { sense, by: "verb" };
}
