import type { Adventure } from "#content/adventures/schema";
import type { DetailLevel } from "#contracts/options";
import type { StoryEvent } from "#contracts/story/events";
import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import type { GmEvent, Memo, TurnBrief } from "../../../ports.ts";
import { applyStoryEvents } from "../../../story/reduce-story.ts";
import { createOracleGameMaster } from "../../game-master.ts";
import { briefOf, CAMPAIGN } from "../../testing/brief.fake.ts";
import { fakeSheet, fakeTable, type FakeTable } from "../../testing/table.fake.ts";
import type { Reading } from "../../understand/reading.ts";

import { understand } from "../../understand/understand.ts";
import { readingSceneOf } from "../stage/reading-scene.ts";
import { Progress } from "../stage/state.ts";
import { suggestInAdventure } from "../suggest.ts";

/** A turn of an adventure as it was played. */
export interface AdventureTurn {
  readonly playerText: string;
  readonly reading: Reading | null;
  readonly reply: string;
  readonly rolls: readonly string[];
  readonly changes: readonly string[];
  readonly events: readonly GmEvent[];
  readonly story: StoryState;
  readonly memo: Memo;
  readonly offers: readonly string[];
  /** How long the turn took, in milliseconds, by `Way.clock`. */
  readonly milliseconds: number;
}

export interface Played {
  readonly turns: readonly AdventureTurn[];
  readonly progress: Progress;
  readonly table: FakeTable;
}

export interface Way {
  readonly detailLevel?: DetailLevel;
  /** The result of every d20, if given. */
  readonly luck?: number;
  readonly seed?: string;
  readonly heroName?: string;
  /** True for a sheet without equipment, like a newly made one. */
  readonly naked?: boolean;
  /** A clock in milliseconds; that of the wall if none is given. */
  readonly clock?: () => number;
  /** A play that goes on from its last turn. The same play can go on in several ways. */
  readonly from?: Played;
}

/** Returns what the player says next, given the turns so far. Null to stop. */
export type Player = (turns: readonly AdventureTurn[]) => string | null;

/** Plays an adventure: the opening, and then either each text of a script, or what a player function returns for each turn. */
export async function playAdventure(
  adventure: Adventure,
  script: readonly string[] | Player,
  way: Way = {},
): Promise<Played> {
  const begun = way.from?.turns ?? [];
  const skipped = Math.max(1, begun.length);
  const says: Player = typeof script === "function" ? script : (played) => script[played.length - skipped] ?? null;
  const { hero } = adventure;
  const sheet = fakeSheet({
    name: way.heroName ?? hero.name,
    race: hero.race,
    className: hero.className,
    classes: [{ name: hero.className, level: 1 }],
    level: 1,
    hp: { current: hero.hitPoints, max: hero.hitPoints, temporary: 0 },
    armorClass: hero.armorClass,
    abilityScores: { ...hero.abilityScores },
    skills: [...hero.skills],
    inventory: way.naked ? [] : hero.items.map((item) => ({ ...item })),
    gold: way.naked ? 0 : hero.gold,
  });
  const seed = way.seed ?? "hearth";
  const table = fakeTable([sheet], seed, way.luck);
  const campaign = { ...CAMPAIGN, seed, sheets: [sheet], detailLevel: way.detailLevel ?? CAMPAIGN.detailLevel };
  const turns: AdventureTurn[] = [...begun];
  let story = begun.at(-1)?.story ?? EMPTY_STORY;
  let memo: Memo | null = begun.at(-1)?.memo ?? null;
  const first = begun.length === 0 ? "" : says(turns);
  for (let playerText: string | null = first; playerText !== null; playerText = says(turns)) {
    const number = turns.length;
    const brief: TurnBrief = {
      ...briefOf(campaign, table, {
        number,
        playerText,
        story,
        memo,
        transcript: turns.map((turn, at) => ({
          turnId: `t${at}`,
          number: at,
          playerText: turn.playerText,
          reply: turn.reply,
        })),
      }),
      adventure,
    };
    const rollsBefore = table.rolls.length;
    const effectsBefore = table.effects.length;
    const clock = way.clock ?? (() => performance.now());
    const began = clock();
    const events: GmEvent[] = [];
    for await (const event of createOracleGameMaster().narrate(brief, new AbortController().signal)) events.push(event);
    const milliseconds = clock() - began;
    const reading = number === 0 ? null : understand(playerText, readingSceneOf(adventure, brief));
    const changes = events.flatMap((event): StoryEvent[] => (event.type === "story" ? [event.event] : []));
    story = applyStoryEvents(story, changes, number);
    const done = events.find((event) => event.type === "done");
    memo = done?.memo ?? null;
    turns.push({
      playerText,
      reading,
      reply: events.map((event) => (event.type === "text" ? event.delta : "")).join(""),
      rolls: table.rolls
        .slice(rollsBefore)
        .map(({ label, total, check }) =>
          check === null
            ? `${label}: ${total}`
            : `${label} ${total} against ${check.dc}: ${check.success ? "success" : "failure"}`,
        ),
      changes: table.effects.slice(effectsBefore).map((effect) => JSON.stringify(effect)),
      events,
      story,
      memo: memo ?? {},
      offers: suggestInAdventure(adventure, { ...brief, number: number + 1, story, memo }),
      milliseconds,
    });
  }
  return { turns, progress: Progress.parse(memo), table };
}
