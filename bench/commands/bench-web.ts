import { judgePages } from "../web/lighthouse.ts";
import { openPages } from "../web/open-pages.ts";
import { playStory } from "../web/played.ts";
import { scrollStory } from "../web/scroll.ts";
import { SLOWDOWN } from "../web/slow-page.ts";
import { openBrowser } from "../../tools/harness/browser/browser.ts";
import { Stack } from "../../tools/harness/stack/stack.ts";
import { option } from "../report/option.ts";
import { printRows } from "../report/rows.ts";
import { webRows } from "../report/web.ts";
import { runScript } from "../../tools/shared/failure.ts";
import { findChromium } from "../../tools/harness/browser/find-chromium.ts";

const MESSAGES = 5_000;
const TIMES = 5;

/**
 * `npm run bench:web`: measures how fast the pages are in Chromium on a machine that is slowed down to a quarter of its speed, how smoothly
 * a transcript of 5,000 messages scrolls (`--messages N` for another number), and Lighthouse's scores. `--json` prints one JSON object.
 */
await runScript(async () => {
  const json = process.argv.includes("--json");
  const log = (line: string): void => (json ? undefined : console.log(line));
  process.env["CHROMIUM_PATH"] = await findChromium(process.env);
  const messages = Number(option("--messages") ?? MESSAGES);

  const stack = await Stack.start();
  try {
    log(`Playing a story of ${messages} messages…`);
    const seat = await playStory(stack.url, messages, log);
    const browser = await openBrowser();
    log(`Opening each page ${TIMES} times, ${SLOWDOWN} times slower…`);
    const pages = await openPages(browser, seat, TIMES);
    log("Scrolling…");
    const scrolled = await scrollStory(browser, seat, messages);
    await browser.close();
    log("Asking Lighthouse…");
    const judged = await judgePages(seat);
    if (json) {
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
