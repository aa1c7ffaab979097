import { chromium, type Browser } from "playwright-core";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The endpoint of the Chromium that was started for this test run. */
    browserEndpoint: string;
  }
}

/**
 * Connects to the Chromium that all tests share. Closing the connection closes only its own pages. Read a download with `saveAs` or
 * `createReadStream`, because its file is in a folder of the browser.
 */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject("browserEndpoint"));
