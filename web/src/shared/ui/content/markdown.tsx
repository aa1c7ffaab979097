import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";

import { cx } from "../../cx.ts";

/** Headings in a text start below the page's own h1. Links send no referrer. */
const COMPONENTS: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  a: ({ children, href }) => (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  ),
};

/** Renders Markdown. Raw HTML is shown as text, and images are not loaded. */
export function Markdown({ children, className }: { readonly children: string; readonly className?: string }) {
  return (
    <div className={cx("prose-story", className)}>
      <ReactMarkdown remarkPlugins={[remarkGfm]} disallowedElements={["img"]} components={COMPONENTS}>
        {children}
      </ReactMarkdown>
    </div>
  );
}
