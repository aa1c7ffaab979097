import { markRoot } from "../mark-root.ts";

/** The props of a dialog's backdrop. The attribute darkens the strip beside the page (base.css). */
export const backdropProps = {
  ref: markRoot("data-dimmed"),
  className: "fixed inset-0 z-40 bg-shade transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0",
};

/** The box of a dialog: centred; on a small screen its content scrolls. */
export const popupStyle =
  "popup-motion fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 " +
  "-translate-y-1/2 overflow-y-auto rounded-md border border-line bg-raised p-6 shadow-table outline-none sm:p-8";
