import fc from "fast-check";

import type { Operation } from "./schema.ts";
import { fieldOf, type Known } from "./shaped.ts";

/** The address of a request (a path with its query), and the headers of the request. */
export interface Address {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Values for parts of an address that make no sense there. */
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
/** Values for headers. They have only characters that `fetch` allows. */
const headerText = fc.string({ unit: fc.constantFrom(..."0123456789.-:;,/ abc%'\"".split("")), maxLength: 40 });
const accepted = fc.constantFrom("text/event-stream", "*/*");

/**
 * Makes addresses of an API call from the call's parameters.
 * @param sound how many valid values there are for each junk value; 0 means no junk
 */
export function addresses({ path, parameters }: Operation, known: Known, sound: number): fc.Arbitrary<Address> {
  const at = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const orJunk = (right: fc.Arbitrary<unknown>, junk: readonly string[]) => {
    const written = right.map((value) => encodeURIComponent(String(value).toWellFormed()));
    return sound === 0
      ? written
      : fc.oneof({ weight: sound, arbitrary: written }, { weight: 1, arbitrary: fc.constantFrom(...junk) });
  };
  // A path parameter is never empty, because the path would then be that of another call.
  const parts = at("path").map(
    ({ name, schema }) => [name, orJunk(fieldOf(`{${name}}`, schema, known), JUNK)] as const,
  );
  const query = at("query").map(({ name, schema, required }) => {
    const pair = orJunk(fieldOf(name, schema, known), ["", ...JUNK]).map((text) => `${name}=${text}`);
    return required && sound === 0 ? pair : fc.option(pair, { freq: 4 });
  });
  // A call with the header Upgrade opens a WebSocket. frames.ts tests that.
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
