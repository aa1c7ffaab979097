import type { SearchStoryAnswer, StoryHit } from "#contracts/http/chat";
import { LIMITS } from "#contracts/limits";
import { searchFor, type SearchedTurn } from "../domain/search-story.ts";

/** The most ids in one statement. SQLite here takes at most 100 parameters. */
const CHUNK = 90;

/**
 * The turns of a path in which all words occur, newest first. Bookkeeping with sheets is left out.
 * @param path ids from the root to the head
 */
export function searchTurns(sql: SqlStorage, path: readonly string[], words: string): SearchStoryAnswer {
  const find = searchFor(words);
  const hits: StoryHit[] = [];
  for (let end = path.length; end > 0; end -= CHUNK) {
    const ids = path.slice(Math.max(0, end - CHUNK), end);
    const turns = sql.exec<SearchedTurn & Record<string, SqlStorageValue>>(
      `SELECT id, number, player_text AS playerText, reply FROM turns
       WHERE id IN (${ids.map(() => "?").join(",")}) AND kind <> 'sheet' ORDER BY number DESC`,
      ...ids,
    );
    for (const turn of turns) {
      const hit = find(turn);
      if (hit && hits.length === LIMITS.search.storyHits) return { hits, hasMore: true };
      if (hit) hits.push(hit);
    }
  }
  return { hits, hasMore: false };
}
