import type { D1Migration } from "cloudflare:test";

declare global {
  namespace Cloudflare {
    /** What only tests bind (vitest.config.ts). */
    interface Env {
      MIGRATIONS: D1Migration[];
    }
  }
}
