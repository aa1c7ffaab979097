const counts = new Map<string, number>();

/**
 * Makes a ref callback that sets an attribute of the root element while its element is in the page. The styles use it instead of
 * `html:has(…)`, because with that the browser computes the styles of the whole page again at every change of the page.
 */
export function markRoot(attribute: `data-${string}`): (element: Element | null) => (() => void) | undefined {
  const change = (by: 1 | -1) => {
    const count = (counts.get(attribute) ?? 0) + by;
    counts.set(attribute, count);
    document.documentElement.toggleAttribute(attribute, count > 0);
  };
  return (element) => {
    if (!element) return undefined;
    change(1);
    return () => change(-1);
  };
}
