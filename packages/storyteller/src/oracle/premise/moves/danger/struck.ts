import { pattern, storedPattern } from "../../../patterns.ts";
import { isOpen } from "../../case/open/open-story.ts";
import { entriesIn, type LoreEntry } from "../../lore/lore.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { beastIn, newcomerIn, personIn, pronounMeans } from "../people/who.ts";

/** Whom a blow is for: the object of the violence itself, and nobody who only stands by. */

const STRIKES = storedPattern("act strikes");
const SHOOTS = storedPattern("struck shoots");
const AT = storedPattern("struck at");
const OBJECT = storedPattern("struck object");
const BODY = storedPattern("struck body");
const ANY_ONE = storedPattern("struck any one");

/** Whether a deed has the form of a blow or a shot, at anything. */
export const isBlow = (text: string): boolean => STRIKES.test(text) || SHOOTS.test(text);

/** The phrase for what is struck: "my tuning fork", "it", "the shorter one". Empty where the deed names nothing. */
function objectIn(text: string): string {
  const plain = text.replace(/“[^”]*”/gu, "");
  return (AT.exec(plain)?.[1] ?? OBJECT.exec(plain)?.[1] ?? "").split(pattern("struck object in"))[0]!.trim();
}

/** Whether a blow is for anybody, "the nearest man", where nobody is against the hero: it meets nobody. */
export function meetsNobody(turn: Turn, text: string): boolean {
  const phrase = objectIn(text);
  if (!pattern("struck anybody").test(phrase) || turn.memo.danger !== null || fellow(turn) !== undefined) return false;
  const said = turn.brief.transcript.at(-1)?.reply ?? "";
  return isOpen(turn.memo.case) || !new RegExp(`\\b${phrase.split(" ").at(-1)!}\\b`, "iu").test(said);
}

/**
 * The person or creature whom a blow is for; "unsaid" where the deed names nobody and nothing; null where it is for a thing.
 * @param foe who is fought already
 */
export function struckIn(turn: Turn, text: string, foe?: LoreEntry): LoreEntry | "unsaid" | null {
  const whole = objectIn(text);
  if (whole === "" || pattern("struck struck in").test(whole)) return "unsaid";
  const phrase = (BODY.exec(whole)?.[1] ?? whole).replace(/['’]s?$/u, "").replace(/^his$/iu, "him");
  const pronoun = pattern("struck struck in 2").exec(phrase)?.[0];
  if (pronoun !== undefined && phrase.split(" ").length < 3)
    return pronounMeans(turn, pronoun.replace(pattern("struck struck in 4"), "them")) ?? foe ?? "unsaid";
  if (ANY_ONE.test(phrase)) return foe ?? fellow(turn) ?? "unsaid";
  if (/^(?:it|this|that)$/iu.test(phrase)) return beastHere(turn) ?? foe ?? null;
  const last = phrase
    .split(/[ -]/u)
    .at(-1)!
    .replace(/['’]s?$/u, "");
  const kind = kindOfNoun(last.toLowerCase());
  const isSomebody = kind === "person" || kind === "creature";
  // "Wenna's door", "my drum": a thing of somebody's.
  if (/['’]s? \p{L}/u.test(phrase) && !isSomebody) return null;
  const beast = entriesIn(turn.lore, phrase).find((entry) => entry.kind === "creature");
  if (beast !== undefined) return beast;
  const named = personIn(turn, phrase);
  const isOf = ({ name, aliases, role }: LoreEntry) =>
    `${name} ${aliases.join(" ")} ${role}`
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(last.toLowerCase());
  if (named !== undefined && (isSomebody || isOf(named) || !pattern("struck struck in 3").test(phrase))) return named;
  if (!isSomebody) return newcomerGroup(turn, phrase) ?? null;
  return foe ?? newcomerIn(turn, phrase) ?? beastIn(turn, phrase) ?? null;
}

/** "the riders", "the watch": several, of whom the words speak for the first time. */
const newcomerGroup = (turn: Turn, phrase: string): LoreEntry | undefined => {
  const group = /^the /iu.test(phrase) ? newcomerIn(turn, phrase) : undefined;
  return group?.kind === "faction" ? group : undefined;
};

/** A beast that is here, the one named last before any other. */
function beastHere(turn: Turn): LoreEntry | undefined {
  const beasts = turn.present.filter(({ kind, name }) => kind === "creature" || turn.memo.danger?.who === name);
  return beasts.find(({ name }) => name === turn.memo.last) ?? (beasts.length === 1 ? beasts[0] : undefined);
}

/** "the shorter one": who is against the hero here. */
const fellow = (turn: Turn): LoreEntry | undefined =>
  (turn.memo.danger === null ? undefined : turn.entry(turn.memo.danger.who)) ??
  turn.present.findLast(({ name }) => (turn.member(name)?.attitude ?? 0) < 0);
