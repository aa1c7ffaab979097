import { tick } from "./pressure.ts";
import type { Turn } from "./turn.ts";

/** The hero rests for an hour, or sleeps until the morning. */
export async function rest(turn: Turn, text: string): Promise<void> {
  const long = /\b(?:long|sleep|night|morning|bed|camp|dawn|tomorrow|turn in)\b/iu.test(text);
  const before = turn.sheet?.hp.current ?? 0;
  await turn.brief.table.rest(long ? "long" : "short", `A rest at ${turn.place}`.slice(0, 200));
  const healed = (turn.sheet?.hp.current ?? 0) - before;
  if (long && turn.story.scene !== null)
    turn.change({ type: "scene_changed", by: "game_master", day: turn.story.scene.day + 1, time: "morning" });
  turn.say(
    long ? `You sleep at ${turn.place} until the morning.` : `You rest an hour at ${turn.place}.`,
    healed > 0 ? `You regain ${healed} hit points.` : "",
    long ? tick(turn) : "",
  );
  turn.log(long ? `You sleep at ${turn.place}.` : `You rest at ${turn.place}.`);
}
