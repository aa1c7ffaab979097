import { type SelfPlay, selfPlay } from "../bench/oracle.ts";
import { readCases } from "../bench/understanding/cases.ts";
import { judge, read } from "../bench/understanding/measure.ts";
import { printReport } from "../bench/understanding/report.ts";
import { runScript } from "./shared/failure.ts";

const CAMPAIGNS = 20;
const TURNS = 200;
const SAMPLES = 10;

const share = (value: number): string => `${(value * 100).toFixed(1)} %`;

interface Judged {
  readonly what: string;
  readonly measured: string | number;
  readonly wanted: string;
  readonly holds: boolean;
}

/** What the oracle must be worth (issue "Build 4"), each figure beside its bar. */
function judged(campaigns: SelfPlay["campaigns"], whole: Omit<SelfPlay, "campaigns" | "samples">): Judged[] {
  const atLeast = (what: string, value: number, bar: number, shares = true): Judged => ({
    what,
    measured: shares ? share(value) : value,
    wanted: shares ? `≥ ${bar * 100} %` : `≥ ${bar}`,
    holds: value >= bar,
  });
  const none = (what: string, value: number): Judged => ({ what, measured: value, wanted: "0", holds: value === 0 });
  const sum = (count: (one: SelfPlay["campaigns"][number]) => number) =>
    campaigns.reduce((total, one) => total + count(one), 0);
  const memo = Math.max(...campaigns.map(({ largestMemo }) => largestMemo));
  return [
    atLeast("distinct sentences, least of a campaign", Math.min(...campaigns.map(({ distinct }) => distinct)), 0.95),
    atLeast("distinct sentences over all campaigns", whole.distinctOverAll, 0.95),
    none(
      "slips of grammar",
      sum(({ slips }) => slips.length),
    ),
    atLeast("replies within their words", whole.inRange, 0.99),
    none(
      "the dead acting",
      sum(({ deadActing }) => deadActing),
    ),
    atLeast(
      "campaigns where the early met come back",
      campaigns.filter(({ cameBack }) => cameBack > 0).length / campaigns.length,
      0.9,
    ),
    none(
      "checks without the sheet's modifier",
      sum(({ wrongModifiers }) => wrongModifiers),
    ),
    atLeast("threads opened, least", Math.min(...campaigns.map(({ opened }) => opened)), 3, false),
    atLeast("threads closed, least", Math.min(...campaigns.map(({ closed }) => closed)), 2, false),
    {
      what: "CPU a turn",
      measured: `${whole.cpu.mean} ms mean, ${whole.cpu.p99} ms p99`,
      wanted: "≤ 5 ms",
      holds: whole.cpu.mean <= 5,
    },
    { what: "largest memo", measured: `${memo} bytes`, wanted: "≤ 8192 bytes", holds: memo <= 8_192 },
  ];
}

/**
 * `npm run bench:oracle -- --understand FILE`: how the messages of a file are read. With `--json` one JSON object a line,
 * `{id, act, also, target, sure, asked}`; else a report, for which the file needs labels.
 */
function understandFile(file: string, json: boolean): void {
  const cases = readCases(file);
  if (json) {
    for (const one of cases) {
      const { act, also, target, sure } = read(one);
      console.log(JSON.stringify({ id: one.id, act, also, target, sure, asked: !sure }));
    }
    return;
  }
  const judged = judge(cases);
  if (judged.length === 0)
    throw new Error(`No line of ${file} has an "act": without labels only --json has something to show.`);
  printReport(judged);
}

/** `npm run bench:oracle`: twenty campaigns of two hundred turns, counted, and ten turns to read. `--json` prints one JSON object. */
await runScript(async () => {
  const json = process.argv.includes("--json");
  const at = process.argv.indexOf("--understand");
  if (at !== -1) {
    const file = process.argv[at + 1];
    if (file === undefined || file.startsWith("--"))
      throw new Error("--understand needs the path of a file with one message a line.");
    understandFile(file, json);
    return;
  }
  if (!json) console.log(`Playing ${CAMPAIGNS} campaigns of ${TURNS} turns…`);
  const { campaigns, samples, ...whole } = await selfPlay(CAMPAIGNS, TURNS, SAMPLES);
  if (json) {
    console.log(
      JSON.stringify({ ...whole, campaigns: campaigns.map(({ sentences: _, millis: __, ...kept }) => kept) }),
    );
    return;
  }
  console.table(
    Object.fromEntries(
      campaigns.map((one) => [
        one.name,
        {
          distinct: share(one.distinct),
          slips: one.slips.length,
          "in range": share(one.inRange),
          "dead acting": one.deadActing,
          "met → back": `${one.metEarly} → ${one.cameBack}`,
          "checks (wrong)": `${one.checks} (${one.wrongModifiers})`,
          "threads → closed": `${one.opened} → ${one.closed}`,
          scenes: one.scenes,
          "memo, bytes": one.largestMemo,
        },
      ]),
    ),
  );
  const rows = judged(campaigns, whole);
  console.table(
    Object.fromEntries(rows.map(({ what, holds, ...row }) => [what, { ...row, holds: holds ? "yes" : "NO" }])),
  );
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
  for (const slip of campaigns.flatMap(({ slips }) => slips).slice(0, 5)) console.log(`Slip: ${slip}`);
  for (const { campaign, turn, player, reply } of samples)
    console.log(`\n── ${campaign}, turn ${turn}\n> ${player || "(go on)"}\n\n${reply}`);
});
