import { DRY_FORK } from "../open-questions.fake.ts";
import { played } from "../played.fake.ts";

/** Plays until the hero knows enough to name somebody. */
export async function enough(seed: string) {
  const story = played(DRY_FORK, seed, 20);
  const replies = [await story.say("")];
  const kept = () => story.kept().case!;
  for (let at = 0; at < 16 && !kept().said.includes("asked"); at++) {
    const { scene, lair, far } = kept().where;
    replies.push(await story.say(`I go to ${[scene, far, lair][at % 3]!}`), await story.say("I search the place"));
    const name = kept().who[(["witness", "ally", "suspect"] as const)[at % 3]!];
    replies.push(await story.say(`I go to ${name}`), await story.say(`I ask ${name} what happened`));
  }
  return { ...story, last: replies.at(-1)!, all: replies.join("\n"), kept };
}
