import type { Chapter, Passage, Story } from "./story.ts";
import { dayOf, wordsOf } from "./book-words.ts";

/** Writes the story as Markdown. Its texts are unchanged, except that headings and HTML in them are escaped. */
export function storyMarkdown(story: Story): string {
  const words = wordsOf(story);
  const parts = [
    `# ${line(story.title)}`,
    ...(story.world === null ? [] : [`*${line(words.in(story.world))}*`]),
    ...(story.cast.length === 0 ? [] : [`## ${words.cast}`, castList(story)]),
    ...story.chapters.flatMap((chapter, place) => [
      `## ${words.chapter(place + 1)} · ${dayOf(chapter.startedAt, story)}`,
      ...chapter.passages.flatMap(passage),
    ]),
    ...(story.chapters.every(({ events }) => events.length === 0) ? [] : [`## ${words.timeline}`]),
    ...story.chapters.flatMap((chapter, place) => timeline(chapter, words.chapter(place + 1))),
  ];
  return `${parts.join("\n\n")}\n`;
}

const castList = ({ cast }: Story): string =>
  cast.map(({ name, about }) => `- **${line(name)}**${about === "" ? "" : `: ${line(about)}`}`).join("\n");

function passage({ playerText, reply, name }: Passage): string[] {
  return [
    ...(name === null ? [] : [`### ${line(name)}`]),
    ...(playerText.trim() === "" ? [] : [quoted(block(playerText))]),
    ...(reply.trim() === "" ? [] : [block(reply)]),
  ];
}

const timeline = ({ events }: Chapter, title: string): string[] =>
  events.length === 0 ? [] : [`### ${title}`, events.map((event) => `- ${line(event)}`).join("\n")];

const quoted = (text: string): string =>
  text
    .split("\n")
    .map((each) => `> ${each}`.trimEnd())
    .join("\n");

/** Escapes a text of several lines. The characters that would make a heading or HTML of it are escaped. */
const block = (text: string): string =>
  text
    .trim()
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll("<", "\\<")
    .replaceAll(/^(\s{0,3})(#{1,6}(?=\s)|[=-]+\s*$|```|~~~)/gmu, "$1\\$2");

/** Puts a text on one line and escapes it. */
const line = (text: string): string => block(text.replaceAll(/\s+/gu, " "));
