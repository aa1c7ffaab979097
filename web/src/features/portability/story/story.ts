import type { CampaignFile } from "#contracts/portability/campaign-file";
import type { ExportedTurn } from "#contracts/portability/ledger";

import { wordsOf } from "./book-words.ts";
import { castOf, type CastMember } from "./cast.ts";
import { eventsByTurn } from "./events.ts";

/** A pause of four hours ends a session (docs/memory.md). In milliseconds. */
const PAUSE_MS = 4 * 3_600_000;

/** One turn of the story. The player's text is empty when the game master continued without one. */
export interface Passage {
  readonly playerText: string;
  readonly reply: string;
  /** The name of the checkpoint, if the turn is one. */
  readonly name: string | null;
}

/** One session of play. */
export interface Chapter {
  /** When the session began, in ISO 8601. */
  readonly startedAt: string;
  readonly passages: readonly Passage[];
  /** The events of the session, in story order. */
  readonly events: readonly string[];
}

/** A campaign as a readable story: the active path, without secrets of the game master. */
export interface Story {
  readonly title: string;
  readonly world: string | null;
  readonly language: string;
  readonly exportedAt: string;
  readonly cast: readonly CastMember[];
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
    cast: castOf(file, wordsOf(campaign)),
    chapters: sessionsOf(pathTo(table.headTurnId, turns).filter(isStoryTurn)).map((session) => ({
      startedAt: session[0]?.startedAt ?? exportedAt,
      passages: session.map(({ playerText, reply, checkpoint }) => ({
        playerText,
        reply,
        name: checkpoint,
      })),
      events: session.flatMap(({ id }) => events.get(id) ?? []),
    })),
  };
}

/** Whether a turn belongs to the story. A note of the table does not. */
const isStoryTurn = ({ flags }: ExportedTurn): boolean => flags.source !== "table";

/** The turns from the first one to the head. */
function pathTo(headTurnId: string | null, turns: readonly ExportedTurn[]): ExportedTurn[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const path: ExportedTurn[] = [];
  for (let at = byId.get(headTurnId ?? ""); at; at = byId.get(at.parentId ?? "")) path.push(at);
  return path.toReversed();
}

function sessionsOf(path: readonly ExportedTurn[]): ExportedTurn[][] {
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
