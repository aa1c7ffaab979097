import { describe, expect, it } from "vitest";

import type { SessionEvent } from "../ports.ts";
import { createOracleSummarizer } from "./session-summary.ts";

const { signal } = new AbortController();
const event = (content: string, importance = 3, kind: SessionEvent["kind"] = "event"): SessionEvent => ({
  kind,
  content,
  importance,
});
const summary = async (events: SessionEvent[]) => (await createOracleSummarizer().summarize(events, signal)).summary;

describe("a session summed up by the oracle", () => {
  it("is its weightiest events, in the order they happened", async () => {
    const events = [
      event("Mira looked around the quay."),
      event("Mira swore to find the drowned bell.", 6, "quest"),
      event("Mira bought a rope.", 2),
      event("Corvin betrayed the party to the watch.", 8),
      event("The ferry sank in the storm.", 7),
      event("Hanne: “I know nothing.”", 5, "dialogue"),
      event("Mira hid the silver locket under the altar.", 5),
    ];

    expect(await summary(events)).toBe(
      "Mira swore to find the drowned bell. Corvin betrayed the party to the watch. The ferry sank in the storm. " +
        "Mira hid the silver locket under the altar.",
    );
  });

  it("says what a deed and its episode both tell only once", async () => {
    const events = [
      event("Mira promised Hanne the silver locket.", 5),
      event("At the Drowned Bell: Mira promised Hanne the silver locket. Hanne weeps.", 6, "episode"),
      event("The ferry sank."),
    ];

    expect(await summary(events)).toBe("Mira promised Hanne the silver locket. The ferry sank.");
  });

  it("is empty where nothing happened", async () => {
    expect(await summary([])).toBe("");
    expect(await summary([event("")])).toBe("");
  });

  it("stays short however long the events are", async () => {
    const events = Array.from({ length: 50 }, (_, at) => event(`On day ${at} ${`word${at} `.repeat(500)}`));

    expect((await summary(events)).length).toBeLessThan(1_000);
  });
});
