import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed. While it is, all loaded turns are rendered, not only the visible ones. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is rendered at the moment when this listener returns, so the state must change at once.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
