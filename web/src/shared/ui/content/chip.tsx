import type { ReactNode } from "react";

import { cx } from "../../cx.ts";

export type Tone = "plain" | "ember" | "memory" | "arcane" | "gain" | "loss";

const TONES: Readonly<Record<Tone, string>> = {
  plain: "border-line text-quiet",
  ember: "border-ember/50 text-ember",
  memory: "border-memory/45 text-memory",
  arcane: "border-arcane/45 text-arcane",
  gain: "border-gain/45 text-gain",
  loss: "border-loss/50 text-loss",
};

/** A word in a pill: a genre, a flag, a source. The colour only repeats the meaning of the word. */
export function Chip({
  tone = "plain",
  className,
  children,
}: {
  readonly tone?: Tone;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
