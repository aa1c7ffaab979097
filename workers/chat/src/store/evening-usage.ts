import type { EveningAnswer } from "#contracts/http/inspection";
import { PAUSE_MS } from "#contracts/memory/sitting";
import type { Tokens } from "#contracts/play/turn";

/** The most turns that are added up. Nobody plays more in one evening. */
const MOST_TURNS = 1_000;

type Row = { ended_at: number; model: string | null; tokens: string };

/** What models have used in this campaign since the last long pause, for each model. */
export function eveningUsage(sql: SqlStorage, now: number): EveningAnswer {
  const rows = sql.exec<Row>(
    "SELECT ended_at, model, tokens FROM turns WHERE tokens IS NOT NULL AND imported = 0 ORDER BY ended_at DESC LIMIT ?",
    MOST_TURNS,
  );
  const models = new Map<string, EveningAnswer["models"][number]>();
  let [turns, since] = [0, now];
  for (const { ended_at: endedAt, model, tokens } of rows) {
    if (since - endedAt >= PAUSE_MS) break;
    [turns, since] = [turns + 1, endedAt];
    const used = JSON.parse(tokens) as Tokens;
    const key = `${model} ${used.own === true}`;
    const before = models.get(key);
    models.set(key, { model, turns: (before?.turns ?? 0) + 1, tokens: before ? summed(before.tokens, used) : used });
  }
  return { turns, since: turns === 0 ? null : new Date(since).toISOString(), models: [...models.values()] };
}

const summed = (one: Tokens, other: Tokens): Tokens => ({
  ...one,
  input: one.input + other.input,
  output: one.output + other.output,
  cached: (one.cached ?? 0) + (other.cached ?? 0),
  reasoning: (one.reasoning ?? 0) + (other.reasoning ?? 0),
});
