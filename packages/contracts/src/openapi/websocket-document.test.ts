import { expect, it } from "vitest";

import { CLOSE_CODES } from "../memory/close-codes.ts";
import { ClientMessage } from "../memory/client-messages.ts";
import { websocketDocument } from "./websocket-document.ts";

const document = websocketDocument("1.2.3");

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split("/")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);

it("refers only to what it has", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/gu)].map(([, pointer = ""]) => pointer);
  expect(references).toContain("#/channels/memory/messages/search_complete");
  for (const pointer of references) expect(at(pointer), pointer).toBeTypeOf("object");
});

it("has every request with its reply", () => {
  for (const { shape } of ClientMessage.def.options) {
    const type = String(shape.type.def.values[0]);
    expect(document.operations[type]).toMatchObject({
      action: "receive",
      messages: [{ $ref: `#/channels/memory/messages/${type}` }],
      reply: { messages: [{ $ref: expect.stringMatching(/_complete$/u) }] },
    });
  }
});

it("says which fields a request needs and which a reply has", () => {
  const { messages } = document.channels.memory;
  expect(messages["search_campaign"]?.payload).toMatchObject({
    required: ["type", "requestId", "query"],
    additionalProperties: false,
  });
  expect(messages["search_complete"]?.payload.required).toEqual(
    expect.arrayContaining(["results", "totalResults", "seq", "requestId"]),
  );
});

it("names every code with which a connection is closed", () => {
  for (const code of Object.values(CLOSE_CODES)) expect(document.info.description).toContain(String(code));
});
