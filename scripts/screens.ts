import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { openBrowser } from "../tools/harness/browser/browser.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { playStory, type Story } from "./screens/play-story.ts";
import { SHOTS, SIZES, type Shot } from "./screens/shots.ts";
import { Failure, runScript } from "../tools/shared/failure.ts";
import { fromRoot } from "../tools/shared/paths.ts";
import { findChromium } from "../tools/harness/browser/find-chromium.ts";

const FOLDER = fromRoot("docs/screens");
/** The largest size of a picture in the repository, in bytes. */
const MOST = 300_000;

/** `npm run screens`: plays a short story in the built app and rewrites docs/screens, or the folder after `--`. */
await runScript(async () => {
  const folder = process.argv[3] ?? FOLDER;
  process.env["CHROMIUM_PATH"] = await findChromium(process.env);
  const [stack, browser] = await Promise.all([Stack.start(), openBrowser()]);
  try {
    const story = await playStory(browser, stack.url);
    await mkdir(folder, { recursive: true });
    for (const old of await readdir(folder)) if (old.endsWith(".png")) await rm(join(folder, old));
    for (const shot of SHOTS) console.log(await take(shot, story, folder));
  } finally {
    await browser.close();
    await stack.stop();
  }

  async function take(
    { name, path, size, theme, isOpen, of, after }: Shot,
    story: Story,
    into: string,
  ): Promise<string> {
    const context = await browser.newContext({
      ...SIZES[size],
      baseURL: stack.url,
      colorScheme: theme,
      reducedMotion: "reduce",
      locale: "en-GB",
      ...(isOpen === "strangers" ? {} : { storageState: story.signedIn }),
    });
    const page = await context.newPage();
    await page.goto(stack.url + path(story), { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.locator("html[data-fonts]").waitFor();
    await page.evaluate(() => document.fonts.ready);
    if (of) await page.locator(of).evaluate((each) => each.scrollIntoView({ block: "start" }));
    await after?.(page, story);
    const file = `${name}-${size}-${theme}.png`;
    await page.screenshot({ path: join(into, file) });
    await context.close();
    const { size: bytes } = await stat(join(into, file));
    if (bytes > MOST) throw new Failure(`${file} has ${bytes} bytes, and ${MOST} are allowed`);
    return `${file} ${Math.round(bytes / 1000)} KB`;
  }
});
