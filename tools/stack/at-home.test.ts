import { expect, it } from "vitest";

import {
  atHomeOf,
  certificateOf,
  hostOf,
  limitSettings,
  localSite,
  ownModelSettings,
  plainHttpWarning,
} from "./at-home.ts";

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

it.each([
  [{}, "any", "on"],
  [{ HOST: "127.0.0.1" }, "any", "on"],
  [{ HOST: "0.0.0.0" }, "off", "off"],
  [{ TRUSTED_PROXY: "on", SITE_URL: "https://lore.example" }, "off", "off"],
  [{ HOST: "0.0.0.0", GM_OWN_MODELS: "keys" }, "keys", "off"],
  [{ HOST: "0.0.0.0", GM_OWN_MODELS: "any", GM_LOCAL_ADDRESSES: "on" }, "any", "on"],
  [{ GM_OWN_MODELS: "off" }, "off", "on"],
])("lets players of %j connect models as %s, with local addresses %s", (env, GM_OWN_MODELS, GM_LOCAL_ADDRESSES) => {
  expect(ownModelSettings(env)).toEqual({ GM_OWN_MODELS, GM_LOCAL_ADDRESSES });
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

it("limits requests behind a proxy, which names the callers", () => {
  expect(limitSettings({})).toEqual({});
  expect(limitSettings({ TRUSTED_PROXY: "on" })).toEqual({ RATE_LIMITS: "on" });
});
