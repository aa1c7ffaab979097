import { shortName } from "./lore.ts";
import { foesOf } from "./fight.ts";
import type { Offer } from "./memo.ts";
import type { Turn } from "./turn.ts";

const MOST = 3;

/** What could be done from here. Each works when it is typed or pressed as it stands. */
export function makeOffers(turn: Turn): Offer[] {
  const { memo, brief } = turn;
  const made: Offer[] = [];
  const add = (text: string, act: Offer["act"], target: string | null = null) => {
    if (made.length < MOST + 1 && !made.some((each) => each.text.toLowerCase() === text.toLowerCase()))
      made.push({ text, act, target, topic: "" });
  };
  if (memo.pending !== null) {
    for (const text of memo.pending.choices) add(text, "oracle");
    add("you decide", "oracle");
    return made;
  }
  const [foe] = foesOf(turn.story);
  if (foe !== undefined) {
    add(`attack ${foe.name}`, "fight", foe.name);
    add(`talk ${foe.name} down`, "persuade", foe.name);
    add("run away", "flee");
    return made;
  }
  for (const offer of memo.offers) add(offer.text, offer.act, offer.target);
  const main = turn.main;
  if (main !== undefined && turn.cluesOf(main).length >= 5 && memo.accused === "") add("end it", "accuse");
  const people = turn.present;
  const person = people[brief.number % Math.max(1, people.length)];
  if (person !== undefined) add(`talk to ${shortName(person)}`, "talk", person.name);
  const exits = turn.story.scene?.exits ?? [];
  const way = exits.find((name) => !memo.visited.includes(name)) ?? exits[brief.number % Math.max(1, exits.length)];
  if (way !== undefined) add(`go to ${way}`, "travel", way);
  add("look around", "look");
  add("you decide", "oracle");
  return made.slice(0, MOST);
}
