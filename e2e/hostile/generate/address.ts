import fc from "fast-check";

import type { Operation } from "./schema.ts";
import { fieldOf, type Known } from "./shaped.ts";

/** A path with its query, and headers. */
export interface Address {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Senseless values for addresses. */
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
/** Header values that `fetch` allows. */
const headerText = fc.string({ unit: fc.constantFrom(..."0123456789.-:;,/ abc%'\"".split("")), maxLength: 40 });
const accepted = fc.constantFrom("text/event-stream", "*/*");

/**
 * Addresses of a call, from its parameters.
 * @param sound one in so many values is junk; with 0 none
 */
export function addresses({ path, parameters }: Operation, known: Known, sound: number): fc.Arbitrary<Address> {
  const at = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const orJunk = (right: fc.Arbitrary<unknown>, junk: readonly string[]) => {
    const written = right.map((value) => encodeURIComponent(String(value).toWellFormed()));
    return sound === 0
      ? written
      : fc.oneof({ weight: sound, arbitrary: written }, { weight: 1, arbitrary: fc.constantFrom(...junk) });
  };
  // An empty path parameter would make another path.
  const parts = at("path").map(
    ({ name, schema }) => [name, orJunk(fieldOf(`{${name}}`, schema, known), JUNK)] as const,
  );
  const query = at("query").map(({ name, schema, required }) => {
    const pair = orJunk(fieldOf(name, schema, known), ["", ...JUNK]).map((text) => `${name}=${text}`);
    return required && sound === 0 ? pair : fc.option(pair, { freq: 4 });
  });
  // frames.ts opens WebSockets.
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
