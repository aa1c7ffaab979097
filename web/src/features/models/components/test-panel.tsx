import { Check, CircleDashed, CircleHelp, Minus, X, type LucideIcon } from "lucide-react";

import { type StepResult, TEST_STEPS, type TestStep } from "#contracts/connections/test-events";

import { cx } from "../../../shared/cx.ts";
import { text } from "../../../shared/text/text.ts";
import { language } from "../../../shared/text/catalogue.ts";
import { Spinner } from "../../../shared/ui/states/spinner.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { stepWords } from "../step-words.ts";
import type { TestView } from "../use-connection-test.ts";

const LOOK: Readonly<Record<StepResult["outcome"], readonly [icon: LucideIcon, color: string]>> = {
  passed: [Check, "text-gain"],
  failed: [X, "text-loss"],
  unknown: [CircleHelp, "text-quiet"],
  skipped: [Minus, "text-quiet"],
};

/** The steps of a test with their outcomes, each in a sentence and with its time. */
export function TestPanel({ view }: { readonly view: TestView }) {
  return (
    <section aria-label={text.models.testTitle} className="grid gap-4">
      <ol className="grid gap-3">
        {TEST_STEPS.map((step) => (
          <Step
            key={step}
            step={step}
            result={view.results.find((one) => one.step === step)}
            isRunning={view.running === step}
          />
        ))}
      </ol>
      <div role="status" className="empty:hidden">
        <Verdict view={view} />
      </div>
    </section>
  );
}

function Step({
  step,
  result,
  isRunning,
}: {
  readonly step: TestStep;
  readonly result: StepResult | undefined;
  readonly isRunning: boolean;
}) {
  const [Icon, color] = result ? LOOK[result.outcome] : [CircleDashed, "text-quiet"];
  const outcome = result ? text.models.outcomes[result.outcome] : isRunning ? text.models.outcomes.running : "";
  return (
    <li className={cx("flex gap-3", !result && !isRunning && "opacity-55")}>
      <span className={cx("mt-1 shrink-0", color)}>
        {isRunning ? <Spinner /> : <Icon aria-hidden="true" size={17} />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-medium">
            {text.models.steps[step]}
            {outcome !== "" && <span className="sr-only">: {outcome}</span>}
          </span>
          {result && result.outcome !== "skipped" && (
            <span className="text-sm whitespace-nowrap text-quiet tabular-nums">{seconds(result.ms)}</span>
          )}
        </p>
        {result && result.outcome !== "skipped" && <p className="text-sm text-quiet">{stepWords(result)}</p>}
        {result?.words && <p className="text-sm wrap-anywhere text-quiet italic">{text.models.said(result.words)}</p>}
      </div>
    </li>
  );
}

const seconds = (ms: number) =>
  text.models.seconds(
    new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(ms / 1_000),
  );

/** A smaller window has little space for a story. Tokens. */
const ROOMY = 8_000;

function Verdict({ view }: { readonly view: TestView }) {
  if (view.state === "broken") return <Notice tone="error">{view.error}</Notice>;
  if (view.state === "stopped") return <Notice>{text.models.testStopped}</Notice>;
  if (view.state !== "ended") return null;
  return view.ok ? (
    <Notice title={text.models.testOk}>
      <p>{text.models.testFilled}</p>
      {view.window !== null && view.window < ROOMY && (
        <p className="mt-2">{text.models.testSmall(new Intl.NumberFormat(language()).format(view.window))}</p>
      )}
    </Notice>
  ) : (
    <Notice tone="warning">{text.models.testBad}</Notice>
  );
}
