import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import { sumIn } from "../../moves/record/money.ts";
import type { Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import type { DeedKind, StepSort } from "../case-kinds.ts";
import { fillIn } from "../fill-in.ts";
import type { KeptCase, Step, Task } from "../kept-case.ts";
import { stepsOfAim } from "./parts-of-task.ts";
import { targetOf } from "./target.ts";

/** What stands in the way of a deed, by the player's own texts. */

const MOST = 4;
const LEAST = 2;
const WITH_GENERIC = 3;

/** Where a sentence says two things, each about somebody or something of its own. */
const JOINS =
  /(?<!\b(?:anybody|nobody|everybody|anyone|no one|nothing|none|all))(?:,|;|:)? (?:and|but|while|though|yet|so) (?=(?:he|she|it|they|the|her|his|their|its|nobody|no one|only|there|will|has|have|is|wants|refuses|needs|lacks)\b|\p{Lu})|; /u;

/** "It cracked in the great storm": a danger that is over. */
const PAST_DANGER = /\b(?:\p{Ll}+ed|broke|sank|fell|burnt) in the .*$/u;

interface Clause {
  readonly text: string;
  readonly who: LoreEntry | undefined;
}

/** A clause with its own subject: "she has sworn" is "Ragna has sworn". */
function clausesIn(turn: Turn, sentence: string): Clause[] {
  let last: LoreEntry | undefined;
  return sentence
    .replace(/[.!?]+$/u, "")
    .split(JOINS)
    .map((each) => {
      const person = entriesIn(turn.lore, each).find(
        (entry) => entry.kind === "person" && entry.proper && !isHero(turn.lore, entry),
      );
      const isHis = /^(?:he|she|they|his|her|their|will|has|have|is|wants|refuses|needs|lacks)\b/iu.test(each);
      const who = person ?? (isHis ? last : undefined);
      last = person ?? last;
      if (who === undefined || person !== undefined || !isHis) return { text: each, who };
      const name = shortName(who);
      const text = /^(?:he|she|they)\b/iu.test(each)
        ? each.replace(/^\p{L}+/u, name)
        : /^(?:his|her|their)\b/iu.test(each)
          ? each.replace(/^\p{L}+/u, `${name}’s`)
          : `${name} ${each}`;
      return { text, who };
    });
}

/** What a clause says stands in the way: its sort, its short name, and the thing it is about. */
function obstacleIn({ text, who }: Clause): { sort: StepSort; name: string; thing: string } | null {
  const name = who === undefined ? "" : shortName(who);
  const of = (what: string) => `${name}’s ${what}`;
  const is = (key: string) => pattern(`task ${key}`).exec(text);
  if (name !== "" && is("oath") !== null) return { sort: "agrees", name: of("oath"), thing: "" };
  const isRefused = name !== "" && is("refuses") !== null;
  // "Jarl Osk, the toll-keeper": a trade is no fee.
  const fee = pattern("task fee").exec(text.replace(/\b\p{L}+-(?:keeper|house|gate)s?\b/giu, ""))?.[1];
  if (name !== "" && (isRefused || is("wants") !== null) && (fee !== undefined || sumIn(text) !== null))
    return { sort: "agrees", name: of((fee ?? "price").replace(/s$/u, "")), thing: fee ?? "" };
  const broken = is("broken");
  if (broken !== null)
    return {
      sort: "mended",
      name: `the ${/^(?:down|fallen|not .*)$/u.test(broken[2] ?? "down") ? "broken" : broken[2]!} ${broken[1]!}`.replace(
        "the broken broken",
        "the broken",
      ),
      thing: broken[1]!,
    };
  const shut = is("shut");
  if (shut !== null) return { sort: "way", name: `the ${shut[2]!} ${shut[1]!}`, thing: shut[1]! };
  const missing = is("missing")?.[1];
  if (missing !== undefined && !/^\p{Lu}/u.test(missing))
    return { sort: "got", name: `the missing ${missing}`, thing: missing };
  const lacks = is("lacks")?.[1];
  if (lacks !== undefined && !pattern("task lacks nothing").test(lacks))
    return { sort: "got", name: `the missing ${lacks}`, thing: lacks };
  if (is("forbidden") !== null) return { sort: "rule", name: name === "" ? "what is forbidden" : of("ban"), thing: "" };
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

/** What the hero wants is no obstacle. */
const ofHero = (turn: Turn, sentence: string): boolean =>
  /\b(?:hero|aim|goal) (?:wants|is|has)\b/iu.test(sentence) ||
  (/\bwants to\b/u.test(sentence) && entriesIn(turn.lore, sentence).some((entry) => isHero(turn.lore, entry)));

/** Whether somebody is after the same, by the texts. */
const isRival = (clause: Clause, prize: ReadonlySet<string>): boolean =>
  clause.who !== undefined &&
  pattern("task rival").test(clause.text) &&
  (/\brival\b/iu.test(clause.text) || [...contentWords(clause.text)].some((word) => prize.has(word)));

/** Draws the task: two to four steps from the player's texts, and those of the kind of deed where the texts have too few. */
export function taskFor(turn: Turn, kept: KeptCase, kind: DeedKind): Task {
  const { steps, rival } = stepsOfTexts(turn, kept.aim, kept.prize.words, kind);
  for (const step of stepsOfAim(turn, kept.goal, steps)) steps.push(step);
  if (steps.length < LEAST) steps.push(...generic(turn, kept, kind, steps, rival));
  return { kind, steps, rival, at: targetOf(turn, kept), shown: false, begun: false };
}

/** The steps that the player's own texts have, and who is after the same. */
export function stepsOfTexts(
  turn: Turn,
  wanted: string,
  prizeWords: string,
  kind: DeedKind,
): { steps: Step[]; rival: string } {
  const prize = contentWords(prizeWords);
  const aim = contentWords(`${wanted} ${prizeWords}`);
  const sought = new Set(entriesIn(turn.lore, prizeWords).map(({ name }) => name));
  const found: (Step & { readonly worth: number })[] = [];
  let rival = "";
  for (const { text: sentence, source } of turn.lore.sentences) {
    if (source === "story" || source === "hero" || ofHero(turn, sentence) || sentence.length > 400) continue;
    for (const clause of clausesIn(turn, sentence)) {
      if (isRival(clause, prize)) {
        rival ||= clause.who!.name;
        continue;
      }
      const obstacle = obstacleIn(clause);
      if (obstacle === null || found.some(({ name }) => name === obstacle.name)) continue;
      const { who } = clause;
      // What is to be mended, or whom the aim is about, is the deed itself.
      const isDeed = obstacle.thing !== "" && [...contentWords(obstacle.thing)].every((word) => prize.has(word));
      if (isDeed && (kind === "make" || obstacle.sort === "got")) continue;
      if (who !== undefined && (sought.has(who.name) || fateOf(turn.lore, who) !== null)) continue;
      const shared = [...contentWords(sentence)].filter((word) => aim.has(word)).length;
      found.push({
        name: obstacle.name.slice(0, 120),
        text: capitalise(clause.text).slice(0, 300),
        sort: obstacle.sort,
        person: who?.name ?? "",
        thing: obstacle.thing.slice(0, 80),
        place: entriesIn(turn.lore, clause.text).find((each) => each.kind === "place")?.name ?? "",
        sum: obstacle.sort === "agrees" ? (sumIn(clause.text) ?? 0) : 0,
        state: "open",
        ways: [],
        worth: Math.min(2, shared) + (source === "notes" ? 1 : 0) + (obstacle.sort === "agrees" ? 0.5 : 0),
      });
    }
  }
  const best = new Set(found.toSorted((a, b) => b.worth - a.worth).slice(0, MOST));
  const steps = found.filter((each) => best.has(each)).map(({ worth: _, ...step }): Step => step);
  return { steps, rival };
}

function generic(turn: Turn, kept: KeptCase, kind: DeedKind, own: readonly Step[], rival: string): Step[] {
  const people = turn.people.filter(
    (each) =>
      each.kind === "person" &&
      each.proper &&
      each.name !== rival &&
      fateOf(turn.lore, each) === null &&
      !kept.prize.words.includes(shortName(each)) &&
      own.every(({ person }) => person !== each.name),
  );
  return cases()
    .tasks.generic[kind].flatMap(({ name, sort, text }): Step[] => {
      const isOf = /\{person\}/iu.test(`${name} ${text}`);
      const who = isOf ? people.shift() : undefined;
      if (isOf && who === undefined) return [];
      const more = { person: who === undefined ? "" : shortName(who), step: "", thing: "", place: "", other: "" };
      const said = fillIn(turn, kept, name, more);
      return [
        {
          name: (kindOfNoun(said.split(" ")[0]!) === null ? said : `the ${said}`).slice(0, 120),
          text: "",
          sort,
          person: who?.name ?? "",
          thing: "",
          place: "",
          sum: 0,
          state: "open",
          ways: [],
        },
      ];
    })
    .slice(0, WITH_GENERIC - own.length);
}
