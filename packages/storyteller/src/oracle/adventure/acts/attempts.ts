import { pattern, sourceOf, storedPattern } from "../../patterns.ts";
import type { Ability } from "#contracts/options";
import type { Reading } from "../../understand/reading.ts";
import { succeeds } from "../stage/deeds.ts";
import { changeAttitude } from "../stage/effects.ts";
import { noSuchThing } from "../stage/sight.ts";
import { castAtLarge, improvise, isElsewhere, simplyDone, trouble } from "./improvise.ts";
import { capital, listed, shortName } from "../stage/prose.ts";
import { voiced } from "../stage/voice.ts";
import { add, next, present, type Stage, say } from "../stage/stage.ts";

interface Attempt {
  readonly ability: Ability;
  readonly skill: string;
  readonly success: (stage: Stage) => string;
  readonly failure: (stage: Stage) => string;
}

const names = (stage: Stage): string => listed(present(stage).map(shortName));
const alone = (stage: Stage): boolean => present(stage).length === 0;

/** Risky acts for which an adventure has no text. The outcomes are worded so that they fit any scene. */
const ATTEMPTS: Partial<Record<Reading["act"], Attempt>> = {
  climb: {
    ability: "strength",
    skill: "Athletics",
    success: (stage) => voiced(stage, "manages"),
    failure: (stage) =>
      next(stage, "climb-failure", [sourceOf("attempts climbs badly 2"), sourceOf("attempts climbs badly")]),
  },
  sneak: {
    ability: "dexterity",
    skill: "Stealth",
    success: (stage) =>
      alone(stage)
        ? sourceOf("attempts quiet")
        : `You keep to the edge of things, and ${names(stage)} ${present(stage).length === 1 ? "does" : "do"} not look round.`,
    failure: (stage) =>
      alone(stage)
        ? sourceOf("attempts loud")
        : `${names(stage)} ${present(stage).length === 1 ? "looks" : "look"} straight at you.`,
  },
  craft: {
    ability: "intelligence",
    skill: "Investigation",
    success: () => sourceOf("attempts makes"),
    failure: () => sourceOf("attempts makes badly"),
  },
};

/** Plays an act that the adventure does not know: with a check if it is risky, otherwise it simply succeeds. */
export async function attempt(stage: Stage, reading: Reading, text: string): Promise<void> {
  if (reading.act === "cast") return castAtLarge(stage);
  if (reading.act === "perform") return PERFORMS.test(text) ? perform(stage, text) : simplyDone(stage, text);
  // If nobody is here, sneaking needs no check.
  if (reading.act === "sneak" && alone(stage)) {
    say(stage, ATTEMPTS.sneak!.success(stage));
    // Beside what is done there it need not be said.
    stage.idle = true;
    return;
  }
  if (reading.act === "climb" && BREAKS.test(text)) return improvise(stage, reading, text);
  if (reading.act === "climb" && isElsewhere(stage, text))
    return noSuchThing(stage, { ...reading, target: null }, text);
  const risky = ATTEMPTS[reading.act];
  if (risky === undefined) return simplyDone(stage, text);
  const success = await succeeds(stage, { ability: risky.ability, skill: risky.skill, dc: 12 }, "Whether it comes off");
  say(stage, success ? risky.success(stage) : risky.failure(stage));
  stage.stock.push(stage.paragraphs.at(-1)!);
  if (reading.act === "sneak" && !success) await trouble(stage);
}

const BREAKS = storedPattern("attempts breaks");

const PERFORMS = storedPattern("attempts performs");

/** Plays a song, a tune or a dance that has no further effect. It needs no dice, and people who hear it like the hero better, once. */
function perform(stage: Stage, text: string): void {
  const what = pattern("attempts perform 3").test(text)
    ? "dance"
    : pattern("attempts perform").test(text)
      ? "do it as well as it can be done here"
      : pattern("attempts perform 2").test(text)
        ? "play it through, as far as it goes"
        : "sing it as you had it, with the bits you have forgotten";
  if (alone(stage)) {
    say(stage, `You ${what}. Nobody hears it but you.`);
    return;
  }
  const reaction = next(stage, "performs", [
    `${names(stage)} ${present(stage).length === 1 ? "stops" : "stop"} to hear it, and ${present(stage).length === 1 ? "is" : "are"} slow to start again.`,
    `Nobody says anything until it is over. ${capital(shortName(present(stage)[0]!))} would not mind more.`,
    `By the end somebody's foot has joined in.`,
  ]);
  say(stage, `You ${what}. ${reaction}`);
  for (const { id } of present(stage)) {
    if (stage.progress.flags.includes(`sung-${id}`)) continue;
    add(stage.progress.flags, `sung-${id}`);
    changeAttitude(stage, id, 1);
  }
}
