import type { Property } from "../../ports.ts";

/** The most characters of a property's value. */
const LONGEST = 2_000;

/**
 * The fields of an object that are not fields of the protocol, with their values in words. They are stored, so that nothing a client sends
 * is lost.
 */
export function propertiesOf(data: Readonly<Record<string, unknown>>, known: readonly string[]): Property[] {
  return Object.entries(data).flatMap(([field, value]) => {
    const words = known.includes(field) ? "" : inWords(value).trim().slice(0, LONGEST);
    return words === "" || field.trim() === "" ? [] : [{ field: field.trim().slice(0, 60), value: words }];
  });
}

/** The fields of the protocol that an object has, and its other fields as `properties`, if it has any. */
export function withProperties<Data extends Readonly<Record<string, unknown>>, Field extends string & keyof Data>(
  data: Data,
  known: readonly Field[],
): Pick<Data, Field> & { readonly properties?: readonly Property[] } {
  const stated = Object.fromEntries(Object.entries(data).filter(([field]) => known.some((each) => each === field)));
  const properties = propertiesOf(data, known);
  return { ...(stated as Pick<Data, Field>), ...(properties.length > 0 && { properties }) };
}

/** Properties as lines of text, for objects whose words are one text: an episode, a relationship. */
export const linesOf = (properties: readonly Property[]): string[] =>
  properties.map(({ field, value }) => `${field}: ${value}`);

function inWords(value: unknown): string {
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join("; ");
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([field, each]) => `${field} ${inWords(each)}`)
    .join(", ");
}
