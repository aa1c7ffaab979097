import type { TurnCompleted } from "#contracts/queue/messages";
import { plainLine } from "#english/sentences";

/** Who a change or a roll was about: by the id it names; the one who plays, or the party, where the turn does not say whose id that is. */
export function bearersOf({ characters = [], characterNames }: TurnCompleted): (characterId: string) => string {
  const byId = new Map(characters.map(({ id, name }) => [id, plainLine(name)]));
  const somebody = characterNames.length > 1 ? "The party" : plainLine(characterNames[0] ?? "") || "The player";
  return (characterId) => byId.get(characterId) || somebody;
}
