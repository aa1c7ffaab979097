import { cx } from "../cx.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "normal" | "small";

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: "bg-ember text-on-ember font-semibold hover:bg-[color-mix(in_oklch,var(--ember)_88%,var(--text))]",
  secondary: "border border-edge bg-raised hover:border-ember",
  quiet: "text-quiet hover:bg-raised hover:text-text",
  danger: "border border-loss text-loss hover:bg-[color-mix(in_oklch,var(--loss)_14%,transparent)]",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  normal: "min-h-11 px-5 py-2",
  small: "min-h-9 px-3.5 py-1 text-sm pointer-coarse:min-h-11",
};

/** What a button looks like, for buttons and for links that act as one. Ember is the only colour that invites action. */
export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, className?: string): string =>
  cx(
    "inline-flex items-center justify-center gap-2 rounded-full text-center leading-tight no-underline transition-colors",
    "disabled:opacity-50 aria-disabled:opacity-55 disabled:pointer-events-none aria-disabled:cursor-not-allowed",
    VARIANTS[variant],
    SIZES[size],
    className,
  );
