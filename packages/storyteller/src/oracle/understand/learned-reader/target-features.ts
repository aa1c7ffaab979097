import { storedPattern } from "../../patterns.ts";
import { singular } from "#english/inflection";
import { SPEECH } from "../deeds/deed.ts";
import type { Entity, Mention } from "../entities.ts";
import { PREPOSITIONS } from "../lexicon/words.ts";
import { type Message, namedTokens } from "./message.ts";
import type { Act, Meaning } from "../reading.ts";
import { nounKinds, verbIn } from "../lexicon/vocabulary.ts";
import { likenessOf } from "./likeness.ts";
import { fits, type StandIn, standFor } from "./stands.ts";
import { usesIn } from "./uses.ts";

const SECOND_PERSON = /^(?:you|your|yours)$/u;
/** Words that separate one deed from the next. */
const PARTING = storedPattern("target-features parting", "u");
/** Words that may come between a preposition and its noun. The search backwards from the noun skips them. */
const WITHIN = storedPattern("target-features within", "u");
const NOT = storedPattern("target-features not", "u");
const somebody = ({ kind }: Entity): boolean => kind === "person" || kind === "foe";

/** The position of a name in its sentence. */
interface Place {
  /** The preposition before it, "subject", "object", "called" (a name between punctuation marks), "owner" ("Anna's") or "start". */
  readonly role: string;
  /** The verb to which the name belongs. */
  readonly verb: string;
  readonly spoken: boolean;
  readonly denied: boolean;
  /** How many deeds come before it: 0, 1 or 2. */
  readonly clause: number;
}

/** A possible target of the act, with its features in this message. The entity is null for the candidate "no target". */
export interface Candidate {
  readonly entity: Entity | null;
  /** Features whose weights are the same for all acts. */
  readonly plain: readonly string[];
  /** Features whose weights are learned for each act separately. */
  readonly byAct: readonly string[];
}

function placeOf({ tokens, spoken }: Message, start: number, end: number): Place {
  const before = tokens[start - 1];
  const after = tokens[end];
  let clause = 0;
  let denied = false;
  let verb = "";
  for (let at = 0; at < start; at++) {
    const word = tokens[at]?.text ?? "";
    if (PARTING.test(word)) {
      if (verb !== "") clause++;
      verb = "";
      denied = false;
    }
    if (NOT.test(word)) denied = true;
    if (verb === "" || tokens[at - 1]?.text === "to") verb = verbIn(word)?.lemma ?? verb;
  }
  let at = start - 1;
  while (at >= 0 && at > start - 4 && WITHIN.test(tokens[at]?.text ?? "")) at--;
  const preposition = tokens[at]?.text ?? "";
  const closed = after === undefined || after.mark;
  const opened = before === undefined || before.mark;
  const own = tokens[end - 1]?.text.endsWith("'s") === true && !closed;
  const role = own
    ? "owner"
    : opened && closed
      ? "called"
      : PREPOSITIONS.has(preposition)
        ? preposition
        : opened && verb === ""
          ? "start"
          : verb !== ""
            ? "object"
            : "subject";
  return { role, verb, spoken: spoken[start] ?? false, denied, clause: Math.min(clause, 2) };
}

/** A word that means an entity without naming it: a pronoun, or "the man". */
interface Stand {
  readonly word: StandIn;
  readonly place: Place;
  readonly at: number;
}

/** The first stand-in word of each kind, outside the names. */
function standsIn(message: Message, covered: ReadonlySet<number>): readonly Stand[] {
  const found: Stand[] = [];
  for (const [at, { text }] of message.tokens.entries()) {
    if (covered.has(at)) continue;
    const word = standFor(text);
    if (word !== undefined && found.every((other) => other.word !== word))
      found.push({ word, place: placeOf(message, at, at + 1), at });
  }
  return found;
}

/** How much of an entity's name the message contains. */
const amountOf = ({ weight, rivals }: Mention): string =>
  rivals.length > 0 ? "shared" : weight >= 1.4 ? "full" : weight >= 0.9 ? "head" : weight >= 0.55 ? "alias" : "part";

/** Whether one of two words contains the other: "trap" for a trapdoor, "noticeboard" for a notice. */
const inside = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a) || a.endsWith(b) || b.endsWith(a));

/** The words of an entity by what they say of it. */
interface Words {
  /** Those that name it or a part of it. */
  readonly own: readonly string[];
  /** The kinds of thing that the words which name it can mean, each once in their order. */
  readonly sorts: readonly string[];
}

const wordsOfEntities = new WeakMap<Entity["weights"], Words>();

function wordsOf({ weights }: Entity): Words {
  const known = wordsOfEntities.get(weights);
  if (known !== undefined) return known;
  const made = {
    own: [...weights].flatMap(([word, weight]) => (weight >= 0.5 ? [word] : [])),
    sorts: [...new Set([...weights].flatMap(([word, weight]) => (weight >= 1 ? nounKinds(word).split("") : [])))],
  };
  wordsOfEntities.set(weights, made);
  return made;
}

/**
 * How similar an entity's name is to words of the message that name nothing.
 * @param kinds the kinds of thing that these words can mean
 */
function nearness(entity: Entity, words: readonly string[], kinds: ReadonlySet<string>): string {
  const { weights } = entity;
  let best = 0;
  for (const word of words) best = Math.max(best, weights.get(word) ?? 0);
  if (best >= 0.6) return "touched";
  if (best > 0) return "brushed";
  const { own, sorts } = wordsOf(entity);
  if (words.some((word) => own.some((one) => inside(one, word)))) return "inside";
  if (sorts.some((kind) => kinds.has(kind))) return "same kind";
  return words.some(
    (word) => word.length >= 4 && own.some((one) => one.length >= 4 && one.slice(0, 4) === word.slice(0, 4)),
  )
    ? "same letters"
    : "none";
}

/** How many of some values are the same. */
function counts<T>(values: Iterable<T>): ReadonlyMap<T, number> {
  const found = new Map<T, number>();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}

/** All possible targets in a scene, each name once, and last null for no target. */
export function targetsIn({ entities }: Message): readonly (Entity | null)[] {
  const byName = new Map<string, Entity>();
  for (const entity of entities)
    if (entity.kind !== "hero" && entity.kind !== "place" && !byName.has(entity.name)) byName.set(entity.name, entity);
  return [...byName.values(), null];
}

/**
 * All possible targets in a scene, and "no target", each with its features for the learned reader of targets.
 * @param rules what the hand-written rules read
 */
export function candidatesOf(message: Message, rules: Meaning & { readonly sure: boolean }): readonly Candidate[] {
  const { entities, mentions, tokens, scene } = message;
  const named = mentions.filter(({ entity }) => entity.kind !== "hero");
  const first = new Map<Entity, { mention: Mention; rank: number }>();
  for (const [rank, mention] of named.entries()) {
    if (!first.has(mention.entity)) first.set(mention.entity, { mention, rank });
    for (const rival of mention.rivals) if (!first.has(rival)) first.set(rival, { mention, rank });
  }
  const covered = namedTokens(message);
  const stands = standsIn(message, covered);
  const loose = tokens.flatMap(({ text, mark }, at) =>
    mark || covered.has(at) || text.length < 3 || (verbIn(text) !== null && nounKinds(text) === "")
      ? []
      : [singular(text)],
  );
  const kindsNamed = [...new Set([...first.keys()].map(({ kind }) => kind))].toSorted().join("+") || "none";
  const you = tokens.some(({ text }) => SECOND_PERSON.test(text)) ? "you" : "";
  const spoken = message.spoken.includes(true) ? "spoken" : "told";
  const firstVerb = tokens.map(({ text }) => verbIn(text)?.lemma).find((lemma) => lemma !== undefined) ?? "";
  const people = new Set(named.filter(({ entity }) => somebody(entity)).map(({ entity }) => entity));
  const kindsOfLoose = new Set(loose.flatMap((word) => nounKinds(word).split("")));
  const nearOf = new Map(entities.map((entity) => [entity, nearness(entity, loose, kindsOfLoose)]));
  const nears = counts(nearOf.values());
  const kinds = counts(entities.map(({ kind }) => kind));
  const firstFoe = entities.find(({ kind }) => kind === "foe");
  const likeness = likenessOf(message);
  const uses = usesIn(message);
  const used = Math.max(0, ...[...uses.values()].map((use) => use.words));
  const one: Candidate[] = [];
  for (const entity of targetsIn(message)) {
    if (entity === null) continue;
    const { kind, name } = entity;
    const found = first.get(entity);
    const stand = stands.find(({ word }) => fits(entity, word) !== "no");
    const same = kinds.get(kind) ?? 0;
    const alone = same === 1 ? "only" : same === 2 ? "two" : "many";
    const sorts = somebody(entity) ? [] : wordsOf(entity).sorts;
    const plain: string[] = sorts.map((sort) => `v ${firstVerb} ${found === undefined ? "un" : ""}named sort ${sort}`);
    const byAct: string[] = [kind, ...sorts.map((sort) => `sort ${sort} ${found !== undefined}`)];
    const ruled = rules.target === name;
    if (found !== undefined) {
      const { mention, rank } = found;
      const place = placeOf(message, mention.start, mention.end);
      const amount = mention.entity === entity ? amountOf(mention) : "rival";
      const order = rank === 0 ? "first" : rank === named.length - 1 ? "last" : "mid";
      const ofKind = named.slice(0, rank).filter((other) => other.entity.kind === kind).length;
      plain.push(
        `m ${amount}`,
        `m ${amount} ${kind}`,
        `v ${place.verb} ${kind} ${place.role}`,
        `v ${firstVerb} ${kind}`,
        `role ${place.role}`,
        `role ${kind} ${place.role} ${place.spoken}`,
        `order ${order} ${kind}`,
        `ofkind ${Math.min(ofKind, 2)} ${kind}`,
        ...(place.denied ? [`denied`, `denied ${kind}`] : []),
      );
      byAct.push(
        `m ${kind}`,
        `m ${kind} ${place.role}`,
        `m ${kind} clause ${place.clause}`,
        `m ${kind} ${place.spoken ? "spoken" : "told"}`,
        `m ${kind} ${ofKind === 0 ? "first" : "later"}`,
        `m ${kind} of ${kindsNamed}`,
        `order ${order}`,
      );
    } else if (stand !== undefined) {
      const { word, place, at } = stand;
      const fit = fits(entity, word);
      const rivals = entities.filter(
        (other) => other !== entity && fits(other, word) !== "no" && other.kind !== "hero",
      );
      const surer = rivals.filter((other) => fits(other, word) === "surely").length;
      const earlier = named.filter((other) => other.end <= at && fits(other.entity, word) !== "no").length;
      const near = nearOf.get(entity) ?? "none";
      const rival = surer > 0 ? "surer" : rivals.length === 0 ? "none" : rivals.length === 1 ? "one" : "more";
      plain.push(
        `stand ${word} ${fit} ${rival} ${Math.min(earlier, 1)}`,
        `stand ${word} ${kind} ${place.role}`,
        `stand ${kind} ${alone} ${rivals.some((other) => other.kind !== kind && somebody(other))}`,
        `near ${near}`,
        `near ${near} ${kind}`,
      );
      if (fit === "maybe" && kind === "person") plain.push(`stand ${word} ${entity.name.split(" ")[0]?.at(-1) ?? ""}`);
      byAct.push(`stand ${word} ${kind} ${fit}`, `stand ${kind} ${rival}`, `stand ${kind} ${kindsNamed}`);
      if (entity === firstFoe) byAct.push("first foe");
    } else {
      const near = nearOf.get(entity) ?? "none";
      const others = (nears.get(near) ?? 1) - 1;
      if (near !== "none") plain.push(`near ${near} ${Math.min(others, 2)}`);
      plain.push(
        `near ${near}`,
        `near ${near} ${kind}`,
        `unnamed ${kind} ${kindsNamed}`,
        `v ${firstVerb} unnamed ${kind}`,
      );
      byAct.push(
        `unnamed ${kind} ${alone}`,
        `unnamed ${near}`,
        `unnamed ${kind} ${near} ${named.length > 0 ? "others" : "none"}`,
      );
      if (somebody(entity)) {
        const here = people.size > 0 ? "others named" : alone;
        plain.push(`unnamed ${kind} ${here} ${spoken} ${you}`);
        byAct.push(`unnamed ${kind} ${here} ${spoken}`);
        if (entity === firstFoe) byAct.push("first foe");
      }
    }
    const like = likeness.get(entity);
    if (like !== undefined && found === undefined) {
      const others = named.length > 0 ? "others" : "none";
      const amount = like.order === "first" ? like.amount : Math.min(like.amount, 3);
      plain.push(`like ${amount} ${like.order} ${others}`, `like verb ${like.verb} ${others}`);
      byAct.push(`like ${Math.min(amount, 5)} ${others}`);
    }
    const use = uses.get(entity);
    if (use !== undefined && use.words > 0) {
      const how = found === undefined ? (named.length > 0 ? "others" : "none") : "named";
      plain.push(
        `use ${use.words} ${use.order} ${how}`,
        `use ${use.rare} ${use.verb} ${use.order} ${how}`,
        `use ${kind} ${use.order} ${how}`,
      );
      byAct.push(`use ${use.order} ${how}`, `use ${use.rare} ${how}`);
    } else if (used > 0) byAct.push(`use none ${found === undefined ? "un" : ""}named`);
    if (ruled)
      plain.push(
        "rules",
        `rules ${rules.sure}`,
        `rules ${kind}`,
        `rules ${found !== undefined ? "named" : stand !== undefined ? "stand" : "unnamed"} ${kind}`,
      );
    if (ruled) byAct.push("rules", `rules as ${rules.act}`);
    one.push({ entity, plain, byAct });
  }
  const ruled = rules.target === null;
  one.push({
    entity: null,
    plain: [
      "nobody",
      `nobody ${kindsNamed}`,
      `nobody ${spoken} ${you}`,
      `nobody v ${firstVerb}`,
      `nobody people ${Math.min(scene.people.length, 2)} ${scene.foes.length > 0}`,
      `nobody loose ${Math.min(loose.length, 3)}`,
      `nobody like ${likeness.best}`,
      `nobody use ${used} ${kindsNamed}`,
      ...(ruled ? ["nobody rules", `nobody rules ${rules.sure}`, `nobody rules ${kindsNamed}`] : []),
    ],
    byAct: [
      "nobody",
      `nobody named ${Math.min(named.length, 2)}`,
      `nobody ${kindsNamed}`,
      `nobody stand ${stands[0]?.word ?? "none"}`,
      `nobody people ${Math.min(scene.people.length, 2)} ${people.size > 0}`,
      `nobody use ${used}`,
      ...(ruled ? ["nobody rules", `nobody rules as ${rules.act}`] : []),
    ],
  });
  return one;
}

/** The features of a candidate that are used for every act. */
export const sharedFeatures = ({ plain, byAct }: Candidate): readonly string[] => [...plain, ...byAct];

/** What the features of a candidate begin with for one act. */
export const beginningsFor = (act: Act): readonly string[] => (SPEECH.has(act) ? ["speech|", `${act}|`] : [`${act}|`]);

/** The features of a candidate for one act. */
export const featuresForAct = ({ byAct }: Candidate, act: Act): readonly string[] =>
  beginningsFor(act).flatMap((beginning) => byAct.map((feature) => beginning + feature));
