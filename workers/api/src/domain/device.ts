/**
 * Browsers and the mark in the User-Agent by which each is recognised. A browser whose User-Agent also contains another browser's mark
 * comes before that one.
 */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//u, "Edge"],
  [/\bOPR\//u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//u, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//u, "Chrome"],
  [/\bSafari\//u, "Safari"],
  [/^curl\//u, "curl"],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bAndroid\b/u, "Android"],
  [/\b(?:iPhone|iPad|iPod)\b/u, "iOS"],
  [/\bWindows\b/u, "Windows"],
  [/\bMac OS X\b/u, "macOS"],
  [/\bCrOS\b/u, "ChromeOS"],
  [/\bLinux\b/u, "Linux"],
];

const named = (marks: typeof BROWSERS, agent: string) => marks.find(([mark]) => mark.test(agent))?.[1];

/** Names the device of a User-Agent in words that its owner recognises: `Firefox · Linux`. Empty if nothing in it is known. */
export const deviceOf = (agent: string): string =>
  [named(BROWSERS, agent), named(SYSTEMS, agent)].filter(Boolean).join(" · ");

/** The place that a request comes from, according to Cloudflare. Empty for a request from this machine. */
export function placeOf(address: string, where: object = {}): string {
  if (address === "" || address === "127.0.0.1" || address === "::1") return "";
  const known = [Reflect.get(where, "city"), Reflect.get(where, "country")].filter(
    (part): part is string => typeof part === "string" && part !== "",
  );
  return known.length > 0 ? known.join(", ") : address;
}
