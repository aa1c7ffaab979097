import { useId, useState } from "react";

import type { StoryPanel } from "#contracts/story/panel";
import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { PanelSection } from "./panel-section.tsx";
import { TurnButton } from "./turn-button.tsx";

type Thread = StoryPanel["threads"][number];

/** How many steps of an open thread are shown before the player asks for more. */
const SHOWN = 2;

/** The threads of the story, with what the player has learned of each and in which turn. */
export function ThreadList({ threads }: { readonly threads: readonly Thread[] }) {
  const isOpen = threads.filter(({ state }) => state === "open").length;
  return (
    <PanelSection title={text.play.threads} aside={text.play.openThreads(isOpen)}>
      <ul className="grid gap-4">
        {threads.map((thread) => (
          <ThreadEntry key={thread.title} thread={thread} />
        ))}
      </ul>
    </PanelSection>
  );
}

function ThreadEntry({ thread: { title, kind, question, steps, stepTurns, state } }: { readonly thread: Thread }) {
  const play = text.play;
  const list = useId();
  const [isWhole, setWhole] = useState(false);
  const isOpen = state === "open";
  const edge = isOpen ? "border-ember" : state === "resolved" ? "border-gain" : "border-loss";
  // The question often is the title.
  const asks = question !== "" && isOpen && question !== title;
  const shown = isOpen ? SHOWN : 1;
  const from = isWhole ? 0 : Math.max(0, steps.length - shown);
  return (
    <li className={cx("grid gap-1 border-l-2 pl-3", edge)}>
      <h3 className={cx("leading-snug first-letter:uppercase", !isOpen && "text-quiet")}>{title}</h3>
      <p className="text-sm text-quiet">{[play.threadKinds[kind], play.threadStates[state]].join(" · ")}</p>
      {asks && <p className="text-sm">{question}</p>}
      {steps.length > 0 && (
        <ul id={list} aria-label={play.panel.learned} className="mt-0.5 grid gap-1.5 text-sm text-quiet">
          {steps.slice(from).map((step, at) => {
            const turn = stepTurns?.[from + at];
            return (
              <li key={step} className="leading-snug">
                {step} {turn && <TurnButton turn={turn} />}
              </li>
            );
          })}
        </ul>
      )}
      {steps.length > shown && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={list}
          onClick={() => setWhole(!isWhole)}
          className="justify-self-start py-0.5 text-sm text-quiet underline decoration-line underline-offset-4 hover:text-text pointer-coarse:py-2.5"
        >
          {isWhole ? play.panel.fewer : play.panel.earlier(steps.length - shown)}
        </button>
      )}
    </li>
  );
}
