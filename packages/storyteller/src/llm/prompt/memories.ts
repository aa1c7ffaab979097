import { isPinned } from "#contracts/play/recall-reasons";
import type { Recalled } from "#contracts/play/turn";
import type { TurnBrief } from "../../ports.ts";
import { firstTokens } from "../tokens.ts";
import type { Entry, FilledLane } from "./budget.ts";
import { fence } from "./fence.ts";

/** The number of people who get a block of their own. Other people who are present know only what everybody may know. */
const MOST_PEOPLE = 6;
const SENT_ALONG = "sent along";

/** The recalled memory as it goes into the prompt, grouped by who may speak of it. */
export interface Memories {
  /** Entries for the two memory lanes. Memory text that the client sent comes last. */
  readonly pinned: readonly Entry[];
  readonly recalled: readonly Entry[];
  /** Formats the entries that were kept as blocks: one for each person, one for everybody, and one for the game master alone. */
  blocks(...lanes: readonly FilledLane[]): string[];
}

/**
 * Groups memory items by who knows them. An item goes into the block of each person at hand who knows it. An item that nobody at hand
 * knows, or that is secret, goes only into the game master's block.
 * @param tokens the most that memory text from the client may use
 */
export function memoriesOf(turn: TurnBrief, tokens: number): Memories {
  const { recalled, memoryContext } = turn;
  const people = peopleAtHand(turn);
  const lines = new Map(recalled.map((item) => [item.itemId, lineOf(item)]));
  const entryOf = (item: Recalled): Entry => {
    const times = Math.max(1, knowersAtHand(item, people)?.length ?? 1);
    return {
      id: item.itemId,
      text: Array.from({ length: times }, () => lineOf(item)).join("\n"),
      calledBy: [item.reason],
      ...(item.secret === true ? { secret: true } : {}),
    };
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

/** The people at hand who know the item. Null if everybody may know it. Empty if only the game master may. */
function knowersAtHand({ knowers, secret }: Recalled, people: readonly string[]): readonly string[] | null {
  if (secret === true) return [];
  return knowers ? people.filter((person) => knowers.includes(person)) : null;
}

/**
 * People who know a recalled item and who are named in the player's words or the last replies. The player's own characters are left out.
 */
function peopleAtHand({ recalled, transcript, playerText, table }: TurnBrief): string[] {
  const situation = [...transcript.slice(-2).map(({ reply }) => reply), playerText].join("\n");
  const words = new Set(situation.match(/\p{L}+/gu));
  const party = new Set(table.sheets().map(({ name }) => name));
  const knowers = new Set(recalled.flatMap((item) => item.knowers ?? []));
  const named = (name: string) =>
    situation.includes(name) || (name.match(/\p{Lu}\p{L}{2,}/gu) ?? []).some((word) => words.has(word));
  return [...knowers].filter((name) => !party.has(name) && named(name)).slice(0, MOST_PEOPLE);
}
