import { chromium, type Browser } from "playwright-core";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The endpoint of this run's Chromium. */
    browserEndpoint: string;
  }
}

/**
 * Connects to the Chromium of all tests. Closing the connection closes only its own pages.
 * Read a download with `saveAs` or `createReadStream`: its file is in the browser's folder.
 */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject("browserEndpoint"));
