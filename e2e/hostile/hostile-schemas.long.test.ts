import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CALLS } from "#contracts/openapi/calls";
import { openApiDocument } from "#contracts/openapi/document";
import { Player } from "../../tools/harness/player.ts";
import { type SheetService, startSheetService } from "../../tools/harness/sheet-service.ts";
import { Stack } from "../../tools/harness/stack.ts";
import { type Address, addresses } from "./generate/address.ts";
import { asJson, broken, isStrict, type SentBody } from "./generate/broken.ts";
import { type CampaignFile, campaignFiles, storable } from "./generate/campaign-file.ts";
import { type Document, operationsIn, type Operation, type Schema } from "./generate/schema.ts";
import { shaped } from "./generate/shaped.ts";
import { expectSound, HANG, heard, type Heard } from "./harness/answer.ts";
import { type Kept, readAll } from "./harness/kept.ts";
import { IN_A_FILE, type Uses, usesOf } from "./harness/known.ts";
import { playThrough } from "./harness/play-through.ts";
import { beginTale, type Tale } from "./harness/tale.ts";
import { ALL } from "./table/row.ts";

/** Values a call: the whole folder is to take two minutes at most. */
const RUNS = 40;
const IMPORTS = "/api/chat/imports";
/** What fits may be done, to a stage; the story beside it must stay. A player's lists of worlds and characters grow. */
const KEPT: readonly Kept[] = [
  ...ALL.filter((name) => name !== "worlds" && name !== "characters"),
  "world",
  "character",
];
/** What these sources list gives the titles; the served document must list the same, and gives the schemas. */
const LISTED = operationsIn(openApiDocument(CALLS, "") as unknown as Document);
const bodyOf = ({ requestBody }: Operation): Schema | undefined => requestBody?.content["application/json"].schema;
const titleOf = ({ method, path }: Operation): string => `${method} ${path}`;

describe("Every call that takes anything in, as the served document describes it", () => {
  let sheets: SheetService;
  let stack: Stack;
  let tale: Tale;
  let guest: Player;
  let served: Operation[];
  let uses: Uses;
  let before: unknown;
  beforeAll(async () => {
    sheets = await startSheetService();
    stack = await Stack.start({ SHEET_SERVICE_URL: sheets.url });
    tale = await beginTale(stack.url);
    guest = new Player(stack.url);
    const { csrfToken } = (await guest.call<{ csrfToken: string }>("GET", "/api/auth/csrf")).body;
    uses = await usesOf(tale, csrfToken);
    served = operationsIn((await guest.call<Document>("GET", "/api/openapi.json")).body);
    before = await readAll(KEPT, tale);
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

  /** Sends it as the owner, or as nobody where nobody is asked for; whatever is answered is sound, and a success is one that is described. */
  async function send(operation: Operation, { path, headers }: Address, body: SentBody | null): Promise<Heard> {
    const sender = operation.security.length > 0 ? tale.owner : guest;
    const content = body ? { body: body.text, headers: { ...headers, "Content-Type": body.type } } : { headers };
    const init = { ...content, signal: AbortSignal.timeout(HANG) };
    const answer = await heard(await sender.fetch(operation.method, path, init));
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

  /** Brings a file in as the browser does. Answers the campaign's id, or null where the file was refused. */
  async function bringIn({ importId, begin, turns, rows }: CampaignFile): Promise<string | null> {
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

  it("lets a campaign in that only just fits together, and then all of it can be read and played", async () => {
    const [begin, turns, rows] = ["", "/{importId}/turns", "/{importId}/memory"].map((below) =>
      bodyOf(ofServed(`POST ${IMPORTS}${below}`)),
    );
    let letIn = 0;
    await fc.assert(
      fc.asyncProperty(campaignFiles({ begin, turns, rows }, IN_A_FILE), async (file) => {
        const campaignId = await bringIn(file);
        if (campaignId === null) return;
        letIn += 1;
        await playThrough(tale.owner, campaignId);
      }),
      { numRuns: RUNS },
    );
    expect(letIn).toBeGreaterThan(RUNS / 4);
  });

  it("leaves the player's own world, campaign, character and story as they were", async () => {
    expect(await readAll(KEPT, tale)).toEqual(before);
  });
});
