import "vitest";

declare module "vitest" {
  /** What vitest.config.ts's global setups provide. */
  interface ProvidedContext {
    /** The issuer that stands in Google's place. */
    openIdIssuer: string;
    /** Where the model server listens that does what a model's name says. */
    modelServer: string;
  }
}
