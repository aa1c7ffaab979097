import { useEffect } from "react";

import { text } from "./text/text.ts";

/** Sets the title of the browser tab: `Worlds · Lorehearth`. Every page calls it; the shell announces the title after navigation. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${text.common.appName}` : text.common.appName;
  }, [title]);
}
