import type { ComponentProps } from "react";

import { cx } from "../../cx.ts";

/** The style of text inputs. On a phone the text is at least 16 px large, otherwise iOS zooms in when the input gets the focus. */
export const controlStyle =
  "w-full rounded-sm border border-edge bg-sunken px-3.5 text-text transition-colors pointer-coarse:text-[1rem] " +
  "hover:border-quiet focus-visible:border-ember focus-visible:outline-1 focus-visible:outline-offset-0 " +
  "aria-invalid:border-loss disabled:opacity-55";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={cx(controlStyle, "read-only:border-line min-h-11 py-2", className)} />;
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={cx(controlStyle, "read-only:border-line field-sizing-content py-2.5", className)}
    />
  );
}
