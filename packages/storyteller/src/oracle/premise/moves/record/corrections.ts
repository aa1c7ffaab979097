import { isNeed } from "../aim/idiom.ts";
import { pattern, storedPattern } from "../../../patterns.ts";
import { entriesIn } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import type { Message } from "../../words/clauses.ts";
import { swear } from "../aim/vow.ts";
import { personIn } from "../people/who.ts";

/** What the player corrects beside the names: a first name, an aim, or the message before. */

const GOAL = storedPattern("corrections goal");
const FIRST_NAME = storedPattern("corrections first name");

/** Takes a correction of a first name or the aim; false where the words are none. */
export function correct(turn: Turn, { text }: Message): boolean {
  const plain = text.replace(pattern("corrections correct"), "").replace(/’/gu, "'").trim();
  const goal = GOAL.exec(plain)?.[1];
  if (goal !== undefined && !isNeed(plain)) {
    swear(turn, goal);
    return true;
  }
  const [, whose = "", first = ""] = FIRST_NAME.exec(plain) ?? [];
  const bearer = whose === "" ? undefined : entriesIn(turn.lore, whose).find(({ kind }) => kind === "person");
  if (bearer !== undefined) {
    turn.fact(`${bearer.name} is ${first} ${bearer.name.split(" ").at(-1)!}.`);
    turn.say(`Noted: ${first} is ${bearer.name}.`);
    return true;
  }
  return false;
}

/** "I asked Ivy, not Desmond": what was asked before is for her. Null where the words are something else. */
export function meantFor(turn: Turn, text: string): string | null {
  const last = turn.brief.transcript.at(-1);
  if (last === undefined) return null;
  const said = /[“"]([^”"]+)[”"]/u.exec(last.playerText)?.[1] ?? last.playerText;
  const name = pattern("corrections meant for").exec(text)?.[1];
  const who = name === undefined ? undefined : personIn(turn, name);
  return who === undefined ? null : `I ask ${who.name}: “${said}”`;
}

/**
 * "No, I mean Wren": the message before, with the name that was meant. Null where the words are no name, or the message before has none to
 * put it for.
 */
export function meantInstead(turn: Turn, { text, corrects, parts }: Message): string | null {
  // "Not the pub, the chapel": what was meant comes last.
  const but = pattern("corrections meant instead").exec(text);
  if (
    !corrects ||
    (but === null && parts.length !== 1) ||
    parts.some(({ kind }) => kind !== "state" && kind !== "table")
  )
    return null;
  const meant = (but?.[2] ?? (parts[0] as { readonly text: string }).text).replace(/[.!]+$/u, "");
  if (
    meant.split(" ").length > 6 ||
    pattern("corrections meant instead 2", "u").test(meant) ||
    pattern("corrections meant instead 3", "u").test(meant)
  )
    return null;
  const said = turn.brief.transcript.at(-1)?.playerText ?? turn.memo.before;
  const entry = entriesIn(turn.lore, meant)[0];
  const old = entriesIn(turn.lore, said).find(
    ({ kind, name }) => (entry === undefined || kind === entry.kind) && name !== entry?.name,
  );
  const to = entry === undefined || pattern("corrections meant instead 4").test(meant) ? meant : entry.name;
  if (old !== undefined) {
    const words = old.name.split(" ");
    const names = [old.name, ...old.aliases, words.slice(1).join(" "), ...words]
      .filter((name) => name !== "")
      .toSorted((a, b) => b.length - a.length);
    const typed = names.find((name) => new RegExp(`\\b${literal(name)}\\b`, "iu").test(said));
    if (typed !== undefined) return said.replace(new RegExp(`\\b${literal(typed)}\\b`, "iu"), to);
  }
  const pronoun = pattern("corrections meant instead 5").exec(said);
  if (pronoun !== null) return said.replace(pronoun[0], to);
  return text === ""
    ? null
    : said.replace(pattern("corrections meant instead 6"), (whole) => `${whole.split(" ")[0]!} ${to}`);
}
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
