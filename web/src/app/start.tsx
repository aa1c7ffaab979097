import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { refreshSession } from "../shared/session/refresh-session.ts";
import { markFirstPageReady } from "../shared/first-page.ts";
import { loadFonts, nameFonts } from "../shared/styles/load-fonts.ts";
import { speak } from "../shared/text/catalogue.ts";
import { preferredLanguage } from "../shared/text/language.ts";
// Imported for its effect: every page follows the system's theme, also pages without the theme menu.
import "../shared/theme/theme-store.ts";
import { App } from "./app.tsx";
import { waitForFirstPage } from "./first-page-ready.ts";
import { createRouter } from "./router.tsx";

/** Shows the app in the page. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  // Ask for the session at once, while the code of the page is still loading.
  void refreshSession();
  // With a controlling service worker the fonts are already cached.
  if (navigator.serviceWorker?.controller) nameFonts();
  await speak(preferredLanguage());
  const router = createRouter();
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  // Fonts and offline support are not needed to read the first page, so they wait until it is ready.
  await waitForFirstPage(router);
  markFirstPageReady();
  await loadFonts();
  const { startOffline } = await import("./offline/start.ts");
  startOffline(router);
}
