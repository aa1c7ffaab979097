import { chromium, type Browser } from "playwright-core";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the Chromium of this run listens. */
    browserEndpoint: string;
  }
}

/**
 * The Chromium that runs for as long as the tests do. Closing it closes what was opened by this connection and nothing else.
 * A download of it is read with `saveAs` or `createReadStream`: its files are the browser's.
 */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject("browserEndpoint"));
