import { cx } from "../../../shared/cx.ts";

/** The style of a round button beside the text box. `isOn` is true while its function is active. */
export const toolStyle = (isOn: boolean): string =>
  cx(
    "grid size-9 shrink-0 place-items-center rounded-full border transition-colors pointer-coarse:size-11",
    isOn ? "border-ember text-ember" : "border-transparent text-quiet hover:border-edge hover:text-text",
  );
