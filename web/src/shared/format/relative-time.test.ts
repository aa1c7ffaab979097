import { describe, expect, it, vi } from "vitest";

import { formatDate, relativeTime } from "./relative-time.ts";

const now = Date.parse("2026-09-15T12:00:00.000Z");
const ago = (milliseconds: number) => relativeTime(now - milliseconds, now);
const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const SHORT = { year: "numeric", month: "short", day: "numeric" } as const;
const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

describe("how long ago", () => {
  it.each([
    ["under a minute it is just now", 59 * SECOND + 999, "Just now"],
    ["from one minute on it counts minutes", MINUTE, "1 minute ago"],
    ["up to the 59th", HOUR - 1, "59 minutes ago"],
    ["then hours", HOUR, "1 hour ago"],
    ["up to the 23rd", DAY - 1, "23 hours ago"],
    ["then days", DAY, "1 day ago"],
    ["up to the sixth", 7 * DAY - 1, "6 days ago"],
  ])("%s", (_, age, said) => expect(ago(age)).toBe(said));

  it("after a week it is the date", () => expect(ago(7 * DAY)).toBe(formatDate(now - 7 * DAY)));
  it("a clock that runs ahead does not tell the future", () => expect(ago(-HOUR)).toBe("Just now"));
  it("reads what the API sends", () => expect(relativeTime("2026-09-15T11:58:00.000Z", now)).toBe("2 minutes ago"));
});

describe("a date", () => {
  it("names month, day and year", () => expect(formatDate("2026-09-15T12:00:00Z")).toBe("Sep 15, 2026"));

  it.each(MONTHS)("is written as the browser would write it, in month %i", (month) => {
    const day = new Date(2027, month, month + 1);
    expect(formatDate(day)).toBe(day.toLocaleDateString("en", SHORT));
  });

  it.each([null, undefined, "", "yesterday-ish", Number.NaN])("is 'Unknown' where there is none: %s", (when) => {
    expect(formatDate(when)).toBe("Unknown");
    expect(relativeTime(when, now)).toBe("Unknown");
  });

  it("is 'Never' where the caller says so", () => expect(relativeTime(null, now, "Never")).toBe("Never"));
});

describe("in German", () => {
  it("time and date follow the German format", async () => {
    vi.resetModules();
    vi.stubGlobal("document", { documentElement: {} });
    await (await import("../text/catalogue.ts")).speak("de");
    const german = await import("./relative-time.ts");
    expect(german.relativeTime(now - 2 * MINUTE, now)).toBe("vor 2 Minuten");
    expect(german.relativeTime(now - DAY, now)).toBe("vor 1 Tag");
    expect(german.formatDate("2026-09-15T12:00:00Z")).toBe("15. Sept. 2026");
    expect(german.formatDate(null)).toBe("Unbekannt");
    for (const month of MONTHS) {
      const day = new Date(2027, month, month + 1);
      expect(german.formatDate(day)).toBe(day.toLocaleDateString("de", SHORT));
    }
    vi.unstubAllGlobals();
  });
});
