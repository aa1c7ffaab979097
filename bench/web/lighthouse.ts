import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type BrowserContext, chromium } from "playwright-core";

import { chromiumOptions } from "../../tools/harness/browser/browser.ts";
import type { Player } from "../../tools/harness/player/player.ts";
import { freePort } from "../../tools/shared/ports.ts";
import type { PlayedCampaign } from "../campaign-with-memory.ts";
import { runLighthouse, type Preset } from "./run-lighthouse.ts";
import { type MeasuredPage, pagesOf } from "./pages.ts";

/** How often Lighthouse runs for each page and preset. The result of a single run depends on the machine's load as much as on the page. */
const TIMES = 5;

export interface Scores {
  readonly page: string;
  readonly preset: Preset;
  /** The scores from 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** The audits that lowered a score, with what they found. */
  readonly short: readonly string[];
}

/** Runs Lighthouse on each page, in its own browser that is signed in if the page needs it. Returns the median report of each page. */
export async function judgePages(seat: PlayedCampaign): Promise<Scores[]> {
  const profile = await mkdtemp(join(tmpdir(), "lorehearth-lighthouse-"));
  const port = await freePort();
  const options = chromiumOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    const judged: Scores[] = [];
    for (const page of pagesOf(seat)) {
      await context.clearCookies();
      if (page.isSignedIn) await signIn(context, seat.player);
      for (const preset of ["mobile", "desktop"] as const) {
        const times: Scores[] = [];
        for (let time = 0; time < TIMES; time += 1) times.push(await judge(seat, page, preset, port));
        judged.push(medianOf(times));
      }
    }
    return judged;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** The report in the middle when sorted by performance. The other scores hardly vary. */
function medianOf(judged: readonly Scores[]): Scores {
  const inOrder = judged.toSorted(
    (one, other) => (one.scores["performance"] ?? 0) - (other.scores["performance"] ?? 0),
  );
  const median = inOrder[Math.floor(inOrder.length / 2)];
  if (!median) throw new Error("Lighthouse was never run");
  return median;
}

async function signIn(context: BrowserContext, player: Player): Promise<void> {
  const cookies = player.cookies().split("; ");
  await context.addCookies(
    cookies.map((cookie) => {
      const at = cookie.indexOf("=");
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: player.site };
    }),
  );
}

async function judge({ player }: PlayedCampaign, page: MeasuredPage, preset: Preset, port: number): Promise<Scores> {
  const { categories, audits } = await runLighthouse(`${player.site}${page.path}`, preset, port);
  const all = Object.values(categories);
  const scores = Object.fromEntries(all.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
  const short = all.flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: audit, weight }) => {
      const found = audits[audit];
      if (!found || weight === 0 || found.score === null || found.score >= 0.9) return [];
      return [`${id}: ${found.title}${found.displayValue ? ` (${found.displayValue})` : ""}`];
    }),
  );
  return { page: page.name, preset, scores, short };
}
