import type { ReactNode } from "react";

import type { TableTop } from "#contracts/http/chat";
import { cx } from "../../../shared/cx.ts";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/en.ts";

const TENSEST = 6;

interface SceneCardProps {
  readonly tableTop: TableTop;
  readonly campaignId: string;
  readonly genres: readonly string[];
}

/** What lies beside the story: where it plays and how tense it is, who is here, and the threads that run on. */
export function SceneCard({ tableTop: { place, scene, people, threads }, campaignId, genres }: SceneCardProps) {
  const play = text.play;
  return (
    <>
      <Section title={place}>
        {scene && (
          <>
            <p className="leading-snug">{scene.name}</p>
            <p className="text-sm text-quiet">
              {play.sceneGoal(scene.goal)} · {play.stages[scene.stage]}
            </p>
            <div role="img" aria-label={play.tension(scene.tension, TENSEST)} className="mt-2 flex gap-1">
              {Array.from({ length: TENSEST }, (_, at) => (
                <i
                  key={at}
                  className={cx(
                    "h-1.5 flex-1 rounded-full border border-ember",
                    at < scene.tension ? "bg-ember" : "opacity-50",
                  )}
                />
              ))}
            </div>
          </>
        )}
      </Section>
      <Section title={play.here} aside={people.length > 0 ? String(people.length) : undefined}>
        {people.length === 0 && <p className="text-sm text-quiet">{play.nobodyHere}</p>}
        <ul className="grid gap-3">
          {people.map(({ name, role, attitude }) => (
            <li key={name} className="flex items-center gap-3">
              <Sigil kind="person" id={`${campaignId}:${name}`} genres={genres} size={36} />
              <div className="min-w-0">
                <p className="leading-snug">{name}</p>
                <p className="text-sm text-quiet">
                  {role} · {attitude}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      {threads.length > 0 && (
        <Section title={play.threads} aside={play.openThreads(threads.filter(({ open }) => open).length)}>
          <ul className="grid gap-3">
            {threads.map((thread, index) => (
              <Thread key={`${index} ${thread.name}`} thread={thread} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Thread({
  thread: { name, step, of, open, lost, clock, clockOf },
}: {
  readonly thread: TableTop["threads"][number];
}) {
  const play = text.play;
  const state = open
    ? [play.threadStep(step, of), ...(clock > 0 ? [play.threadClock(clock, clockOf)] : [])].join(" · ")
    : lost
      ? play.threadLost
      : play.threadClosed;
  return (
    <li className={cx("border-l-2 pl-3", open ? "border-ember" : lost ? "border-loss" : "border-gain")}>
      <p className={cx("leading-snug first-letter:uppercase", !open && "text-quiet")}>{name}</p>
      <p className="text-sm text-quiet">{state}</p>
    </li>
  );
}

function Section({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 flex items-baseline justify-between gap-3 font-display font-semibold">
        {title}
        {aside && <span className="font-ui text-sm font-normal text-quiet">{aside}</span>}
      </h2>
      {children}
    </section>
  );
}
