import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Import this file in a test that renders components. Testing Library removes what a test rendered only where `afterEach` is a global.
afterEach(cleanup);

// The code of a menu or a dialog is loaded at its first use. A busy machine needs longer for that than the usual second.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout, so it cannot scroll.
window.scrollTo = () => {};
