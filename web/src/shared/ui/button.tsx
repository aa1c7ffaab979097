import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router-dom";

import { buttonStyle, type ButtonSize, type ButtonVariant } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** Neither a second press nor Enter in a field of its form does anything while it works. */
const hold = (event: MouseEvent) => event.preventDefault();

/**
 * A button. `busy` shows that it works and keeps it from being pressed again; the label is the caller's to change. It is not `disabled`
 * meanwhile: the focus would be lost.
 */
export function Button({
  variant = "primary",
  size = "normal",
  busy = false,
  className,
  children,
  disabled,
  type = "button",
  onClick,
  ...rest
}: ComponentProps<"button"> & Look & { readonly busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant, size, className)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? hold : onClick}
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
