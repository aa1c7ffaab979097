import type { Router } from "../router.tsx";
import { followPlayer } from "./follow-player.ts";
import { registerWorker, removeWorker } from "./worker.ts";
import { watchReach } from "./watch-reach.ts";

const MANIFEST = "/manifest.webmanifest";

/** Makes the app installable and usable offline: caches its files and the last pages, stores unsent messages, and separates players. */
export function startOffline(router: Router): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: MANIFEST }));
  followPlayer();
  watchReach(router);
  if (import.meta.env.PROD) void registerWorker();
  else void removeWorker();
}
