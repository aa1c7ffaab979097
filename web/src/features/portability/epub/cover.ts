import type { Story } from "../story/story.ts";
import { wordsOf } from "../story/book-words.ts";
import { escaped } from "./xml.ts";

/** The longest line of the title on the cover, in UTF-16 units. */
const WIDE = 18;

/**
 * The cover as SVG: the campaign's sigil above its title.
 * @param sigil the sigil's own `<svg>`, as XML
 */
export function coverSvg(story: Story, sigil: string): string {
  const lines = broken(story.title, WIDE).slice(0, 5);
  const title = lines
    .map((line, place) => `<tspan x="400" dy="${place === 0 ? 0 : 78}">${escaped(line)}</tspan>`)
    .join("");
  const under = story.world === null ? "" : escaped(wordsOf(story).in(story.world));
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1200" width="800" height="1200" role="img" aria-label="${escaped(story.title)}">
<rect width="800" height="1200" fill="#16130f"/>
<rect x="36" y="36" width="728" height="1128" fill="none" stroke="#c98a3f" stroke-width="3"/>
<g transform="translate(240 150)">${sized(sigil, 320)}</g>
<text x="400" y="660" text-anchor="middle" font-family="Georgia, serif" font-size="66" fill="#f3e7cf">${title}</text>
<text x="400" y="1100" text-anchor="middle" font-family="Georgia, serif" font-size="30" fill="#c9b48c">${under}</text>
</svg>
`;
}

/** Changes the size of the sigil. React's ids contain characters that ids in XML may not have, so they are replaced. */
const sized = (sigil: string, size: number): string =>
  sigil
    .replace(/\swidth="[^"]*"/u, ` width="${size}"`)
    .replace(/\sheight="[^"]*"/u, ` height="${size}"`)
    .replaceAll(
      /(id="|url\(#)([^")]+)/gu,
      (_, before: string, id: string) => before + `s${id.replaceAll(/[^\w-]/gu, "")}`,
    );

function broken(title: string, wide: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= wide) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
