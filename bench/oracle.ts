import { campaigns, type Figures, measure } from "#storyteller/oracle/gm/self-play/measures.fake";

import { type Spread, spread } from "./percentiles.ts";

/** A turn to read: whether a table of figures is worth anything shows only there. */
export interface Sample {
  readonly campaign: string;
  readonly turn: number;
  readonly player: string;
  readonly reply: string;
}

export interface SelfPlay {
  readonly campaigns: readonly Figures[];
  /** Share of sentences that no turn of any campaign said before. */
  readonly distinctOverAll: number;
  readonly inRange: number;
  /** Milliseconds of this thread's time a turn took. */
  readonly cpu: Spread;
  readonly samples: readonly Sample[];
}

const threadMillis = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** The oracle plays whole campaigns against a scripted player (issue "Build 4"): what came out, counted. */
export async function selfPlay(count: number, turns: number, samples: number): Promise<SelfPlay> {
  const all: Figures[] = [];
  const shown: Sample[] = [];
  for (const [index, campaign] of campaigns(count).entries()) {
    const { figures, turns: told } = await measure(campaign, turns, threadMillis);
    all.push(figures);
    for (let i = index; i < samples; i += count) {
      const at = Math.floor(((i * 37 + 11) % 100) * (turns / 100));
      const turn = told[at];
      if (turn !== undefined)
        shown.push({ campaign: campaign.name, turn: at, player: turn.brief.playerText, reply: turn.reply });
    }
  }
  const sentences = all.flatMap((figures) => figures.sentences);
  return {
    campaigns: all,
    distinctOverAll: new Set(sentences).size / sentences.length,
    inRange: all.reduce((sum, { inRange }) => sum + inRange, 0) / all.length,
    cpu: spread(all.flatMap(({ millis }) => millis)),
    samples: shown,
  };
}
