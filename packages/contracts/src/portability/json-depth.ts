/** How deep a JSON text nests, counted without parsing it. So hostile input is refused before any recursive code reads it. */
export function depthOfText(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(json, at);
    else if (unit === BRACKET || unit === BRACE) deepest = Math.max(deepest, (depth += 1));
    else if (unit === BRACKET + 2 || unit === BRACE + 2) depth -= 1;
  }
  return deepest;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/**
 * The index of the quote that ends the string starting at `start`. If the string does not end, an index at or past the end of the text.
 */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Whether a parsed value nests at most `most` levels deep. It does not recurse, so that a deeply nested value cannot exhaust the call
 * stack.
 */
export function nestsAtMost(value: unknown, most: number): boolean {
  const waiting: [unknown, number][] = [[value, 1]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [each, depth] = next;
    if (typeof each !== "object" || each === null) continue;
    if (depth > most) return false;
    for (const inner of Object.values(each)) waiting.push([inner, depth + 1]);
  }
  return true;
}
