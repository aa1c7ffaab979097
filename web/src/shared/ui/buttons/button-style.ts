import { cx } from "../../cx.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "normal" | "small";

/** Every variant has a border, even if transparent: in forced-colors mode only the border shows a button. */
const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary:
    "border border-transparent bg-ember text-on-ember font-semibold hover:bg-[color-mix(in_oklch,var(--ember)_88%,var(--text))]",
  secondary: "border border-edge bg-raised hover:border-ember",
  quiet: "border border-transparent text-quiet hover:bg-raised hover:text-text",
  danger: "border border-loss text-loss hover:bg-[color-mix(in_oklch,var(--loss)_14%,transparent)]",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  normal: "min-h-11 px-5 py-2",
  small: "min-h-9 px-3.5 py-1 text-sm pointer-coarse:min-h-11",
};

/**
 * The style of a button that is not available. It is not `disabled`: it keeps its contrast and its focus ring, and it can be focused to
 * read the reason.
 */
const BLOCKED = "cursor-not-allowed border border-dashed border-line text-quiet";

/** The classes of a button, also used for links that look like buttons. Ember is used only for actions. */
export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, className?: string, blocked = false): string =>
  cx(
    "inline-flex items-center justify-center gap-2 rounded-full text-center leading-tight no-underline transition-colors",
    "disabled:pointer-events-none disabled:opacity-50 aria-busy:cursor-default aria-busy:opacity-50",
    blocked ? BLOCKED : VARIANTS[variant],
    SIZES[size],
    className,
  );
