import { ANSWER_CACHE_PREFIX, type WorkerMessage } from "../../shared/offline/worker-messages.ts";

const SCRIPT = "/service-worker.js";
/** Minimum time between two checks for a new version, in ms. A check runs when the page becomes visible. */
const LOOK_EVERY = 30 * 60_000;

/** Undefined where the browser does not allow a service worker: over plain http, or in some private windows. */
const container = (): ServiceWorkerContainer | undefined =>
  "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

const say = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports);

/** Installs the service worker and handles its new versions. Never throws. */
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

/** Lets the waiting worker take over if the page belongs to the new version too. If the page is older, offers to reload it. */
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

/** Removes all answers stored for offline reading, of every player. */
export async function clearStoredAnswers(): Promise<void> {
  const worker = (await container()?.getRegistration())?.active;
  if (worker) return say(worker, { type: "empty" });
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith(ANSWER_CACHE_PREFIX)) await caches.delete(name);
}

/** Removes a service worker of an earlier build, so that development always gets fresh files. */
export async function removeWorker(): Promise<void> {
  const registrations = (await container()?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
