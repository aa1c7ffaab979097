import { SHELF, type WorkerMessage } from "../../shared/offline/marks.ts";

const SCRIPT = "/service-worker.js";
/** A page that stays open looks for a new version when it is looked at, but not more often than this, in ms. */
const LOOK_EVERY = 30 * 60_000;

/** Whether this browser lets a site keep its pages: not over plain http, nor in some private windows. */
const container = (): ServiceWorkerContainer | undefined =>
  "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

const say = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports);

/** Installs the service worker, and meets its new versions. Never throws. */
export async function registerWorker(): Promise<void> {
  try {
    const registration = await container()?.register(SCRIPT, { scope: "/" });
    if (!registration) return;
    const met = new Set<ServiceWorker>();
    const look = () => {
      const { waiting } = registration;
      if (!waiting || met.has(waiting)) return;
      met.add(waiting);
      void meet(waiting);
    };
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
    look();
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_EVERY) return;
      looked = Date.now();
      registration.update().catch(() => undefined);
    });
  } catch (error) {
    console.warn("Lorehearth cannot be read offline here", error);
  }
}

/** A page that came with the new version lets it take over; one that is older offers to reload, when the player likes. */
async function meet(waiting: ServiceWorker): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const { port1, port2 } = new MessageChannel();
  const knows = new Promise<boolean>((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data === true), { once: true });
  });
  port1.start();
  say(waiting, { type: "knows", file: entry ? new URL(entry.src).pathname : "" }, [port2]);
  const isOurs = await knows;
  port1.close();
  if (isOurs) say(waiting, { type: "take-over" });
  else (await import("./offer-reload.ts")).offerReload();
}

/** Removes what could be read offline, whoever's it is. */
export async function emptyShelf(): Promise<void> {
  const worker = (await container()?.getRegistration())?.active;
  if (worker) return say(worker, { type: "empty" });
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith(SHELF)) await caches.delete(name);
}

/** Takes away what a build left at this address: in development every file comes fresh. */
export async function removeWorker(): Promise<void> {
  const registrations = (await container()?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
