/** jsdom has no layout and thus no `scrollIntoView`. A box that scrolls itself into view in the next frame must not fail there. */
if ("Element" in globalThis && !("scrollIntoView" in Element.prototype)) {
  Object.defineProperty(Element.prototype, "scrollIntoView", { value: () => {}, configurable: true, writable: true });
}
