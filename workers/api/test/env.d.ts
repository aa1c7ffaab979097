import type { D1Migration } from "cloudflare:test";

declare global {
  namespace Cloudflare {
    /** Bindings that exist only in tests (vitest.config.ts). */
    interface Env {
      MIGRATIONS: D1Migration[];
    }
  }
}
