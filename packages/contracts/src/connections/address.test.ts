import { describe, expect, it } from "vitest";

import { addressFault, cleanAddress, providerAt } from "./address.ts";

describe("an address as people copy it", () => {
  it.each([
    ["localhost:11434", "http://localhost:11434/v1"],
    ["127.0.0.1:1234", "http://127.0.0.1:1234/v1"],
    ["http://192.168.1.20:8080/", "http://192.168.1.20:8080/v1"],
    ["gpu-box:5001/v1", "http://gpu-box:5001/v1"],
    [" https://api.openai.com/v1/chat/completions ", "https://api.openai.com/v1"],
    ["https://api.openai.com/v1/models", "https://api.openai.com/v1"],
    ["openrouter.ai/api/v1", "https://openrouter.ai/api/v1"],
    [
      "https://generativelanguage.googleapis.com/v1beta/openai/",
      "https://generativelanguage.googleapis.com/v1beta/openai",
    ],
    ["https://models.example.com/v1?key=abc#top", "https://models.example.com/v1"],
  ])("%s is %s", (typed, stored) => {
    expect(cleanAddress(typed)).toBe(stored);
    expect(cleanAddress(stored)).toBe(stored);
  });

  it.each(["", "   ", "ftp://x.org", "javascript:alert(1)", "https://mira:secret@models.org/v1", "http://"])(
    "%j is none",
    (typed) => expect(cleanAddress(typed)).toBeNull(),
  );
});

const HOSTED = { ownModels: "any", local: false } as const;
const HOME = { ownModels: "any", local: true } as const;

describe("on a hosted site", () => {
  it.each(["https://models.mira.org/v1", "https://api.openai.com/v1"])("%s may be used", (address) => {
    expect(addressFault(address, "custom", HOSTED)).toBeNull();
  });

  it.each([
    ["http://models.mira.org/v1", "needs_https"],
    ["https://models.mira.org:8443/v1", "not_public"],
    ["https://127.0.0.1/v1", "not_public"],
    ["https://10.0.0.1/v1", "not_public"],
    ["https://[::1]/v1", "not_public"],
    ["https://[fd00::1]/v1", "not_public"],
    ["https://localhost/v1", "not_public"],
    ["https://localhost./v1", "not_public"],
    ["https://metadata/v1", "not_public"],
    ["https://metadata.google.internal/v1", "not_public"],
    ["https://printer.local/v1", "not_public"],
    ["https://a.localhost/v1", "not_public"],
  ])("%s may not: %s", (address, fault) => {
    expect(addressFault(address, "custom", HOSTED)).toBe(fault);
  });

  it.each(["https://2130706433/v1", "https://0x7f.1/v1", "https://0177.0.0.1/v1"])(
    "an address literal in disguise may not: %s",
    (typed) => {
      const address = cleanAddress(typed) ?? "";
      expect(addressFault(address, "custom", HOSTED)).toBe("not_public");
    },
  );
});

describe("at home", () => {
  it.each(["http://127.0.0.1:11434/v1", "http://192.168.1.20:8080/v1", "https://api.openai.com/v1"])(
    "%s may be used",
    (address) => expect(addressFault(address, "custom", HOME)).toBeNull(),
  );
});

describe("where only keys for known companies are allowed", () => {
  const rules = { ownModels: "keys", local: false } as const;
  const account = "0123456789abcdef0123456789abcdef";

  it.each([
    ["openai", "https://api.openai.com/v1", null],
    ["workers-ai", `https://api.cloudflare.com/client/v4/accounts/${account}/ai/v1`, null],
    ["workers-ai", "https://api.cloudflare.com/client/v4/accounts/../../zones/ai/v1", "not_an_address"],
    ["workers-ai", `https://api.cloudflare.com/client/v4/accounts/${account}/x/ai/v1`, "unknown_provider"],
    ["openai", "https://api.openai.com.mira.org/v1", "unknown_provider"],
    ["openai", "https://openrouter.ai/api/v1", "unknown_provider"],
    ["custom", "https://api.openai.com/v1", "unknown_provider"],
    ["ollama", "http://127.0.0.1:11434/v1", "unknown_provider"],
  ] as const)("%s at %s: %s", (provider, address, fault) => {
    expect(addressFault(address, provider, rules)).toBe(fault);
  });
});

it("no address may be used where own models are off", () => {
  expect(addressFault("https://api.openai.com/v1", "openai", { ownModels: "off", local: true })).toBe("not_allowed");
});

it("a provider is known by its address, whatever the loopback is called", () => {
  expect(providerAt("http://localhost:11434/v1")).toBe("ollama");
  expect(providerAt("https://api.mistral.ai/v1")).toBe("mistral");
  expect(providerAt("https://models.mira.org/v1")).toBe("custom");
});
