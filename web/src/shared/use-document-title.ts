import { useEffect } from "react";

import { text } from "./text/text.ts";

/** Names the browser tab: `Worlds · Lorehearth`. Every page calls it; the shell reads it out after a change of route. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${text.common.appName}` : text.common.appName;
  }, [title]);
}
