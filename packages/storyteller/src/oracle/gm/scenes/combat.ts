import type { Slots } from "../../craft/grammar.ts";
import { apart, must, should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import { hookFor } from "../hooks.ts";
import { better, castingAbility, damageNotation, difficulty } from "../rules/checks.ts";
import { bounded, foeFor, LAST_ROUND } from "../rules/foes.ts";
import type { Scene, Stage } from "../stage.ts";
import { calledBy } from "../story/names.ts";
import { updatePerson } from "../story/people.ts";
import { elsewhere, goTo, placeHere } from "../story/places.ts";
import { openThread } from "../story/threads.ts";
import type { Foe } from "../story/state.ts";
import {
  DIRE_MISS,
  FALL_HOOKS,
  FIGHT_LEAD,
  FOE_APPEARS,
  FOE_BREAKS,
  FOE_DOWN,
  FOE_HITS,
  FOE_MISSES,
  GREAT_HIT,
  HIT,
  HURTS,
  MISS,
  NOTHING_TO_FIGHT,
  SPOILS,
  YOU_FALL,
} from "../text/fight.ts";
import { CAST_LEAD } from "../text/magic.ts";
import { LOOK } from "../text/look.ts";
import { FOE_TALKED_DOWN, SIZED_UP } from "../text/parley.ts";
import { FLEE_LOSE, FLEE_WIN } from "../text/travel.ts";
import { conclude } from "./plot.ts";
import { remember, tighten, treasure } from "./tools.ts";

/** A foe as slots, with the pronouns that suit it. */
function foeSlots({ name, pronoun }: Foe): Slots {
  const [it, its, them, itself] = {
    it: ["it", "its", "it", "itself"],
    she: ["she", "her", "her", "herself"],
    he: ["he", "his", "him", "himself"],
    they: [name, "their", "them", "themself"],
  }[pronoun];
  return { foe: name, it: it!, its: its!, them: them!, itself: itself! };
}

/** Puts a foe of the genre before the player, or the one that the player's words name. */
export function appear(stage: Stage, hard: boolean, named?: string): Beat[] {
  const { lexicon, random, writer, voice } = stage;
  const level = stage.sheet()?.level ?? 1;
  const within = lexicon.foes.filter(({ hp }) => hp <= 20 + level * 12);
  const kind = writer.choose(within.length > 0 ? within : lexicon.foes, ({ name }) => name);
  const name = named ?? `the ${kind.name}`;
  const key = Object.keys(voice.blows).find((word) => name.includes(word)) ?? "*";
  const blows = voice.blows[key] ?? ["comes at you"];
  stage.story = { ...stage.story, foe: foeFor(stage.sheet(), name, blows, hard, random) };
  if (named !== undefined) return [];
  stage.introduce(name, "creature", `It ${kind.approach}.`);
  return [{ ...must(FOE_APPEARS, { foe: name, approach: kind.approach }), paragraph: true }];
}

/** Who is attacked where no fight is on yet: someone here, what the player names, or what the tension sends. */
function challenge(stage: Stage): Beat[] | null {
  const { action, story } = stage;
  const here = story.people.filter(({ alive, at }) => alive && at === story.place);
  const person =
    here.find(({ name }) => name === action.target?.name) ??
    (action.object === "" || action.object.startsWith("its") ? here.find(({ attitude }) => attitude <= -2) : undefined);
  if (person !== undefined) {
    updatePerson(stage, person.name, () => ({ attitude: -3 }));
    tighten(stage, 1);
    const beats = appear(stage, false, calledBy(person.name, person.name));
    const { foe } = stage.story;
    if (foe !== null) stage.story = { ...stage.story, foe: { ...foe, person: person.name, pronoun: person.pronoun } };
    return beats;
  }
  const named = action.object.replace(/^the (?:(?:nearest|first|closest|other|last|next|big|biggest)\b ?)*/u, "");
  const aSword = /\b(?:air|way|sword|weapon|blade|axe|bow|fist|head|leg|arm|guard down)s?$/u.test(named);
  if (action.object.startsWith("the ") && named !== "" && !aSword) return appear(stage, false, `the ${named}`);
  return story.tension >= 2 || stage.brief.scene.campaign.combat === "very-high" ? appear(stage, false) : null;
}

/** A round of a fight. Whatever else the player does while a foe stands, the foe answers it. */
export const fight: Scene = async function* (stage) {
  if (stage.story.foe === null) {
    const opened = challenge(stage);
    if (opened === null) return { beats: [must(NOTHING_TO_FIGHT)], hook: hookFor(stage) };
    return yield* strike(stage, opened);
  }
  switch (stage.action.intent) {
    case "flee":
    case "travel":
    case "sneak":
      return yield* escape(stage);
    case "persuade":
    case "talk":
      return yield* parley(stage);
    case "look":
    case "recall":
    case "ask":
      return yield* sizeUp(stage);
    default:
      return yield* strike(stage, []);
  }
};

const strike = async function* (stage: Stage, opened: readonly Beat[]): ReturnType<Scene> {
  const foe = stage.story.foe!;
  const sheet = stage.sheet();
  const casting = stage.action.intent === "magic" ? castingAbility(sheet) : null;
  const ability = casting ?? better(sheet, "strength", "dexterity");
  const slots = foeSlots(foe);
  yield* stage.lead(casting === null ? FIGHT_LEAD : CAST_LEAD, slots);
  const helped = stage.brief.table.sheets().filter(({ hp }) => hp.current > 0).length > 1;
  const outcome = await stage.check(
    ability,
    casting === null ? null : "Arcana",
    foe.armorClass,
    `Striking ${foe.name}`,
    {
      kind: "attack",
      advantage: helped && foe.rounds === 0 ? "advantage" : "none",
    },
  );
  if (!outcome.success) {
    return respond(stage, foe, [...opened, must(outcome.dire ? DIRE_MISS : MISS, slots)]);
  }
  const notation = damageNotation(sheet, ability);
  const dealt =
    (await stage.roll(notation, `Damage to ${foe.name}`)) +
    (outcome.great ? await stage.roll(notation, "A telling blow") : 0);
  const left = foe.hp - dealt;
  if (left > 0) {
    return respond(stage, { ...foe, hp: left }, [...opened, must(outcome.great ? GREAT_HIT : HIT, slots)]);
  }
  return { beats: [...opened, must(FOE_DOWN, slots), ...(await won(stage, foe))], hook: hookFor(stage) };
};

/** The foe's answer: it has had enough, or it strikes back. */
async function respond(stage: Stage, before: Foe, beats: readonly Beat[]): ReturnType<typeof answered> {
  const foe = { ...before, rounds: before.rounds + 1 };
  stage.story = { ...stage.story, foe };
  const breaks = foe.rounds >= LAST_ROUND || (foe.rounds >= 2 && foe.hp * 4 <= foe.max);
  if (breaks) {
    stage.story = { ...stage.story, foe: null };
    tighten(stage, -1);
    remember(stage, `drove off ${foe.name} at ${stage.story.place}`, "");
    if (foe.person !== "") updatePerson(stage, foe.person, () => ({ at: "" }));
    const thread = openThread(stage);
    const ending = thread !== null && thread.villain === foe.person ? await conclude(stage, thread) : [];
    return { beats: [...beats, must(FOE_BREAKS, foeSlots(foe)), ...ending], hook: hookFor(stage) };
  }
  return answered(stage, foe, beats);
}

async function answered(stage: Stage, foe: Foe, beats: readonly Beat[]) {
  const sheet = stage.sheet();
  const slots = { ...foeSlots(foe), blow: foe.blows.split("|") };
  const total = await stage.roll(
    `1d20+${foe.toHit}`,
    `${foe.name.charAt(0).toUpperCase()}${foe.name.slice(1)} strikes back`,
  );
  if (total < (sheet?.armorClass ?? 12)) return { beats: [...beats, must(FOE_MISSES, slots)], hook: hookFor(stage) };
  const rolled = await stage.roll(foe.damage, "Damage to you");
  if (sheet === null) return { beats: [...beats, must(FOE_HITS, { ...slots, hurt: HURTS[0]! })], hook: hookFor(stage) };
  const hurt = bounded(rolled, sheet);
  await stage.change({ type: "hit_points", delta: -hurt, reason: `Struck by ${foe.name}` });
  const after = stage.sheet()?.hp.current ?? 1;
  const share = hurt / sheet.hp.max;
  const wound = must(FOE_HITS, { ...slots, hurt: HURTS[share < 0.15 ? 0 : share < 0.3 ? 1 : 2]! });
  if (after > 0) return { beats: [...beats, wound], hook: hookFor(stage) };
  stage.story = { ...stage.story, foe: null };
  return { beats: [...beats, must(YOU_FALL)], hook: must(FALL_HOOKS) };
}

async function won(stage: Stage, foe: Foe): Promise<Beat[]> {
  const level = stage.sheet()?.level ?? 1;
  stage.story = {
    ...stage.story,
    foe: null,
    people: stage.story.people.map((person) =>
      person.name === foe.person ? { ...person, alive: false, at: "" } : person,
    ),
  };
  tighten(stage, -2);
  remember(stage, `brought down ${foe.name} at ${stage.story.place}`, "");
  if (stage.brief.scene.campaign.levelProgression === "xp")
    await stage.change({ type: "experience", delta: 40 * level, reason: `Defeated ${foe.name}` });
  const thread = openThread(stage);
  if (thread !== null && thread.villain === foe.person) return conclude(stage, thread);
  if (stage.sheet() === null) return [];
  if (stage.random.chance(0.3)) return treasure(stage, `Taken from ${foe.name}`);
  const coins = stage.random.int(2, 6) + level * 2;
  await stage.change({ type: "gold", delta: coins, reason: `Taken from ${foe.name}` });
  return [should(SPOILS, { coins: String(coins) })];
}

const escape = async function* (stage: Stage): ReturnType<Scene> {
  const foe = stage.story.foe!;
  const slots = foeSlots(foe);
  const quiet = stage.action.intent === "sneak";
  const outcome = await stage.check(
    "dexterity",
    quiet ? "Stealth" : "Acrobatics",
    difficulty(9, stage.story.tension),
    `Getting away from ${foe.name}`,
  );
  yield* [];
  if (!outcome.success) return answered(stage, foe, [must(FLEE_LOSE, slots)]);
  const to = elsewhere(stage);
  const from = placeHere(stage).name;
  stage.story = { ...stage.story, foe: null };
  if (to !== null) goTo(stage, to.name);
  tighten(stage, 1);
  return { beats: [must(FLEE_WIN, { ...slots, place: from }), apart(LOOK)], hook: hookFor(stage) };
};

const parley = async function* (stage: Stage): ReturnType<Scene> {
  const foe = stage.story.foe!;
  const slots = foeSlots(foe);
  const skill = stage.action.manner === "harsh" ? "Intimidation" : "Persuasion";
  const worn = foe.hp * 2 <= foe.max ? -3 : 0;
  const outcome = await stage.check(
    "charisma",
    skill,
    difficulty(13, stage.story.tension, worn),
    `Whether ${foe.name} stands down`,
  );
  yield* [];
  if (!outcome.success) return answered(stage, foe, [must(MISS_WORDS, slots)]);
  stage.story = { ...stage.story, foe: null };
  tighten(stage, -1);
  remember(stage, `talked down ${foe.name} at ${stage.story.place}`, "");
  return { beats: [must(FOE_TALKED_DOWN, slots)], hook: hookFor(stage) };
};

const sizeUp = async function* (stage: Stage): ReturnType<Scene> {
  const foe = stage.story.foe!;
  const state = foe.hp * 3 <= foe.max ? 2 : foe.hp < foe.max ? 1 : 0;
  yield* [];
  return answered(stage, foe, [must(SIZED_UP[state]!, foeSlots(foe))]);
};

const MISS_WORDS = [
  "{foe|cap} hears you out, or only waits for you to breathe in.",
  "Your words are good ones. {foe|cap} has no use for them.",
  "For an instant {foe} hesitates; then the instant is spent.",
  "“Peace,” you say, and {foe} takes it for an opening.",
];
