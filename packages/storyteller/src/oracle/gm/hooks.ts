import { must } from "./prose/beats.ts";
import type { Beat } from "./prose/compose.ts";
import type { Stage } from "./stage.ts";
import { peopleHere, personSlots } from "./story/people.ts";
import { elsewhere } from "./story/places.ts";
import { openThread, threadSlots } from "./story/threads.ts";
import { DEEDS_ALONE, DEEDS_AWAY, DEEDS_WITH_SOMEONE } from "./text/deeds.ts";
import { CHOICE_HOOKS, EVENT_HOOKS, FIGHT_HOOKS, PERSON_HOOKS } from "./text/hooks.ts";

/** The end of a reply: a foe presses, someone waits, something happens, or two ways lie open. Nobody speaks to one who is `unseen`. */
export function hookFor(stage: Stage, unseen = false): Beat {
  const { story, random } = stage;
  if (story.foe !== null)
    return must(FIGHT_HOOKS, {
      foe: story.foe.name,
      itself: story.foe.pronoun === "she" ? "herself" : story.foe.pronoun === "he" ? "himself" : "itself",
    });
  const here = unseen ? [] : peopleHere(stage).filter(({ attitude }) => attitude > -3);
  const lot = random.next();
  if (here.length > 0 && lot < 0.4) return must(PERSON_HOOKS, personSlots(random.pick(here)));
  if (lot < 0.4 + story.tension * 0.07) return must(EVENT_HOOKS);
  const thread = openThread(stage);
  const away = elsewhere(stage);
  const pools = [
    DEEDS_ALONE,
    ...(here.length > 0 && thread !== null ? [DEEDS_WITH_SOMEONE] : []),
    ...(away !== null && thread !== null ? [DEEDS_AWAY] : []),
  ];
  const [one = DEEDS_ALONE, two = DEEDS_ALONE] = random.sample(pools, 2);
  const someone = here.length > 0 ? personSlots(random.pick(here)) : {};
  const trouble = thread === null ? {} : threadSlots(thread);
  return must(CHOICE_HOOKS, { ...someone, ...trouble, way: away?.name ?? "the road", deed: one, deed2: two });
}
