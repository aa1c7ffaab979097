import { type Judged, accuracy } from "./measure.ts";

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

const figures = (judged: readonly Judged[]): Record<string, string | number> => {
  const { count, act, target, wrongAndSure, actWrongAndSure, asked } = accuracy(judged);
  return {
    messages: count,
    "act right": percent(act),
    "target right": percent(target),
    "wrong and sure": percent(wrongAndSure),
    "act wrong and sure": percent(actWrongAndSure),
    "asked back": percent(asked),
  };
};

const wrong = ({ actRight, targetRight }: Judged): boolean => !(actRight && targetRight);

/** Prints the figures for all messages and by act, which act was mistaken for which, and the messages that were misread. */
export function printReport(judged: readonly Judged[]): void {
  const acts = [...new Set(judged.map(({ one }) => one.label?.act ?? ""))].toSorted();
  const sets = [...new Set(judged.map(({ one }) => one.set))].filter((set) => set !== "");
  console.table({
    all: figures(judged),
    ...Object.fromEntries(sets.map((set) => [`set ${set}`, figures(judged.filter(({ one }) => one.set === set))])),
  });
  console.table(
    Object.fromEntries(acts.map((act) => [act, figures(judged.filter(({ one }) => one.label?.act === act))])),
  );

  const confused = new Map<string, number>();
  for (const { one, reading, actRight } of judged)
    if (!actRight) {
      const cell = `${one.label?.act ?? ""} read as ${reading.act}`;
      confused.set(cell, (confused.get(cell) ?? 0) + 1);
    }
  console.log("Acts taken for others:");
  console.table(Object.fromEntries([...confused].toSorted(([, a], [, b]) => b - a)));

  console.log("Misread:");
  for (const { one, reading } of judged.filter(wrong))
    console.log(
      `${one.id}: ${one.text}\n    is ${one.label?.act} → ${one.label?.target ?? "nobody"}; read as ${reading.act} → ${reading.target ?? "nobody"}${reading.sure ? "" : " (asked back)"}`,
    );
}
