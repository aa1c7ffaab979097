import "vitest";

declare module "vitest" {
  /** What vitest.config.ts's global setup provides. */
  interface ProvidedContext {
    /** Where a model server listens that does what a model's name says. */
    modelServer: string;
  }
}
