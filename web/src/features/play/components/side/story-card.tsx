import type { ReactNode } from "react";

import type { StoryPanel } from "#contracts/story/panel";
import { cx } from "../../../../shared/cx.ts";
import { Sigil } from "../../../../shared/sigil/sigil.tsx";
import { text } from "../../../../shared/text/text.ts";

interface StoryCardProps {
  readonly story: StoryPanel;
  readonly campaignId: string;
  readonly genres: readonly string[];
}

/** Shows the current scene, the fight, the people present, the open threads and the running clocks. */
export function StoryCard({ story: { scene, fight, people, threads, clocks }, campaignId, genres }: StoryCardProps) {
  const play = text.play;
  const here = people.filter((person) => person.here);
  const away = people.filter((person) => !person.here);
  const face = (name: string) => <Sigil kind="person" id={`${campaignId}:${name}`} genres={genres} size={36} />;
  return (
    <>
      {scene && (
        <Section title={scene.place === "" ? play.table : scene.place} aside={play.storyWhen(scene.day, scene.time)}>
          {scene.question !== "" && <p className="leading-snug">{scene.question}</p>}
          {scene.exits.length > 0 && (
            <p className="mt-1 text-sm text-quiet">
              {play.exits}: {scene.exits.join(" · ")}
            </p>
          )}
        </Section>
      )}
      {fight && (
        <Section title={play.fight(fight.round)}>
          <ol className="grid gap-1.5">
            {fight.combatants.map(({ name, side, health, conditions }) => (
              <li key={name} className="flex items-baseline justify-between gap-3">
                <span className={cx("leading-snug", side === "foe" && "text-loss")}>{name}</span>
                <span className="text-sm text-quiet">{[play.health[health], ...conditions].join(", ")}</span>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {scene && (
        <Section title={play.here} aside={here.length > 0 ? String(here.length) : undefined}>
          {here.length === 0 && <p className="text-sm text-quiet">{play.nobodyHere}</p>}
          <People people={here} face={face} />
        </Section>
      )}
      {threads.length > 0 && (
        <Section title={play.threads} aside={play.openThreads(threads.filter(({ state }) => state === "open").length)}>
          <ul className="grid gap-3">
            {threads.map((thread) => (
              <Thread key={thread.title} thread={thread} />
            ))}
          </ul>
        </Section>
      )}
      {clocks.length > 0 && (
        <Section title={play.clocks}>
          <ul className="grid gap-3">
            {clocks.map((clock) => (
              <Clock key={clock.name} clock={clock} />
            ))}
          </ul>
        </Section>
      )}
      {away.length > 0 && (
        <Section title={play.elsewhere} aside={String(away.length)}>
          <People people={away} face={face} />
        </Section>
      )}
    </>
  );
}

function People({
  people,
  face,
}: {
  readonly people: StoryPanel["people"];
  readonly face: (name: string) => ReactNode;
}) {
  const play = text.play;
  return (
    <ul className="grid gap-3">
      {people.map(({ name, role, attitude, alive, want }) => (
        <li key={name} className="flex items-center gap-3">
          {face(name)}
          <div className="min-w-0">
            <p className={cx("leading-snug", !alive && "text-quiet line-through")}>{name}</p>
            <p className="text-sm text-quiet">
              {[role, alive ? (play.attitudes[attitude + 3] ?? "") : play.personDead].filter(Boolean).join(" · ")}
            </p>
            {want !== "" && alive && <p className="text-sm text-quiet">{play.wants(want)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Thread({
  thread: { title, kind, question, steps, state },
}: {
  readonly thread: StoryPanel["threads"][number];
}) {
  const play = text.play;
  const isOpen = state === "open";
  const edge = isOpen ? "border-ember" : state === "resolved" ? "border-gain" : "border-loss";
  return (
    <li className={cx("border-l-2 pl-3", edge)}>
      <p className={cx("leading-snug first-letter:uppercase", !isOpen && "text-quiet")}>{title}</p>
      <p className="text-sm text-quiet">{[play.threadKinds[kind], play.threadStates[state]].join(" · ")}</p>
      {question !== "" && isOpen && <p className="text-sm">{question}</p>}
      {steps.length > 0 && <p className="text-sm text-quiet">{steps.at(-1)}</p>}
    </li>
  );
}

function Clock({ clock: { name, filled, segments } }: { readonly clock: StoryPanel["clocks"][number] }) {
  return (
    <li>
      <p className="leading-snug first-letter:uppercase">{name}</p>
      <div role="img" aria-label={text.play.clock(filled, segments)} className="mt-1.5 flex gap-1">
        {Array.from({ length: segments }, (_, at) => (
          <i
            key={at}
            className={cx("h-1.5 flex-1 rounded-full border border-ember", at < filled ? "bg-ember" : "opacity-50")}
          />
        ))}
      </div>
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
