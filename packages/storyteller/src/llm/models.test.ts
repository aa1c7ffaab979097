import { describe, expect, it } from "vitest";

import { modelsOf } from "./models.ts";
import { FakeAiBinding } from "./testing/ai-binding.fake.ts";

const settings = { GM_PROVIDER: "openai", GM_MODELS: "big, small#directives ,", OPENAI_BASE_URL: "" };

describe("the settings", () => {
  it("leave the oracle alone where it is the provider", () => {
    expect(modelsOf({ ...settings, GM_PROVIDER: "oracle", GM_MODELS: "" })).toBeNull();
  });

  it("name models in order, and which of them cannot call tools", () => {
    expect(modelsOf(settings)?.map(({ id, callsTools }) => ({ id, callsTools }))).toEqual([
      { id: "big", callsTools: true },
      { id: "small", callsTools: false },
    ]);
  });

  it("name models that decide first", () => {
    const [only] = modelsOf({ ...settings, GM_MODELS: "tiny#decides" }) ?? [];
    expect(only).toMatchObject({ id: "tiny", callsTools: false, decidesFirst: true });
  });

  it("reach Workers AI by its binding", () => {
    const AI = new FakeAiBinding("openAi");
    expect(modelsOf({ ...settings, GM_PROVIDER: "workers-ai", GM_MODELS: "@cf/x", AI })).toHaveLength(1);
  });

  it.each([
    [{ GM_PROVIDER: "oracel" }, /"oracel".*known are/u],
    [{ GM_MODELS: " , " }, /names no model/u],
    [{ GM_PROVIDER: "workers-ai" }, /no AI binding/u],
  ])("that make no sense are refused with what is wrong: %o", (wrong, words) => {
    expect(() => modelsOf({ ...settings, ...wrong })).toThrow(words);
  });
});
