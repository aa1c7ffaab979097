import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

import { onDemand } from "../../tools/shared/on-demand.ts";

/**
 * The version of Lighthouse. It is installed only when this measurement needs it, because it has a hundred dependencies that nothing else
 * needs.
 */
const VERSION = "13.5.0";

export const SPEED_ONLY = ["performance"];
export const ALL_CATEGORIES = [...SPEED_ONLY, "accessibility", "best-practices", "seo"];

/** The largest size of a report in bytes. A report contains screenshots. */
const LARGEST = 64 * 1024 * 1024;

/** The fields of Lighthouse's report (its `LH.Result`) that are used. Scores are from 0 to 1, and null if an audit gives none. */
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      id: z.string(),
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
});

/** Lighthouse's two presets: a simulated slow phone on a simulated slow network, and a desktop. */
export type Preset = "mobile" | "desktop";

/**
 * Runs Lighthouse on an address in a browser that is already running.
 * @param port the browser's debugging port
 * @param phone how many times slower than this machine the simulated phone is
 * @throws if it could not load the page
 */
export async function runLighthouse(
  url: string,
  {
    preset,
    port,
    phone,
    categories,
  }: {
    readonly preset: Preset;
    readonly port: number;
    readonly phone: number;
    readonly categories: readonly string[];
  },
): Promise<z.infer<typeof report>> {
  const cli = join(await onDemand("lighthouse", VERSION), "cli/index.js");
  // The phone is Lighthouse's default. It has no name on the command line.
  const chosen = preset === "desktop" ? ["--preset=desktop"] : [`--throttling.cpuSlowdownMultiplier=${phone}`];
  const args = [cli, url, `--port=${port}`, `--only-categories=${categories.join(",")}`, ...chosen];
  const output = ["--output=json", "--output-path=stdout", "--quiet", "--no-enable-error-reporting"];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, ...output], { maxBuffer: LARGEST });
  const judged = report.parse(JSON.parse(stdout));
  if (judged.runtimeError) throw new Error(`Lighthouse on ${url}: ${judged.runtimeError.message}`);
  return judged;
}
