import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type BrowserContext, chromium } from "playwright-core";

import { chromiumOptions } from "../../tools/harness/browser/browser.ts";
import type { Player } from "../../tools/harness/player/player.ts";
import { freePort } from "../../tools/shared/ports.ts";
import type { PlayedCampaign } from "../campaign-with-memory.ts";
import { ALL_CATEGORIES, runLighthouse, type Preset, SPEED_ONLY } from "./run-lighthouse.ts";
import { type MeasuredPage, pagesOf } from "./pages.ts";
import type { Plan } from "./plan.ts";

export interface Scores {
  readonly page: string;
  readonly preset: Preset;
  /** The scores from 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** The audits that lowered a score, with what they found. */
  readonly short: readonly string[];
}

/**
 * Runs Lighthouse on each page, in its own browser that is signed in if the page needs it. Returns the median report of each page. Only the
 * speed differs from run to run, so only the first run of a page judges everything else.
 */
export async function judgePages(
  seat: PlayedCampaign,
  { pages, presets, runs, phone }: Pick<Plan, "pages" | "presets" | "runs" | "phone">,
  log: (line: string) => void,
): Promise<Scores[]> {
  const profile = await mkdtemp(join(tmpdir(), "lorehearth-lighthouse-"));
  const port = await freePort();
  const options = chromiumOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    const judged: Scores[] = [];
    for (const page of pagesOf(seat, pages)) {
      await context.clearCookies();
      if (page.isSignedIn) await signIn(context, seat.player);
      for (const preset of presets) {
        const times: Scores[] = [];
        for (let run = 1; run <= runs; run += 1) {
          const score = await judge(seat, page, {
            preset,
            port,
            phone,
            categories: run === 1 ? ALL_CATEGORIES : SPEED_ONLY,
          });
          times.push(score);
          log(`Lighthouse, ${page.name}, ${preset}, ${run} of ${runs}: performance ${score.scores["performance"]}`);
        }
        judged.push(medianOf(times));
      }
    }
    return judged;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** The report in the middle when sorted by performance, with the other scores of the first report. */
function medianOf(judged: readonly Scores[]): Scores {
  const speedOf = ({ scores }: Scores) => scores["performance"] ?? 0;
  const inOrder = judged.toSorted((one, other) => speedOf(one) - speedOf(other));
  const median = inOrder[Math.floor(inOrder.length / 2)];
  const [first] = judged;
  if (!median || !first) throw new Error("Lighthouse was never run");
  const isOfSpeed = (audit: string) => audit.startsWith("performance:");
  return {
    ...median,
    scores: { ...first.scores, ...median.scores },
    short: [...median.short.filter(isOfSpeed), ...first.short.filter((audit) => !isOfSpeed(audit))],
  };
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

async function judge(
  { player }: PlayedCampaign,
  page: MeasuredPage,
  how: Parameters<typeof runLighthouse>[1],
): Promise<Scores> {
  const { categories, audits } = await runLighthouse(`${player.site}${page.path}`, how);
  const all = Object.values(categories);
  const scores = Object.fromEntries(all.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
  const short = all.flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: audit, weight }) => {
      const found = audits[audit];
      if (!found || weight === 0 || found.score === null || found.score >= 0.9) return [];
      return [`${id}: ${found.title}${found.displayValue ? ` (${found.displayValue})` : ""}`];
    }),
  );
  return { page: page.name, preset: how.preset, scores, short };
}
