import type { HeroChange } from "#contracts/play/effects";
import type { Hero } from "../hero.ts";
import { knownBuild } from "../character/known-build.ts";
import { withinBounds } from "../sheet/bounds.ts";
import { nowOf } from "./outside-fight.ts";

const KEPT = new Set(["id", "name", "state"]);

/** The fields of one object that differ from another's. A field that is gone is an empty list: only lists are ever left out. */
function differing(before: object, after: object): Record<string, unknown> {
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => !KEPT.has(name));
  return Object.fromEntries(
    names.flatMap((name) =>
      JSON.stringify(old[name]) === JSON.stringify(now[name])
        ? []
        : [[name, now[name] === undefined ? [] : now[name]] as const],
    ),
  );
}

/**
 * What a rule changed of a hero: each field with its new value, those of the state one level deeper. Null if nothing changed. It is what the
 * ledger stores of a rule's work, so that it never has to be worked out again.
 */
export function changeOf(before: Hero, after: Hero): HeroChange | null {
  const build = differing(before, after);
  const state = differing(before.state, after.state);
  if (Object.keys(build).length === 0 && Object.keys(state).length === 0) return null;
  return { ...build, ...(Object.keys(state).length > 0 && { state }) };
}

/** The hero with a stored change. Numbers stay within what the build gives, and ids that no table has become homebrew. */
export function heroWith(hero: Hero, change: HeroChange): Hero {
  const { state = {}, abilities = hero.abilities, ...build } = change;
  const { id, name, abilities: _, state: before, ...rest } = hero;
  const known = knownBuild({ ...structuredClone(rest), ...structuredClone(build) } as Parameters<typeof knownBuild>[0]);
  const after = { ...known, id, name, abilities, state: { ...before, ...state } };
  return withinBounds(after, nowOf(after));
}
