import { isPresent } from "#contracts/non-blank";

import { Markdown } from "../ui/content/markdown.tsx";

/** A description in the font of the story; `absent` replaces an empty one. */
export function LoreText({ children, absent }: { readonly children: string; readonly absent: string }) {
  return isPresent(children) ? <Markdown>{children}</Markdown> : <p className="text-quiet">{absent}</p>;
}
