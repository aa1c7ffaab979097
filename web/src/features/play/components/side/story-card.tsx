import type { StoryPanel } from "#contracts/story/panel";
import { text } from "../../../../shared/text/text.ts";
import { ClockList } from "./clock-list.tsx";
import { PeopleList } from "./people-list.tsx";
import { ThreadList } from "./thread-list.tsx";

export interface StoryCardProps {
  readonly story: StoryPanel;
  readonly campaignId: string;
  readonly genres: readonly string[];
}

/** Shows the people of the story, the threads and the running clocks. */
export function StoryCard({ story: { scene, people, threads, clocks }, ...rest }: StoryCardProps) {
  const play = text.play;
  const companions = people.filter(({ companion }) => companion !== undefined);
  const others = people.filter(({ companion }) => companion === undefined);
  return (
    <>
      <PeopleList title={play.panel.companions} people={companions} {...rest} />
      {scene && (
        <PeopleList title={play.here} empty={play.nobodyHere} people={others.filter(({ here }) => here)} {...rest} />
      )}
      {threads.length > 0 && <ThreadList threads={threads} />}
      {clocks.length > 0 && <ClockList clocks={clocks} />}
      <PeopleList title={play.elsewhere} people={others.filter(({ here }) => !here)} {...rest} />
    </>
  );
}
