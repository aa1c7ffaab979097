import type { Beat } from "../../story/heartbeat.ts";
import type { Turn } from "./turn.ts";

const SURPRISES = [
  "Something is not as it was a moment ago.",
  "A sound that does not belong here; then nothing.",
  "For a breath everything is still, and it should not be.",
] as const;
const ENCOUNTERS = [
  "You are not alone here any more: somebody is coming this way.",
  "Steps. Somebody is coming, and does not care who hears it.",
  "Somebody has seen you, and comes nearer.",
] as const;

/** What the world does by itself in this turn (docs/game-master.md, "What the server does alone"). Who comes and what it is, the player says. */
export function sayBeat(turn: Turn, { kind, rumour }: Beat): void {
  if (rumour !== null) return turn.say(rumour.text);
  if (kind === "surprise") return turn.say(turn.oneOf(SURPRISES));
  if (kind === "encounter") return turn.say(turn.oneOf(ENCOUNTERS));
  const running = turn.story.clocks.find(({ filled, segments }) => filled + 1 < segments);
  if (running === undefined) return;
  turn.change({ type: "clock_changed", by: "server", name: running.name, ticks: 1 });
  turn.say(`${running.name}: ${running.filled + 1} of ${running.segments}.`);
}
