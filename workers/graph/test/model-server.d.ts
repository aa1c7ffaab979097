import "vitest";

declare module "vitest" {
  /** Values that the global setup of vitest.config.ts provides. */
  interface ProvidedContext {
    /** The address of the fake model server. The name of a model decides how that model behaves. */
    modelServer: string;
  }
}
