import { describe, expect, it } from "vitest";

import { expectLog } from "#worker-kit/testing";
import { known } from "../../test/chronicles.ts";
import { turn, turnId } from "../../test/turns.ts";
import { FakeServices } from "../../test/fake-services.ts";
import { announcePlayed, askForSummaries, consolidate } from "./consolidate.ts";

expectLog("digest.caught_up");

const key = { userId: "ada", campaignId: "ada-1" };
const message = { type: "campaign.consolidate", ...key } as const;
const event = {
  itemId: "1",
  turnId: null,
  turnNumber: 1,
  kind: "event",
  content: "Mira swore to find the bell.",
  importance: 5,
  at: "2026-09-15T20:00:00.000Z",
} as const;
const session = { startedAt: event.at, endedAt: "2026-09-15T22:00:00.000Z", summary: "", events: [event] };

describe("the daily round", () => {
  it("asks for every campaign that was played, however many", async () => {
    const services = new FakeServices();
    services.played = Array.from({ length: 250 }, (_, place) => ({
      userId: "ada",
      campaignId: `ada-${String(place).padStart(3, "0")}`,
    }));
    await announcePlayed(Date.now(), services);

    expect(services.sent).toEqual(services.played.map((campaign) => ({ type: "campaign.consolidate", ...campaign })));
  });

  it("looks back over more than a day", async () => {
    const asked: string[] = [];
    const services = new FakeServices();
    Object.assign(services.api, { playedSince: async (since: string) => (asked.push(since), []) });
    await announcePlayed(Date.parse("2026-09-16T03:17:00.000Z"), services);

    expect(asked).toEqual(["2026-09-14T21:17:00.000Z"]);
  });
});

describe("putting a campaign's memory in order", () => {
  it("reads the last turns first where they never arrived", async () => {
    const services = new FakeServices();
    services.ledger = [turn(0), turn(1)];
    services.status = { ...services.status, digestedThrough: 0 };
    await consolidate(message, services);
    expect(services.remembered).toMatchObject([{ source: { turnId: turnId(1) } }]);
    expect(services.plans).toHaveLength(1);
  });

  it("makes one of duplicate names and sums up the sessions that are over", async () => {
    const services = new FakeServices();
    services.known = [known("Vell"), known("Captain Vell"), known("Hanne")];
    services.sessions = [
      session,
      { ...session, startedAt: new Date().toISOString(), endedAt: new Date().toISOString() },
    ];
    await consolidate(message, services);

    expect(services.plans).toEqual([
      {
        merges: [{ keep: "id of Vell", drop: "id of Captain Vell" }],
        summaries: [{ startedAt: session.startedAt, summary: "1 things happened.", source: "oracle" }],
      },
    ]);
    expect(services.done).toEqual(["vectors of ada-1 tended"]);
  });

  it("writes no summary that is written already", async () => {
    const services = new FakeServices();
    services.sessions = [{ ...session, summary: "1 things happened." }];
    await consolidate(message, services);

    expect(services.plans).toEqual([{ merges: [], summaries: [] }]);
  });

  it("is asked for where somebody looks for a summary that is not there", async () => {
    const services = new FakeServices();
    await askForSummaries(key, [{ ...session, summary: "1 things happened." }], services);
    expect(services.sent).toEqual([]);

    await askForSummaries(key, [session], services);
    expect(services.sent).toEqual([message]);
  });

  it("waits for a rebuild to end, and sees to it that it does", async () => {
    const services = new FakeServices();
    services.status = { ...services.status, rebuilding: true, digestedThrough: 7 };
    await consolidate(message, services);

    expect(services.plans).toEqual([]);
    expect(services.sent).toEqual([{ type: "campaign.rebuild", ...key, after: 7 }]);
  });
});
