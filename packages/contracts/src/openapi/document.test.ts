import { describe, expect, it } from "vitest";

import { LEGACY_PATHS } from "../http/legacy-paths.ts";
import { CALLS } from "./calls.ts";
import { openApiDocument } from "./document.ts";
import { openApiPath } from "./operation.ts";

const document = openApiDocument(CALLS, "1.2.3");
const text = JSON.stringify(document);

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split("/")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);

describe("the document of all calls", () => {
  it("refers only to what it has", () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/gu)].map(([, pointer = ""]) => pointer);
    expect(references).toContain("#/components/schemas/World");
    for (const pointer of references) expect(at(pointer), pointer).toBeTypeOf("object");
    expect(text).not.toContain("$defs");
  });

  it("gives every call once, under a name of its own", () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(Object.values(CALLS).flat().length + LEGACY_PATHS.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(document.paths["/api/worlds/{id}/generate-description"]?.["post"]).toMatchObject({
      operationId: "postApiWorldsIdGenerateDescription",
    });
  });

  it("names each part of a path, and asks for it", () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const parts = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
      for (const { parameters } of Object.values(operations)) {
        expect(parameters.filter((one) => one.in === "path" && one.required).map(({ name }) => name)).toEqual(parts);
      }
    }
  });

  it("gives the older addresses as deprecated, with all of the call they stand for", () => {
    for (const { path, method, target, id } of LEGACY_PATHS) {
      const older = document.paths[path]?.[method];
      const present = document.paths[openApiPath(target)]?.[method];
      expect(older, path).toMatchObject({ deprecated: true, tags: present?.tags, responses: present?.responses });
      expect(older?.requestBody).toEqual(present?.requestBody);
      expect(older?.parameters.some(({ name }) => name === id?.parameter)).toBe(id !== undefined);
    }
  });

  it("says what a client may leave out, and that other fields are refused", () => {
    const create = document.paths["/api/worlds"]?.["post"]?.requestBody?.content["application/json"].schema;
    expect(create).toMatchObject({ additionalProperties: false, required: ["genres"] });
  });

  it("promises every field of an answer, and lets it gain others", () => {
    const world = document.components.schemas["World"];
    expect(world?.required).toContain("campaignCount");
    expect(world).not.toHaveProperty("additionalProperties");
  });

  it("asks for a session wherever somebody's own things are touched", () => {
    const open = Object.values(CALLS)
      .flat()
      .filter(({ session }) => !session)
      .map(({ path }) => path);
    expect(open.filter((path) => !/health(?:\/all)?$|^\/api\/auth\/|(?:open|async)api\.json$/u.test(path))).toEqual([]);
    expect(document.paths["/api/worlds"]?.["get"]).toMatchObject({
      security: [{ session: [] }],
      responses: { 401: { $ref: "#/components/responses/Failure" } },
    });
  });

  it("offers a turn as a stream and as one JSON", () => {
    expect(document.paths["/api/chat/gamemaster"]?.["post"]?.responses).toMatchObject({
      200: {
        content: {
          "application/json": { schema: { $ref: "#/components/schemas/TurnAnswer" } },
          "text/event-stream": { schema: { $ref: "#/components/schemas/TurnEvent" } },
        },
      },
    });
  });

  it("says how a WebSocket is opened and resumed", () => {
    const upgrade = document.paths["/ws"]?.["get"];
    expect(upgrade?.description).toContain("come again");
    expect(upgrade?.parameters.map((one) => [one.name, one.in, one.required])).toEqual([
      ["campaignId", "query", true],
      ["session", "query", false],
      ["ack", "query", false],
      ["Upgrade", "header", false],
      ["Origin", "header", false],
    ]);
    expect(upgrade?.responses).toHaveProperty("101");
  });
});
