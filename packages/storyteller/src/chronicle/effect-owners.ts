import type { TurnCompleted } from "#contracts/queue/messages";
import { plainLine } from "#english/sentences";

/**
 * Names the character of a change or a roll, by the id in it. If the turn does not say whose id that is, the result is the only player
 * character, or "The party".
 */
export function effectOwners({ characters = [], characterNames }: TurnCompleted): (characterId: string) => string {
  const byId = new Map(characters.map(({ id, name }) => [id, plainLine(name)]));
  const somebody = characterNames.length > 1 ? "The party" : plainLine(characterNames[0] ?? "") || "The player";
  return (characterId) => byId.get(characterId) || somebody;
}
