import type { GuardFlag } from "#contracts/play/guard";
import type { EntityDraft, MemoryDraft, MemoryState } from "#contracts/memory/items";
import type { CorrectRequest } from "#contracts/rpc/memory";
import { statesOf } from "#storyteller/story";

const LONGEST = 400;
/** The importance of the stored item, whatever words the reply contains. The player's decision makes it important. */
const IMPORTANCE = 5;

type MemoryCorrection = Pick<CorrectRequest, "closes" | "item" | "entities">;

/** What memory must store when the player accepts a flagged sentence. Null if the flag does not concern memory. */
export function correctionFor({ id, kind, sentence, about, contradicts }: GuardFlag): MemoryCorrection | null {
  if (kind === "line" || kind === "veil" || kind === "proposed") return null;
  const name = about.slice(0, 120);
  const state = stateOf(kind, name, sentence);
  const item: MemoryDraft = {
    key: `kept:${id}`,
    kind: "fact",
    content: (kind === "dead_acts" ? `${name} is alive: ${sentence}` : sentence).slice(0, LONGEST),
    entities: [name],
    importance: IMPORTANCE,
    tone: "neutral",
    speaker: null,
    secret: false,
    pinned: false,
    ...(state ? { state } : {}),
  };
  const entities: EntityDraft[] =
    kind === "unknown_name" ? [{ name, type: "person", aliases: [], description: "" }] : [];
  return { closes: contradicts?.itemId ?? null, item, entities };
}

function stateOf(kind: GuardFlag["kind"], about: string, sentence: string): MemoryState | null {
  if (kind === "dead_acts") return { about, relation: "status", value: "alive" };
  const place = statesOf(sentence, [about]).find(({ relation }) => relation === "place");
  return kind === "two_places" && place ? { about, relation: "place", value: place.value } : null;
}
