import type { TranscriptTurn } from "#storyteller/ports";
import { resultLines } from "../domain/result-lines.ts";
import type { MarkedEvent } from "../domain/turn-channel.ts";

/** A turn as the transcript's query returns it. `events` is only filled where `results` is null: in turns of earlier versions. */
type Row = Readonly<Record<string, SqlStorageValue>>;

const storedResults = ({ results, events }: Row): string[] =>
  results === null
    ? resultLines(JSON.parse(events as string) as MarkedEvent[])
    : (JSON.parse(results as string) as string[]);

/**
 * The transcript of turns in the order of their numbers. A change of a sheet is no turn of its own: its sentence stands among the results
 * of the turn before it. Before the first turn there is nothing that could be told of it.
 */
export function transcriptOf(rows: readonly Row[]): TranscriptTurn[] {
  const turns: { row: Row; bookkeeping: string[] }[] = [];
  for (const row of rows) {
    if (row.kind === "sheet") turns.at(-1)?.bookkeeping.push(row.reply as string);
    else turns.push({ row, bookkeeping: [] });
  }
  return turns.map(({ row, bookkeeping }, at) => ({
    turnId: row.id as string,
    number: row.number as number,
    playerText: row.player_text as string,
    reply: row.reply as string,
    results: [...storedResults(row), ...bookkeeping],
    // A scene has ended if its question was answered in the turn, or if the next turn opens another scene.
    sceneEnded: row.scene_ended === 1 || turns[at + 1]?.row.scene_opened === 1,
  }));
}
