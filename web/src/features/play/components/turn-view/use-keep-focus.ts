import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus to `root` when the focused element inside it disappears, for example a button after its press. Otherwise keyboard users
 * would have to start at the top of the page again.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Node | null>(null);
  useEffect(() => {
    const element = root.current;
    const onFocus = ({ target }: FocusEvent) => (last.current = target instanceof Node ? target : null);
    element?.addEventListener("focusin", onFocus);
    return () => element?.removeEventListener("focusin", onFocus);
  }, [root]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  });
}
