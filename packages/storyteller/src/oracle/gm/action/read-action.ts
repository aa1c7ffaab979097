import { readIntent } from "./read-intent.ts";
import type { Intent } from "./verbs.ts";
import { wordsOf } from "./words.ts";

/** Something the story knows by name that a player may mean. */
export interface Known {
  readonly name: string;
  /** Other words it goes by: a person's role, a place's kind. */
  readonly alias: string;
  readonly kind: "person" | "place" | "thing" | "foe";
  readonly here: boolean;
}

/** How it is done, where the words say so. */
export type Manner = "careful" | "bold" | "kind" | "harsh" | "sly" | "plain";

/** A player's message, understood as far as an oracle can. */
export interface Action {
  readonly intent: Intent;
  readonly manner: Manner;
  readonly target: Known | null;
  /** What it is done to, ready to stand in a sentence ("the old desk", "your sister"), or empty. At most five words. */
  readonly object: string;
  /** What a talk is about, ready to stand after "about", or empty. At most six words. */
  readonly topic: string;
  /** A question to the oracle that yes or no can answer. */
  readonly yesNo: boolean;
}

const MANNERS: readonly (readonly [Manner, RegExp])[] = [
  [
    "careful",
    /\b(?:careful|carefully|slow|slowly|cautious|cautiously|quiet|quietly|gently|patiently|warily|closely)\b/u,
  ],
  [
    "bold",
    /\b(?:bold|boldly|brave|bravely|reckless|recklessly|quickly|fast|suddenly|furious|furiously|loud|loudly|hard)\b/u,
  ],
  [
    "harsh",
    /\b(?:threaten|threatens|menace|intimidate|demand|angry|angrily|harsh|harshly|coldly|interrogate|command|blackmail|scare)\b/u,
  ],
  ["sly", /\b(?:lie|bluff|deceive|trick|pretend|feign|con|sly|slyly|secretly|casually|innocent|innocently)\b/u],
  [
    "kind",
    /\b(?:kind|kindly|polite|politely|warm|warmly|smile|smiling|friendly|soft|softly|thank|please|reassure|comfort|calm)\b/u,
  ],
];

/** Understands a message. Never throws; what it echoes is short, plain and in Latin letters. */
export function readAction(text: string, known: readonly Known[]): Action {
  const words = wordsOf(text);
  const someoneHere = known.some(({ kind, here }) => kind === "person" && here);
  const { intent, after } = readIntent(words, someoneHere);
  const yesNo = intent === "ask" && !/^(?:what|who|where|why|how|when|which)\b/u.test(afterOracle(words.plain));
  const target = findTarget(words.plain, known);
  return {
    intent,
    manner: MANNERS.find(([, pattern]) => pattern.test(words.plain))?.[0] ?? "plain",
    target,
    object: nameInstead(nounPhrase(words.tokens.slice(after), 5), target),
    topic: topicOf(words.plain),
    yesNo,
  };
}

/** "the doctor warren" is Doctor Warren. */
function nameInstead(object: string, target: Known | null): string {
  const parts = target === null || target.kind === "foe" ? [] : target.name.toLowerCase().split(" ");
  const named = object.split(" ").some((word) => word.length > 3 && parts.includes(word));
  return named && target !== null && !COMMON.has(object.split(" ").at(-1) ?? "") ? target.name : object;
}

function afterOracle(plain: string): string {
  return (
    plain
      .replace(/^.*?\b(?:oracle|fates?|dice|gm|game master|bones|cards)\b[\s,:]*(?:(?:if|whether)\b)?/u, "")
      .trim() || plain
  );
}

const COMMON = new Set(
  "the and old new red black white grey gray lady lord sir of saint captain master mother father brother sister".split(
    " ",
  ),
);

/** The known thing whose name (or a telling word of it) is said; a longer match wins, then one that is here. */
function findTarget(plain: string, known: readonly Known[]): Known | null {
  let best: { readonly found: Known; readonly score: number } | null = null;
  for (const candidate of known) {
    const name = candidate.name.toLowerCase();
    const parts = name.split(/\s+/u).filter((part) => part.length > 2 && !COMMON.has(part));
    const matched = says(plain, name)
      ? name.length + 4
      : Math.max(0, ...parts.filter((part) => says(plain, part)).map((part) => part.length));
    const alias = candidate.alias.toLowerCase().replace(/^(?:an?|the) /u, "");
    const aliased = matched === 0 && alias !== "" && says(plain, alias) ? 2 : 0;
    const score = matched + aliased === 0 ? 0 : matched + aliased + (candidate.here ? 3 : 0);
    if (score > (best?.score ?? 0)) best = { found: candidate, score };
  }
  return best?.found ?? null;
}

function says(plain: string, name: string): boolean {
  if (name === "") return false;
  for (let at = plain.indexOf(name); at !== -1; at = plain.indexOf(name, at + 1)) {
    const before = plain[at - 1] ?? " ";
    const after = plain.slice(at + name.length).replace(/^s(?![\p{L}\p{N}])/u, "")[0] ?? " ";
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

const SKIPPED = new Set(
  "at to on in into onto for of up down with over by from through around under the a an some any out off about towards toward behind inside near past along alongside across beside below beneath above upon against between among outside beyond straight further deeper onward onwards ahead".split(
    " ",
  ),
);
const ENDS = new Set(
  "and then with while before after so because if but that who which where when as until to for from using i we it him her them he she they me you there here this these those everything something anything someone anyone is are was were has have had do does can will would could should again one ones now what how why following looking heading carrying keeping leaving trying hoping wearing".split(
    " ",
  ),
);
const OWNERS: ReadonlyMap<string, string> = new Map([
  ["my", "your"],
  ["our", "your"],
  ["his", "his"],
  ["her", "her"],
  ["their", "their"],
  ["its", "its"],
]);

/** The short noun phrase at the start of `tokens`, in the second person, or empty where there is none worth echoing. */
function nounPhrase(tokens: readonly string[], most: number): string {
  let start = 0;
  while (start < tokens.length && SKIPPED.has(tokens[start]!)) start++;
  const owner = OWNERS.get(tokens[start] ?? "");
  if (owner !== undefined) start++;
  const taken: string[] = [];
  for (const token of tokens.slice(start)) {
    if (ENDS.has(token) || SKIPPED.has(token) || OWNERS.has(token)) break;
    if (token.endsWith("ly") && token.length > 5) continue;
    if (!/^[a-z]{2,16}(?:['-][a-z]{1,12})?$/u.test(token) || taken.length === most - 1) return "";
    taken.push(token);
  }
  return taken.length === 0 ? "" : `${owner ?? "the"} ${taken.join(" ")}`;
}

const FLIPPED: ReadonlyMap<string, string> = new Map([
  ["my", "your"],
  ["me", "you"],
  ["i", "you"],
  ["our", "your"],
  ["we", "you"],
  ["us", "you"],
  ["mine", "yours"],
  ["am", "are"],
]);

/** What comes after "about", "whether", "where" and the like, flipped to the second person. */
function topicOf(plain: string): string {
  const found =
    /\b(?:about|regarding|concerning)\s+([^.,;:!?"()]+)/u.exec(plain)?.[1] ??
    /\bask\w*\b[^.,;:!?"()]*?\b((?:who|where|why|how|what|when)\s[^.,;:!?"()]+)/u.exec(plain)?.[1] ??
    "";
  const tokens = found.trim().split(" ");
  const end = tokens.findIndex((token, i) => i > 0 && /^(?:and|then|while|before|because|but|so|if)$/u.test(token));
  const kept = (end === -1 ? tokens : tokens.slice(0, end)).slice(0, 7);
  if (kept.length > 6 || !kept.every((token) => /^[a-z]{1,16}(?:['-][a-z]{1,12})?$/u.test(token))) return "";
  if (
    /^(?:it|that|this|him|her|them|you|anything|everything|what|why|how|if|whether|where|who|when)$/u.test(
      kept[0] ?? "",
    )
  )
    return "";
  return kept.map((token) => FLIPPED.get(token) ?? token).join(" ");
}
