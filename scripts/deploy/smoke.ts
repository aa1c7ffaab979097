import { setTimeout as sleep } from "node:timers/promises";

import type { HealthAnswer } from "#contracts/http/health";
import { Failure } from "../../tools/shared/failure.ts";
import type { Fetch } from "./provider-api.ts";
import type { Step } from "./step.ts";

/** One request of the smoke test to the deployed site. It resolves with what is wrong with the answer, or null. */
interface Question {
  readonly what: string;
  readonly ask: (site: string, fetch: Fetch) => Promise<string | null>;
}

const status = (answer: Response, wanted: number): string | null =>
  answer.status === wanted ? null : `answered ${answer.status} instead of ${wanted}`;

const healthy = (path: string): Question => ({
  what: `GET ${path}`,
  ask: async (site, fetch) => {
    const answer = await fetch(`${site}${path}`);
    if (answer.status === 200 || answer.status === 503) {
      const { status: health, checks, schema } = (await answer.json().catch(() => ({}))) as Partial<HealthAnswer>;
      if (health !== undefined)
        return health === "healthy" ? null : `says it is ${health}: ${JSON.stringify({ checks, schema })}`;
    }
    return status(answer, 200) ?? "says nothing of its health";
  },
});

const QUESTIONS: readonly Question[] = [
  {
    what: "GET /",
    ask: async (site, fetch) => {
      const answer = await fetch(`${site}/`);
      const missing = ["Content-Security-Policy", "Strict-Transport-Security", "Permissions-Policy"].filter(
        (name) => !answer.headers.has(name),
      );
      if (missing.length > 0) return `has no ${missing.join(", ")}`;
      return (await answer.text()).includes('id="root"') ? status(answer, 200) : "is not the web app";
    },
  },
  ...["/api/health", "/api/memory/health", "/api/chat/health", "/api/graph/health"].map(healthy),
  {
    what: "GET /api/worlds of nobody",
    ask: async (site, fetch) => status(await fetch(`${site}/api/worlds`), 401),
  },
  {
    what: "POST /api/worlds from elsewhere",
    ask: async (site, fetch) =>
      status(
        await fetch(`${site}/api/worlds`, { method: "POST", headers: { Origin: "https://elsewhere.example" } }),
        403,
      ),
  },
];

/** Sends all requests and returns what is wrong with the site, a sentence each. */
async function faultsOf(site: string, fetch: Fetch): Promise<string[]> {
  const faults: string[] = [];
  for (const { what, ask } of QUESTIONS) {
    const fault = await ask(site, fetch).catch((error: unknown) => `could not be asked (${String(error)})`);
    if (fault !== null) faults.push(`${what} ${fault}`);
  }
  return faults;
}

/**
 * Sends requests that only a complete deployment answers correctly. It repeats them, because a new deployment takes a while until it is
 * active everywhere.
 */
export const smokeTest = (
  fetch: Fetch,
  patience: { readonly tries: number; readonly waitMs: number },
  config: string,
): Step => ({
  name: "Smoke test",
  commands: QUESTIONS.map(({ what }) => `ask: ${what}`),
  remedy: `Everything is deployed, and the site does not answer as it should: "npx wrangler tail --config ${config}" shows the log of api, and other files beside this one those of the other workers; docs/operations.md says how to go back.`,
  async run({ found: { url } }) {
    for (let left = patience.tries; ; left -= 1) {
      const faults = await faultsOf(url, fetch);
      if (faults.length === 0) return `${QUESTIONS.length} questions answered well by ${url}`;
      if (left <= 1) throw new Failure(`At ${url}:\n${faults.join("\n")}`);
      await sleep(patience.waitMs);
    }
  },
});
