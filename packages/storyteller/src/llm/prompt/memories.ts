import { isPinned } from "#contracts/play/recall-reasons";
import type { Recalled } from "#contracts/play/turn";
import type { TurnBrief } from "../../ports.ts";
import { firstTokens } from "../tokens.ts";
import type { Entry, FilledLane } from "./budget.ts";
import { fence } from "./fence.ts";

/** Beyond these, whoever is at hand speaks of what anybody may know. */
const MOST_PEOPLE = 6;
const SENT_ALONG = "sent along";

/** What is remembered as the prompt tells it: by whom it may be spoken of. */
export interface Memories {
  /** Entries for the two lanes of memory; what the client sent along comes last. */
  readonly pinned: readonly Entry[];
  readonly recalled: readonly Entry[];
  /** What was kept of the lanes, in blocks: each person's, anybody's, and the game master's own. */
  blocks(...lanes: readonly FilledLane[]): string[];
}

/**
 * Who knows what. A memory stands in the block of each person at hand who knows of it; one that nobody at hand knows
 * of, or that is secret, in the game master's own alone.
 * @param tokens most that what the client sent along may cost
 */
export function memoriesOf(turn: TurnBrief, tokens: number): Memories {
  const { recalled, memoryContext } = turn;
  const people = peopleAtHand(turn);
  const lines = new Map(recalled.map((item) => [item.itemId, lineOf(item)]));
  const entryOf = (item: Recalled): Entry => {
    const times = Math.max(1, knowersAtHand(item, people)?.length ?? 1);
    return { id: item.itemId, text: Array.from({ length: times }, () => lineOf(item)).join("\n") };
  };
  const sent = memoryContext.trim() === "" ? [] : [{ id: SENT_ALONG, text: firstTokens(memoryContext, tokens) }];
  return {
    pinned: recalled.filter(isPinned).map(entryOf),
    recalled: [...recalled.filter((item) => !isPinned(item)).map(entryOf), ...sent],
    blocks(...lanes) {
      const kept = lanes.flatMap((lane) => lane.kept);
      const items = kept.flatMap(({ id }) => recalled.find(({ itemId }) => itemId === id) ?? []);
      const linesFor = (wanted: (knowers: readonly string[] | null) => boolean) =>
        items.filter((item) => wanted(knowersAtHand(item, people))).map(({ itemId }) => lines.get(itemId) ?? "");
      const own = [
        ...linesFor((knowers) => knowers?.length === 0),
        ...kept.flatMap(({ id, text }) => (id === SENT_ALONG ? [text] : [])),
      ];
      const common = linesFor((knowers) => knowers === null);
      return [
        ...block("memory", "What you know as the game master. Nobody at hand knows of it or speaks of it:", own),
        ...block("memory", "What anybody may know:", common),
        ...people.flatMap((person) => {
          const known = linesFor((knowers) => knowers?.includes(person) ?? false);
          return block("knows", "What the person in the first line knows:", known.length > 0 ? [person, ...known] : []);
        }),
      ];
    },
  };
}

const block = (name: "memory" | "knows", heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${heading}\n${fence(name, lines.join("\n"))}`];

function lineOf({ content, turnNumber, secret }: Recalled): string {
  const said = content.replace(/\s+/gu, " ").trim();
  return `- ${secret === true ? "(secret) " : ""}${turnNumber === null ? said : `Turn ${turnNumber}: ${said}`}`;
}

/** Null where anybody may know of it; none where only the game master does. */
function knowersAtHand({ knowers, secret }: Recalled, people: readonly string[]): readonly string[] | null {
  if (secret === true) return [];
  return knowers ? people.filter((person) => knowers.includes(person)) : null;
}

/** Those who know of something recalled and are named in the player's words or the last replies; the player's own are not asked. */
function peopleAtHand({ recalled, transcript, playerText, table }: TurnBrief): string[] {
  const situation = [...transcript.slice(-2).map(({ reply }) => reply), playerText].join("\n");
  const words = new Set(situation.match(/\p{L}+/gu));
  const party = new Set(table.sheets().map(({ name }) => name));
  const knowers = new Set(recalled.flatMap((item) => item.knowers ?? []));
  const named = (name: string) =>
    situation.includes(name) || (name.match(/\p{Lu}\p{L}{2,}/gu) ?? []).some((word) => words.has(word));
  return [...knowers].filter((name) => !party.has(name) && named(name)).slice(0, MOST_PEOPLE);
}
