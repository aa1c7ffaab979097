import { describe, expect, it } from "vitest";

import type { ChosenModel } from "#contracts/rpc/connections";
import type { ModelUsage, UsageRpc } from "#contracts/rpc/usage";
import { AT_ONCE, FakeChatModel } from "#storyteller/testing";
import {
  createLlmChronicler,
  createLlmSummarizer,
  createOracleChronicler,
  createOracleSummarizer,
} from "#storyteller/chroniclers";
import { expectLog } from "#worker-kit/testing";
import { FakeServices } from "../test/fake-services.ts";
import { turn } from "../test/turns.ts";
import { catchUp } from "./digest/catch-up.ts";
import { digestTurn } from "./digest/digest-turn.ts";
import { playerChronicler, playerSummarizer } from "./player-reading.ts";
import { beginRebuild, rebuild } from "./digest/rebuild.ts";

expectLog("digest.caught_up");

const { signal } = new AbortController();
const key = { userId: "ada", campaignId: "ada-1" };
/** A reply that is long enough for a model to find something in it. */
const reply = "Hanne hides the silver locket below the third stair and swears that nobody will find it there.";
const NOTES = JSON.stringify({ episode: "Hanne hid the locket.", present: ["Hanne"] });

const OWN = {
  id: "own",
  provider: "ollama",
  address: "http://127.0.0.1:11434/v1",
  model: "small",
  key: null,
  contextTokens: 4_096,
  replyTokens: null,
  thinkingTokens: null,
  samplers: {},
  toolMode: "auto",
  extraBody: {},
} as const;

/** A fake api that returns a fixed budget and records the reported usage. */
class FakeBudget implements UsageRpc {
  readonly reports: ModelUsage[] = [];
  left: number | null;
  chosen: ChosenModel = null;
  asked = 0;

  constructor(left: number | null) {
    this.left = left;
  }

  async requestPermit(): ReturnType<UsageRpc["requestPermit"]> {
    this.asked += 1;
    if (this.left === 0) return { ok: false, resetsAt: "2026-09-16T00:00:00.000Z" };
    return { ok: true, chosen: this.chosen, reservation: this.left === null ? null : "r1" };
  }

  async recordUsage(usage: ModelUsage): Promise<void> {
    this.reports.push(usage);
    const { input, output } = usage.tokens ?? { input: 0, output: 0 };
    if (this.left !== null) this.left = Math.max(0, this.left - input - output);
  }
}

/** A chronicler with a fake model. The model always gives the same answer and uses 110 tokens each time. */
function reader(left: number | null, answer = NOTES) {
  const api = new FakeBudget(left);
  const model = new FakeChatModel(Array.from({ length: 500 }, () => answer));
  const oracle = createOracleChronicler();
  const connections: unknown[] = [];
  const chronicler = playerChronicler({
    api,
    oracle,
    withModels: (meter, connection) => {
      connections.push(connection);
      return createLlmChronicler({
        models: meter.metered([model]),
        requestOptions: AT_ONCE,
        fallback: oracle,
        failed: () => {},
      });
    },
  });
  return { api, model, oracle, chronicler, connections };
}

describe("a turn that was played", () => {
  it("is read by a model, and what that used is added to the player's day", async () => {
    for (const left of [1_000, null]) {
      const { api, model, chronicler } = reader(left);
      expect((await chronicler.chronicle(turn(1, { reply }), signal)).source).toBe("llm");
      expect(model.asked).toHaveLength(1);
      const reservation = left === null ? null : "r1";
      const tokens = { input: 100, output: 10 };
      expect(api.reports).toEqual([{ userId: "ada", purpose: "chronicle", tokens, reservation, connectionId: null }]);
    }
  });

  it("is read by the oracle once nothing is left of the day, and no model is asked", async () => {
    const { api, model, oracle, chronicler } = reader(0);
    const read = await chronicler.chronicle(turn(1, { reply }), signal);
    expect(read).toEqual(await oracle.chronicle(turn(1, { reply }), signal));
    expect([model.asked.length, api.reports.length]).toEqual([0, 0]);
  });

  it("costs what was asked of the model though that failed and the oracle stepped in", async () => {
    const { api, model, chronicler } = reader(1_000, "no JSON at all");
    expect((await chronicler.chronicle(turn(1, { reply }), signal)).source).toBe("oracle");
    expect(model.asked).toHaveLength(2);
    expect(api.reports).toMatchObject([{ tokens: { input: 200, output: 20 } }]);
  });

  it("waits for api where that is out: a model is asked for nobody whose budget is not known", async () => {
    const { api, model, chronicler } = reader(1_000);
    api.requestPermit = () => Promise.reject(new Error("api is out"));
    await expect(chronicler.chronicle(turn(1, { reply }), signal)).rejects.toThrow("api is out");
    expect(model.asked).toHaveLength(0);
  });
});

describe("a player's own choice of a helper", () => {
  it("is who reads the turn, and whose tokens are the connection's", async () => {
    const { api, model, chronicler, connections } = reader(1_000);
    api.chosen = OWN;
    expect((await chronicler.chronicle(turn(1, { reply }), signal)).source).toBe("llm");
    expect(connections).toEqual([OWN]);
    expect(model.asked).toHaveLength(1);
    expect(api.reports).toMatchObject([{ connectionId: "own", tokens: { input: 100, output: 10 } }]);
  });

  it("may be the oracle: then no model is asked, and there is nothing to settle", async () => {
    const { api, model, chronicler } = reader(1_000);
    api.chosen = "oracle";
    expect((await chronicler.chronicle(turn(1, { reply }), signal)).source).toBe("oracle");
    expect([model.asked.length, api.reports.length]).toEqual([0, 0]);
  });
});

describe("a story that was brought in from a file", () => {
  const imported = Array.from({ length: 60 }, (_, number) => turn(number, { reply, imported: true }));
  const servicesWith = ({ chronicler }: ReturnType<typeof reader>): FakeServices => {
    const services = new FakeServices();
    services.ledger = imported;
    return Object.assign(services, { chronicler });
  };

  it("asks no model when it is read again, nor api what is left", async () => {
    const reading = reader(1_000);
    const services = servicesWith(reading);
    await beginRebuild(key, services);
    await rebuild({ type: "campaign.rebuild", ...key, after: -1 }, services);
    expect(services.remembered).toHaveLength(60);
    expect([reading.model.asked.length, reading.api.asked]).toEqual([0, 0]);
  });

  it("asks one only for the turn that is played after it, whose reading brings the others along", async () => {
    const reading = reader(1_000);
    const services = servicesWith(reading);
    const played = turn(60, { reply });
    await digestTurn(played, services);
    await catchUp(played, played.number, services);
    expect(services.remembered.length).toBeGreaterThan(20);
    expect(reading.model.asked).toHaveLength(1);
  });
});

describe("a played story that is read again", () => {
  it("costs the player's day, and once that is spent the oracle reads the rest", async () => {
    const reading = reader(550);
    const services = Object.assign(new FakeServices(), { chronicler: reading.chronicler });
    services.ledger = Array.from({ length: 30 }, (_, number) => turn(number, { reply }));
    await beginRebuild(key, services);
    await rebuild({ type: "campaign.rebuild", ...key, after: -1 }, services);
    expect(services.remembered).toHaveLength(30);
    expect(reading.model.asked).toHaveLength(5);
    expect(reading.api.left).toBe(0);
  });
});

describe("a summary of a session", () => {
  const events = [{ kind: "event", content: "Hanne hid the locket.", importance: 3 }] as const;
  const summarizer = (api: FakeBudget, model: FakeChatModel) =>
    playerSummarizer(
      {
        api,
        oracle: createOracleSummarizer(),
        withModels: (meter) =>
          createLlmSummarizer({
            models: meter.metered([model]),
            requestOptions: AT_ONCE,
            fallback: createOracleSummarizer(),
            failed: () => {},
          }),
      },
      key,
    );

  it("is a model's within the day's budget, which it costs, and the oracle's beyond it", async () => {
    const api = new FakeBudget(100);
    const model = new FakeChatModel([JSON.stringify({ summary: "Hanne hid the locket." })]);
    const reading = summarizer(api, model);
    expect((await reading.summarize(events, signal)).source).toBe("llm");
    expect(api.reports).toMatchObject([{ userId: "ada", purpose: "summary", tokens: { input: 100, output: 10 } }]);
    expect((await reading.summarize(events, signal)).source).toBe("oracle");
    expect(model.asked).toHaveLength(1);
  });
});
