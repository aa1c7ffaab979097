import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

import { onDemand } from "../../tools/shared/on-demand.ts";

/** Installed on demand: it brings a hundred packages that nothing else needs. */
const VERSION = "13.5.0";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** A report has screenshots in it. Bytes. */
const LARGEST = 64 * 1024 * 1024;

/** What we read of Lighthouse's report (its `LH.Result`). Scores are 0 to 1, null where an audit gives none. */
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

/** Lighthouse's two presets: a slow phone on a slow network, both simulated, and a desktop. */
export type Preset = "mobile" | "desktop";

/**
 * Runs Lighthouse on an address in a browser that is running.
 * @param port the browser's debugging port
 * @throws where it could not load the page
 */
export async function runLighthouse(url: string, preset: Preset, port: number): Promise<z.infer<typeof report>> {
  const cli = join(await onDemand("lighthouse", VERSION), "cli/index.js");
  // The phone is its default and has no name on the command line.
  const chosen = preset === "desktop" ? ["--preset=desktop"] : [];
  const args = [cli, url, `--port=${port}`, `--only-categories=${CATEGORIES.join(",")}`, ...chosen];
  const output = ["--output=json", "--output-path=stdout", "--quiet", "--no-enable-error-reporting"];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, ...output], { maxBuffer: LARGEST });
  const judged = report.parse(JSON.parse(stdout));
  if (judged.runtimeError) throw new Error(`Lighthouse on ${url}: ${judged.runtimeError.message}`);
  return judged;
}
