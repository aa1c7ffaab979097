import type { toast as sonnerToast } from "sonner";

type Sonner = typeof sonnerToast;

/** Resolves when the region for messages is on the page. Its code is loaded after the first page, because no page opens with a message. */
const region = Promise.withResolvers<Sonner>();

/** Called by the region as soon as it shows messages. */
export const openToasts = (sonner: Sonner): void => region.resolve(sonner);

const once =
  <Args extends unknown[]>(show: (sonner: Sonner) => (...args: Args) => unknown) =>
  (...args: Args): void =>
    void region.promise.then((sonner) => show(sonner)(...args));

/** Shows a short message, and takes it away by its id. A message from before the region is on the page waits for it. */
export const toast = Object.assign(
  once((sonner) => sonner),
  {
    success: once((sonner) => sonner.success),
    error: once((sonner) => sonner.error),
    info: once((sonner) => sonner.info),
    dismiss: once((sonner) => sonner.dismiss),
  },
);
