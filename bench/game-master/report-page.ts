import type { PlayedTurn } from "./played-turn.ts";
import type { Mark, Miss, ReportCard } from "./report-card.ts";

const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const percent = (share: number | null): string => (share === null ? "not played" : `${Math.round(share * 100)} %`);

const turnOf = ({ player, reply, calls, rolls, effects, failure }: PlayedTurn): string =>
  [
    `<p class="player">${safe(player)}</p>`,
    ...calls.map(({ name, arguments: json }) => `<p class="table">called ${safe(name)} ${safe(json)}</p>`),
    ...rolls.map(
      ({ label, notation, total, check }) =>
        `<p class="table">${safe(label)}: ${safe(notation)} = ${total}${check ? ` against ${check.dc}: ${check.success ? "success" : "failure"}` : ""}</p>`,
    ),
    ...effects.map((effect) => `<p class="table">${safe(JSON.stringify(effect))}</p>`),
    failure === null ? `<p>${safe(reply) || "(no text)"}</p>` : `<p class="why">${safe(failure)}</p>`,
  ].join("\n");

const missOf = ({ why, turns }: Miss): string =>
  `<details><summary class="why">${safe(why)}</summary>\n${turns.map(turnOf).join("\n")}\n</details>`;

const rowOf = ({ title, runs, share, misses, wrong }: Mark, isHard: boolean): string => {
  const state = share === null ? "" : share >= (isHard ? 0.95 : 0.8) ? "good" : "bad";
  const found = [
    ...misses.map(missOf),
    ...[...new Set(wrong)].slice(0, 10).map((one) => `<p class="why">${safe(one)}</p>`),
  ];
  return `<tr><td>${safe(title)}</td><td class="${state}">${percent(share)}</td><td>${runs}</td></tr>${
    found.length > 0 ? `<tr><td colspan="3">${found.join("\n")}</td></tr>` : ""
  }`;
};

const table = (title: string, marks: readonly Mark[], isHard: boolean): string =>
  `<h2>${title}</h2>\n<table><tr><th>Check</th><th>Passed</th><th>Of</th></tr>\n${marks.map((mark) => rowOf(mark, isHard)).join("\n")}</table>`;

/**
 * A report card as a page that needs nothing else, with the transcript of each miss. Everything that a model or a player wrote is text.
 * @param date the day of the run
 */
export function pageOf(card: ReportCard, date: string): string {
  const { model, runs, instructions, complete, grade, hard, soft, requests } = card;
  const summary = complete
    ? `Grade: ${grade ?? "none"}`
    : "Cancelled: only what was played counts, and there is no grade.";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Report card of ${safe(model)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .3rem .6rem; border-top: 1px solid #ccc; vertical-align: top; }
.good { color: #186a3b; } .bad, .why { color: #922b21; } .player { font-style: italic; } .table { color: #555; font-family: monospace; overflow-wrap: anywhere; }
</style></head><body>
<h1>Report card of ${safe(model)}</h1>
<p><strong>${safe(summary)}</strong></p>
<p>${date}; each probe ${runs} times; ${requests} requests; instructions ${instructions}. A difference of one or two runs is chance.</p>
${table("What decides the grade", hard, true)}
${table("About the prose, beside the grade", soft, false)}
</body></html>
`;
}
