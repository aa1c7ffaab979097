import { createHash } from "node:crypto";

import { INSTRUCTIONS } from "#storyteller/llm";
import { HARD_OVERALL, HARD_PROBES } from "./hard-probes.ts";
import { type Player, playProbe } from "./play-probe.ts";
import type { PlayedTurn } from "./played-turn.ts";
import type { OverallCheck, Probe } from "./probe.ts";
import { SOFT_CHECKS } from "./soft-checks.ts";
import { SOFT_PROBES } from "./voices.ts";

/** A probe that failed, with all that was written in it. */
export interface Miss {
  readonly why: string;
  readonly turns: readonly PlayedTurn[];
}

/** The result of one check: how often it was passed. */
export interface Mark {
  readonly id: string;
  readonly title: string;
  /** How often a probe was played; for a check over all turns, the turns. */
  readonly runs: number;
  /** From 0 to 1. Null if there was nothing to look at. */
  readonly share: number | null;
  readonly misses: readonly Miss[];
  readonly wrong: readonly string[];
}

export type Grade = "runs it well" | "runs the game" | "does not run the game yet";

export interface ReportCard {
  readonly model: string;
  readonly runs: number;
  /** Identifies the instructions: figures of different instructions do not compare. */
  readonly instructions: string;
  /** False if the run was cancelled: then only what was played counts. */
  readonly complete: boolean;
  readonly grade: Grade | null;
  readonly hard: readonly Mark[];
  readonly soft: readonly Mark[];
  readonly requests: number;
}

/** The checks without which a game master does not run the game. */
const NEEDED: ReadonlySet<string> = new Set([
  "tool-validity",
  "answers",
  "roll-duty",
  "no-roll-duty",
  "dice-honesty",
  "logged-changes",
]);
const NEEDED_SHARE = 0.95;
const GOOD_SHARE = 0.9;

/** The grade from the hard checks alone. Null if some of them were not played. A check that found nothing to look at does not count. */
function gradeOf(hard: readonly Mark[]): Grade | null {
  if (hard.some(({ runs }) => runs === 0)) return null;
  const played = hard.filter(({ share }) => share !== null);
  if (played.some(({ id, share }) => NEEDED.has(id) && (share ?? 0) < NEEDED_SHARE)) return "does not run the game yet";
  return played.every(({ share }) => (share ?? 0) >= GOOD_SHARE) ? "runs it well" : "runs the game";
}

/** What is said about the progress: how many probes of how many are played, and which one passed or not. */
export type Progress = (played: number, of: number, probe: Probe, why: string | null) => void;

/**
 * Plays every probe this many times and fills in the report card. After an abort the card has what was played until then.
 * @param probes the hard probes; a test may give fewer
 * @param beside the probes that are no part of the grade
 */
export async function fillReportCard(
  player: Player,
  runs: number,
  signal: AbortSignal,
  progress: Progress = () => {},
  probes: readonly Probe[] = HARD_PROBES,
  beside: readonly Probe[] = SOFT_PROBES,
): Promise<ReportCard> {
  const all = [...probes, ...beside];
  const played = new Map<string, { readonly turns: readonly PlayedTurn[]; readonly why: string | null }[]>();
  let count = 0;
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const probe of all) {
        const turns = await playProbe(probe, player, signal);
        const failure = turns.find((turn) => turn.failure !== null)?.failure ?? null;
        const why = failure ?? probe.judge(turns);
        played.set(probe.id, [...(played.get(probe.id) ?? []), { turns, why }]);
        count += 1;
        progress(count, runs * all.length, probe, why);
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  const turns = [...played.values()].flat().flatMap((one) => one.turns);
  const overall = (check: OverallCheck): Mark => {
    const measured = turns.length === 0 ? null : check.measure(turns);
    const { id, title } = check;
    return { id, title, runs: turns.length, share: measured?.share ?? null, misses: [], wrong: measured?.wrong ?? [] };
  };
  const markOf = ({ id, title }: Probe): Mark => {
    const times = played.get(id) ?? [];
    const misses = times.flatMap(({ why, turns: written }) => (why === null ? [] : [{ why, turns: written }]));
    const share = times.length === 0 ? null : 1 - misses.length / times.length;
    return { id, title, runs: times.length, share, misses, wrong: [] };
  };
  const hard: Mark[] = [...probes.map(markOf), ...HARD_OVERALL.map(overall)];
  const isComplete = count === runs * all.length;
  return {
    model: player.model.id,
    runs,
    instructions: createHash("sha256").update(INSTRUCTIONS).digest("hex").slice(0, 12),
    complete: isComplete,
    grade: isComplete ? gradeOf(hard) : null,
    hard,
    soft: [...beside.map(markOf), ...SOFT_CHECKS.map(overall)],
    requests: turns.reduce((sum, { requests }) => sum + requests, 0),
  };
}
