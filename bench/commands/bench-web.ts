import { judgePages } from "../web/lighthouse.ts";
import { openPages } from "../web/open-pages.ts";
import { type Part, planOf } from "../web/plan.ts";
import { playStory } from "../web/played.ts";
import { scrollStory } from "../web/scroll.ts";
import { SLOWDOWN } from "../web/slow-page.ts";
import { openBrowser } from "../../tools/harness/browser/browser.ts";
import { Stack } from "../../tools/harness/stack/stack.ts";
import { printRows } from "../report/rows.ts";
import { webRows } from "../report/web.ts";
import { runScript } from "../../tools/shared/failure.ts";
import { findChromium } from "../../tools/harness/browser/find-chromium.ts";

/**
 * `npm run bench:web`: measures how fast the pages are in Chromium on a machine that is slowed down to a quarter of its speed, how smoothly
 * a transcript of 5,000 messages scrolls, and Lighthouse's scores. `--page`, `--part`, `--preset`, `--runs`, `--messages` and `--phone` choose less
 * (plan.ts). `--json` prints one JSON object. Progress goes to the error output, each line with the seconds since the start.
 */
await runScript(async () => {
  const plan = planOf();
  const log = (line: string): void =>
    console.error(`${String(Math.round(performance.now() / 1000)).padStart(5)} s  ${line}`);
  process.env["CHROMIUM_PATH"] = await findChromium(process.env);

  const stack = await Stack.start();
  try {
    log(`Playing a story of ${plan.messages} messages…`);
    const seat = await playStory(stack.url, plan.messages, log);
    const browser = await openBrowser();
    const has = (part: Part) => plan.parts.includes(part);
    if (has("open")) log(`Opening pages ${SLOWDOWN} times slower…`);
    const pages = has("open") ? await openPages(browser, seat, plan, log) : [];
    const scrolled = has("scroll") ? await scrollStory(browser, seat, plan.messages, log) : null;
    await browser.close();
    const judged = has("lighthouse") ? await judgePages(seat, plan, log) : [];
    if (process.argv.includes("--json")) {
      console.log(JSON.stringify({ pages, scrolled, lighthouse: judged }));
      return;
    }
    printRows(webRows(pages, scrolled, judged));
    for (const { page, preset, short } of judged)
      for (const audit of short) console.log(`${page}, ${preset}: ${audit}`);
  } finally {
    await stack.stop();
  }
});
