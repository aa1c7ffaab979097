import { type RefObject, useEffect } from "react";

/**
 * Manages the focus in the `region` of sonner's messages. It replaces sonner's own handling, which pulls the focus back into the region
 * forever when the player tabs out of it. A message stays while it has the focus, as it does while hovered (WCAG 2.2.1). When the focused
 * message disappears, or on Escape, the focus returns to where it was.
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
