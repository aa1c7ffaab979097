import { beforeEach, describe, expect, it, vi } from "vitest";

import { health } from "./health.ts";
import { requireSecret, SetupFault } from "./setup-fault.ts";

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  return () => vi.restoreAllMocks();
});
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe("the health of a service", () => {
  it("logs nothing where all is well", async () => {
    const { status, answer } = await health("core", { secret: () => requireSecret({ AUTH_SECRET: "long" }) });
    expect([status, answer.checks, lines]).toEqual([200, { secret: "ok" }, []]);
  });

  it.each([{}, { AUTH_SECRET: "" }])(
    "says in one sentence what to run where the secret is missing: %j",
    async (env) => {
      const { status, answer } = await health("core", { secret: () => requireSecret(env) });
      expect([status, answer.status, answer.checks]).toEqual([503, "unhealthy", { secret: "failed" }]);
      expect(logged()).toMatchObject([{ level: "error", event: "health.failed", service: "core", check: "secret" }]);
      const [{ error, stack } = {}] = logged();
      expect(error).toMatch(/^SetupFault: AUTH_SECRET is not set: [^.]+ run "npm run dev:services" instead\.$/u);
      expect(stack).toBeUndefined();
    },
  );

  it("logs what is behind a fault of the setup, and answers nothing of it", async () => {
    const database = async () => {
      throw new SetupFault("The database has no tables.", { cause: new Error("D1_ERROR: no such table: users") });
    };
    const { answer } = await health("core", { database });
    expect(logged()[0]?.["error"]).toBe("SetupFault: The database has no tables. <- Error: no such table: users");
    expect(JSON.stringify(answer)).not.toContain("table");
  });

  it("logs no other error's words, which may be a player's", async () => {
    const core = async () => {
      throw new Error("I open the red door");
    };
    expect((await health("chat", { core })).status).toBe(503);
    expect(logged()[0]).toMatchObject({ service: "chat", check: "core", error: "Error" });
    expect(lines.join("")).not.toContain("red door");
  });
});
