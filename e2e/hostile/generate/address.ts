import fc from "fast-check";

import type { Operation } from "./schema.ts";
import { fieldOf, type Known } from "./shaped.ts";

/** A path with its query as it is sent, and the headers that go with it. */
export interface Address {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a client could not have meant, as it stands in an address. */
const JUNK = [
  "%00",
  "%ff%fe",
  "%",
  "%E0%A4%A",
  "%F0%9F%90%89",
  "__proto__",
  "..%2f..%2f",
  "-1",
  "NaN",
  "1e400",
  "[]",
  "%0d%0aX:%20y",
  "a".repeat(5_000),
];
/** What `fetch` lets through in a header. */
const headerText = fc.string({ unit: fc.constantFrom(..."0123456789.-:;,/ abc%'\"".split("")), maxLength: 40 });
const accepted = fc.constantFrom("text/event-stream", "*/*");

/**
 * Addresses of a call as its parameters have them.
 * @param sound junk takes a parameter's place once after so many that fit; with 0 never
 */
export function addresses({ path, parameters }: Operation, known: Known, sound: number): fc.Arbitrary<Address> {
  const at = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const orJunk = (right: fc.Arbitrary<unknown>, junk: readonly string[]) => {
    const written = right.map((value) => encodeURIComponent(String(value).toWellFormed()));
    return sound === 0
      ? written
      : fc.oneof({ weight: sound, arbitrary: written }, { weight: 1, arbitrary: fc.constantFrom(...junk) });
  };
  // In a path nothing may be empty, or it is another path.
  const parts = at("path").map(
    ({ name, schema }) => [name, orJunk(fieldOf(`{${name}}`, schema, known), JUNK)] as const,
  );
  const query = at("query").map(({ name, schema, required }) => {
    const pair = orJunk(fieldOf(name, schema, known), ["", ...JUNK]).map((text) => `${name}=${text}`);
    return required && sound === 0 ? pair : fc.option(pair, { freq: 4 });
  });
  // A WebSocket is for frames.ts to open.
  const headers = at("header").filter(({ name }) => name !== "Upgrade");
  const chosen = headers.map(({ name }) =>
    fc.option((name === "Accept" ? accepted : headerText).map((text) => [name, text.trim()] as const)),
  );
  return fc
    .tuple(fc.record(Object.fromEntries(parts)), fc.tuple(...query), fc.tuple(...chosen))
    .map(([parts, query, headers]) => {
      const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => parts[name] ?? "");
      const pairs = query.filter((pair) => pair !== null);
      return {
        path: pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled,
        headers: Object.fromEntries(headers.filter((header) => header !== null)),
      };
    });
}
