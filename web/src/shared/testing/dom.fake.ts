import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Import this file in a test that renders components. Testing Library removes what a test rendered only where `afterEach` is a global.
afterEach(cleanup);

// The code of a menu or a dialog is loaded at its first use. A busy machine needs longer for that than the usual second.
configure({ asyncUtilTimeout: 30_000 });

// jsdom knows no media queries. Here none matches, as on a small touch screen.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

// jsdom has no layout, so nothing there changes its size.
window.ResizeObserver ??= class {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
};

// jsdom has no layout, so it cannot scroll.
window.scrollTo = () => {};
Element.prototype.scrollTo = () => {};
