import { selfPlay } from "../bench/oracle.ts";
import { runScript } from "./shared/failure.ts";

const CAMPAIGNS = 20;
const TURNS = 200;
const SAMPLES = 10;

const share = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** `npm run bench:oracle`: twenty campaigns of two hundred turns, counted, and ten turns to read. `--json` prints one JSON object. */
await runScript(async () => {
  const json = process.argv.includes("--json");
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
  const least = Math.min(...campaigns.map(({ distinct }) => distinct));
  const back = campaigns.filter(({ cameBack }) => cameBack > 0).length / campaigns.length;
  const over = (list: readonly number[]) => Math.max(...list);
  console.table({
    "distinct sentences, least of a campaign": { measured: share(least), wanted: "≥ 95 %" },
    "distinct sentences over all campaigns": { measured: share(whole.distinctOverAll), wanted: "" },
    "slips of grammar": { measured: campaigns.reduce((sum, { slips }) => sum + slips.length, 0), wanted: "0" },
    "replies within their words": { measured: share(whole.inRange), wanted: "≥ 99 %" },
    "the dead acting": { measured: campaigns.reduce((sum, { deadActing }) => sum + deadActing, 0), wanted: "0" },
    "campaigns where the early met come back": { measured: share(back), wanted: "≥ 90 %" },
    "checks without the sheet's modifier": {
      measured: campaigns.reduce((sum, { wrongModifiers }) => sum + wrongModifiers, 0),
      wanted: "0",
    },
    "threads opened, least": { measured: Math.min(...campaigns.map(({ opened }) => opened)), wanted: "≥ 3" },
    "threads closed, least": { measured: Math.min(...campaigns.map(({ closed }) => closed)), wanted: "≥ 2" },
    "CPU a turn": { measured: `${whole.cpu.mean} ms mean, ${whole.cpu.p99} ms p99`, wanted: "≤ 5 ms" },
    "largest memo": { measured: over(campaigns.map(({ largestMemo }) => largestMemo)), wanted: "≤ 8192 bytes" },
  });
  for (const slip of campaigns.flatMap(({ slips }) => slips).slice(0, 5)) console.log(`Slip: ${slip}`);
  for (const { campaign, turn, player, reply } of samples)
    console.log(`\n── ${campaign}, turn ${turn}\n> ${player || "(go on)"}\n\n${reply}`);
});
