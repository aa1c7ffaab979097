import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus at an element when what had it inside goes away: a button whose work is done, a question that was answered.
 * Otherwise whoever goes by keys would begin at the top of the page again.
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
