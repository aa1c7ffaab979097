import { text } from "./text/text.ts";

/** The symbols of an Apple keyboard, in Apple's order. */
const APPLE_SIGNS: readonly (readonly [key: string, sign: string])[] = [
  ["Alt", "⌥"],
  ["Shift", "⇧"],
  ["Ctrl", "⌘"],
  ["Enter", "↩"],
  ["Delete", "⌦"],
];

const isAppleHere = /^(?:Mac|iP)/u.test(navigator.platform);

/** A keyboard shortcut as printed on the player's keyboard: "Ctrl+Shift+Z", "Strg+Umschalt+Z", on a Mac "⇧⌘Z". */
export function keyNames(keys: string, { isApple } = { isApple: isAppleHere }): string {
  const pressed = keys.split("+");
  if (!isApple)
    return pressed.map((key) => (text.common.keys as Readonly<Record<string, string>>)[key] ?? key).join("+");
  const signs = APPLE_SIGNS.filter(([key]) => pressed.includes(key)).map(([, sign]) => sign);
  const others = pressed.filter((key) => !APPLE_SIGNS.some(([named]) => named === key));
  return [...signs, ...others].join("");
}
