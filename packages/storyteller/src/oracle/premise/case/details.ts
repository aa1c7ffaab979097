import { contentWords } from "../lore/nouns.ts";
import type { Turn } from "../turn.ts";
import { cases } from "./case-content.ts";
import { plainLineOf } from "./fill-in.ts";

/** Small answers to looks and questions: what a door is like, what the crowd does. They are no clues, and are remembered. */

/** Nouns that are looked at like another. */
const LIKE: Readonly<Record<string, RegExp>> = {
  door: /^(?:door|gate|hatch|airlock|entrance|lock|doorway|window|shutter)$/u,
  footprints: /^(?:footprint|track|print|trace|mark|trail|mud|dust|floor|ground)$/u,
  crowd:
    /^(?:crowd|people|guest|audience|customer|worker|guard|everybody|everyone|villager|crew|passenger|street|market|they)$/u,
  letter:
    /^(?:letter|note|paper|book|page|ledger|map|message|sign|poster|writing|document|log|list|record|diary|notebook|card|pass)$/u,
  water: /^(?:water|river|sea|pool|rain|harbour|tide|canal|lake|pond|well|bucket)$/u,
  machine: /^(?:machine|engine|pump|computer|screen|panel|console|pipe|wire|meter|gauge|clock|device|valve|wheel)$/u,
  sky: /^(?:sky|star|weather|cloud|moon|sun|light|lamp|storm|wind|outside)$/u,
  face: /^(?:face|eye|expression|clothes|coat|person|man|woman)$/u,
  box: /^(?:box|chest|case|bag|sack|drawer|cupboard|desk|safe|crate|barrel|trunk|parcel|cage|jar|table|shelf)$/u,
  sound: /^(?:sound|noise|hear|listen|voice|music|whisper)$/u,
  smell: /^(?:smell|sniff|scent|stink|air)$/u,
  food: /^(?:food|meal|drink|bread|soup|plate|cup|wine|beer|kitchen|bun|cheese)$/u,
  animal: /^(?:animal|dog|cat|horse|bird|goose|mouse|rat|nest|feather|creature)$/u,
  body: /^(?:body|corpse|wound|blood|grave|coffin)$/u,
  bed: /^(?:bed|bedroom|cabin|bunk|blanket|pillow)$/u,
  road: /^(?:road|path|way|bridge|stair|corridor|passage|tunnel|alley)$/u,
  boat: /^(?:boat|ship|vessel|sail|deck|mast|raft)$/u,
  fire: /^(?:fire|ash|smoke|stove|hearth|oven|flame)$/u,
  tree: /^(?:tree|garden|plant|flower|forest|wood|bush|field|hedge)$/u,
};

const single = (word: string): string =>
  /^(?:people|clothes|they)$/u.test(word) ? word : word.replace(/(?:(?<=[sx])es|(?<=[^s])s)$/u, "");

/** What is looked at, by the key of the details; null where nothing is written for it. */
function keyIn(text: string): string | null {
  const { details } = cases();
  // What is done is no noun: "look", "open".
  const nouns = (
    text
      .toLowerCase()
      .replace(/^(?:\p{L}+ly )?(?:look|check|open|search|read|examine|inspect|study|watch|listen|try)\b/u, "")
      .match(/\p{L}+/gu) ?? []
  )
    .map(single)
    .toReversed();
  for (const noun of nouns) {
    const own = Object.keys(details).find((key) => key === noun || single(key) === noun);
    if (own !== undefined) return own;
  }
  for (const noun of nouns) {
    const like = Object.keys(LIKE).find((key) => details[key] !== undefined && LIKE[key]!.test(noun));
    if (like !== undefined) return like;
  }
  return null;
}

/** A small answer about what a text names, the same where it was asked before; empty where nothing is written for it. */
export function detailOf(turn: Turn, text: string, otherwise = ""): string {
  const kept = turn.memo.case;
  const key = keyIn(text) ?? (cases().details[otherwise] === undefined ? null : otherwise);
  if (key === null) return "";
  const place = `detail ${key} ${turn.place} ${[...contentWords(text)].toSorted().join(" ")}`.slice(0, 120);
  const before = turn.memo.settled.find((each) => each.key === place);
  if (before !== undefined) return before.answer;
  // Each is said once in a story: a second room is not like the first.
  const left = cases().details[key]?.filter((each) => !turn.wasSaid(typeof each === "string" ? each : each.text));
  const line = plainLineOf(turn, left);
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
