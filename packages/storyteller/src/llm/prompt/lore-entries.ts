import { kept } from "../../remember.ts";
import { CAMPAIGN_SECTION_HEADINGS } from "#contracts/entities/campaign-headings";
import type { Scene } from "#contracts/play/scene";
import type { TurnInclude } from "#contracts/play/turn";
import { firstSentence, trimmedSentences } from "#english/sentence-ends";
import { countWords, wordsOf } from "../words.ts";

/** A passage of the world's or the campaign's text that can be understood without the rest. */
export interface LoreEntry {
  readonly id: string;
  /** The heading of the passage. Empty if it has none. */
  readonly title: string;
  readonly text: string;
  /** True if the passage says what is behind the story. Only the game master may know it. */
  readonly secret: boolean;
  /** The words of the situation that called it up. Absent at the opening, which calls all entries. */
  readonly calledBy?: readonly string[];
}

/** An entry has between these numbers of words. It holds whole paragraphs, or sentences if a single paragraph is longer. */
const MOST_WORDS = 150;
const FEWEST_WORDS = 80;
/**
 * Headings of sections that say what is behind the story. Campaigns that were made before secrets had their own field have their secrets
 * in these sections.
 */
const SECRET_HEADINGS = new Set(
  CAMPAIGN_SECTION_HEADINGS.filter(([key]) => key === "plotElements" || key === "challenges").map(
    ([, heading]) => heading,
  ),
);
/** The subtitle is a one-line title of the campaign, which is already on the campaign card. */
const SKIPPED_HEADINGS = new Set(["Subtitle"]);

/** Splits world and campaign into lore entries, without the first sentence, which is on the campaign card. */
export function loreEntries({ world, campaign }: Scene, include: TurnInclude): LoreEntry[] {
  return [
    ...(world && include.worldInfo ? entriesOf("world", [world.description, world.additionalDetails]) : []),
    ...(include.campaignOverview
      ? entriesOf("campaign", [campaign.description || campaign.aiGeneratedDescription])
      : []),
  ];
}

/**
 * A cache of texts that were already split. World and campaign stay the same from turn to turn, and one worker plays only a few campaigns
 * at once.
 */
const MOST_KEPT = 8;
const split = new Map<string, readonly LoreEntry[]>();

const entriesOf = (source: string, texts: readonly string[]): readonly LoreEntry[] =>
  kept(split, JSON.stringify([source, ...texts]), () => readEntries(source, texts), MOST_KEPT);

function readEntries(source: string, texts: readonly string[]): LoreEntry[] {
  const first = firstSentence(cardText(texts[0] ?? ""));
  return texts.flatMap((text, part) =>
    sectionsOf(text)
      .filter(({ title }) => !SKIPPED_HEADINGS.has(title))
      .flatMap(({ title, paragraphs }) => {
        const texts = paragraphs.map((paragraph) => paragraph.replace(first, "").trim()).filter((rest) => rest !== "");
        return packed(texts).map((entry, at) => ({
          id: `${source}:${part}:${title}:${at}`,
          title,
          text: entry,
          secret: SECRET_HEADINGS.has(title),
        }));
      }),
  );
}

/** The text whose first sentence goes on the campaign card: the overview, not the subtitle. */
export function cardText(description: string): string {
  const sections = sectionsOf(description);
  const overview =
    sections.find(({ title }) => /overview/iu.test(title)) ??
    sections.find(({ title }) => !SKIPPED_HEADINGS.has(title));
  return (overview ?? sections[0])?.paragraphs.join("\n") ?? "";
}

function sectionsOf(text: string): { title: string; paragraphs: string[] }[] {
  const sections: { title: string; paragraphs: string[] }[] = [{ title: "", paragraphs: [] }];
  for (const raw of text.split("\n")) {
    const lineText = raw.trim();
    const heading = /^#{1,6}\s+(.*?)#*$/u.exec(lineText)?.[1]?.trim();
    if (heading !== undefined) sections.push({ title: heading, paragraphs: [] });
    else if (lineText !== "") sections.at(-1)!.paragraphs.push(lineText.replace(/^[-*]\s+/u, ""));
  }
  return sections.filter(({ paragraphs }) => paragraphs.length > 0);
}

/** Combines paragraphs to entries of a readable size. A long paragraph is split at its sentences. */
function packed(paragraphs: readonly string[]): string[] {
  const pieces = paragraphs.flatMap((paragraph) =>
    countWords(paragraph) <= MOST_WORDS ? [paragraph] : trimmedSentences(paragraph),
  );
  const entries: string[] = [];
  let current = "";
  for (const piece of pieces) {
    const joined = current === "" ? piece : `${current} ${piece}`;
    if (current !== "" && countWords(joined) > MOST_WORDS) {
      entries.push(current);
      current = piece;
    } else {
      current = joined;
      if (countWords(current) >= FEWEST_WORDS && pieces === paragraphs) {
        entries.push(current);
        current = "";
      }
    }
  }
  return current === "" ? entries : [...entries, current];
}

/** A lower-case word with fewer letters selects no lore, because short words are common in every text. */
const SHORTEST_KEY = 5;

/**
 * The entries that fit a situation, best first. An entry fits if it shares rare words and names with the situation. Words of the player
 * count double. At the opening, where nothing has been said yet, all entries are returned in their order.
 * @param situation the recent player's words and replies, and the names on the story card
 */
export function calledEntries(
  entries: readonly LoreEntry[],
  { playerText, situation, opening }: { playerText: string; situation: string; opening: boolean },
): LoreEntry[] {
  if (opening) return entries.toSorted((a, b) => Number(a.secret) - Number(b.secret));
  const keys = entries.map(keysOf);
  const spread = new Map<string, number>();
  for (const set of keys) for (const key of set) spread.set(key, (spread.get(key) ?? 0) + 1);
  const own = new Set(keyWords(playerText));
  const texts = new Set(keyWords(situation));
  const rarity = (key: string) => Math.log(1 + entries.length / (spread.get(key) ?? entries.length));
  const calls = keys.map((set) => [...set].filter((key) => own.has(key) || texts.has(key)));
  const worth = calls.map((called) => called.reduce((sum, key) => sum + (own.has(key) ? 2 : 1) * rarity(key), 0));
  // One common word is not enough to select an entry. A name is.
  const enough = Math.log(1 + Math.max(2, entries.length / 2));
  return entries
    .map((entry, at) => ({
      entry: { ...entry, calledBy: rarestFirst(calls[at] ?? [], spread) },
      worth: worth[at] ?? 0,
    }))
    .filter((each) => each.worth >= enough)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ entry }) => entry);
}

/** The most words that are named as the reason for an entry. */
const MOST_NAMED = 5;

const rarestFirst = (words: readonly string[], spread: ReadonlyMap<string, number>): string[] =>
  words.toSorted((a, b) => (spread.get(a) ?? 0) - (spread.get(b) ?? 0)).slice(0, MOST_NAMED);

/** Caches an entry's key words. */
const keysRead = new WeakMap<LoreEntry, ReadonlySet<string>>();

function keysOf(entry: LoreEntry): ReadonlySet<string> {
  const keys = keysRead.get(entry) ?? new Set(keyWords(`${entry.title} ${entry.text}`));
  keysRead.set(entry, keys);
  return keys;
}

/** Words that may name what a passage is about, without plural and possessive endings. */
const keyWords = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length >= SHORTEST_KEY || /^\p{Lu}/u.test(word))
    .map((word) => word.replace(/(?:'s|’s|s)$/u, ""));
