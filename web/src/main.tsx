import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "./app/app.tsx";
import { pageStands } from "./app/page-stands.ts";
import { createRouter } from "./app/router.tsx";
import { refreshSession } from "./shared/session/refresh-session.ts";
import { markFirstPageReady } from "./shared/first-page.ts";
import { bringFonts } from "./shared/styles/bring-fonts.ts";
import "./shared/styles/index.css";
import { speak } from "./shared/text/catalogue.ts";
import { preferredLanguage } from "./shared/text/language.ts";
// Every page follows the system's theme, also those without a menu to choose one.
import "./shared/theme/theme-store.ts";

// Asked at once, beside the page's own chunk, so that neither waits for the other.
void refreshSession();

// Who has been here before has the fonts on the service worker's shelf.
if (navigator.serviceWorker?.controller) bringFonts();

async function begin(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  await speak(preferredLanguage());
  const router = createRouter();
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  // Neither the fonts nor what makes the app usable without a network are needed before the page can be read.
  await pageStands(router);
  markFirstPageReady();
  bringFonts();
  const { startOffline } = await import("./app/offline/start.ts");
  startOffline(router);
}

void begin();
