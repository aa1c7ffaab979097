import { expect, inject, it, vi } from "vitest";

import { OperatorHealthAnswer } from "#contracts/http/health";
import { FakeServices } from "../../test/fake-services.ts";
import { createGraphApp } from "../app.ts";
import type { Bindings } from "../bindings.ts";
import { listGivenUp } from "./given-up.ts";
import { operatorHealth, RecentHealth } from "./operator-health.ts";

vi.spyOn(console, "error").mockImplementation(() => {});

const NOW = Date.parse("2026-11-27T03:00:00.000Z");
const ORACLE = { GM_PROVIDER: "oracle", EMBEDDING_MODEL: "" } as Bindings;
const TOKEN = "a-token-of-the-operator-only";

function wellServices(): FakeServices {
  const services = new FakeServices();
  services.delivers = true;
  return services;
}

const resultsOf = ({ checks }: OperatorHealthAnswer) =>
  Object.fromEntries(Object.entries(checks).map(([name, { result }]) => [name, result]));

it("writes and reads with everything that a turn needs, and says what it has not", async () => {
  const answer = OperatorHealthAnswer.parse(await operatorHealth(ORACLE, wellServices(), NOW));
  expect(answer.status).toBe("healthy");
  expect(resultsOf(answer)).toEqual({
    database: "ok",
    table: "ok",
    memory: "ok",
    queue: "ok",
    deadLetters: "ok",
    models: "off",
    vectors: "off",
  });
  expect(answer.checks["database"]?.details).toEqual({ erasuresWaiting: 0, oldestErasure: null });
});

it("names what fails, and goes on with the rest", async () => {
  const services = wellServices();
  services.stuck.add("table");
  services.refusals = 1;
  const answer = await operatorHealth(ORACLE, services, NOW);
  expect(answer.status).toBe("unhealthy");
  expect(resultsOf(answer)).toMatchObject({ table: "failed", queue: "failed", memory: "ok", database: "ok" });
});

it("names the messages of the last seven days that were given up, by their ids", async () => {
  const services = wellServices();
  const deletion = { type: "campaign.deleted", userId: "ada", campaignId: "ada-1" } as const;
  await listGivenUp(deletion, new Date(NOW - 8 * 86_400_000), services.memory);
  await listGivenUp({ ...deletion, type: "turn.completed", turnId: "t-1" }, new Date(NOW - 1_000), services.memory);
  const { checks } = await operatorHealth(ORACLE, services, NOW);
  expect(checks["deadLetters"]?.details).toEqual({
    lastSevenDays: ["2026-11-27T02:59:59.000Z turn.completed ada-1 t-1"],
  });
});

it("is well while one of the models answers, and not when none does", async () => {
  const env = { ...ORACLE, GM_PROVIDER: "openai", OPENAI_BASE_URL: inject("modelServer"), OPENAI_API_KEY: "" };
  const of = async (models: string) => operatorHealth({ ...env, GM_MODELS: models }, wellServices(), NOW);
  const some = await of("unauthorized,good");
  expect(some.checks["models"]).toMatchObject({
    result: "ok",
    details: { answered: { unauthorized: false, good: true } },
  });
  expect((await of("unauthorized")).checks["models"]?.result).toBe("failed");
});

it("asks at most once a minute, however often it is asked", async () => {
  const recent = new RecentHealth();
  const run = vi.fn(async () => operatorHealth(ORACLE, wellServices(), NOW));
  await Promise.all([recent.answer(NOW, run), recent.answer(NOW + 30_000, run)]);
  expect(run).toHaveBeenCalledTimes(1);
  await recent.answer(NOW + 60_000, run);
  expect(run).toHaveBeenCalledTimes(2);
});

it("answers nobody but the operator, and nobody at all where no good token is set", async () => {
  const app = createGraphApp(wellServices);
  const ask = async (setting: string, authorization?: string) => {
    const headers = new Headers(authorization === undefined ? {} : { Authorization: authorization });
    const env = { ...ORACLE, OPERATOR_TOKEN: setting, RATE_LIMITS: "off" };
    return (await app.request("http://lore.example/api/graph/health/all", { headers }, env)).status;
  };
  expect(await ask("", "Bearer ")).toBe(404);
  expect(await ask("short", "Bearer short")).toBe(404);
  expect(await ask(TOKEN)).toBe(401);
  expect(await ask(TOKEN, `Bearer ${TOKEN}x`)).toBe(401);
  expect(await ask(TOKEN, `Bearer ${TOKEN}`)).toBe(200);
});
