import { pattern } from "../../../patterns.ts";
import type { LoreEntry } from "../../lore/lore-entry.ts";
import { shortName } from "../../lore/lore.ts";
import { BY, type Turn } from "../../turn.ts";

import { dangerStands, endanger } from "../danger/danger-words.ts";
import { foesOf } from "../danger/fight.ts";
import { hold } from "./items.ts";
import { exactly, leave } from "./names.ts";
import { personIn } from "../people/who.ts";

/** Corrections of who it is: somebody whom there is not, whom a word means, and who was taken for somebody else. */

/** "There is no mr wine", "wine is nobody, take him out", "remove wine": the name goes from the whole record. */
export function nobody(turn: Turn, clause: string): (() => void) | null {
  const name =
    pattern("not-them nobody").exec(clause)?.[1] ??
    pattern("not-them nobody 2").exec(clause)?.[1] ??
    pattern("not-them nobody 3").exec(clause)?.[1] ??
    pattern("not-them nobody 4").exec(clause)?.[1] ??
    pattern("not-them nobody 5").exec(clause)?.[1];
  // "There is no Osbert's blood": it is the blood that there is not.
  if (name === undefined || name.split(" ").length > 4 || /['’]s? \p{L}/u.test(name)) return null;
  const entry = exactly(turn, name.replace(pattern("not-them nobody 6"), ""));
  if (entry?.proper === true && isWhole(entry, name)) return () => forget(turn, entry);
  // Somebody whom the case made up, and nobody has met.
  if (entry === undefined && turn.memo.case?.invented.some((each) => each.name === name) === true)
    return () => forget(turn, turn.entry(name));
  // Whom the record never had, there is nothing to take from.
  return entry === undefined && pattern("not-them nobody 7").test(clause) ? () => undefined : null;
}

/** Whether words are a name and nothing beside it: "there is no Pell cousin" takes no Pell away. */
const isWhole = ({ name, aliases }: LoreEntry, words: string): boolean => {
  const known = new Set([name, ...aliases].flatMap((each) => each.toLowerCase().split(" ")));
  return words
    .toLowerCase()
    .split(" ")
    .every((word) => known.has(word) || pattern("not-them is whole", "u").test(word));
};

/** Takes a name out of the scene, the cast's doings and what is proposed. */
export function forget(turn: Turn, { name, aliases }: LoreEntry): void {
  const { memo } = turn;
  unperson(turn, name, true);
  memo.struck.push(name);
  const words = [name, ...aliases, name.replace(/^the /iu, "").split(" ")[0]!];
  if (memo.pending?.choices.some((each) => words.some((word) => each.includes(word))) === true) memo.pending = null;
}

/** Who is no person has no part in what happens: they are not here, hold nothing, are after nobody and go with nobody. */
export function unperson(turn: Turn, name: string, asWay: boolean): void {
  const { memo } = turn;
  leave(turn, name, asWay);
  if (asWay) memo.visited = memo.visited.filter((each) => each !== name);
  memo.companions = memo.companions.filter((each) => each !== name);
  if (memo.rival === name) memo.rival = "";
  if (memo.last === name) memo.last = "";
  if (memo.danger?.who === name) memo.danger = null;
  if (foesOf(turn.story).some((foe) => foe.name === name))
    turn.change({ type: "encounter_changed", by: BY, encounter: null });
  // What a drill took was never taken.
  for (const each of memo.lost.filter((lost) =>
    lost.endsWith(`, to ${shortName({ name, kind: "person", proper: true })}`),
  ))
    hold(turn, each.split(", to ")[0]!.replace(/^(?:the|your) /iu, ""), true);
  memo.lost = memo.lost.filter((lost) => !lost.endsWith(`, to ${shortName({ name, kind: "person", proper: true })}`));
}

/** "him = farquharson", "by him i mean farquharson". */
export function meantBy(turn: Turn, clause: string): (() => void) | null {
  const [, word = "", name = ""] = pattern("not-them meant by").exec(clause) ?? [];
  const who = name === "" || name.split(" ").length > 4 ? undefined : exactly(turn, name);
  if (who === undefined || !turn.people.some((each) => each.name === who.name)) return null;
  return () => {
    turn.memo.last = who.name;
    turn.memo.named[{ him: "he", her: "she", them: "they" }[word.toLowerCase()] ?? word.toLowerCase()] = who.name;
  };
}

/** "No, not Hettie! Vapora": who is against the hero is somebody else. False where nobody was taken for anybody. */
export function takenFor(turn: Turn, text: string): boolean {
  const [, wrong = "", right = ""] = pattern("not-them taken for").exec(text) ?? [];
  const [named, who] = [wrong, right].map((each) => (each === "" ? undefined : personIn(turn, each)));
  if (named === undefined || who === undefined || named.name === who.name) return false;
  const { memo } = turn;
  const foe = foesOf(turn.story)[0]?.name;
  const against = foe ?? memo.danger?.who;
  const old = against === undefined ? named : turn.entry(against);
  const isFought = foe !== undefined;
  if ((against === undefined && memo.rival !== named.name) || old.name === who.name) return false;
  if (isFought) turn.change({ type: "encounter_changed", by: BY, encounter: null });
  const attitude = turn.member(old.name)?.attitude ?? 0;
  if (attitude < 0) turn.attitude(old.name, -attitude);
  if (memo.rival === old.name) memo.rival = who.name;
  if (against !== undefined) endanger(turn, who, memo.danger?.how ?? "faces");
  memo.last = who.name;
  turn.say(`Not ${shortName(old)}, then, but ${shortName(who)}.`, dangerStands(turn));
  return true;
}
