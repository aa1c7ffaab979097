import { pattern, sourceOf, storedPattern, type StoredPattern } from "../../patterns.ts";
import type { Clause, Phrase } from "../grammar/clause.ts";
import type { Entity, EntityKind, Mention } from "../entities.ts";
import type { Act } from "../reading.ts";

const PEOPLE: readonly EntityKind[] = ["person", "foe"];
const THINGS: readonly EntityKind[] = ["thing", "item", "exit", "person", "foe"];

/** Acts whose target is a person. */
const TO_PEOPLE = storedPattern("targets to people", "u");
const GOING: ReadonlySet<Act> = new Set<Act>(["travel", "flee"]);
const BODY: ReadonlySet<Act> = new Set<Act>(["sneak", "climb"]);
/** Prepositions before the instrument or the purpose of an act, and so not before its target. */
const ASIDE = storedPattern("targets aside", "u");
const whereto = (): string[] => sourceOf("targets whereto").split("|");

const FORCED = storedPattern("targets forced", "u");

const of = (phrases: readonly Phrase[], kinds: readonly EntityKind[]): Mention | undefined =>
  phrases.flatMap(({ mentions }) => mentions).find(({ entity }) => kinds.includes(entity.kind));

/** The mention that names the target of a clause's act. Null if there is none. */
export function mentionFor(act: Act, clause: Clause): Mention | null {
  const direct = clause.phrases.filter(({ preposition }) => preposition === null);
  const aside = clause.phrases.filter(({ preposition }) => preposition !== null && ASIDE.test(preposition));
  const toward = clause.phrases.filter(({ preposition }) => preposition !== null && !ASIDE.test(preposition));
  const rest = [...toward, ...aside];
  const by = (prepositions: readonly string[]): readonly Phrase[] =>
    clause.phrases.filter(({ preposition }) => preposition !== null && prepositions.includes(preposition));
  if (TO_PEOPLE.test(act)) {
    const about = clause.phrases.filter(({ preposition }) => pattern("targets about", "u").test(preposition ?? ""));
    const near = clause.phrases.filter((phrase) => !about.includes(phrase));
    const person = of(direct, PEOPLE) ?? of(near, PEOPLE);
    if (person !== undefined) return person;
    if (clause.actor !== null && clause.subject === "other") return clause.actor;
    if (act === "give") return of([...direct, ...near], ["thing", "item", "elsewhere"]) ?? null;
    // A dagger that the hero buys is not the dagger that the hero carries.
    const sells = pattern("targets mention for", "u").test(clause.verb?.lemma ?? "");
    if (act === "buy")
      return of([...direct, ...near], sells ? ["thing", "item", "elsewhere"] : ["thing", "elsewhere"]) ?? null;
    const called = pattern("targets mention for 2", "u").test(clause.verb?.lemma ?? "");
    const meant = act === "talk" && !called ? undefined : of(about, PEOPLE);
    return meant ?? of(near, ["elsewhere"]) ?? null;
  }
  if (act === "fight")
    return (
      of(direct, ["foe"]) ??
      of(rest, ["foe"]) ??
      of(direct, ["person"]) ??
      of(toward, ["person"]) ??
      of([...direct, ...toward], ["thing"]) ??
      null
    );
  if (GOING.has(act)) {
    for (const preposition of ["to", "into", null, ...whereto()]) {
      const way = of(
        clause.phrases.filter((phrase) => phrase.preposition === preposition),
        ["exit", "elsewhere"],
      );
      if (way !== undefined) return way;
    }
    return act === "flee"
      ? (of(rest, ["exit", "thing"]) ?? null)
      : (of([...direct, ...toward], THINGS) ?? of(aside, ["exit"]) ?? null);
  }
  if (BODY.has(act)) {
    const ways = clause.phrases.filter(
      ({ preposition }) =>
        preposition === null ||
        ["to", "into", "onto", "up", "in", "inside", "down", "toward", "towards"].includes(preposition),
    );
    return (
      of(ways, ["exit"]) ??
      of([...direct, ...toward], ["thing", "exit"]) ??
      of([...direct, ...toward], THINGS) ??
      of(aside, act === "climb" ? ["thing", "exit"] : PEOPLE) ??
      null
    );
  }
  if (act === "take") return of(direct, ["thing", "item"]) ?? of(direct, THINGS) ?? of(rest, THINGS) ?? null;
  if (act === "look" || act === "search") {
    const about = clause.phrases.filter(
      ({ preposition }) => preposition !== null && ["with", "using", "about", "without"].includes(preposition),
    );
    const seen = clause.phrases.filter((phrase) => !about.includes(phrase));
    // "I shine my torch on the mural": the hero looks at the mural, so the mural is the target.
    if (clause.verb?.lemma !== "look" && of(direct, ["item"]) !== undefined && act === "look") {
      const lit = of(toward, ["thing", "person", "foe", "exit"]);
      if (lit !== undefined) return lit;
    }
    return of(seen, [...THINGS, "elsewhere"]) ?? of(about, ["thing", "item", "person", "foe"]) ?? null;
  }
  // "I wedge the crowbar under the grate": the grate is the target.
  if (act === "use" && FORCED.test(clause.verb?.lemma ?? "") && of(direct, ["item"]) !== undefined) {
    const worked = of(toward, ["thing", "exit"]);
    if (worked !== undefined) return worked;
  }
  if (act === "use" && clause.said.some((word) => pattern("targets mention for 3", "u").test(word))) {
    const page = of(rest, ["item", "thing"]);
    if (page !== undefined) return page;
  }
  if (act === "cast") return of(direct, [...PEOPLE, "thing", "exit"]) ?? of(rest, [...PEOPLE, "thing", "exit"]) ?? null;
  // A person whom the hero waits for is not a target.
  if (act === "wait") return null;
  if (act === "perform")
    return (
      of(direct, ["thing", "item"]) ??
      of([...direct, ...by(["to", "for", "before", "at", "with", "in"])], PEOPLE) ??
      of(by(["on", "at", "with", "to", "in", "before", "by", "beside"]), ["thing", "item", "exit"]) ??
      null
    );
  if (act === "pray")
    return of(direct, THINGS) ?? of(by(["before", "at", "by", "beside", "over", "to", "under"]), THINGS) ?? null;
  if (act === "craft") {
    const work = clause.phrases.filter(
      ({ preposition }) => preposition !== null && !pattern("targets mention for 4", "u").test(preposition),
    );
    return of(direct, [...THINGS, "elsewhere"]) ?? of(work, THINGS) ?? null;
  }
  // The person after "on" is the target: "I put my mask on the boy".
  if (act === "use" && pattern("targets mention for 5", "u").test(clause.verb?.lemma ?? "")) {
    const whom = of(by(["on", "around", "over", "onto"]), PEOPLE);
    if (whom !== undefined) return whom;
  }
  return of(direct, [...THINGS, "elsewhere"]) ?? of(rest, [...THINGS, "elsewhere"]) ?? null;
}

/** The instrument of an act: something after "with" or "using", or something that the hero carries. */
export function instrumentOf(clause: Clause, target: Entity | null): string | null {
  for (const { preposition, mentions, tokens } of clause.phrases) {
    if (preposition !== "with" && preposition !== "using") continue;
    const [mention] = mentions;
    if (mention !== undefined && mention.entity !== target && mention.entity.kind !== "person")
      return mention.entity.name;
    const said = tokens.map(({ text }) => text).filter((text) => !pattern("targets instrument of", "u").test(text));
    if (mention === undefined && said.length > 0) return said.join(" ");
  }
  const carried = clause.phrases
    .flatMap(({ mentions }) => mentions)
    .find(({ entity }) => entity.kind === "item" && entity !== target);
  return carried?.entity.name ?? null;
}

const WAYS: readonly (readonly [StoredPattern, StoredPattern])[] = [
  [storedPattern("targets ways", "u"), storedPattern("targets ways 2")],
  [storedPattern("targets ways 3", "u"), storedPattern("targets ways 4")],
  [storedPattern("targets ways 5", "u"), storedPattern("targets ways 6")],
];

/** The exit that a journey without a name takes ("I go upstairs"). Null unless exactly one exit fits. */
export function wayOut(clause: Clause, exits: readonly string[]): string | null {
  const said = [clause.verb?.lemma ?? "", ...clause.said].join(" ");
  for (const [words, way] of WAYS) {
    if (!words.test(said)) continue;
    const fits = exits.filter((exit) => way.test(exit));
    if (fits.length === 1) return fits[0] ?? null;
  }
  return null;
}
