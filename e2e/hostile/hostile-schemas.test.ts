import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CALLS } from "#contracts/openapi/calls";
import { openApiDocument } from "#contracts/openapi/document";
import { Player } from "../harness/player.ts";
import { type SheetService, startSheetService } from "../harness/sheet-service.ts";
import { Stack } from "../harness/stack.ts";
import { type Address, addresses } from "./generate/address.ts";
import { asJson, broken, isStrict, type SentBody } from "./generate/broken.ts";
import { type Document, operationsIn, type Operation } from "./generate/schema.ts";
import { shaped } from "./generate/shaped.ts";
import { expectSound, HANG, heard, type Heard } from "./harness/answer.ts";
import { type Kept, readAll } from "./harness/kept.ts";
import { type Uses, usesOf } from "./harness/known.ts";
import { beginTale, type Tale } from "./harness/tale.ts";
import { ALL } from "./table/row.ts";

const RUNS = 15;
/** Whatever is sent as it should be goes to the stage; the rest of the story must stay. */
const KEPT: readonly Kept[] = ALL.filter((name) => name !== "worlds" && name !== "characters");
/** What the document of these sources lists: the titles below. The served one is compared with it, and gives the schemas. */
const LISTED = operationsIn(openApiDocument(CALLS, "") as unknown as Document);
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

  async function send(operation: Operation, { path, headers }: Address, body: SentBody | null): Promise<Heard> {
    const init: RequestInit = { signal: AbortSignal.timeout(HANG), headers: { ...headers } };
    if (body) Object.assign(init, { body: body.text, headers: { ...headers, "Content-Type": body.type } });
    const sender = operation.security.length > 0 ? tale.owner : guest;
    const answer = await heard(await sender.fetch(operation.method, path, init));
    expectSound(answer);
    if (answer.status < 400) expect(Object.keys(operation.responses)).toContain(String(answer.status));
    return answer;
  }

  const ofServed = ({ method, path }: Operation): Operation => {
    const found = served.find((each) => each.method === method && each.path === path);
    if (!found) throw new Error(`The served document has no ${method} ${path}`);
    return found;
  };

  it("is one of those that there are", () => {
    expect(served.map(titleOf)).toEqual(LISTED.map(titleOf));
    expect(served.length).toBeGreaterThan(60);
  });

  it.each(LISTED.map((operation) => [titleOf(operation), operation] as const))(
    "bears whatever fits: %s",
    async (_, listed) => {
      const operation = ofServed(listed);
      const known = uses.right(operation.path);
      const schema = operation.requestBody?.content["application/json"].schema;
      const bodies = schema ? shaped(schema, known).map(asJson) : fc.constant(null);
      await fc.assert(
        fc.asyncProperty(addresses(operation, known, 5), bodies, async (address, body) => {
          await send(operation, address, body);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it.each(
    LISTED.filter(({ requestBody }) => requestBody && isStrict(requestBody.content["application/json"].schema)).map(
      (operation) => [titleOf(operation), operation] as const,
    ),
  )("refuses whatever does not fit: %s", async (_, listed) => {
    const operation = ofServed(listed);
    const known = uses.wrong(operation.path);
    const { content, required } = operation.requestBody ?? { content: null, required: true };
    const bodies = broken(content?.["application/json"].schema ?? {}, !required, known);
    await fc.assert(
      fc.asyncProperty(addresses(operation, known, 0), bodies, async (address, body) => {
        expect((await send(operation, address, body)).status).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: RUNS },
    );
  });

  it("leaves the player's own world, campaign, character and story as they were", async () => {
    expect(await readAll(KEPT, tale)).toEqual(before);
  });
});
