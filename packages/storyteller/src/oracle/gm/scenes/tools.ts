import { should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import type { Stage } from "../stage.ts";
import { peopleHere } from "../story/people.ts";
import type { Person } from "../story/state.ts";
import { FOUND_GOLD, FOUND_ITEM } from "../text/search.ts";

/** Tightens or loosens the story, within 0 and 6. */
export function tighten(stage: Stage, by: number): void {
  stage.story = { ...stage.story, tension: Math.max(0, Math.min(6, stage.story.tension + by)) };
}

/** Lets hours go by. */
export function pass(stage: Stage, hours: number): void {
  stage.story = { ...stage.story, hour: stage.story.hour + hours };
}

/** Keeps what the player did, for people to bring up later; `gist` goes after "you". */
export function remember(stage: Stage, gist: string, who: string): void {
  stage.story = { ...stage.story, deeds: [...stage.story.deeds, { turn: stage.brief.number, gist, who }] };
}

/** The person the player means: the one named if here, else whoever is at hand. */
export function addressed(stage: Stage): Person | null {
  const here = peopleHere(stage);
  const { target } = stage.action;
  const named = target?.kind === "person" ? here.find(({ name }) => name === target.name) : undefined;
  return named ?? here.toSorted((a, b) => b.talks - a.talks || b.attitude - a.attitude)[0] ?? null;
}

/** Something worth having: gold mostly, now and then a thing; it lands on the sheet. */
export async function treasure(stage: Stage, reason: string): Promise<Beat[]> {
  const sheet = stage.sheet();
  if (sheet === null) return [];
  if (stage.random.chance(0.55)) {
    const coins = stage.random.int(2, 8) + sheet.level;
    await stage.change({ type: "gold", delta: coins, reason });
    return [should(FOUND_GOLD, { coins: String(coins) })];
  }
  const item = stage.writer.choose([...stage.lexicon.objects, ...stage.lexicon.treasures], (entry) => entry);
  await stage.change({ type: "item", name: item, delta: 1, reason });
  return [should(FOUND_ITEM, { item })];
}
