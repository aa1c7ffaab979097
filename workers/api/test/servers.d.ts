import "vitest";

declare module "vitest" {
  /** Values that the global setups of vitest.config.ts provide. */
  interface ProvidedContext {
    /** The address of the OpenID issuer that takes Google's place. */
    openIdIssuer: string;
    /** The address of the fake model server. The name of a model decides how that model behaves. */
    modelServer: string;
  }
}
