import { filledPattern, pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { sumIn } from "../../moves/record/money.ts";
import { BY, type Turn } from "../../turn.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { personIn } from "../../moves/people/who.ts";
import type { DeedKind } from "../case-kinds.ts";
import type { KeptCase, Step, Task } from "../kept-case.ts";
import { type Clause, clausesIn, ofHero } from "./clauses-of-texts.ts";
import { generic, LEAST } from "./generic-steps.ts";
import { moreObstacle, type Obstacle } from "./more-obstacles.ts";
import { stepsOfAim } from "./parts-of-task.ts";
import { isNotYetMet } from "./persuaded.ts";
import { targetOf } from "./target.ts";
import { whatChanges } from "./what-changes.ts";

/** What stands in the way of a deed, by the player's own texts. */

const MOST = 6;
/** So many, where they are read loosely. */
const MOST_LOOSE = 4;
const ENOUGH = 3;

/** "It cracked in the great storm": a danger that is over. */
const PAST_DANGER = /\b(?:\p{Ll}+ed|broke|sank|fell|burnt) in the .*$/u;

const bareOf = (noun: string): string =>
  // "The only boat strong enough".
  noun.split(" ").find((word) => pattern("task rides").test(word)) !== undefined && !pattern("task rides").test(noun)
    ? noun
        .split(" ")
        .slice(0, noun.split(" ").findIndex((word) => pattern("task rides").test(word)) + 1)
        .join(" ")
    : noun.replace(pattern("read-steps bare of", "u"), "");

/** What a clause says stands in the way: its sort, its short name, and the thing it is about. */
function obstacleIn({ text, who }: Clause): Obstacle | null {
  const name = who === undefined ? "" : shortName(who);
  const of = (what: string) => `${name}’s ${what}`;
  const is = (key: string) => pattern(`task ${key}`).exec(text);
  if (name !== "" && is("oath") !== null) return { sort: "agrees", name: of("oath"), thing: "" };
  const what = (key: string): string | undefined => {
    const found = is(key)?.[1];
    return found === undefined ? undefined : `the ban on ${found}`;
  };
  const isRefused = name !== "" && is("refuses") !== null;
  // "Jarl Osk, the toll-keeper": a trade is no fee.
  const fee = pattern("task fee").exec(text.replace(pattern("read-steps obstacle in", "giu"), ""))?.[1];
  if (name !== "" && (isRefused || is("wants") !== null) && (fee !== undefined || sumIn(text) !== null))
    return { sort: "agrees", name: of((fee ?? "price").replace(/s$/u, "")), thing: fee ?? "" };
  const held = is("held fast");
  if (name !== "" && held !== null) return { sort: "way", name: `the ${held[1]!}`, thing: held[2]! };
  const [, whole, part] = is("lacks part") ?? [];
  if (name === "" && whole !== undefined && part !== undefined)
    return { sort: "mended", name: `the missing ${part}`, thing: whole };
  const own = is("owns only")?.[1];
  // "The only wrench that", "the best leather in": without the word after it.
  if (name !== "" && own !== undefined && !pattern("read-steps obstacle in 2", "u").test(own))
    return {
      sort: pattern("task rides").test(bareOf(own)) ? "agrees" : "got",
      name: of(bareOf(own)),
      thing: bareOf(own),
    };
  const [, state, piece] = is("has broken") ?? [];
  if (state !== undefined && piece !== undefined && !pattern("task body").test(piece))
    return { sort: "mended", name: `the ${state} ${piece}`, thing: piece };
  const broken = is("broken");
  // "The carrier has broken his leg": somebody's bone is nothing that can be mended.
  if (broken !== null && !pattern("read-steps obstacle in 3", "u").test(text))
    return {
      sort: "mended",
      name: `the ${pattern("read-steps obstacle in 4", "u").test(broken[2] ?? "down") ? "broken" : broken[2]!} ${broken[1]!}`.replace(
        "the broken broken",
        "the broken",
      ),
      thing: broken[1]!,
    };
  const locked = is("has shut");
  if (locked !== null)
    return {
      sort: "way",
      name: `the ${locked[1]!} ${locked[2]!}`,
      thing: locked[2]!,
    };
  const shut = is("shut");
  if (shut !== null) {
    const way = shut[1]!.replace(/^only /u, "").replace(pattern("read-steps obstacle in 5", "u"), "");
    const is = shut[2]!
      .replace(pattern("read-steps obstacle in 6", "u"), "lost")
      .replace(pattern("read-steps obstacle in 7", "u"), "broken");
    return { sort: "way", name: `the ${is} ${way}`, thing: way };
  }
  const missing = is("missing")?.[1];
  if (missing !== undefined && !/^\p{Lu}/u.test(missing))
    return { sort: "got", name: `the missing ${missing}`, thing: missing };
  const lacks = is("lacks")?.[1];
  if (lacks !== undefined && !pattern("task lacks nothing").test(lacks))
    return { sort: "got", name: `the missing ${lacks}`, thing: lacks };
  if (is("forbidden") !== null)
    return { sort: "rule", name: name === "" ? (what("forbidden what") ?? "what is forbidden") : of("ban"), thing: "" };
  if (isRefused && is("admits none") !== null) return { sort: "rule", name: of("rule"), thing: "" };
  if (isRefused) return { sort: "agrees", name: of("refusal"), thing: "" };
  const guards = name === "" ? null : pattern("task guards", "u").exec(text);
  if (guards !== null) return { sort: "way", name: of("watch"), thing: guards[1]?.trim() ?? "" };
  if (name !== "" && is("only") !== null) return { sort: "agrees", name: of("help"), thing: "" };
  const danger = pattern("task danger").exec(text.replace(pattern("task until"), "").replace(PAST_DANGER, ""))?.[1];
  if (danger !== undefined) return { sort: "danger", name: `the ${danger}`, thing: danger };
  if (is("dares") !== null) return { sort: "danger", name: "what nobody dares", thing: "" };
  if (name !== "" && is("wants") !== null) return { sort: "agrees", name: `what ${name} wants`, thing: "" };
  return null;
}

/** Whether somebody is after the same, by the texts. */
const isRival = (clause: Clause, prize: ReadonlySet<string>): boolean =>
  clause.who?.kind === "person" &&
  pattern("task rival").test(clause.text) &&
  (pattern("read-steps is rival").test(clause.text) || [...contentWords(clause.text)].some((word) => prize.has(word)));

/** Draws the task: two to four steps from the player's texts, and those of the kind of deed where the texts have too few. */
export function taskFor(turn: Turn, kept: KeptCase, kind: DeedKind): Task {
  const { steps, rival } = stepsOfTexts(turn, kept.aim, kept.prize.words, kind);
  for (const step of stepsOfAim(turn, kept.goal, steps)) steps.push(step);
  if (steps.length < LEAST) steps.push(...generic(turn, kept, kind, steps, rival));
  if (kind === "bring") isElsewhere(turn, kept);
  if (kind === "persuade") isNotYetMet(turn, kept);
  return { kind, steps, rival, at: targetOf(turn, kept, kind), shown: false, begun: false };
}

/** Who is to be brought home is where the texts have them, and never where the hero sets out. */
function isElsewhere(turn: Turn, { prize }: KeptCase): void {
  const who = personIn(turn, prize.words);
  const here = turn.memo.visited[0] ?? turn.place;
  if (who === undefined) return;
  const place = turn
    .about(who)
    .filter(({ source }) => source !== "story" && source !== "hero")
    .map(({ text }) => placeInside(turn, text))
    .find((each) => each !== "" && !isSamePlace(each, here));
  if (place === undefined) return;
  turn.memo.places[who.name] = place;
  turn.change({
    type: "scene_changed",
    by: BY,
    present: (turn.story.scene?.present ?? []).filter((name) => turn.entry(name).name !== who.name),
  });
  turn.change({ type: "cast_changed", by: BY, name: who.name, place: place.slice(0, 120) });
}

/** The steps that the player's own texts have, and who is after the same. */
function stepsOfTexts(
  turn: Turn,
  wanted: string,
  prizeWords: string,
  kind: DeedKind,
): { steps: Step[]; rival: string } {
  const prize = contentWords(prizeWords);
  const aim = contentWords(`${wanted} ${prizeWords}`);
  const sought = new Set(entriesIn(turn.lore, prizeWords).map(({ name }) => name));
  const found: (Step & { readonly worth: number; readonly sentence: string })[] = [];
  let rival = "";
  const plainly = (clause: Clause) => (clause.who?.kind === "creature" ? null : obstacleIn(clause));
  // Where the texts do not plainly say enough, a looser reading has somebody's fear, a sum, the weather, an animal.
  const loosely = ({ text, who }: Clause) =>
    who !== undefined && (found.some(({ person }) => person === who.name) || turn.lore.companions.includes(who.name))
      ? null
      : moreObstacle(
          text,
          who,
          [...contentWords(text)].some((word) => prize.has(word)),
        );
  const gather = (read: (clause: Clause) => Obstacle | null, most: number) => {
    for (const { text: sentence, source } of turn.lore.sentences) {
      if (source === "story" || source === "hero" || ofHero(turn, sentence) || sentence.length > 400) continue;
      for (const clause of clausesIn(turn, sentence)) {
        if (isRival(clause, prize)) {
          rival ||= clause.who!.name;
          continue;
        }
        const obstacle = found.length < most ? read(clause) : null;
        if (obstacle === null || found.some(({ name }) => name === obstacle.name)) continue;
        // What holds down the one who is to be brought home is nobody's.
        const who = obstacle.sort === "way" && pattern("task held fast").test(clause.text) ? undefined : clause.who;
        // Who keeps the only wrench and speaks to nobody is one thing in the way, and not two.
        const same = found.find(
          (each) =>
            each.person === who?.name && each.sentence === sentence && pattern("task owns only").test(each.text),
        );
        if (same !== undefined && obstacle.sort === "agrees") {
          // Whose boat it is has sworn not to sail: it is the oath.
          if (same.sort === "agrees") {
            same.name = obstacle.name;
            same.thing = obstacle.thing;
            same.after = whatChanges("agrees", capitalise(shortName(who!)), obstacle.thing, clause.text).slice(0, 160);
          }
          same.text = capitalise(sentence.replace(/[.!?]+$/u, "")).slice(0, 300);
          continue;
        }
        // What is to be mended, or whom the aim is about, is the deed itself.
        const isDeed = obstacle.thing !== "" && [...contentWords(obstacle.thing)].every((word) => prize.has(word));
        if (isDeed && (kind === "make" || obstacle.sort === "got" || obstacle.sort === "danger")) continue;
        // "Brigadier refuses to leave the boat": that of an animal which is to come along is in the way.
        const isDeedItself = who !== undefined && sought.has(who.name) && obstacle.sort !== "coaxed";
        if (isDeedItself || (who !== undefined && fateOf(turn.lore, who) !== null)) continue;
        const shared = [...contentWords(sentence)].filter((word) => aim.has(word)).length;
        found.push({
          name: obstacle.name.slice(0, 120),
          text: capitalise(clause.text).slice(0, 300),
          sort: obstacle.sort,
          person: who?.name ?? "",
          thing: obstacle.thing.slice(0, 80),
          place: placeOf(turn, clause.text, obstacle.thing),
          after: whatChanges(
            obstacle.sort,
            who === undefined ? "" : capitalise(shortName(who)),
            obstacle.thing,
            clause.text,
          ).slice(0, 160),
          price: null,
          sum: obstacle.sort === "agrees" || sumIn(obstacle.thing) !== null ? (sumIn(clause.text) ?? 0) : 0,
          state: "open",
          ways: [],
          sentence,
          worth: Math.min(2, shared) + (source === "notes" ? 1 : 0) + (obstacle.sort === "agrees" ? 0.5 : 0),
        });
      }
    }
  };
  gather(plainly, Number.POSITIVE_INFINITY);
  if (found.length < ENOUGH) gather(loosely, MOST_LOOSE);
  // A road that is gone, somewhere, is what the story is like where enough else stands in the way.
  const enough =
    found.length > ENOUGH ? found.filter((each) => each.sort !== "way" || each.person + each.place !== "") : found;
  const best = new Set(enough.toSorted((a, b) => b.worth - a.worth).slice(0, MOST));
  const steps = found.filter((each) => best.has(each)).map(({ worth: _, sentence: __, ...step }): Step => step);
  return { steps, rival };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** "On the far side of the saddle, in the hospice": what stands after "in" is where it is. Empty where nothing does. */
const placeInside = (turn: Turn, text: string): string =>
  entriesIn(turn.lore, text).find(
    ({ kind, name }) =>
      kind === "place" &&
      filledPattern("read-steps place inside", "iu", escaped(name.replace(/^the /iu, ""))).test(text),
  )?.name ?? "";

/** Where it is: the place that the sentence names beside the thing itself. */
function placeOf(turn: Turn, text: string, thing: string): string {
  const inside = placeInside(turn, text);
  if (inside !== "") return inside;
  const places = entriesIn(turn.lore, text).filter(({ kind }) => kind === "place");
  const words = contentWords(thing);
  return (places.find(({ name }) => ![...contentWords(name)].some((word) => words.has(word))) ?? places[0])?.name ?? "";
}
