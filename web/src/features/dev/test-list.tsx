import { cx } from "../../shared/cx.ts";
import { text } from "../../shared/text/text.ts";
import type { TestCall, TestResult } from "./run-calls.ts";

/** The list of test requests with their results so far, and how many succeeded. */
export function TestList({
  calls,
  results,
  running,
}: {
  readonly calls: readonly TestCall[];
  readonly results: readonly TestResult[];
  readonly running: boolean;
}) {
  const passed = results.filter((result) => result.passed).length;
  return (
    <section className="grid gap-4">
      <p role="status" className="font-medium">
        {results.length > 0 && text.dev.test.summary(passed, results.length - passed)}
      </p>
      <ol className="grid border-t border-line">
        {calls.map((call, place) => (
          <li key={call.label} className="grid gap-1.5 border-b border-line py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 className="font-display text-lg font-semibold">{call.label}</h2>
              <Outcome result={results[place]} next={running && place === results.length} />
            </div>
            <code className="text-sm break-all text-quiet">
              {call.method} {call.path}
            </code>
            {results[place] && (
              <code className="mt-1 block max-h-40 overflow-y-auto rounded-sm bg-sunken px-3 py-2 text-sm break-all whitespace-pre-wrap">
                {results[place].detail}
              </code>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Outcome({ result, next }: { readonly result: TestResult | undefined; readonly next: boolean }) {
  if (!result)
    return <span className="text-sm text-quiet">{next ? text.dev.test.running : text.dev.test.waiting}</span>;
  return (
    <span className="text-sm">
      <strong className={cx("font-semibold", result.passed ? "text-gain" : "text-loss")}>
        {result.passed ? text.dev.test.passed : text.dev.test.failed}
      </strong>{" "}
      <span className="text-quiet">({text.dev.test.took(result.status, result.took)})</span>
    </span>
  );
}
