import type { DrillFigures } from "../kill-drill/drill.ts";
import type { Row } from "./rows.ts";

/** Makes the table's rows from the figures of the drill. */
export function drillRows({ rounds, killed, acknowledged, items, restart, lost, doubled }: DrillFigures): Row[] {
  const row = (what: string, measured: number | string, budget = ""): Row => ({
    what,
    measured: String(measured),
    budget,
  });
  return [
    row("rounds", rounds),
    row("killed before the acknowledgement", killed.before),
    row("killed in the middle of the reply", killed.middle),
    row("killed after its end", killed.after),
    row("messages acknowledged when the runtime was killed", acknowledged),
    row("acknowledged messages and memories lost", lost.length, "0"),
    row("messages and memories there twice", doubled.length, "0"),
    row("memories", items),
    row("from the kill to the first answer", `${restart.p50} ms p50, ${restart.p99} ms p99`),
  ];
}
