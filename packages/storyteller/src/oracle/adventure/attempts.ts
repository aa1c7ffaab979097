import type { Ability } from "#contracts/options";
import type { Reading } from "../understand/reading.ts";
import { succeeds } from "./deeds.ts";
import { changeAttitude, reachTime, tick } from "./effects.ts";
import { listed } from "./prose.ts";
import { moodLine } from "./things.ts";
import { add, present, sheetOf, type Stage, tell } from "./stage.ts";

interface Attempt {
  readonly ability: Ability;
  readonly skill: string;
  readonly success: (stage: Stage) => string;
  readonly failure: (stage: Stage) => string;
}

const names = (stage: Stage): string => listed(present(stage).map(({ name }) => name));
const alone = (stage: Stage): boolean => present(stage).length === 0;

/** Risky acts that an adventure has no words of its own for: what a check then says is true of any scene. */
const ATTEMPTS: Partial<Record<Reading["act"], Attempt>> = {
  climb: {
    ability: "strength",
    skill: "Athletics",
    success: (stage) => `You manage it, and are none the worse. ${moodLine(stage)}`,
    failure: () => "You try it twice, and come down again with nothing but dirty hands.",
  },
  sneak: {
    ability: "dexterity",
    skill: "Stealth",
    success: (stage) =>
      alone(stage)
        ? `You make no sound; there is nobody to hear it. ${moodLine(stage)}`
        : `You keep to the edge of things, and ${names(stage)} ${present(stage).length === 1 ? "does" : "do"} not look round.`,
    failure: (stage) =>
      alone(stage)
        ? "You make more noise than you meant to. Nobody comes."
        : `${names(stage)} ${present(stage).length === 1 ? "looks" : "look"} straight at you.`,
  },
  perform: {
    ability: "charisma",
    skill: "Performance",
    success: (stage) =>
      alone(stage)
        ? "It goes well, with nobody to hear it."
        : `${names(stage)} ${present(stage).length === 1 ? "hears" : "hear"} you to the end.`,
    failure: (stage) =>
      alone(stage)
        ? "It goes badly, with nobody to hear it."
        : `${names(stage)} ${present(stage).length === 1 ? "waits" : "wait"} politely for it to be over.`,
  },
  craft: {
    ability: "intelligence",
    skill: "Investigation",
    success: () => "With what you have on you it comes out rough, but it holds.",
    failure: () => "It comes apart in your hands. You lack the right tool for it here.",
  },
  cast: {
    ability: "intelligence",
    skill: "Arcana",
    success: (stage) =>
      `The words are right and the air takes them. There is nothing here for them to change. ${moodLine(stage)}`,
    failure: () => "The words are right, and nothing comes of them.",
  },
};

/** Something the adventure does not know: tried with a check where it is risky, and otherwise simply done. */
export async function attempt(stage: Stage, reading: Reading): Promise<void> {
  const risky = ATTEMPTS[reading.act];
  if (risky === undefined) {
    tell(stage, `You do. ${moodLine(stage)}`);
    return;
  }
  const success = await succeeds(stage, { ability: risky.ability, skill: risky.skill, dc: 12 }, "Whether it comes off");
  tell(stage, success ? risky.success(stage) : risky.failure(stage));
  if (reading.act !== "perform" || !success) return;
  for (const { id } of present(stage)) {
    if (stage.progress.flags.includes(`sung-${id}`)) continue;
    add(stage.progress.flags, `sung-${id}`);
    changeAttitude(stage, id, 1);
  }
}

/** Time passes while the hero rests or waits: the next time of the story comes, and what runs on time runs on. */
export async function passTime(stage: Stage, act: "rest" | "wait"): Promise<void> {
  const { adventure, progress } = stage;
  const after = adventure.times[progress.time + 1];
  if (act === "rest" && sheetOf(stage) !== null) {
    await stage.brief.table.rest("short", "A rest");
    tell(stage, `You rest an hour. ${moodLine(stage)}`);
  } else tell(stage, `You wait. ${moodLine(stage)}`);
  if (after !== undefined) return reachTime(stage, after.id);
  for (const { id, every } of adventure.clocks) if (every !== undefined) await tick(stage, id, 1);
}
