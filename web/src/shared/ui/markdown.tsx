import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";

import { cx } from "../cx.ts";

/** A page has one h1 and it is not the text's; links leave without telling where from. */
const COMPONENTS: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  a: ({ children, href }) => (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  ),
};

/** Text with Markdown, in the story's voice. Raw HTML stays text, and no picture is fetched from anywhere (design.md §10). */
export function Markdown({ children, className }: { readonly children: string; readonly className?: string }) {
  return (
    <div className={cx("prose-story", className)}>
      <ReactMarkdown remarkPlugins={[remarkGfm]} disallowedElements={["img"]} components={COMPONENTS}>
        {children}
      </ReactMarkdown>
    </div>
  );
}
