import type { Chapter, Story } from "../story/story.ts";
import { dayOf, wordsOf } from "../story/book-words.ts";
import { prose } from "./prose.ts";
import { escaped, xhtml } from "./xml.ts";

/** A page of the book. */
export interface BookPage {
  /** The file name without its ending. It is also the page's id in the manifest. */
  readonly name: string;
  readonly title: string;
  readonly body: string;
}

/** The pages in order: the characters, one chapter for each session, the timeline. */
export function pagesOf(story: Story): BookPage[] {
  const { language } = story;
  const words = wordsOf(story);
  const page = (name: string, title: string, body: string, type = "") => ({
    name,
    title,
    body: xhtml(title, language, `<h1>${escaped(title)}</h1>\n${body}`, type),
  });
  const hasTimeline = story.chapters.some(({ events }) => events.length > 0);
  return [
    ...(story.cast.length === 0 ? [] : [page("cast", words.cast, castOf(story))]),
    ...story.chapters.map((chapter, place) =>
      page(`chapter-${place + 1}`, words.chapter(place + 1), chapterOf(chapter, story), "bodymatter"),
    ),
    ...(hasTimeline ? [page("timeline", words.timeline, timelineOf(story))] : []),
  ];
}

const castOf = ({ cast }: Story): string =>
  `<dl>\n${cast.map(({ name, about }) => `<dt>${escaped(name)}</dt><dd>${escaped(about)}</dd>`).join("\n")}\n</dl>`;

const chapterOf = ({ startedAt, passages }: Chapter, story: Story): string =>
  [
    `<p class="day">${escaped(dayOf(startedAt, story))}</p>`,
    ...passages.flatMap(({ playerText, reply, name }) => [
      ...(name === null ? [] : [`<h2>${escaped(name)}</h2>`]),
      ...(playerText.trim() === "" ? [] : [`<div class="said">${prose(playerText)}</div>`]),
      ...(reply.trim() === "" ? [] : [prose(reply)]),
    ]),
  ].join("\n");

const timelineOf = (story: Story): string =>
  story.chapters
    .map(({ startedAt, events }, place) =>
      events.length === 0
        ? ""
        : `<h2>${escaped(wordsOf(story).chapter(place + 1))}</h2>\n<p class="day">${escaped(dayOf(startedAt, story))}</p>\n<ul>\n${events
            .map((event) => `<li>${escaped(event)}</li>`)
            .join("\n")}\n</ul>`,
    )
    .filter((part) => part !== "")
    .join("\n");
