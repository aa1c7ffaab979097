import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { refreshSession } from "../shared/session/refresh-session.ts";
import { nextTask } from "../shared/next-task.ts";
import { afterFirstPage, markFirstPageReady } from "../shared/first-page.ts";
import { loadFonts, nameFonts } from "../shared/styles/load-fonts.ts";
import { speak } from "../shared/text/catalogue.ts";
import { preferredLanguage } from "../shared/text/language.ts";
// Imported for its effect: every page follows the system's theme, also pages without the theme menu.
import "../shared/theme/theme-store.ts";
import { App } from "./app.tsx";
import { codeOfFirstPage, waitForFirstPage } from "./first-page-ready.ts";
import { createRouter } from "./router.tsx";

/** Time that everything else waits for the fonts, in ms. */
const FONTS_PATIENCE = 3_000;

/** Shows the app in the page. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  // Ask for the session at once, while the code of the page is still loading.
  void refreshSession();
  // With a controlling service worker the fonts are already cached.
  if (navigator.serviceWorker?.controller) nameFonts();
  await speak(preferredLanguage());
  await nextTask();
  const router = await createRouter();
  // Until then the page shows the flame of index.html.
  await codeOfFirstPage(router);
  await nextTask();
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  // In a transition, because then React renders in short steps.
  startTransition(() => createRoot(root).render(app));
  // Fonts and offline support are not needed to read the first page, so they wait until it is ready.
  await waitForFirstPage(router);
  // The letters change before anything else comes, so that the browser has less to lay out again.
  await Promise.race([loadFonts(), new Promise((resolve) => setTimeout(resolve, FONTS_PATIENCE))]);
  markFirstPageReady();
  await afterFirstPage();
  const { startOffline } = await import("./offline/start.ts");
  startOffline(router);
}
