import { describe, expect, it } from "vitest";

import { createCampaignTexts } from "./campaign-texts.ts";
import { shelf } from "./shelf.fake.ts";

const createDrafts = (storage: Parameters<typeof createCampaignTexts>[1]) =>
  createCampaignTexts("lorehearth:draft:", storage);

describe("a draft", () => {
  it("is there after a reload, in its own campaign only", () => {
    const storage = shelf();
    createDrafts(() => storage).write("c1", "I hold the loc");
    const later = createDrafts(() => storage);
    expect(later.read("c1")).toBe("I hold the loc");
    expect(later.read("c2")).toBe("");
  });

  it("leaves nothing behind once it is empty", () => {
    const storage = shelf();
    const drafts = createDrafts(() => storage);
    drafts.write("c1", "I");
    drafts.write("c1", "");
    expect(storage.things.size).toBe(0);
    expect(drafts.read("c1")).toBe("");
  });

  it("is gone when the player has left, and nothing else with it", () => {
    const storage = shelf();
    storage.setItem("lorehearth.theme", "light");
    const drafts = createDrafts(() => storage);
    drafts.write("c1", "I hold the lock.");
    drafts.write("c2", "I run.");
    drafts.clear();
    expect([drafts.read("c1"), drafts.read("c2")]).toEqual(["", ""]);
    expect([...storage.things.keys()]).toEqual(["lorehearth.theme"]);
  });

  it("survives leaving the page and coming back where the browser keeps nothing", () => {
    const drafts = createDrafts(() => {
      throw new DOMException("The operation is insecure", "SecurityError");
    });
    expect(drafts.read("c1")).toBe("");
    drafts.write("c1", "I wait.");
    expect(drafts.read("c1")).toBe("I wait.");
  });
});
