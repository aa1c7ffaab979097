import { DETAIL_LEVEL_VALUES, GENRE_VALUES, MAGIC_LEVEL_VALUES, ELEMENT_VALUES, WORD_RANGES } from "#contracts/options";
import type { Recalled } from "#contracts/play/turn";

import { createRandom } from "../../craft/random.ts";
import { createOracleChronicler } from "../../chronicler.ts";
import { slipsIn } from "../campaign.fake.ts";
import { CAMPAIGN, type Campaign, type Played, playWith } from "../play.fake.ts";
import { comparable, countWords, splitSentences } from "../prose/sentences.ts";
import { calledBy } from "../story/names.ts";
import { CLOCK, ERRAND, LAST_STEP, Story } from "../story/state.ts";
import type { FakeTable } from "../table.fake.ts";
import { nextLine } from "./player.fake.ts";

/** One campaign as played, in figures. */
export interface Figures {
  readonly name: string;
  readonly turns: number;
  /** Share of comparable sentences that no earlier turn of the campaign said. */
  readonly distinct: number;
  readonly sentences: readonly string[];
  readonly slips: readonly string[];
  /** Share of replies within their word range. */
  readonly inRange: number;
  readonly deadActing: number;
  readonly metEarly: number;
  readonly cameBack: number;
  readonly wrongModifiers: number;
  readonly checks: number;
  readonly opened: number;
  readonly closed: number;
  readonly scenes: number;
  readonly largestMemo: number;
  readonly millis: readonly number[];
}

/** Campaigns over all genres, levels of magic and of detail. */
export function campaigns(count: number): (Campaign & { readonly name: string })[] {
  return Array.from({ length: count }, (_, i) => {
    const genre = GENRE_VALUES[i % GENRE_VALUES.length]!;
    const mixed = i < GENRE_VALUES.length ? [] : [GENRE_VALUES[(i * 7 + 3) % GENRE_VALUES.length]!];
    const elements = createRandom(`elements ${i}`).sample(ELEMENT_VALUES, 1 + (i % 4));
    const detailLevel = DETAIL_LEVEL_VALUES[i % DETAIL_LEVEL_VALUES.length]!;
    const magicLevel = MAGIC_LEVEL_VALUES[i % MAGIC_LEVEL_VALUES.length]!;
    return {
      ...CAMPAIGN,
      name: [genre, ...mixed, detailLevel, magicLevel].join(" "),
      genres: [genre, ...mixed],
      elements,
      detailLevel,
      magicLevel,
      seed: `evening ${i}`,
    };
  });
}

const MOST_RECALLED = 6;

/** What a memory would recall: what earlier turns left, those first that share the most words with what is said now. */
function recaller() {
  const chronicler = createOracleChronicler();
  const kept: { readonly item: Recalled; readonly words: readonly string[] }[] = [];
  const keep = (item: Recalled) => kept.push({ item, words: item.content.toLowerCase().match(/\p{L}{5,}/gu) ?? [] });
  return async (last: Played | undefined, playerText: string): Promise<Recalled[]> => {
    if (last !== undefined) {
      const { brief, events, reply } = last;
      const done = events.find((event) => event.type === "done");
      const { items } = await chronicler.chronicle(
        {
          type: "turn.completed",
          userId: "user",
          campaignId: "campaign",
          worldId: "world",
          turnId: brief.turnId,
          parentTurnId: null,
          number: brief.number,
          version: 1,
          kind: brief.kind,
          state: "complete",
          playerText: brief.playerText,
          reply,
          rolls: [],
          effects: [],
          introduced: events.flatMap((event) =>
            event.type === "introduce"
              ? [{ name: event.name, type: event.entityType, description: event.description }]
              : [],
          ),
          ...(done?.story && { story: done.story }),
          characterNames: brief.table.sheets().map(({ name }) => name),
          at: "2026-01-01T00:00:00Z",
        },
        new AbortController().signal,
      );
      for (const { key, kind, content, knowers } of items)
        keep({
          itemId: `${brief.number}:${key}`,
          content,
          kind,
          turnId: brief.turnId,
          turnNumber: brief.number,
          reason: "",
          relevance_score: 1,
          knowers: knowers ?? null,
        });
    }
    const words = new Set(playerText.toLowerCase().match(/\p{L}{5,}/gu) ?? []);
    if (words.size === 0) return [];
    return kept
      .map(({ item, words: has }) => ({ item, worth: has.filter((word) => words.has(word)).length }))
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, MOST_RECALLED)
      .map(({ item }) => item);
  };
}

/**
 * Plays a campaign of so many turns with the scripted player and a memory, and counts.
 * @public Nothing asks for it while the old oracle is on its way out (decision 029).
 */
export async function measure(
  campaign: Campaign & { readonly name: string },
  count: number,
  clock: () => number = () => 0,
): Promise<{ figures: Figures; turns: readonly Played[] }> {
  const random = createRandom(`${campaign.seed} player`);
  const recall = recaller();
  const ticks: number[] = [];
  const { turns, table } = await playWith(
    campaign,
    count,
    (told, number) => nextLine(told.at(-1)?.memo ?? null, number, random),
    (told, playerText) => recall(told.at(-1), playerText),
    () => ticks.push(clock()),
  );
  const millis = turns.map((_, i) => ticks[i * 2 + 1]! - ticks[i * 2]!);
  return { figures: { ...figuresOf(campaign.name, campaign, turns, table), millis }, turns };
}

function figuresOf(name: string, campaign: Campaign, turns: readonly Played[], table: FakeTable): Figures {
  const stories = turns.map(({ memo }) => Story.parse(memo));
  const said = turns.map(({ reply }) => [...new Set(splitSentences(reply).flatMap(comparable))]);
  const all = said.flat();
  const [min, max] = WORD_RANGES[campaign.detailLevel];
  const inRange = turns.filter(({ reply }) => countWords(reply) >= min && countWords(reply) <= max).length;
  const early = peopleMet(turns.slice(0, 50));
  const late = turns
    .slice(Math.max(50, turns.length - 100))
    .map(({ reply }) => reply)
    .join("\n");
  const threads = new Map<string, boolean>();
  for (const { threads: now } of stories)
    for (const thread of now.filter(({ element }) => element !== ERRAND))
      threads.set(
        `${thread.element}/${thread.villain}/${thread.since}`,
        thread.step >= LAST_STEP ||
          thread.clock >= CLOCK ||
          (threads.get(`${thread.element}/${thread.villain}/${thread.since}`) ?? false),
      );
  return {
    name,
    turns: turns.length,
    distinct: new Set(all).size / all.length,
    sentences: all,
    slips: turns.flatMap(({ reply }) => slipsIn(reply)),
    inRange: inRange / turns.length,
    deadActing: deadActing(turns, stories),
    metEarly: early.length,
    cameBack: early.filter((person) => late.includes(person)).length,
    wrongModifiers: table.rolls.filter((roll) => !usesTheSheet(table, roll)).length,
    checks: table.rolls.filter(({ check }) => check !== null).length,
    opened: threads.size,
    closed: [...threads.values()].filter(Boolean).length,
    scenes: new Set(stories.flatMap(({ scene }) => (scene === null ? [] : [`${scene.since} ${scene.name}`]))).size,
    largestMemo: Math.max(...turns.map(({ memo }) => JSON.stringify(memo).length)),
    millis: [],
  };
}

/** Those who were introduced and also named in a reply, by what they are called. */
function peopleMet(turns: readonly Played[]): string[] {
  const introduced = turns.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === "introduce" && event.entityType === "person" ? [calledBy(event.name, event.name)] : [],
    ),
  );
  return [...new Set(introduced)].filter((name) => turns.some(({ reply }) => reply.includes(name)));
}

const ACTS = "says|asks|nods|tells|looks|laughs|shrugs|waits|leans|smiles|hears|offers|takes|grips|murmurs";

/** Replies in which someone speaks or moves whom the turn before left dead. */
function deadActing(turns: readonly Played[], stories: readonly Story[]): number {
  const dead = new Set<string>();
  let count = 0;
  turns.forEach(({ reply }, i) => {
    for (const name of dead)
      if (new RegExp(`(?:^|[ “])${name},? (?:${ACTS})\\b|\\b(?:says|asks) ${name}\\b`, "mu").test(reply)) count++;
    for (const { name, alive } of stories[i]?.people ?? []) if (!alive) dead.add(calledBy(name, name));
    for (const { name, alive } of stories[i]?.people ?? []) if (alive) dead.delete(calledBy(name, name));
  });
  return count;
}

function usesTheSheet(table: FakeTable, { check, characterId: roller }: FakeTable["rolls"][number]): boolean {
  if (check === null) return true;
  const sheet = table.sheets().find(({ characterId }) => characterId === roller);
  if (sheet === undefined) return check.modifier === 0;
  const skilled = check.kind === "attack" || (check.skill !== null && sheet.skills.includes(check.skill));
  return (
    check.modifier ===
    Math.floor((sheet.abilityScores[check.ability] - 10) / 2) + (skilled ? sheet.proficiencyBonus : 0)
  );
}
