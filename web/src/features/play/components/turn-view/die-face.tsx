/** Outline and inner edges of each die, as SVG paths in a 40 × 40 square. */
const SHAPES: Readonly<Record<number, readonly [outline: string, edges: string]>> = {
  4: ["M20 4 37 34H3Z", "M20 4v19M3 34l17-11 17 11"],
  6: ["M8 5h24q3 0 3 3v24q0 3-3 3H8q-3 0-3-3V8q0-3 3-3Z", ""],
  8: ["M20 2 37 20 20 38 3 20Z", "M3 20h34"],
  10: ["M20 2 37 17v6L20 38 3 23v-6Z", "M3 20l9 4h16l9-4M20 2l-8 22 8 14 8-14Z"],
  12: ["M20 2 31 6l7 9v10l-7 9-11 4-11-4-7-9V15l7-9Z", "M20 9l10 7-4 12H14L10 16Z"],
  20: [
    "M20 2 36 11v18L20 38 4 29V11Z",
    "M20 2v9M4 11l7 14M36 11l-7 14M11 25h18L20 11ZM4 29l7-4M36 29l-7-4M20 38l-9-13M20 38l9-13",
  ],
};
const OTHER = ["M20 2a18 18 0 1 0 0 36 18 18 0 0 0 0-36Z", ""] as const;

/** Draws a die with the number that it shows. The drawing is decorative, because the numbers are also written beside it. */
export function DieFace({
  sides,
  value,
  color,
}: {
  readonly sides: number;
  readonly value: number;
  readonly color: string;
}) {
  const [outline, edges] = SHAPES[sides] ?? OTHER;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0">
      <path d={outline} fill="var(--raised)" stroke={color} strokeWidth={1.5} strokeLinejoin="round" />
      <path d={edges} fill="none" stroke="var(--line)" strokeLinejoin="round" />
      <text
        x="20"
        y={sides === 4 ? 29 : 24}
        textAnchor="middle"
        fontSize={value > 99 ? 9 : 11}
        fontWeight={600}
        fontFamily="var(--font-display)"
        fill="var(--text)"
        stroke="var(--raised)"
        strokeWidth={2.5}
        paintOrder="stroke"
      >
        {value}
      </text>
    </svg>
  );
}

/** Draws a die without its number, as small as a letter. It is decorative too. */
export function DieMark({ sides, color }: { readonly sides: number; readonly color: string }) {
  const [outline] = SHAPES[sides] ?? OTHER;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="inline-block size-3.5 shrink-0 align-[-0.15em]">
      <path d={outline} fill="none" stroke={color} strokeWidth={4} strokeLinejoin="round" />
    </svg>
  );
}
