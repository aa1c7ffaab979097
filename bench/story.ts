import type { MemoryDraft } from "#contracts/memory/items";
import type { CampaignKey, RememberRequest } from "#contracts/rpc/memory";

const PEOPLE = ["Aldric", "Brenna", "Corvane", "Dessa", "Emrik", "Faelwen", "Gunnar", "Hestia", "Ilse", "Joran"];
const PLACES = ["Saltmarrow", "the Drowned Bell", "Gallows Reach", "the amber mill", "Thornwick", "the glass cellar"];
const DEEDS = ["hid", "sold", "stole", "swore by", "buried", "broke", "found", "cursed", "mended", "burned"];
const THINGS = [
  "a silver lantern",
  "the harbour ledger",
  "an iron key",
  "a wolf's tooth",
  "the old charter",
  "a black pearl",
];
const WHEN = [
  "at dawn",
  "in the first snow",
  "during the feast",
  "before the storm",
  "on the third night",
  "at low tide",
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The nth sentence of a long story. Words occur again, as in a campaign, but never in the same combination. */
function sentence(n: number): string {
  const [a, b, c, d, e] = [n, Math.floor(n / 7), Math.floor(n / 3), Math.floor(n / 11), Math.floor(n / 5)];
  return `${at(PEOPLE, a)} ${at(DEEDS, b)} ${at(THINGS, c)} in ${at(PLACES, d)} ${at(WHEN, e)}, and ${at(PEOPLE, b + 3)} saw it (${n}).`;
}

/** The game master's reply to the nth message. */
export const replyText = (n: number): string => [1, 2, 3, 4, 5].map((more) => sentence(n + more)).join(" ");

/** The nth message of a player, about the same people and things. */
export const situation = (n: number): string =>
  `I ask ${at(PEOPLE, n)} about ${at(THINGS, n * 5)} and ${at(PLACES, n * 3)}.`;

/** A prompt that is as long as a real one: instructions, and the last messages and replies. */
export const prompt = (n: number): { role: "system" | "user" | "assistant"; content: string }[] => [
  { role: "system", content: Array.from({ length: 60 }, (_, index) => sentence(index)).join(" ") },
  ...Array.from({ length: 12 }, (_, index) => [
    { role: "user" as const, content: situation(n + index) },
    { role: "assistant" as const, content: replyText(n + index) },
  ]).flat(),
  { role: "user", content: situation(n) },
];

const ITEMS_PER_TURN = 5;
const TURNS_PER_BATCH = 100;

/** Makes `count` memories of a campaign, in batches of turns. */
export function* memories(key: CampaignKey, count: number): Generator<RememberRequest[]> {
  const turns = Math.ceil(count / ITEMS_PER_TURN);
  for (let first = 0; first < turns; first += TURNS_PER_BATCH) {
    const size = Math.min(TURNS_PER_BATCH, turns - first);
    yield Array.from({ length: size }, (_, index) => turn(key, first + index));
  }
}

function turn(key: CampaignKey, turnNumber: number): RememberRequest {
  return {
    ...key,
    source: { kind: "turn", turnId: crypto.randomUUID(), turnNumber, version: 1 },
    items: Array.from({ length: ITEMS_PER_TURN }, (_, index) => memory(turnNumber * ITEMS_PER_TURN + index)),
    entities: [],
    at: new Date(Date.UTC(2026, 0, 1) + turnNumber * 60_000).toISOString(),
  };
}

function memory(n: number): MemoryDraft {
  return {
    key: `item-${n}`,
    kind: n % 4 === 0 ? "dialogue" : "fact",
    content: sentence(n),
    entities: [at(PEOPLE, n), at(PLACES, Math.floor(n / 11))],
    importance: 1 + (n % 10),
    tone: "neutral",
    speaker: n % 4 === 0 ? at(PEOPLE, n) : null,
    secret: false,
    pinned: false,
  };
}
