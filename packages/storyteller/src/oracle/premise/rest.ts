import type { Reading } from "../understand/reading.ts";
import { deed } from "./deeds.ts";
import { trouble } from "./trouble.ts";
import type { Turn } from "./turn.ts";

/** The hero rests for an hour, or sleeps until the morning. */
export async function rest(turn: Turn, reading: Reading, text: string): Promise<void> {
  if (!/\b(?:rest|sleep|nap|camp|night|bed|hours?|break|recover|lie down|doze)\b/iu.test(text))
    return deed(turn, { ...reading, act: "use" }, text);
  const long = /\b(?:long|sleep|night|morning|bed|camp|dawn|tomorrow|eight hours)\b/iu.test(text);
  const before = turn.sheet?.hp.current ?? 0;
  await turn.brief.table.rest(long ? "long" : "short", `A rest at ${turn.place}`.slice(0, 200));
  const healed = (turn.sheet?.hp.current ?? 0) - before;
  if (long && turn.story.scene !== null)
    turn.change({ type: "scene_changed", by: "game_master", day: turn.story.scene.day + 1, time: "morning" });
  turn.say(
    long ? `You sleep at ${turn.place} until the morning.` : `You rest an hour at ${turn.place}.`,
    healed > 0 ? `You regain ${healed} hit points.` : "",
  );
  if (long) turn.say(await trouble(turn, "A night goes by"));
  turn.log(long ? `You sleep at ${turn.place}.` : `You rest at ${turn.place}.`);
}
