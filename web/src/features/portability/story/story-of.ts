import type { CampaignFile } from "#contracts/portability/campaign-file";
import type { ExportedTurn } from "#contracts/portability/ledger";

import { castOf, type Somebody } from "./cast.ts";
import { eventsByTurn } from "./events.ts";

/** A pause of four hours ends an evening (docs/memory.md). Milliseconds. */
const PAUSE_MS = 4 * 3_600_000;

/** What was said, and what was told; `said` is empty where the game master went on by itself. */
export interface Passage {
  readonly player: string;
  readonly gm: string;
  /** The name that the player gave the place. */
  readonly name: string | null;
}

/** One evening of play. */
export interface Chapter {
  /** ISO 8601. */
  readonly startedAt: string;
  readonly passages: readonly Passage[];
  /** What happened in it, in the order of the story. */
  readonly events: readonly string[];
}

/** A campaign as somebody reads it: the path that the story took, and nothing that the game master keeps secret. */
export interface Story {
  readonly title: string;
  readonly world: string | null;
  readonly language: string;
  readonly exportedAt: string;
  readonly cast: readonly Somebody[];
  readonly chapters: readonly Chapter[];
}

/** The story of a campaign file, along its active path. */
export function storyOf(file: CampaignFile): Story {
  const { campaign, world, turns, table, exportedAt } = file;
  const events = eventsByTurn(file);
  return {
    title: campaign.name,
    world: world?.name ?? null,
    language: campaign.language,
    exportedAt,
    cast: castOf(file),
    chapters: evenings(pathTo(table.headTurnId, turns).filter(isPlayed)).map((evening) => ({
      startedAt: evening[0]?.startedAt ?? exportedAt,
      passages: evening.map(({ playerText, reply, checkpoint }) => ({
        player: playerText,
        gm: reply,
        name: checkpoint,
      })),
      events: evening.flatMap(({ id }) => events.get(id) ?? []),
    })),
  };
}

/** A note of the table is no part of the story. */
const isPlayed = ({ flags }: ExportedTurn): boolean => flags.source !== "table";

/** From the root to a turn. */
function pathTo(headTurnId: string | null, turns: readonly ExportedTurn[]): ExportedTurn[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const path: ExportedTurn[] = [];
  for (let at = byId.get(headTurnId ?? ""); at; at = byId.get(at.parentId ?? "")) path.push(at);
  return path.toReversed();
}

function evenings(path: readonly ExportedTurn[]): ExportedTurn[][] {
  const found: ExportedTurn[][] = [];
  let last = -Infinity;
  for (const turn of path) {
    const began = Date.parse(turn.startedAt);
    if (began - last >= PAUSE_MS) found.push([]);
    found.at(-1)?.push(turn);
    last = Date.parse(turn.endedAt ?? turn.startedAt);
  }
  return found;
}
