import type { Sheet } from "#contracts/play/sheet";
import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";

/** Hit points as a bar. The points that are temporary lengthen it. */
export function HitPointBar({
  hp: { current, max, temporary },
  className,
}: Pick<Sheet, "hp"> & { readonly className?: string }) {
  const whole = Math.max(1, max + temporary);
  const share = (points: number) => `${Math.min(100, (points / whole) * 100)}%`;
  return (
    <div
      role="meter"
      aria-label={text.play.pointsMeter(current, max)}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={current}
      className={cx("flex h-2 overflow-hidden rounded-full border border-line bg-sunken", className)}
    >
      <div className="h-full bg-loss transition-[width] duration-300" style={{ width: share(current) }} />
      <div className="h-full bg-arcane transition-[width] duration-300" style={{ width: share(temporary) }} />
    </div>
  );
}
