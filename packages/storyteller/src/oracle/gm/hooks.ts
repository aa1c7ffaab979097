import { expand, type Slots } from "../craft/grammar.ts";
import { must } from "./prose/beats.ts";
import type { Beat } from "./prose/compose.ts";
import type { Stage } from "./stage.ts";
import { peopleHere, personSlots } from "./story/people.ts";
import { elsewhere } from "./story/places.ts";
import { openThread, threadSlots } from "./story/threads.ts";
import { DEEDS_ALONE, DEEDS_AWAY, DEEDS_WITH_SOMEONE } from "./text/deeds.ts";
import { CHOICE_HOOKS, EVENT_HOOKS, FACING_HOOKS, FIGHT_HOOKS, PERSON_HOOKS } from "./text/hooks.ts";

/** The end of a reply: a foe presses, someone waits, something happens, or two ways lie open. Nobody speaks to one who is `unseen`. */
export function hookFor(stage: Stage, unseen = false): Beat {
  const { story, random } = stage;
  stage.story = { ...story, offers: [] };
  if (story.foe !== null) {
    const [itself, its] = {
      it: ["itself", "its"],
      she: ["herself", "her"],
      he: ["himself", "his"],
      they: ["themself", "their"],
    }[story.foe.pronoun];
    const slots = { foe: story.foe.name, itself: itself!, its: its! };
    return must(story.foe.rounds === 0 ? FACING_HOOKS : FIGHT_HOOKS, slots);
  }
  const here = unseen ? [] : peopleHere(stage).filter(({ attitude }) => attitude > -3);
  const lot = random.next();
  if (here.length > 0 && lot < 0.4) {
    const person = personSlots(random.pick(here));
    stage.story = { ...stage.story, offers: [`I talk to ${String(person.name)} kindly`] };
    return must(PERSON_HOOKS, person);
  }
  if (lot < 0.4 + story.tension * 0.07) return must(EVENT_HOOKS);
  return choice(stage, unseen);
}

/** Two things to do; "the second" will mean the second. */
export function choice(stage: Stage, alone = false): Beat {
  const { random, writer } = stage;
  const here = alone ? [] : peopleHere(stage).filter(({ attitude }) => attitude > -3);
  const thread = openThread(stage);
  const away = elsewhere(stage);
  const lists = [
    DEEDS_ALONE,
    ...(here.length > 0 && thread !== null ? [DEEDS_WITH_SOMEONE] : []),
    ...(away !== null && thread !== null ? [DEEDS_AWAY] : []),
  ];
  const [one = DEEDS_ALONE, two = DEEDS_ALONE] = lists.length > 1 ? random.sample(lists, 2) : [];
  const first = writer.choose(one, ({ offered }) => offered);
  const second = writer.choose(two, ({ offered }) => offered);
  const slots: Slots = {
    ...(here.length > 0 ? personSlots(random.pick(here)) : {}),
    ...(thread === null ? {} : threadSlots(thread)),
    way: away?.name ?? "the road",
  };
  stage.story = { ...stage.story, offers: [first, second].map(({ said }) => expand(said, slots, random)) };
  return must(CHOICE_HOOKS, { ...slots, deed: [first.offered], deed2: [second.offered] });
}
