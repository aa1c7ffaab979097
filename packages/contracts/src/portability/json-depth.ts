/** How deep a JSON text nests, counted without parsing it: a hostile one is refused before anything recurses over it. */
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

/** The place of the quote that ends the string which begins at `start`; the text's end where none does. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/** Whether a parsed value nests no deeper than that. Keeps its own stack: nothing a sender nests can exhaust ours. */
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
