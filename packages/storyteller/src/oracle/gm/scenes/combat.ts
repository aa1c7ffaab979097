import { listed } from "../../craft/english.ts";
import type { Slots } from "../../craft/grammar.ts";
import { retold } from "../action/retell.ts";
import { apart, must, should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import { hookFor } from "../hooks.ts";
import { better, castingAbility, damageNotation, difficulty } from "../rules/checks.ts";
import { bounded, foeFor, LAST_ROUND } from "../rules/foes.ts";
import type { Scene, Stage } from "../stage.ts";
import { calledBy } from "../story/names.ts";
import { updatePerson } from "../story/people.ts";
import { elsewhere, goTo, placeHere } from "../story/places.ts";
import { openThreads } from "../story/threads.ts";
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
import { FOE_TALKED_DOWN, PARLEY_FAILS, SIZED_UP } from "../text/parley.ts";
import { FOES_MORE, MARKS, NEXT_STEPS_UP, OTHERS_RUN, TRICK_LOSE, TRICK_WIN } from "../text/melee.ts";
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
  const others = named === undefined ? companions(stage, kind.name) : [];
  stage.story = { ...stage.story, foe: { ...foeFor(stage.sheet(), name, blows, hard, random), others } };
  if (named !== undefined) return [];
  stage.introduce(name, "creature", `It ${kind.approach}.`);
  const more = others.length === 0 ? [] : [should(FOES_MORE, { foe: name, more: listed(others) })];
  return [{ ...must(FOE_APPEARS, { foe: name, approach: kind.approach }), paragraph: true }, ...more];
}

/** Others of a kind, each with something to know them by: where fights matter more, there are more of them. */
function companions({ random, brief, story }: Stage, kind: string): string[] {
  const keen = { low: 0.1, medium: 0.3, high: 0.45, "very-high": 0.6 }[brief.scene.campaign.combat] ?? 0.3;
  if (story.tension < 2 || !random.chance(keen)) return [];
  return random.sample(MARKS, random.chance(0.25) ? 2 : 1).map((mark) => `the ${mark} ${kind}`);
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

const TRICKS =
  /\b(?:sand|dirt|dust|ash|table|chair|bench|barrel|rope|chandelier|curtain|lantern at|lamp at|oil|trip|shove|push|feint|lure|distract|trap|disarm|blind|topple|kick the|use the (?:room|stairs|door|wall|light|dark)|cloak over|net|bottle)\b/iu;

/** A round of a fight. Whatever else the player does while a foe stands, the foe answers it. */
export const fight: Scene = async function* (stage) {
  if (stage.story.foe === null) {
    const opened = challenge(stage);
    if (opened === null) return { beats: [must(NOTHING_TO_FIGHT)], hook: hookFor(stage) };
    return yield* strike(stage, opened);
  }
  if (TRICKS.test(stage.brief.playerText)) return yield* trick(stage);
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
  // Where the foe has yet to appear, there is nobody to go for.
  if (opened.length === 0) yield* stage.lead(casting === null ? FIGHT_LEAD : CAST_LEAD, slots);
  const helped = stage.brief.table.sheets().filter(({ hp }) => hp.current > 0).length > 1;
  const outcome = await stage.check(
    ability,
    casting === null ? null : "Arcana",
    foe.armorClass,
    `Striking ${foe.name}`,
    {
      kind: "attack",
      advantage: foe.open || (helped && foe.rounds === 0) ? "advantage" : "none",
    },
  );
  if (foe.open) stage.story = { ...stage.story, foe: { ...foe, open: false } };
  if (!outcome.success) {
    return respond(stage, { ...foe, open: false }, [...opened, must(outcome.dire ? DIRE_MISS : MISS, slots)]);
  }
  const notation = damageNotation(sheet, ability);
  const dealt =
    (await stage.roll(notation, `Damage to ${foe.name}`)) +
    (outcome.great ? await stage.roll(notation, "A telling blow") : 0);
  const left = foe.hp - dealt;
  if (left > 0) {
    return respond(stage, { ...foe, hp: left, open: false }, [...opened, must(outcome.great ? GREAT_HIT : HIT, slots)]);
  }
  const down = [...opened, must(FOE_DOWN, slots)];
  return { beats: [...down, ...(nextUp(stage, foe) ?? (await won(stage, foe)))], hook: hookFor(stage) };
};

/** One of several is down: another steps up, or they think better of it. Null where it was the last. */
function nextUp(stage: Stage, foe: Foe): Beat[] | null {
  const [next, ...others] = foe.others;
  if (next === undefined) return null;
  if (stage.random.chance(0.4)) {
    remember(stage, `scattered ${next} and whoever came along at ${stage.story.place}`, "");
    stage.story = { ...stage.story, foe: { ...foe, others: [] } };
    const scattered = should(OTHERS_RUN, { foe: foe.name, next });
    stage.story = { ...stage.story, foe: null };
    tighten(stage, -2);
    return [scattered];
  }
  const fresh = foeFor(stage.sheet(), next, foe.blows.split("|"), false, stage.random);
  stage.story = { ...stage.story, foe: { ...fresh, hp: Math.ceil(fresh.hp * 0.7), others } };
  return [must(NEXT_STEPS_UP, { foe: foe.name, next })];
}

/** Sand, tables, ropes, a feint: wits instead of steel. What comes off leaves the foe open to the next blow. */
const trick = async function* (stage: Stage): ReturnType<Scene> {
  const foe = stage.story.foe!;
  const slots = { ...foeSlots(foe), deed: retold(stage.brief.playerText) ?? "try something that is in no manual" };
  const ability = better(stage.sheet(), "dexterity", "strength");
  yield* [];
  const outcome = await stage.check(
    ability,
    ability === "strength" ? "Athletics" : "Sleight of Hand",
    difficulty(11, stage.story.tension),
    `Whether ${foe.name} falls for it`,
  );
  if (!outcome.success) return answered(stage, foe, [must(TRICK_LOSE, slots)]);
  const hurt = Math.min(foe.hp - 1, await stage.roll("1d4", `What it does to ${foe.name}`));
  stage.story = { ...stage.story, foe: { ...foe, hp: foe.hp - Math.max(0, hurt), rounds: foe.rounds + 1, open: true } };
  return { beats: [must(TRICK_WIN, slots)], hook: hookFor(stage) };
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
    const thread = threadOf(stage, foe);
    const ending = thread === undefined ? [] : await conclude(stage, thread);
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
  // In few words the fall is what counts.
  const before = stage.brief.detailLevel === "minimal" ? [] : beats;
  return { beats: [...before, must(YOU_FALL)], hook: must(FALL_HOOKS) };
}

/** The trouble that ends with whoever was fought: any that is open, not only the one at hand. */
const threadOf = (stage: Stage, { person }: Foe) =>
  openThreads(stage).find(({ villain }) => person !== "" && villain === person);

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
  const thread = threadOf(stage, foe);
  if (thread !== undefined) return conclude(stage, thread);
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
  if (!outcome.success) return answered(stage, foe, [must(PARLEY_FAILS, slots)]);
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
