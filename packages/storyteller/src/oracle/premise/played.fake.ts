import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import type { Memo, TranscriptTurn, TurnBrief } from "../../ports.ts";
import { applyStoryEvent } from "../../story/reduce-story.ts";
import { createOracleGameMaster } from "../game-master.ts";
import { briefOf, CAMPAIGN } from "../testing/brief.fake.ts";
import { fakeSheet, fakeTable } from "../testing/table.fake.ts";
import { cases } from "./case/case-content.ts";
import { type PremiseMemo, readPremiseMemo } from "./memo.ts";

/** A player's own world, notes and hero. */
export interface OwnPremise {
  readonly title: string;
  readonly world: string;
  /** The campaign's description. */
  readonly description?: string;
  readonly notes: string;
  readonly hero: string;
  readonly heroNotes: string;
}

/**
 * Plays a story from a player's own texts with the whole oracle. A test types the player's words.
 * @param isAsOffered whether the first plot that is offered is played; otherwise the first whose answer is written, where that is an open one
 */
export function played(premise: OwnPremise, seed: string, luck?: number, isAsOffered = false) {
  const table = fakeTable(premise.hero === "" ? [] : [fakeSheet({ name: premise.hero })], seed, luck);
  const transcript: TranscriptTurn[] = [];
  let story: StoryState = EMPTY_STORY;
  let memo: Memo | null = null;
  let source: string | null = null;
  const play = async (playerText: string): Promise<string> => {
    const number = transcript.length;
    const base = briefOf(CAMPAIGN, table, { number, playerText, memo, story, transcript });
    const { title, world, notes, hero, heroNotes, description = "" } = premise;
    const character = { id: "hero", name: hero, notes: heroNotes } as TurnBrief["scene"]["characters"][number];
    const scene: TurnBrief["scene"] = {
      campaign: { ...base.scene.campaign, id: title, name: title, notes, description },
      world: {
        ...base.scene.world!,
        name: title,
        description: world,
        additionalDetails: world,
        magicLevel: "none",
        genres: [],
      },
      characters: hero === "" ? [] : [character],
    };
    const brief: TurnBrief = { ...base, storySeed: `${seed}/${number}`, detailLevel: "standard", scene };
    let reply = "";
    for await (const event of createOracleGameMaster().narrate(brief, new AbortController().signal)) {
      if (event.type === "text") reply += event.delta;
      if (event.type === "story") story = applyStoryEvent(story, event.event, number);
      if (event.type === "done") ({ memo, source } = event);
    }
    transcript.push({ turnId: `t${number}`, number, playerText, reply });
    return reply;
  };
  const kept = (): PremiseMemo => readPremiseMemo(memo);
  /** The player asks for another plot and takes it. The dice are those of a story that began with it. */
  const takes = async (id: string): Promise<void> => {
    const isBegun = kept().case?.task !== null || kept().case?.truth.startsWith("open-search") === true;
    if (kept().pending?.sort !== "plot") await play("another plot");
    await play(String((kept().case?.plots.indexOf(id) ?? 0) + 1));
    transcript.length = isBegun ? 1 : 2;
  };
  const say = async (playerText: string): Promise<string> => {
    const isOpening = playerText === "" && transcript.length === 0;
    const reply = await play(playerText);
    const written = isOpening && !isAsOffered ? writtenIn(kept()) : "";
    if (written !== "") await takes(written);
    return reply;
  };
  return { say, kept, state: () => story, source: () => source, table };
}

/** The first plot whose answer is written, among the first three, where the story would be an open one or an open task; empty otherwise. */
function writtenIn({ case: kept }: PremiseMemo): string {
  const plots = kept?.plots ?? [];
  const at = plots.findIndex((id) => cases().truths.some((each) => each.id === id && each.open !== true));
  return at > 0 && at < 3 ? plots[at]! : "";
}
