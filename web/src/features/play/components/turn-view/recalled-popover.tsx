import type { ReactElement } from "react";

import type { Recalled } from "#contracts/play/turn";
import { plainLines } from "../../../../shared/format/plain-lines.ts";
import { text } from "../../../../shared/text/text.ts";
import { Popover } from "../menu/popover.tsx";

/** The whole text of a recalled memory, its source, and why it was recalled. */
export function RecalledPopover({ item, trigger }: { readonly item: Recalled; readonly trigger: ReactElement }) {
  const { content, reason, source } = item;
  return (
    <Popover trigger={trigger} title={source ? text.play.rememberedSources[source] : text.play.remembered}>
      <p className="mt-2 font-story text-base [overflow-wrap:anywhere] whitespace-pre-line">{plainLines(content)}</p>
      {reason && <p className="mt-3 text-quiet">{text.play.rememberedWhy(reason)}</p>}
    </Popover>
  );
}
