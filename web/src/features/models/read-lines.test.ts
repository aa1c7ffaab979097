import { expect, it } from "vitest";

import { readLines } from "./read-lines.ts";

it("lines are read as they come, also where a piece ends in the middle of a line or of a letter", async () => {
  const bytes = new TextEncoder().encode('{"a":"Grüße"}\n\n{"b":2}\n{"c":3}');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
      controller.close();
    },
  });
  const lines: string[] = [];
  await readLines(stream, (line) => lines.push(line));
  expect(lines).toEqual(['{"a":"Grüße"}', '{"b":2}', '{"c":3}']);
});
