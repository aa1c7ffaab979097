import type { Beat } from "../../story/heartbeat.ts";
import { isEarly } from "./moves/aim/clock.ts";
import { lineFor } from "./case/fill-in.ts";
import type { Turn } from "./turn.ts";

/** What the world does by itself in this turn (docs/game-master.md, "What the server does alone"). Who comes and what it is, the player says. */
export function sayBeat(turn: Turn, { kind, rumour }: Beat): void {
  if (rumour !== null) return turn.say(rumour.text);
  if (kind === "surprise") return turn.say(lineFor(turn, "surprise"));
  if (kind === "encounter") return turn.say(lineFor(turn, "encounter"));
  const running = turn.story.clocks.find(({ filled, segments }) => filled + 1 < segments);
  if (running === undefined || turn.hasFound || isEarly(turn, running.filled + 1)) return;
  turn.change({ type: "clock_changed", by: "server", name: running.name, ticks: 1 });
  turn.say(`${running.name}: ${running.filled + 1} of ${running.segments}.`);
}
