import { pattern } from "../../patterns.ts";
import type { Fight } from "#content/adventures/schema";
import type { Encounter, StoryState } from "#contracts/story/state";
import type { ActResult, EncounterOrder, NamedAct } from "../../../ports.ts";
import { applyStoryEvents } from "../../../story/reduce-story.ts";
import { inSentence, listed } from "../stage/prose.ts";
import { type Stage, say } from "../stage/stage.ts";

export function fightOf(stage: Stage, id = stage.progress.fight): Fight | undefined {
  return stage.adventure.fights.find((fight) => fight.id === id);
}

/** The story with what the turn has changed so far. */
const storyNow = ({ brief, events }: Stage): StoryState => applyStoryEvents(brief.story, events, brief.number);

/** The encounter in the story state. Null if there is no fight. */
export function encounterOf(stage: Stage): Encounter | null {
  const changed = stage.events.findLast((event) => event.type === "encounter_changed");
  if (changed) return changed.encounter;
  return stage.progress.fight === "" ? null : stage.brief.story.encounter;
}

const keep = (stage: Stage, result: ActResult | { readonly why: string }): ActResult | null => {
  if ("why" in result) return null;
  stage.events.push(...result.events);
  return result;
};

/** Lets the table change the fight by the rules. Null if they do not allow it. */
export const order = async (stage: Stage, wanted: EncounterOrder): Promise<ActResult | null> =>
  keep(stage, await stage.brief.table.encounter(wanted, storyNow(stage)));

/** Lets the table do an act of the fight by the rules. Null if they do not allow it. */
export const act = async (stage: Stage, wanted: NamedAct): Promise<ActResult | null> =>
  keep(stage, await stage.brief.table.act(wanted, storyNow(stage)));

/** The foes of a fight as the author numbers them. A fall in an adventure is a defeat and no death, and its rewards are the adventure's own. */
const orderFor = (fight: Fight): EncounterOrder => ({
  op: "start",
  foes: fight.foes.map(({ name, creature, count, armorClass, hitPoints }) => ({
    name,
    kind: creature,
    count,
    armorClass,
    hitPoints,
  })),
  friends: [],
  heroFirst: true,
  merciful: true,
  unrewarded: true,
  ...(fight.faint ? { faint: true } : {}),
});

/** Starts a fight: the foes enter the story with their numbers, and wait for what the hero does. */
export async function startFight(stage: Stage, id: string): Promise<void> {
  const fight = fightOf(stage, id);
  if (fight === undefined || stage.progress.fight !== "") return;
  stage.progress.fight = id;
  say(stage, fight.begins);
  await order(stage, orderFor(fight));
}

/** "Hit him again", after a fight that the hero has lost here. Null if the words are about something else. */
export function beatenHere({ adventure, progress }: Stage, text: string): string | null {
  const lost = adventure.fights.find(({ id, at }) => at === progress.place && progress.fights[id] === "lost");
  if (lost === undefined || !pattern("encounter beaten here").test(text)) return null;
  const foes = listed(lost.foes.map(({ name }) => inSentence(name)));
  return `You have had that out with ${foes}, and it would go the same way. It wants something other than blows.`;
}
