import { type RefObject, useEffect } from "react";

/**
 * The focus in the `region` that sonner's messages stand in, in place of sonner's own care for it, which pulls back whoever leaves by the
 * Tab key, without end and without a ring. A message waits while it has the focus, as it waits for the mouse (WCAG 2.2.1). One that goes
 * cannot be gone to any more; where it had the focus that is given back to where it came from, as it is by Escape.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = region.current;
    if (!root) return undefined;
    const isInside = (target: EventTarget | null) => target instanceof Node && root.contains(target);
    let cameFrom: EventTarget | null = null;
    const giveBack = () => cameFrom instanceof HTMLElement && cameFrom.focus({ preventScroll: true });

    const onFocusIn = (event: FocusEvent) => {
      event.stopPropagation();
      if (isInside(event.relatedTarget)) return;
      cameFrom = event.relatedTarget;
      event.target?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
    };
    const onFocusOut = (event: FocusEvent) => {
      event.stopPropagation();
      if (isInside(event.relatedTarget)) return;
      event.target?.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body }));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      giveBack();
    };
    const going = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || target.dataset["removed"] !== "true") continue;
        const hadFocus = target.contains(document.activeElement);
        target.inert = true;
        if (hadFocus) giveBack();
      }
    });

    root.addEventListener("focusin", onFocusIn);
    root.addEventListener("focusout", onFocusOut);
    root.addEventListener("keydown", onKeyDown);
    going.observe(root, { subtree: true, attributeFilter: ["data-removed"] });
    return () => {
      root.removeEventListener("focusin", onFocusIn);
      root.removeEventListener("focusout", onFocusOut);
      root.removeEventListener("keydown", onKeyDown);
      going.disconnect();
    };
  }, [region]);
}
