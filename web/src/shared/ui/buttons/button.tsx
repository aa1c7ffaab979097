import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router-dom";

import { buttonStyle, type ButtonSize, type ButtonVariant } from "./button-style.ts";
import { Spinner } from "../states/spinner.tsx";

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** Ignores a click while the button is busy. This prevents a second click, and a submit by Enter in a field of the form. */
const hold = (event: MouseEvent) => event.preventDefault();

/**
 * A button. `busy` shows a spinner and ignores clicks; the caller changes the label. A busy button is not `disabled`, because it would lose
 * the focus.
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
