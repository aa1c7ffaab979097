import { paragraphs, plain, readSections, type Section } from "../../shared/lore/sections.ts";

const ADVENTURE = /\badventures?\b/iu;
const LIST_ITEM = /^\s*(?:[-*+]|\d+[.)])\s+(?<item>.+)$/u;

/**
 * The adventure ideas in a world's description: the list items (or else the paragraphs) of every section whose heading contains the word
 * "adventure". A section with its own heading inside such a section is one idea.
 */
export function adventureIdeas(description: string): readonly string[] {
  const ideas: string[] = [];
  let depth: number | null = null;
  for (const section of readSections(description)) {
    if (ADVENTURE.test(section.heading)) {
      depth = section.depth;
      ideas.push(...ideasOf(section));
    } else if (depth !== null && section.depth > depth) {
      ideas.push([section.heading, ...paragraphs(section.body)].join(": "));
    } else {
      depth = null;
    }
  }
  return [...new Set(ideas)];
}

function ideasOf({ body }: Section): readonly string[] {
  const items: string[] = [];
  for (const line of body.split("\n")) {
    const item = LIST_ITEM.exec(line)?.groups?.["item"];
    if (item !== undefined) items.push(item);
    else if (items.length > 0 && /^\s+\S/u.test(line)) items.push(`${items.pop()} ${line.trim()}`);
  }
  return items.length > 0 ? items.map(plain) : paragraphs(body);
}
