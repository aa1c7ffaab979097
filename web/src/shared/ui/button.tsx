import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

import { buttonStyle, type ButtonSize, type ButtonVariant } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** A button. `busy` shows that it works and keeps it from being pressed again; the label is the caller's to change. */
export function Button({
  variant = "primary",
  size = "normal",
  busy = false,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look & { readonly busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant, size, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link to another page that looks like a button. */
export function LinkButton({
  variant = "primary",
  size = "normal",
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
