import "vitest";

declare module "vitest" {
  /** What vitest.config.ts's global setup provides. */
  interface ProvidedContext {
    /** The issuer that stands in Google's place. */
    openIdIssuer: string;
  }
}
