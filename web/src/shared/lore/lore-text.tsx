import { isPresent } from "#contracts/present";

import { Markdown } from "../ui/markdown.tsx";

/** A description in the story's voice, or the words that stand where there is none. */
export function LoreText({ children, absent }: { readonly children: string; readonly absent: string }) {
  return isPresent(children) ? <Markdown>{children}</Markdown> : <p className="text-quiet">{absent}</p>;
}
