import { firstName, namesakes, namesInUse } from "#contracts/story/names";
import type { StoryState } from "#contracts/story/state";
import { isOverusedName } from "./overused-names.ts";

/** What decides whether somebody new may have a name. */
export interface Naming {
  /** Names of the player's characters, who are not part of the cast. */
  readonly party: readonly string[];
  /** Whether the setting, the player or an earlier turn has written a name. */
  readonly isWritten: (name: string) => boolean;
}

const isWhole = (name: string): boolean => name.trim().includes(" ");

/**
 * Why somebody new must not have this name, in words for the model; null if they may. A whole name that the player or the setting has written
 * is theirs to give, even if two then have the same first name.
 */
export function whyNotNamed(name: string, story: StoryState, { party, isWritten }: Naming): string | null {
  const known = isWritten(name);
  const others = namesakes(name, namesInUse(story, party));
  if (others.length > 0 && !(known && isWhole(name))) {
    const [first = "", ...more] = others;
    return more.length > 0 && firstName(name) === name.trim().toLowerCase()
      ? `Several are called ${name}: ${others.join(", ")}. Say the whole name`
      : `There is ${first} already. If you mean ${first}, say the whole name; somebody else needs another first name`;
  }
  return isOverusedName(name) && !known
    ? `The name ${name} is in every other story. Give them one of this world`
    : null;
}

/** A word for the model about somebody new whose first name others have too. Empty if nobody has. */
export function namesakeNote(name: string, story: StoryState, party: readonly string[]): string {
  const others = namesakes(name, namesInUse(story, party));
  return others.length === 0 ? "" : `Not the same as ${others.join(", ")}: write their names in full`;
}
