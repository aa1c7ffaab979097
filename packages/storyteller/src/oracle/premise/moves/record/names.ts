import { pattern } from "../../../patterns.ts";
import { renameInCase } from "../../case/parts/people-of-case.ts";
import { capitalise } from "#english/noun-phrase";
import type { LoreEntry } from "../../lore/lore-entry.ts";
import { entriesIn, findEntry } from "../../lore/lore.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { BY, type Turn } from "../../turn.ts";

/** Names as the player corrects them: found exactly, renamed and left out in the whole record. */

/**
 * What a clause corrects; null where it is no correction. The change is made when the whole message was read. One that answers with a
 * sentence needs no list.
 */
export type Change = () => void | string;
export type Amend = (turn: Turn, clause: string) => Change | null;

/** The entry that words name, and nothing beside it. */
export function exactly(turn: Turn, phrase: string): LoreEntry | undefined {
  const plain = phrase.replace(pattern("names exactly 2"), "").replace(/["“”]/gu, "").trim();
  if (plain.split(" ").length > 5 || pattern("names exactly").test(plain)) return undefined;
  const found = findEntry(turn.lore, plain);
  return found ?? entriesIn(turn.lore, plain).find(({ name }) => name.split(" ").length >= plain.split(" ").length);
}

export function rename(turn: Turn, { name: was, kind }: LoreEntry, typed: string): void {
  const name = typed.replace(/["“”.]/gu, "").trim();
  const known = exactly(turn, name);
  const to =
    known !== undefined && known.name.toLowerCase() === name.toLowerCase()
      ? known.name
      : /^the /iu.test(name)
        ? name.replace(/^The /u, "the ")
        : capitalise(name);
  if (to !== was) turn.memo.names.push({ name: to.replace(/(?<=\s)\p{Ll}{3,}/gu, capitalise), kind, was });
  const now = turn.entry(to).name;
  everywhere(turn, was, now);
}

/** What was called by one name is called by the other wherever the story has it: scene, ways, record, companions, places. */
function everywhere(turn: Turn, was: string, to: string): void {
  const { memo } = turn;
  const { scene } = turn.story;
  const named = (name: string) => (name === was ? to : name);
  const once = (names: readonly string[]) => [...new Set(names.map(named))];
  memo.last = named(memo.last);
  memo.visited = once(memo.visited);
  memo.companions = once(memo.companions);
  memo.rival = named(memo.rival);
  if (memo.case !== null) renameInCase(memo.case, was, to);
  if (memo.danger !== null) memo.danger = { ...memo.danger, who: named(memo.danger.who) };
  memo.places = Object.fromEntries(Object.entries(memo.places).map(([who, where]) => [named(who), named(where)]));
  for (const { name, place } of turn.story.cast)
    if (place === was) turn.change({ type: "cast_changed", by: BY, name, place: to.slice(0, 120) });
  if (scene === null) return;
  const place = named(scene.place);
  turn.change({
    type: "scene_changed",
    by: BY,
    place: place.slice(0, 120),
    present: once(scene.present).slice(0, 12),
    exits: once(scene.exits)
      .filter((each) => !isSamePlace(each, place))
      .slice(0, 6),
  });
}

/** Takes a name out of the scene: nobody who is here, and no way on. */
export function leave(turn: Turn, name: string, asWay: boolean): void {
  const { scene } = turn.story;
  if (scene === null) return;
  const stay = scene.present.filter((each) => each !== name && turn.entry(each).name !== name);
  if (stay.length < scene.present.length) turn.change({ type: "scene_changed", by: BY, present: stay });
  if (asWay && scene.exits.includes(name))
    turn.change({ type: "scene_changed", by: BY, exits: scene.exits.filter((each) => each !== name) });
}
