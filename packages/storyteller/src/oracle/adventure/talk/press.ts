import { storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { succeeds } from "../stage/deeds.ts";
import { changeAttitude } from "../stage/effects.ts";
import { add, next, type Stage, say } from "../stage/stage.ts";
import { couldBeWon, type Knowledge, said, sayKnowledge } from "./knowledge.ts";
import { ASKS_FOR } from "./two-questions.ts";

/** Matches an order that asks for no words. */
const DEMANDS = storedPattern("answer demands");

/**
 * The hero persuades, deceives or threatens a person: a check decides whether they give way.
 * @param wanted what the person is asked for, if they know it
 */
export async function press(
  stage: Stage,
  person: Person,
  { act }: Reading,
  wanted: { readonly knowledge: Knowledge; readonly at: number } | null,
): Promise<void> {
  const [skill, ability] =
    act === "threaten"
      ? (["Intimidation", "charisma"] as const)
      : act === "deceive"
        ? (["Deception", "charisma"] as const)
        : (["Persuasion", "charisma"] as const);
  const dc = (person.dc ?? 12) - Math.max(-2, Math.min(2, stage.progress.attitudes[person.id] ?? 0));
  const won = await succeeds(stage, { ability, skill, dc }, `Whether ${person.name} gives way`);
  if (!won) {
    say(stage, next(stage, `refuses/${person.id}`, person.refuses));
    if (act !== "persuade") changeAttitude(stage, person.id, -1);
    return;
  }
  add(stage.progress.pressed, person.id);
  if (act === "persuade") changeAttitude(stage, person.id, 1);
  say(stage, act === "threaten" ? person.threatened : person.persuaded);
  if (wanted !== null && couldBeWon(stage, wanted.knowledge)) {
    await sayKnowledge(stage, person, wanted.knowledge, wanted.at, false);
    return;
  }
  // A person who was persuaded or frightened, but not asked for anything else, tells what they kept back. One who was told to do or to
  // leave something has nothing to tell.
  if (DEMANDS.test(stage.brief.playerText) && !ASKS_FOR.test(stage.brief.playerText)) return;
  const at = person.knows.findIndex(
    (each, index) => each.needs !== undefined && said(stage, person, index) === 0 && couldBeWon(stage, each),
  );
  if (at !== -1) await sayKnowledge(stage, person, person.knows[at]!, at, false);
}
