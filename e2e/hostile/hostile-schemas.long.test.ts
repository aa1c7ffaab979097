import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CALLS } from "#contracts/openapi/calls";
import { openApiDocument } from "#contracts/openapi/document";
import { Player } from "../../tools/harness/player/player.ts";
import { type SheetService, startSheetService } from "../../tools/harness/servers/sheet-service.ts";
import { Stack } from "../../tools/harness/stack/stack.ts";
import { type Address, addresses } from "./generate/address.ts";
import { asJson, broken, isStrict, type SentBody } from "./generate/broken.ts";
import { type CampaignFile, campaignFiles, storable } from "./generate/campaign-file.ts";
import { type Document, operationsIn, type Operation, type Schema } from "./generate/schema.ts";
import { shaped } from "./generate/shaped.ts";
import { expectSound, HANG, answerOf, type Answer } from "./harness/answer.ts";
import { type StateName, readAll } from "./harness/state.ts";
import { IN_A_FILE, type Uses, usesOf } from "./harness/known.ts";
import { playThrough } from "./harness/play-through.ts";
import { makeScenario, type Scenario } from "./harness/scenario.ts";
import { ALL } from "./table/row.ts";

/** How many generated values each API call is tested with. */
const RUNS = 40;
const IMPORTS = "/api/chat/imports";
/**
 * The parts of the state that must not change. Valid inputs may change the campaign `stage` and make the lists of worlds and characters
 * longer, but they must not change the other story.
 */
const UNCHANGED: readonly StateName[] = [
  ...ALL.filter((name) => name !== "worlds" && name !== "characters"),
  "world",
  "character",
];
/** The API calls in the source code, for the titles of the tests. The served document has the schemas; it must list the same calls. */
const LISTED = operationsIn(openApiDocument(CALLS, "") as unknown as Document);
const bodyOf = ({ requestBody }: Operation): Schema | undefined => requestBody?.content["application/json"].schema;
const titleOf = ({ method, path }: Operation): string => `${method} ${path}`;

describe("Every call that takes anything in, as the served document describes it", () => {
  let sheets: SheetService;
  let stack: Stack;
  let scenario: Scenario;
  let guest: Player;
  let served: Operation[];
  let uses: Uses;
  let before: unknown;
  beforeAll(async () => {
    sheets = await startSheetService();
    stack = await Stack.start({ SHEET_SERVICE_URL: sheets.url });
    scenario = await makeScenario(stack.url);
    guest = new Player(stack.url);
    const { csrfToken } = (await guest.call<{ csrfToken: string }>("GET", "/api/auth/csrf")).body;
    uses = await usesOf(scenario, csrfToken);
    served = operationsIn((await guest.call<Document>("GET", "/api/openapi.json")).body);
    before = await readAll(UNCHANGED, scenario);
  });
  afterAll(async () => {
    await stack?.stop();
    await sheets?.close();
  });

  function ofServed(title: string): Operation {
    const found = served.find((operation) => titleOf(operation) === title);
    if (!found) throw new Error(`The served document has no ${title}`);
    return found;
  }

  /**
   * Sends an API call as the owner, or as a guest if the call needs no session. The answer must have the right format. The document must
   * mention the status of a success.
   */
  async function send(operation: Operation, { path, headers }: Address, body: SentBody | null): Promise<Answer> {
    const sender = operation.security.length > 0 ? scenario.owner : guest;
    const content = body ? { body: body.text, headers: { ...headers, "Content-Type": body.type } } : { headers };
    const init = { ...content, signal: AbortSignal.timeout(HANG) };
    const answer = await answerOf(await sender.fetch(operation.method, path, init));
    expectSound(answer);
    if (answer.status < 400) expect(Object.keys(operation.responses)).toContain(String(answer.status));
    return answer;
  }

  it("is one of those that there are, and takes no field that it does not name; but for the forms, which Auth.js reads", () => {
    expect(served.map(titleOf)).toEqual(LISTED.map(titleOf));
    expect(served.length).toBeGreaterThan(60);
    const lax = served.filter((operation) => bodyOf(operation) && !isStrict(bodyOf(operation) ?? {}));
    expect(lax.map(titleOf).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "POST /api/auth/callback/credentials",
      "POST /api/auth/signin/google",
      "POST /api/auth/signout",
    ]);
  });

  it.each(LISTED.map(titleOf))("bears whatever fits: %s", async (title) => {
    const operation = ofServed(title);
    const known = uses.right(operation.path);
    const schema = bodyOf(operation);
    const values = schema && shaped(schema, known);
    const bodies = values ? fc.oneof(values, values.map(storable)).map(asJson) : fc.constant(null);
    await fc.assert(
      fc.asyncProperty(addresses(operation, known, 5), bodies, async (address, body) => {
        expect((await send(operation, address, body)).status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(LISTED.filter((operation) => isStrict(bodyOf(operation) ?? {})).map(titleOf))(
    "refuses whatever does not fit: %s",
    async (title) => {
      const operation = ofServed(title);
      const known = uses.wrong(operation.path);
      const bodies = broken(bodyOf(operation) ?? {}, !operation.requestBody?.required, known);
      await fc.assert(
        fc.asyncProperty(addresses(operation, known, 0), bodies, async (address, body) => {
          expect((await send(operation, address, body)).status).toBeGreaterThanOrEqual(400);
        }),
        { numRuns: RUNS },
      );
    },
  );

  /** Imports a file as the browser does. Returns the campaign's id, or null if the file was refused. */
  async function importFile({ importId, begin, turns, rows }: CampaignFile): Promise<string | null> {
    const steps: readonly (readonly [below: string, body: object])[] = [
      ["", begin],
      ["/turns", { from: 0, turns }],
      ["/memory", { from: 0, rows }],
      ["/finish", {}],
    ];
    for (const [below, body] of steps) {
      const operation = ofServed(below === "" ? `POST ${IMPORTS}` : `POST ${IMPORTS}/{importId}${below}`);
      const path = operation.path.replace("{importId}", importId);
      if ((await send(operation, { path, headers: {} }, asJson(body))).status >= 400) return null;
    }
    return importId;
  }

  it("imports a campaign that is only just consistent, and then all of it can be read and played", async () => {
    const [begin, turns, rows] = ["", "/{importId}/turns", "/{importId}/memory"].map((below) =>
      bodyOf(ofServed(`POST ${IMPORTS}${below}`)),
    );
    let imported = 0;
    await fc.assert(
      fc.asyncProperty(campaignFiles({ begin, turns, rows }, IN_A_FILE), async (file) => {
        const campaignId = await importFile(file);
        if (campaignId === null) return;
        imported += 1;
        await playThrough(scenario.owner, campaignId);
      }),
      { numRuns: RUNS },
    );
    expect(imported).toBeGreaterThan(RUNS / 4);
  });

  it("leaves the player's own world, campaign, character and story as they were", async () => {
    expect(await readAll(UNCHANGED, scenario)).toEqual(before);
  });
});
