import { useEffect, useRef, useState } from "react";

import type { ConnectionFields } from "#contracts/connections/connection";
import {
  type Found,
  type OfferedModel,
  type StepResult,
  TEST_STEPS,
  type TestEvent,
  type TestStep,
} from "#contracts/connections/test-events";

import { ApiError, messageOf } from "../../shared/api/api-error.ts";
import { errorOf } from "../../shared/api/request.ts";
import { text } from "../../shared/text/text.ts";
import { readLines } from "./read-lines.ts";

/** A test as the page shows it. */
export interface TestView {
  readonly state: "running" | "ended" | "stopped" | "broken";
  readonly running: TestStep | null;
  readonly results: readonly StepResult[];
  readonly ok: boolean;
  /** The context window that was found out, in tokens. */
  readonly window: number | null;
  /** Why the test itself could not run. */
  readonly error: string | null;
}

/** Whom the test tells what it found. */
interface Listener {
  readonly onModels: (models: readonly OfferedModel[]) => void;
  readonly onEnd: (found: Found, ok: boolean) => void;
}

const BEGUN: TestView = { state: "running", running: TEST_STEPS[0], results: [], ok: false, window: null, error: null };

/** Runs the test of a connection and shows its steps as they end. A new test stops the one before. */
export function useConnectionTest({ onModels, onEnd }: Listener) {
  const [view, setView] = useState<TestView | null>(null);
  const running = useRef<AbortController | null>(null);
  // A test that nobody sees any more keeps no model busy.
  useEffect(() => () => running.current?.abort(), []);

  /** Returns the first step that failed, so that a page that only wants the list can say why there is none. */
  async function run(
    connection: ConnectionFields,
    id: string | undefined,
    steps: "all" | "list",
  ): Promise<StepResult | null> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const isAll = steps === "all";
    setView((before) => (isAll ? BEGUN : stopped(before)));
    let ended = false;
    const results: StepResult[] = [];
    const receive = (event: TestEvent) => {
      if (event.type === "step") results.push(event);
      if (event.type === "models") onModels(event.models);
      if (event.type === "end") {
        ended = true;
        if (isAll) onEnd(event.found, event.ok);
      }
      if (isAll) setView((before) => before && viewAfter(before, event));
    };
    try {
      const response = await fetch("/api/connections/test", {
        method: "POST",
        credentials: "same-origin",
        headers: { "Content-Type": "application/json", Accept: "application/x-ndjson" },
        body: JSON.stringify({ connection, steps, ...(id === undefined ? {} : { id }) }),
        signal: abort.signal,
      });
      if (!response.ok) throw await errorOf(response);
      if (response.body) await readLines(response.body, (line) => receive(JSON.parse(line) as TestEvent));
      if (!ended) throw new ApiError(text.models.testBroke, { status: 0, code: "network" });
    } catch (error) {
      if (abort.signal.aborted) return null;
      if (!isAll) throw error;
      const message = error instanceof ApiError ? error.message : messageOf(null, text.models.testBroke);
      setView((before) => ({ ...(before ?? BEGUN), state: "broken", running: null, error: message }));
    }
    return results.find(({ outcome }) => outcome === "failed") ?? null;
  }

  function stop(): void {
    running.current?.abort();
    setView(stopped);
  }

  /** Stops the test and shows nothing of it any more. */
  function clear(): void {
    running.current?.abort();
    setView(null);
  }

  return { view, run, stop, clear };
}

/** The view after the test was stopped. A test that has ended stays as it is. */
const stopped = (view: TestView | null): TestView | null =>
  view?.state === "running" ? { ...view, state: "stopped", running: null } : view;

/** The view after an event. */
function viewAfter(view: TestView, event: TestEvent): TestView {
  switch (event.type) {
    case "running":
      return { ...view, running: event.step };
    case "step":
      return { ...view, running: null, results: [...view.results, event] };
    case "end":
      return { ...view, state: "ended", running: null, ok: event.ok, window: event.found.contextTokens ?? null };
    default:
      return view;
  }
}
