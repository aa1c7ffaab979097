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
  "",
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
const junk = fc.constantFrom(...JUNK);
/** In a path nothing may be empty, or it is another path. */
const junkPart = fc.constantFrom(...JUNK.filter((text) => text !== ""));

const written = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());
/** What `fetch` lets through in a header. */
const headerText = fc
  .string({ unit: fc.constantFrom(..."0123456789.-:;,/ abc%'\""), maxLength: 40 })
  .map((text) => text.trim());

/** @param sound how seldom junk takes a parameter's place: once in so many times; 0 for never */
export function addresses({ path, parameters }: Operation, known: Known, sound: number): fc.Arbitrary<Address> {
  const value = (name: string, right: fc.Arbitrary<unknown>, wrong: fc.Arbitrary<string>) =>
    sound === 0
      ? right.map(written)
      : fc.oneof({ weight: sound, arbitrary: right.map(written) }, { weight: 1, arbitrary: wrong });
  const at = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const parts = at("path").map(
    ({ name, schema }) => [name, value(name, fieldOf(`{${name}}`, schema, known), junkPart)] as const,
  );
  const query = at("query").map(({ name, schema, required }) => {
    const pairs = value(name, fieldOf(name, schema, known), junk).map((text) => `${name}=${text}`);
    return [name, required && sound === 0 ? pairs : fc.option(pairs, { freq: 4, nil: null })] as const;
  });
  // A WebSocket is opened by frames.ts, and asks for no page.
  const headers = at("header").filter(({ name }) => name !== "Upgrade");
  const chosen = headers.map(
    ({ name }) => [name, name === "Accept" ? fc.constantFrom("text/event-stream", "*/*") : headerText] as const,
  );
  return fc
    .record({
      parts: fc.record(Object.fromEntries(parts)),
      query: fc.record(Object.fromEntries(query)),
      headers: fc.record(Object.fromEntries(chosen), { requiredKeys: [] }),
    })
    .map(({ parts, query, headers }) => {
      const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => parts[name] ?? "");
      const pairs = Object.values(query).filter((pair) => pair !== null);
      return { path: pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled, headers };
    });
}
