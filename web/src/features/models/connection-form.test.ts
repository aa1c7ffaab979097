import { describe, expect, it } from "vitest";

import {
  accountIn,
  addressFor,
  emptyForm,
  formOf,
  type FormValues,
  readForm,
  withFound,
  withList,
  withModel,
  withProvider,
} from "./connection-form.ts";

const WORDS = { required: "required", number: "number", json: "json" };
const form = (more: Partial<FormValues> = {}): FormValues => ({ ...emptyForm("ollama"), model: "qwen3:8b", ...more });
const fieldsOf = (values: FormValues) => {
  const read = readForm(values, WORDS);
  if (read.errors) throw new Error(JSON.stringify(read.errors));
  return read.fields;
};

describe("the form of a connection", () => {
  it("leaves every sampler unset that is empty, and sends no key that was not typed", () => {
    const fields = fieldsOf(form());
    expect(fields).toMatchObject({
      address: "http://127.0.0.1:11434/v1",
      samplers: {},
      contextTokens: null,
      extraBody: {},
    });
    expect("key" in fields).toBe(false);
  });

  it("reads numbers with a comma, an address without a scheme, and the extra body", () => {
    const samplers = { ...emptyForm("ollama").samplers, temperature: "0,8", topK: "40" };
    const fields = fieldsOf(
      form({ address: "localhost:11434", samplers, extraBody: '{"keep_alive": "1h"}', dailyTokens: "50000" }),
    );
    expect(fields).toMatchObject({
      address: "http://localhost:11434/v1",
      samplers: { temperature: 0.8, topK: 40 },
      extraBody: { keep_alive: "1h" },
      dailyTokens: 50_000,
    });
  });

  it("is called like its model if the player gives it no name", () => {
    expect(fieldsOf(form({ name: " " })).name).toBe("qwen3:8b");
    expect(emptyForm("custom").name).toBe("");
    expect(readForm(form({ name: "", model: "" }), WORDS).errors).toEqual({ model: "required" });
  });

  it("removes the stored key only where the player says so", () => {
    expect(fieldsOf(form({ removeKey: true })).key).toBe("");
    expect(fieldsOf(form({ key: " sk-1 " })).key).toBe("sk-1");
  });

  it.each([
    [{ model: " " }, { model: "required" }],
    [{ address: "no address at all" }, { address: "required" }],
    [{ contextTokens: "many" }, { contextTokens: "number" }],
    [{ contextTokens: "12" }, { contextTokens: "number" }],
    [{ extraBody: "[1]" }, { extraBody: "json" }],
    [{ extraBody: '{"messages": []}' }, { extraBody: "json" }],
    [{ samplers: { ...emptyForm("ollama").samplers, temperature: "9" } }, { temperature: "number" }],
  ] as const)("says what is wrong with %j", (more, errors) => {
    expect(readForm(form(more), WORDS).errors).toMatchObject(errors);
  });

  it("is the same again after it was stored", () => {
    const values = form({ contextTokens: "8192", extraBody: '{\n  "a": 1\n}', priceIn: "0.1", priceOut: "0.4" });
    const { key: _, ...fields } = fieldsOf(values);
    const stored = { ...fields, id: "c", key: "stored", usedToday: 0, createdAt: "", updatedAt: "" } as const;
    expect(formOf(stored)).toEqual(values);
  });
});

describe("another model", () => {
  const models = [
    { id: "qwen/qwen3-8b", contextTokens: 40_960, prices: { input: 0.05, output: 0.4 } },
    { id: "gemma3", contextTokens: null, prices: null },
  ];
  const tested = { at: "2026-11-27T10:00:00.000Z", ok: true };

  it("brings what the list says of it, and is not tested yet", () => {
    expect(withModel(form({ tested }), "qwen/qwen3-8b", models)).toMatchObject({
      model: "qwen/qwen3-8b",
      contextTokens: "40960",
      priceIn: "0.05",
      priceOut: "0.4",
      tested: null,
    });
    expect(withModel(form({ contextTokens: "40960", priceIn: "1" }), "gemma3", models)).toMatchObject({
      contextTokens: "",
      priceIn: "",
    });
  });

  it("is asked to call tools again, although the one before could not", () => {
    expect(withModel(form({ tested, toolMode: "directives" }), "gemma3", models).toolMode).toBe("auto");
    expect(withModel(form({ tested, toolMode: "decides" }), "gemma3", models).toolMode).toBe("decides");
    expect(withModel(form({ toolMode: "directives" }), "gemma3", models).toolMode).toBe("directives");
  });

  it("leaves the fields alone where the list does not know it", () => {
    expect(withModel(form({ contextTokens: "9000" }), "mine", models)).toMatchObject({ contextTokens: "9000" });
    expect(withModel(form({ contextTokens: "9000" }), "mine", null)).toMatchObject({ contextTokens: "9000" });
  });

  it("is chosen by itself if the list has no other and none was named", () => {
    expect(withList(form({ model: "" }), models.slice(0, 1)).model).toBe("qwen/qwen3-8b");
    expect(withList(form({ model: "mine" }), models.slice(0, 1)).model).toBe("mine");
    expect(withList(form({ model: "" }), models).model).toBe("");
  });
});

describe("another provider", () => {
  it("brings its address and its name, unless the player gave a name", () => {
    expect(withProvider(form(), "openai")).toMatchObject({
      name: "OpenAI",
      address: "https://api.openai.com/v1",
      model: "",
    });
    expect(withProvider(form({ name: "Mine" }), "openai").name).toBe("Mine");
  });

  it("does not receive the key that was typed for the one before, nor keeps what was found out about that one", () => {
    const before = form({
      key: "sk-of-another",
      removeKey: true,
      contextTokens: "4096",
      toolMode: "directives",
      priceIn: "1",
      priceOut: "2",
      dailyTokens: "50000",
    });
    expect(withProvider(before, "groq")).toEqual({ ...emptyForm("groq"), dailyTokens: "50000" });
  });
});

describe("a provider whose address contains the player's account", () => {
  it("asks for the account alone", () => {
    const { address } = emptyForm("workers-ai");
    expect(accountIn(address, "workers-ai")).toBe("");
    const typed = addressFor(" 0123abc ", "workers-ai");
    expect(typed).toBe("https://api.cloudflare.com/client/v4/accounts/0123abc/ai/v1");
    expect(accountIn(typed, "workers-ai")).toBe("0123abc");
    expect(addressFor("", "workers-ai")).toBe(address);
    expect(readForm(form({ provider: "workers-ai", address }), WORDS).errors).toMatchObject({ address: "required" });
  });
});

describe("what the test found out", () => {
  const at = "2026-11-27T10:00:00.000Z";

  it("fills the form in", () => {
    const found = { contextTokens: 4_096, toolMode: "directives", prices: { input: 0.05, output: 0.4 } } as const;
    expect(withFound(form({ contextTokens: "32768" }), found, true, at)).toMatchObject({
      contextTokens: "4096",
      toolMode: "directives",
      priceIn: "0.05",
      tested: { at, ok: true },
    });
  });

  it("does not overrule the player's own choice of the server's tools", () => {
    expect(withFound(form({ toolMode: "native" }), { toolMode: "directives" }, true, at).toolMode).toBe("native");
  });
});
