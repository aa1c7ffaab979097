import { contentWords, isGroupNoun, kindOfNoun } from "../lore/nouns.ts";
import { nounIn } from "../words/noun-in.ts";
import type { Turn } from "../turn.ts";
import { cases } from "./case-content.ts";
import { filledPattern, hasPattern, pattern } from "../../patterns.ts";
import { plainLineOf } from "./fill-in.ts";
import { aboutThing } from "./thing-named.ts";

/** Small answers to looks and questions: what a door is like, what the crowd does. They are no clues, and are remembered. */

const single = (word: string): string =>
  pattern("details single", "u").test(word)
    ? word
    : word.replace(/ies$/u, "y").replace(pattern("details single 2", "u"), "");

/** The noun that a text is about, and what it opens with: the mud of "out over the mud on the quay", and not the quay. */
function headsOf(text: string): string[] {
  const [phrase = "", ...rest] = text
    .replace(pattern("details opens", "u"), "")
    .split(pattern("details breaks", "u"))
    .map((each) => each.match(/\p{L}+/gu) ?? [])
    .filter((words) => words.length > 0)
    .map((words) => words.join(" "));
  const head = phrase.split(" ").at(-1) ?? "";
  const of = pattern("details parts", "u").test(head) ? [rest[0]?.split(" ").at(-1) ?? ""] : [];
  // "Tide tables" are no table.
  return pattern("details compounds", "u").test(phrase) ? ["letter"] : [head, ...of, text.trim().split(" ")[0] ?? ""];
}

/** What is looked at, by the key of the details; null where nothing is written for it. */
function keyIn(text: string): string | null {
  const { details } = cases();
  // What is done is no noun: "look", "open".
  const nouns = headsOf(text.toLowerCase().replace(pattern("details key in", "u"), "")).map(single);
  for (const noun of nouns) {
    const own = Object.keys(details).find((key) => key === noun || single(key) === noun);
    if (own !== undefined) return own;
  }
  for (const noun of nouns) {
    const like = Object.keys(details).find(
      (key) => hasPattern(`like ${key}`) && pattern(`like ${key}`, "u").test(noun),
    );
    if (like !== undefined) return like;
  }
  return null;
}

const STATES = ["broken", "torn", "burnt", "empty", "gone", "locked", "stopped", "wet"] as const;

/** The key of what is seen of a thing that is broken, empty or locked by the look or the player's texts; undefined where it is whole by them. */
function stateOf(turn: Turn, text: string, thing: string): string | undefined {
  const head = [...contentWords(thing)].at(-1)!;
  const isIn = filledPattern("thing in state", "iu", head);
  const [state = ""] =
    pattern("thing state").exec(text) ??
    pattern("thing state").exec(
      turn.lore.written.flatMap((each) => (each.words.has(head) ? [isIn.exec(each.text)?.[0] ?? ""] : [])).join(),
    ) ??
    [];
  const kind = STATES.find((each) => state !== "" && pattern(`state ${each}`).test(state));
  return kind === undefined ? undefined : `state ${kind}`;
}

/** The key of what a look shows for which nothing else is written: somebody, a thing, or the place. */
export function sightOf(text: string): string {
  const head = nounIn(text).split(" ").at(-1)!;
  const kind = kindOfNoun(head);
  return isGroupNoun(head) ? "crowd" : kind === "person" ? "face" : head === "" || kind === "place" ? "room" : "thing";
}

/** A small answer about what a text names, the same where it was asked before; empty where nothing is written for it. */
export function detailOf(turn: Turn, text: string, otherwise = ""): string {
  const kept = turn.memo.case;
  const about = aboutThing(turn, text);
  const key =
    (about["thing"] === undefined ? undefined : stateOf(turn, text, about["thing"])) ??
    keyIn(text) ??
    (cases().details[otherwise] === undefined ? null : otherwise);
  if (key === null) return "";
  const place = `detail ${key} ${turn.place} ${[...contentWords(text)].toSorted().join(" ")}`.slice(0, 120);
  const before = turn.memo.settled.find((each) => each.key === place);
  if (before !== undefined) return before.answer;
  // Each is said once in a story: a second room is not like the first.
  const left = cases().details[key]?.filter((each) => !turn.wasSaid(typeof each === "string" ? each : each.text));
  const line = plainLineOf(turn, left, about);
  if (line === "") return "";
  turn.memo.settled.push({ key: place, answer: line.slice(0, 400) });
  turn.log(line.slice(0, 180));
  if (kept !== null)
    kept.last = {
      what: "detail",
      id: place,
      log: line.slice(0, 400),
      by: "",
      brought: "",
      way: "look",
      turn: turn.brief.number,
    };
  turn.moved = true;
  return line;
}
