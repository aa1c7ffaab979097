import { strToU8, zipSync } from "fflate";

import type { Story } from "../story/story.ts";
import { wordsOf } from "../story/book-words.ts";
import { coverSvg } from "./cover.ts";
import { pagesOf, type BookPage } from "./pages.ts";
import { escaped, xhtml } from "./xml.ts";

const MIMETYPE = "application/epub+zip";
/** The earliest date that zip can store. A fixed date makes books of the same story equal byte by byte. */
const ZIP_TIME = new Date(1980, 0, 1);

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const STYLE = `body { font-family: serif; line-height: 1.5; margin: 5%; }
h1, h2 { line-height: 1.2; }
.day { font-style: italic; }
.said { margin: 1em 0 1em 1.2em; padding-left: .8em; border-left: 2px solid; }
dt { font-weight: bold; margin-top: .8em; }
.cover { text-align: center; margin: 0; }
.cover img { max-width: 100%; max-height: 100%; }
`;

/**
 * Makes a book of the story (EPUB 3.3). `mimetype` is the first file and not compressed (OCF §4.3).
 * @param sigil the campaign's sigil, as SVG
 * @param id the id of the book, a UUID
 */
export function bookOf(story: Story, sigil: string, id: string): Uint8Array<ArrayBuffer> {
  const words = wordsOf(story);
  const pages = pagesOf(story);
  const alt = escaped(story.title);
  const cover = xhtml(
    words.cover,
    story.language,
    `<div class="cover"><img src="cover.svg" alt="${alt}"/></div>`,
    "cover",
  );
  const files = [
    ["META-INF/container.xml", CONTAINER],
    ["EPUB/package.opf", packageOf(story, pages, id)],
    ["EPUB/nav.xhtml", navOf(story, pages)],
    ["EPUB/style.css", STYLE],
    ["EPUB/cover.svg", coverSvg(story, sigil)],
    ["EPUB/cover.xhtml", cover],
    ...pages.map(({ name, body }) => [`EPUB/${name}.xhtml`, body] as const),
  ] as const;
  return zipSync(
    {
      mimetype: [strToU8(MIMETYPE), { level: 0 }],
      ...Object.fromEntries(files.map(([name, content]) => [name, strToU8(content)])),
    },
    { mtime: ZIP_TIME },
  );
}

function packageOf(story: Story, pages: readonly BookPage[], id: string): string {
  const { title, language, world, exportedAt } = story;
  const about = world === null ? "" : `\n<dc:description>${escaped(wordsOf(story).in(world))}</dc:description>`;
  const item = (name: string) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book">urn:uuid:${id}</dc:identifier>
<dc:title>${escaped(title)}</dc:title>
<dc:language>${language}</dc:language>
<dc:creator>Lorehearth</dc:creator>${about}
<meta property="dcterms:modified">${exportedAt.replace(/\.\d+Z$/u, "Z")}</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="cover-image" href="cover.svg" media-type="image/svg+xml" properties="cover-image"/>
<item id="style" href="style.css" media-type="text/css"/>
${["cover", ...pages.map(({ name }) => name)].map(item).join("\n")}
</manifest>
<spine>
${["cover", "nav", ...pages.map(({ name }) => name)].map((name) => `<itemref idref="${name}"/>`).join("\n")}
</spine>
</package>
`;
}

function navOf(story: Story, pages: readonly BookPage[]): string {
  const { contents } = wordsOf(story);
  const entries = pages.map(({ name, title }) => `<li><a href="${name}.xhtml">${escaped(title)}</a></li>`).join("\n");
  const body = `<nav epub:type="toc" id="toc"><h1>${escaped(contents)}</h1>\n<ol>\n${entries}\n</ol></nav>`;
  return xhtml(contents, story.language, body);
}
