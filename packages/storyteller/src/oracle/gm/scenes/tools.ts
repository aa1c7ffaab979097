import { must, should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import type { Stage } from "../stage.ts";
import { ABSENT, DEAD, GONE } from "../text/absent.ts";
import { peopleHere, personSlots } from "../story/people.ts";
import { calledBy } from "../story/names.ts";
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
  // "I talk to Hanne" of a Hanne who is not here is not for anybody else.
  if (target?.kind === "person" && !target.here && spokenTo(stage.brief.playerText, target.name)) return null;
  return named ?? here.toSorted((a, b) => b.talks - a.talks || b.attitude - a.attitude)[0] ?? null;
}

/** Who is spoken to and is not here: where they were last, or that they are dead. Null where the words name nobody else. */
export function absent(stage: Stage): Beat | null {
  const { target } = stage.action;
  if (target?.kind !== "person" || target.here) return null;
  const person = stage.story.people.find(({ name }) => name === target.name);
  return person === undefined ? null : absentFrom(person);
}

/** That somebody is not here, or not anywhere. */
export function absentFrom(person: Person): Beat {
  const slots = personSlots(person);
  if (!person.alive) return must(DEAD, slots);
  return person.at === "" ? must(GONE, slots) : must(ABSENT, { ...slots, seen: person.at });
}

/** Whether the words go to this person, and are not only about them. */
function spokenTo(text: string, name: string): boolean {
  const called = calledBy(name, name)
    .toLowerCase()
    .replace(/[^\p{L}'’-]/gu, "");
  return new RegExp(
    `\\b(?:ask|tell|talk to|speak (?:to|with)|persuade|convince|thank|help|give|promise|threaten|calm|bargain with|lie to|bluff|demand|order|warn|challenge|question|interrogate|flatter|bribe|beg|heal|tend|pay|apologi[sz]e to) (?:\\w+ ){0,3}${called}\\b`,
    "iu",
  ).test(text);
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
