import { devices, type BrowserContextOptions } from "playwright-core";

import type { Story } from "./play-story.ts";

export const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { ...phone(), viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;

/** Options that emulate a phone with a touch screen. A small window alone would have no touch screen. */
function phone(): BrowserContextOptions {
  const { hasTouch, isMobile } = devices["Pixel 7"] ?? {};
  return { ...(hasTouch && { hasTouch }), ...(isMobile && { isMobile }) };
}

export interface Shot {
  readonly name: string;
  readonly path: (story: Story) => string;
  readonly size: keyof typeof SIZES;
  readonly theme: "dark" | "light";
  /** Set if the page is visible without signing in. */
  readonly isOpen?: "strangers";
  /** The element to scroll to before the picture is taken. */
  readonly of?: string;
}

const screen = (
  name: string,
  path: Shot["path"],
  desktop: Shot["theme"],
  phone: Shot["theme"],
  more: Pick<Shot, "isOpen" | "of"> = {},
): readonly Shot[] => [
  { name, path, size: "desktop", theme: desktop, ...more },
  { name, path, size: "phone", theme: phone, ...more },
];

/** Six pages, each on a desktop and on a phone; each page is shown in both themes. */
export const SHOTS: readonly Shot[] = [
  ...screen("login", () => "/login", "dark", "light", { isOpen: "strangers" }),
  ...screen("dashboard", () => "/", "dark", "light"),
  ...screen("world", ({ worldId }) => `/worlds/${worldId}`, "light", "dark"),
  ...screen("character", ({ characterId }) => `/characters/${characterId}`, "light", "dark"),
  ...screen("play", ({ campaignId }) => `/game/${campaignId}`, "dark", "light"),
  ...screen("chronicle", ({ campaignId }) => `/campaigns/${campaignId}/chronicle#people`, "light", "dark", {
    of: "[role=tablist]",
  }),
];
