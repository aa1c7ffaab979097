import { describe, expect, it } from "vitest";

import { lockFileFaults } from "./lock-file.ts";

const INTEGRITY = "sha512-HrJrvZv5ayxBzPfwphOoNzkzOIIlifzk0KJrGK2c8R4+LKpMtpYLQeUdjnwjWv/LZlkH2laZk+4w78pi99D4Vw==";
const PROJECT = { version: "0.1.0" };

describe("the check of the lock file", () => {
  it("passes the project itself, packages with a hash, and packages inside another's archive", () => {
    const packages = {
      "": PROJECT,
      "node_modules/hono": { version: "4.0.0", integrity: INTEGRITY },
      "node_modules/wasm/node_modules/tslib": { version: "2.8.1", inBundle: true },
    };
    expect(lockFileFaults({ packages })).toEqual([]);
  });

  it.each([undefined, "", "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk="])(
    "reports a package whose integrity is %j",
    (integrity) => {
      const packages = {
        "": PROJECT,
        "node_modules/a/node_modules/@oxlint/binding-darwin-arm64": { version: "1.89.0", integrity },
      };
      expect(lockFileFaults({ packages })).toEqual(["@oxlint/binding-darwin-arm64@1.89.0 has no sha512 integrity"]);
    },
  );

  it("reports a second wrangler, which would bring a second runtime", () => {
    const packages = {
      "node_modules/wrangler": { version: "4.135.0", integrity: INTEGRITY },
      "node_modules/@cloudflare/vitest-plugin/node_modules/wrangler": { version: "4.134.0", integrity: INTEGRITY },
      "node_modules/workerd": { version: "1.0.0", integrity: INTEGRITY },
    };
    expect(lockFileFaults({ packages })).toEqual(["wrangler is there in more than one version"]);
  });

  it("reports a package that names its registry", () => {
    const packages = {
      "node_modules/hono": { version: "4.0.0", integrity: INTEGRITY, resolved: "https://registry.example/hono.tgz" },
    };
    expect(lockFileFaults({ packages })).toEqual(["hono@4.0.0 names where it was fetched from"]);
  });
});
