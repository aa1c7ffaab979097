import { expect, it } from "vitest";

import { atHomeOf, certificateOf, hostOf, localSite, plainHttpWarning, settingsForCallers } from "./at-home.ts";

it("listens on this machine alone and trusts no proxy unless it is told to", () => {
  expect(hostOf({})).toBe("127.0.0.1");
  expect(atHomeOf({})).toEqual({ hosts: ["localhost"], tls: false, behindProxy: false });
  expect(plainHttpWarning({})).toBeNull();
  expect(plainHttpWarning({ HOST: "0.0.0.0" })).toContain("without https");
});

it("answers to the names of its site and of its allowed origins", () => {
  const env = { SITE_URL: "https://lore.example", ALLOWED_ORIGINS: "http://box.lan:8788, http://other.lan" };
  expect(atHomeOf(env).hosts).toEqual(["localhost", "lore.example", "box.lan", "other.lan"]);
});

it.each([
  [{ TRUSTED_PROXY: "yes" }, "TRUSTED_PROXY must be on or off"],
  [{ TRUSTED_PROXY: "on", HOST: "0.0.0.0", SITE_URL: "https://lore.example" }, "could forge the proxy's headers"],
  [{ TRUSTED_PROXY: "on" }, "SITE_URL is missing"],
])("refuses %j and says why", (env, why) => {
  expect(() => atHomeOf(env)).toThrow(why);
});

it("answers by https itself with a certificate", () => {
  const file = import.meta.filename;
  expect(certificateOf({})).toBeNull();
  expect(localSite({}, 8788)).toBe("http://localhost:8788");
  const env = { TLS_CERT: file, TLS_KEY: file, HOST: "0.0.0.0" };
  expect(certificateOf(env)).toEqual({ cert: file, key: file });
  expect(localSite(env, 8788)).toBe("https://localhost:8788");
  expect(plainHttpWarning(env)).toBeNull();
  expect(atHomeOf(env).tls).toBe(true);
  expect(() => certificateOf({ TLS_CERT: file })).toThrow("TLS_CERT and TLS_KEY belong together");
  expect(() => certificateOf({ TLS_CERT: file, TLS_KEY: "no/such.pem" })).toThrow('TLS_KEY is "no/such.pem"');
});

it("lets nobody but this machine's own players use the model servers that only this machine reaches", () => {
  expect(settingsForCallers({})).toEqual({ GM_OWN_MODELS: "any", GM_LOCAL_ADDRESSES: "on" });
  const others = { GM_OWN_MODELS: "keys", GM_LOCAL_ADDRESSES: "off" };
  expect(settingsForCallers({ HOST: "0.0.0.0" })).toEqual(others);
  expect(settingsForCallers({ TRUSTED_PROXY: "on" })).toEqual({ ...others, RATE_LIMITS: "on" });
});
