import { idiomSense } from "./idiom-match.ts";
import { words } from "./lexicon/words.ts";
import type { Clause, Phrase } from "./clause.ts";
import { singular } from "./inflection.ts";
import { FRAMES } from "./lexicon/frames.ts";
import type { Sense } from "./lexicon/verbs.ts";
import { plainSense } from "./vocabulary.ts";

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
    rules = (Object.hasOwn(FRAMES, lemma) ? (FRAMES[lemma] ?? "") : "")
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

const objects = (clause: Clause): readonly Phrase[] => clause.phrases.filter(({ preposition }) => preposition === null);

const has = (phrases: readonly Phrase[], words: readonly string[]): boolean =>
  phrases.some(({ tokens }) => tokens.some(({ text }) => words.includes(text) || words.includes(singular(text))));

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

/** "I wedge myself through the hatch", whatever the verb. */
const REFLEXIVE = /^(?:myself|himself|herself|itself|ourselves|yourself)$/u;
const THROUGH = /^(?:through|past|between|under|over|across|up|along|onto|into|out|down)$/u;

const MY_WAY = /^(?:my|our|his|her|its|their) way\b/u;
const NOT_A_JOURNEY = words("lose bar block know see light ask give have clear stand get be");

/** Books and the like that the hero writes in: "I enter everything he said in my notebook". */
const WRITTEN_IN = /note|diary|journal|log|ledger|guest book|sketchbook|recorder|data pad/iu;
const WRITES = words(
  "take put get enter set copy add note record mark scribble list keep make commit transfer paste stick log draw collect capture preserve save store",
);

const writesInto = (clause: Clause, lemma: string): boolean =>
  WRITES.has(lemma) &&
  clause.phrases.some(
    ({ preposition, mentions }) =>
      (preposition === "in" || preposition === "into" || preposition === "on") &&
      mentions.some(
        ({ entity }) => (entity.kind === "item" || entity.kind === "thing") && WRITTEN_IN.test(entity.name),
      ),
  );

/**
 * Whether a verb of many senses was left with the one it has when nothing beside it decides.
 * @param fight whether the scene has foes
 */
export function isFallback(clause: Clause, fight: boolean): boolean {
  const lemma = clause.verb?.lemma ?? "";
  if (idiomSense(lemma, clause.said) !== null) return false;
  const rules = rulesOf(lemma);
  const rule = rules.find(({ conditions }) => conditions.every((condition) => holds(condition, clause, fight)));
  return rule !== undefined && rule.conditions.length === 0 && rules.length > 2;
}

/**
 * What a clause does, by its verb and what stands beside it; null where its verb is unknown.
 * @param fight whether the scene has foes
 */
export function senseOf(clause: Clause, fight: boolean): Sense | null {
  const lemma = clause.verb?.lemma;
  if (lemma === undefined) return null;
  const idiom = idiomSense(lemma, clause.said);
  if (idiom !== null) return idiom;
  if (REFLEXIVE.test(clause.said[0] ?? "") && THROUGH.test(clause.said[1] ?? "")) return "climb";
  if (writesInto(clause, lemma)) return "use";
  if (MY_WAY.test(clause.said.slice(0, 3).join(" ")) && !NOT_A_JOURNEY.has(lemma)) return "travel";
  for (const rule of rulesOf(lemma))
    if (rule.conditions.every((condition) => holds(condition, clause, fight))) return rule.sense;
  return plainSense(lemma) ?? null;
}
