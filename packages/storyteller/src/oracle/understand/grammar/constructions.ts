import { pattern, storedPattern } from "../../patterns.ts";
import type { Clause, Phrase } from "./clause.ts";
import type { Sense } from "../lexicon/lexicon.ts";
import { DETERMINERS, PRONOUNS, words } from "../lexicon/words.ts";
import { nounKinds, verbIn } from "../lexicon/vocabulary.ts";

/** Reflexive pronouns, for motions such as "I wedge myself through the hatch", whatever the verb is. */
const REFLEXIVE = words("myself himself herself itself ourselves yourself");
const THROUGH = storedPattern("constructions through", "u");
const IN_PLACE = storedPattern("constructions in place", "u");
const SEATS = storedPattern("constructions seats", "u");

const WAY = storedPattern("constructions way", "u");
const NOT_A_JOURNEY = storedPattern("constructions not a journey", "u");

/** Books and similar things that the hero writes in: "I enter everything he said in my notebook". */
const WRITTEN_IN = storedPattern("constructions written in");
const WRITES = storedPattern("constructions writes", "u");

/** Verbs that move a thing to a place. If it is moved onto a foe, the act is a blow. */
const SENDS = storedPattern("constructions sends", "u");
const ONTO = storedPattern("constructions onto", "u");
/** Verbs that hand something over, if a person and then a thing follow. */
const HANDS = storedPattern("constructions hands", "u");

const names = (phrase: Phrase, kinds: readonly string[]): boolean =>
  phrase.mentions.some(({ entity }) => kinds.includes(entity.kind));

/** Verbs of speaking. With the words below, what is spoken is a prayer or a spell. */
const SAYS = storedPattern("constructions says", "u");
const PRAYERS = storedPattern("constructions prayers", "u");
const SPELLS = storedPattern("constructions spells", "u");

const DIVINE = storedPattern("constructions divine", "u");
const BESEECHES = storedPattern("constructions beseeches", "u");

/** "I beg the Ninth Sun for mercy": a holy being that is not in the scene is prayed to. */
const beseeches = (clause: Clause, lemma: string): boolean =>
  BESEECHES.test(lemma) &&
  clause.phrases.slice(0, 2).some(({ tokens }) => tokens.some(({ text }) => DIVINE.test(text))) &&
  !clause.phrases.some((phrase) => names(phrase, ["person", "foe"]));

const saidAloud = (clause: Clause, lemma: string): Sense | null => {
  if (!SAYS.test(lemma)) return null;
  const direct = clause.phrases.find(({ preposition }) => preposition === null)?.tokens.map(({ text }) => text) ?? [];
  if (
    direct.some((word) => PRAYERS.test(word)) ||
    clause.said.some((word) => pattern("constructions said aloud", "u").test(word))
  )
    return "pray";
  return direct.some((word) => SPELLS.test(word)) ? "cast" : null;
};

const writesInto = (clause: Clause, lemma: string): boolean =>
  WRITES.test(lemma) &&
  clause.phrases.some(
    ({ preposition, mentions }) =>
      (preposition === "in" || preposition === "into" || preposition === "on") &&
      mentions.some(
        ({ entity }) => (entity.kind === "item" || entity.kind === "thing") && WRITTEN_IN.test(entity.name),
      ),
  );

/** A thing is moved onto a foe, which is a blow: "I kick the table over onto the card cheat". */
const sentAtFoe = (clause: Clause, lemma: string): boolean =>
  SENDS.test(lemma) &&
  clause.phrases.some(
    (phrase) => phrase.preposition !== null && ONTO.test(phrase.preposition) && names(phrase, ["foe"]),
  ) &&
  clause.phrases.some((phrase) => phrase.preposition === null && phrase.tokens.length > 0 && !names(phrase, ["foe"]));

/** "I feed the fox a honey cake": a person or animal, and then a thing with its own article. */
function handsOver(clause: Clause, lemma: string): boolean {
  if (!HANDS.test(lemma)) return false;
  const object = clause.phrases.find(({ preposition }) => preposition === null);
  if (object === undefined) return false;
  const [first, second] = object.tokens;
  if (first !== undefined && second !== undefined && PRONOUNS.has(first.text))
    return DETERMINERS.has(second.text) || object.mentions.some(({ entity }) => entity.kind === "item");
  const who = object.mentions.find(({ entity }) => entity.kind === "person");
  if (who === undefined) return false;
  const said = object.tokens.map(({ text }) => text);
  const at = said.findLastIndex((word) => DETERMINERS.has(word) || word === "some" || /^\d+$/u.test(word));
  if (at <= 0) return false;
  const thing = object.mentions.some((mention) => mention !== who && mention.entity.kind !== "person");
  return thing || (!pattern("constructions hands over", "u").test(lemma) && at + 1 < said.length);
}

/** "I have Ulf sharpen it", "I get the boy to sing": the hero tells another person to do something. */
function bidsSomebody(clause: Clause, lemma: string): boolean {
  if (!/^(?:have|get|make)$/u.test(lemma)) return false;
  const object = clause.phrases.find(({ preposition }) => preposition === null);
  const who = object?.mentions.find(({ entity }) => entity.kind === "person");
  if (object === undefined || who === undefined) return false;
  const at = object.tokens.findIndex(({ text }) => who.entity.weights.has(text));
  const next = object.tokens[at + 1]?.text ?? "";
  return next !== "" && verbIn(next)?.form === "base" && nounKinds(next) === "";
}

const RUNS = storedPattern("constructions runs", "u");
/** The hero makes a machine work again, which is a repair (`craft`): "I get the radio talking again". */
const setsGoing = (clause: Clause, lemma: string): boolean =>
  pattern("constructions sets going", "u").test(lemma) &&
  clause.said.some((word) => RUNS.test(word)) &&
  clause.phrases.some((phrase) => phrase.preposition === null && names(phrase, ["thing", "item"]));

/**
 * The hero puts a thing down in front of a person, which is a gift: "I put my pounds on the counter in front of Dee", "I lay the ring at
 * her feet".
 */
const laysBefore = (clause: Clause, lemma: string): boolean =>
  pattern("constructions lays before", "u").test(lemma) &&
  clause.phrases.some(
    (phrase) => phrase.preposition === null && (names(phrase, ["item"]) || phrase.kinds.includes("m")),
  ) &&
  clause.phrases.some(
    (phrase) =>
      phrase.preposition !== null &&
      pattern("constructions lays before 3", "u").test(phrase.preposition) &&
      names(phrase, ["person"]),
  ) &&
  clause.said.some((word) => pattern("constructions lays before 2", "u").test(word));

/** "I call my mother", who is not in the scene: this needs a telephone. */
const CALLS = words("call phone ring text dial email message telephone");
const callsAway = (clause: Clause, lemma: string): boolean => {
  if (!CALLS.has(lemma)) return false;
  const object = clause.phrases.find(({ preposition }) => preposition === null);
  const here = object?.mentions.some(({ entity }) => entity.kind === "person" || entity.kind === "foe") ?? false;
  const away = pattern("constructions calls away", "u").test(object?.tokens[0]?.text ?? "");
  return (
    lemma === "text" ||
    lemma === "dial" ||
    (!here && away && clause.particles.length === 0 && /[pu]/u.test(object?.kinds ?? ""))
  );
};

/**
 * The meaning of a clause by its grammatical form alone, whatever its verb is: a reflexive motion, clearing a way, writing into a book,
 * throwing a thing at a foe or handing it to somebody. Null if the clause has no such form.
 */
export function constructionSense(clause: Clause, lemma: string): Sense | null {
  const [first = "", second = ""] = clause.said;
  if (REFLEXIVE.has(first) && THROUGH.test(second) && !IN_PLACE.test(lemma))
    return clause.said.some((word) => SEATS.test(word)) ? "rest" : "climb";
  if (writesInto(clause, lemma)) return "use";
  if (WAY.test(clause.said.slice(0, 3).join(" ")) && !NOT_A_JOURNEY.test(lemma)) return "travel";
  if (beseeches(clause, lemma)) return "pray";
  if (setsGoing(clause, lemma)) return "craft";
  if (laysBefore(clause, lemma)) return "give";
  if (bidsSomebody(clause, lemma)) return "talk";
  if (callsAway(clause, lemma)) return "use";
  if (sentAtFoe(clause, lemma)) return "fight";
  const said = saidAloud(clause, lemma);
  if (said !== null) return said;
  if (handsOver(clause, lemma)) return "give";
  return null;
}
