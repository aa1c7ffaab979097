import type { Combatant, Encounter } from "#contracts/story/state";
import { capitalise } from "#english/noun-phrase";
import { better, castingAbility, damageNotation } from "../rules/checks.ts";
import { bounded, foeFor, LAST_ROUND } from "../rules/foes.ts";
import type { Reading } from "../understand/reading.ts";
import { entriesIn, findEntry, type LoreEntry, shortName } from "./lore.ts";
import { fateOf, HIM, pronounOf } from "./fates.ts";
import { deedOf } from "./person-words.ts";
import { end as endThread, whatBecomes } from "./goal.ts";
import { trouble } from "./trouble.ts";
import type { Turn } from "./turn.ts";

const BY = "game_master" as const;

export const foesOf = ({ encounter }: { readonly encounter: Encounter | null }): Combatant[] =>
  encounter?.combatants.filter(({ side, hp }) => side === "foe" && hp.current > 0) ?? [];

/** Fights. The hero can fight only those who are here: people in the scene, and creatures that the texts put in this place. */
/** Whether a person has come to harm the hero. */
export const isFoe = (turn: Turn, name: string): boolean => turn.member(name)?.attitude === -3;

export async function fight(turn: Turn, reading: Reading, text: string): Promise<void> {
  const [fought] = foesOf(turn.story);
  const aimed = fought === undefined ? undefined : aimedAt(turn, text);
  if (fought !== undefined && (aimed === undefined || aimed.name === fought.name)) return exchange(turn, reading, text);
  if (fought !== undefined && aimed !== undefined) {
    // If the blow is aimed at somebody else, the present fight ends and a new one begins.
    turn.change({ type: "encounter_changed", by: BY, encounter: null });
    turn.say(`You turn from ${shortName(turn.entry(fought.name))}.`);
    begin(turn, aimed);
    return exchange(turn, reading, text);
  }
  const foe = await foeMeant(turn, reading, text);
  if (foe === null) return;
  begin(turn, foe);
  return exchange(turn, reading, text);
}

/**
 * The new target of a blow during a fight, if it is another person or creature here: by name, or as "her" or "him" if that fits only the
 * other.
 */
function aimedAt(turn: Turn, text: string): LoreEntry | undefined {
  const named = entriesIn(turn.lore, text).find(
    ({ kind, name }) => (kind === "person" || kind === "creature") && turn.present.some((here) => here.name === name),
  );
  if (named !== undefined) return named;
  const said = /\b(him|her)\b/iu.exec(text)?.[1]?.toLowerCase();
  const foe = foesOf(turn.story)[0];
  if (said === undefined || (foe !== undefined && turn.entry(foe.name).kind !== "creature")) return undefined;
  const last = turn.present.find(({ name }) => name === turn.memo.last);
  const fits = ({ kind, name }: LoreEntry) => kind === "person" && HIM[pronounOf(turn.lore, turn.entry(name))] === said;
  return last !== undefined && fits(last) ? last : turn.present.find(fits);
}

async function foeMeant(turn: Turn, reading: Reading, text: string): Promise<LoreEntry | null> {
  const entry =
    aimedAt(turn, text) ??
    (reading.target === null ? undefined : findEntry(turn.lore, reading.target)) ??
    entriesIn(turn.lore, text).find(({ kind }) => kind === "person" || kind === "creature") ??
    turn.lore.entries.find(
      ({ kind, name }) => kind === "creature" && new RegExp(`\\b${name.split(" ").at(-1) ?? name}\\b`, "iu").test(text),
    ) ??
    (reading.target === null ? turn.present.findLast(({ name }) => isFoe(turn, name)) : undefined) ??
    (reading.target === null && turn.present.length === 1 && (turn.member(turn.present[0]!.name)?.attitude ?? 0) < 0
      ? turn.present[0]
      : undefined);
  if (entry === undefined || (entry.kind !== "person" && entry.kind !== "creature")) {
    turn.still = true;
    const here = turn.present.map((each) => shortName(each));
    turn.say(here.length === 0 ? "There is nobody here to fight." : `Whom do you attack? Here is ${here.join(", ")}.`);
    return null;
  }
  if (turn.present.some(({ name }) => name === entry.name)) return entry;
  if (fateOf(turn.lore, entry) === "dead" || turn.member(entry.name)?.alive === false) {
    turn.say(`${capitalise(shortName(entry))} is dead, and there is nothing left there to strike.`);
    return null;
  }
  const lair = turn.member(entry.name)?.place ?? entry.at;
  if (entry.kind === "creature" && (entry.at === turn.place || lair === turn.place || lair === "")) {
    turn.bring(entry);
    turn.say(`${capitalise(entry.name)} comes at you.`);
    return entry;
  }
  turn.say(
    `${capitalise(shortName(entry))} is not here.`,
    lair === "" || lair === turn.place ? "" : `It would have to be at ${lair}.`,
  );
  if (lair !== "" && lair !== turn.place) turn.offer({ text: `go to ${lair}`, act: "travel", target: lair, topic: "" });
  return null;
}

function begin(turn: Turn, entry: LoreEntry): void {
  const { sheet } = turn;
  const hard = /\b(?:dragon|giant|troll|demon|white|great|king|queen|captain|jarl|lord|general|knight)\b/iu.test(
    entry.name,
  );
  const foe = foeFor(sheet, hard, turn.random);
  const encounter: Encounter = {
    round: 1,
    order: [...(sheet === null ? [] : [sheet.name]), entry.name].map((name) => name.slice(0, 120)),
    combatants: [
      ...(sheet === null
        ? []
        : [
            {
              name: sheet.name,
              side: "party" as const,
              armorClass: sheet.armorClass,
              hp: { current: sheet.hp.current, max: sheet.hp.max },
              conditions: [],
              attacks: [],
            },
          ]),
      {
        name: entry.name,
        side: "foe",
        armorClass: foe.armorClass,
        hp: { current: foe.hitPoints, max: foe.hitPoints },
        conditions: [],
        attacks: [{ name: "attack", toHit: foe.toHit, damage: foe.damage }],
      },
    ],
  };
  turn.change({ type: "encounter_changed", by: BY, encounter });
  if (turn.member(entry.name) !== undefined)
    turn.change({ type: "cast_changed", by: BY, name: entry.name, attitude: -3 });
}

/** The hero's blow, and then the foe's. */
async function exchange(turn: Turn, reading: Reading, text: string): Promise<void> {
  const foe = foesOf(turn.story)[0]!;
  const entry = turn.entry(foe.name);
  const name = shortName(entry);
  const { sheet } = turn;
  const casting = reading.act === "cast" ? castingAbility(sheet) : null;
  const ability =
    casting ??
    (/\b(?:bow|shoot|arrow|throw|crossbow|pistol|gun|rifle|dagger|rapier)\b/iu.test(text)
      ? "dexterity"
      : better(sheet, "strength", "dexterity"));
  const roll = await turn.brief.table.check({
    kind: "attack",
    characterId: sheet?.characterId ?? null,
    ability,
    skill: null,
    dc: foe.armorClass,
    advantage: "none",
    stakes: `Striking ${name}`.slice(0, 120),
  });
  const does = deedOf(text);
  const strike =
    does === null ||
    !/\b(?:attack|strike|hit|stab|shoot|swing|punch|kick|fight|slash|cut|throw|bash|charge|poke|headbutt|bite)\b/iu.test(
      does,
    ) ||
    does.length > 70
      ? `strike at ${name}`
      : does;
  if (roll.check?.success !== true) {
    turn.say(`You ${strike}, and miss.`);
    return answer(turn, foe);
  }
  const damage = (await turn.brief.table.roll(damageNotation(sheet, ability), `Damage to ${name}`.slice(0, 100))).total;
  const left = Math.max(0, foe.hp.current - damage);
  keep(turn, foe, left);
  if (left > 0) {
    turn.say(
      `You ${strike}, and it lands: ${damage} damage.`,
      left * 4 <= foe.hp.max
        ? `${capitalise(name)} can hardly stand.`
        : left * 2 <= foe.hp.max
          ? `${capitalise(name)} is bleeding.`
          : "",
    );
    return answer(turn, { ...foe, hp: { ...foe.hp, current: left } });
  }
  turn.say(`You ${strike}, and ${name} goes down.`);
  const scene = turn.story.scene;
  if (scene !== null)
    turn.change({ type: "scene_changed", by: BY, present: scene.present.filter((each) => each !== foe.name) });
  if (entry.kind === "creature") turn.change({ type: "cast_changed", by: BY, name: entry.name, alive: false });
  await end(turn, `You brought down ${name}.`);
}

function keep(turn: Turn, foe: Combatant, left: number): void {
  const { encounter } = turn.story;
  if (encounter === null) return;
  turn.change({
    type: "encounter_changed",
    by: BY,
    encounter: {
      ...encounter,
      round: encounter.round + 1,
      combatants: encounter.combatants.map((each) =>
        each.name === foe.name ? { ...each, hp: { ...each.hp, current: left } } : each,
      ),
    },
  });
}

/** The foe's blow after the hero did something else. */
export async function strikesBack(turn: Turn): Promise<void> {
  const foe = foesOf(turn.story)[0];
  if (foe !== undefined) await answer(turn, foe);
}

/** The foe gives up if it is beaten or the fight has lasted too long. Otherwise it strikes. */
async function answer(turn: Turn, foe: Combatant): Promise<void> {
  const name = capitalise(shortName(turn.entry(foe.name)));
  const round = turn.story.encounter?.round ?? 1;
  if ((round >= LAST_ROUND && foe.hp.current < foe.hp.max) || (round >= 2 && foe.hp.current * 4 <= foe.hp.max)) {
    turn.say(`${name} gives up, and backs away from you, and is gone.`);
    const { scene } = turn.story;
    if (scene !== null)
      turn.change({ type: "scene_changed", by: BY, present: scene.present.filter((each) => each !== foe.name) });
    if (turn.member(foe.name) !== undefined)
      turn.change({ type: "cast_changed", by: BY, name: foe.name, attitude: -2, place: "" });
    return end(turn, `${name} gave up the fight.`);
  }
  const attack = foe.attacks[0];
  const { sheet } = turn;
  if (attack === undefined || sheet === null) return;
  const { total } = await turn.brief.table.roll(`1d20+${attack.toHit}`, `${name} strikes back`.slice(0, 100));
  if (total < sheet.armorClass) return turn.say(`${name} strikes back and misses.`);
  const hurt = bounded((await turn.brief.table.roll(attack.damage, "Damage to you")).total, sheet);
  const after = await turn.brief.table.change({
    type: "hit_points",
    characterId: sheet.characterId,
    delta: -hurt,
    reason: `Struck by ${shortName(turn.entry(foe.name))}`.slice(0, 200),
  });
  turn.say(
    `${name} strikes back and hits: you lose ${hurt} hit points and have ${after.hp.current} of ${after.hp.max}.`,
  );
  if (after.hp.current > 0) return;
  turn.say("You fall. The fight is over, and what becomes of you the next turn shows.");
  turn.change({ type: "encounter_changed", by: BY, encounter: null });
  turn.log(`${name} brought you down.`);
}

async function end(turn: Turn, sentence: string): Promise<void> {
  turn.change({ type: "encounter_changed", by: BY, encounter: null });
  turn.log(sentence);
  const thread = turn.threadFor(sentence, true);
  turn.step(thread, sentence);
  // The goal "Kill the White Wolf" is reached when the White Wolf is defeated.
  const isGoal =
    thread !== undefined &&
    sentence.startsWith("You brought down ") &&
    /^(?:Kill|Destroy|Defeat|Stop|Avenge|Catch)\b/u.test(thread.title) &&
    thread.title.endsWith(sentence.slice("You brought down ".length).replace(/\.$/u, ""));
  if (isGoal) {
    await endThread(turn, thread, true);
    turn.say(whatBecomes(turn, thread));
  }
  const { sheet } = turn;
  if (sheet !== null && turn.brief.scene.campaign.levelProgression === "xp")
    await turn.brief.table.change({
      type: "experience",
      characterId: sheet.characterId,
      delta: 40 * sheet.level,
      reason: sentence.slice(0, 200),
    });
}

/** Words during a fight. One check can end the fight; if it fails, the foe strikes. */
export async function parley(turn: Turn, reading: Reading): Promise<void> {
  const foe = foesOf(turn.story)[0]!;
  const name = capitalise(shortName(turn.entry(foe.name)));
  const skill = reading.act === "threaten" ? "Intimidation" : reading.act === "deceive" ? "Deception" : "Persuasion";
  const grade = await turn.check(
    "charisma",
    skill,
    foe.hp.current * 2 <= foe.hp.max ? 10 : 13,
    `Whether ${name} stops fighting`,
  );
  if (grade === "failure") {
    turn.say(`${name} does not listen.`);
    return answer(turn, foe);
  }
  turn.change({ type: "cast_changed", by: BY, name: foe.name, attitude: -1 });
  turn.say(`${name} stops, and hears you.`, grade === "cost" ? await trouble(turn, "A fight talked down") : "");
  await end(turn, `You talked ${shortName(turn.entry(foe.name))} down.`);
}

/** The hero flees. If the check fails, the foe strikes. */
export async function flee(turn: Turn): Promise<boolean> {
  const foe = foesOf(turn.story)[0]!;
  const name = capitalise(shortName(turn.entry(foe.name)));
  const grade = await turn.check("dexterity", "Acrobatics", 11, `Whether you get away from ${name}`);
  if (grade === "failure") {
    turn.say(`You try to get away, and ${shortName(turn.entry(foe.name))} is in your way.`);
    await answer(turn, foe);
    return false;
  }
  turn.change({ type: "encounter_changed", by: BY, encounter: null });
  turn.say(
    `You get away from ${shortName(turn.entry(foe.name))}.`,
    grade === "cost" ? await trouble(turn, "A flight") : "",
  );
  turn.log(`You get away from ${shortName(turn.entry(foe.name))}.`);
  return true;
}

/** The hero is at zero hit points: death saves are rolled until they decide. A hero who survives wakes later with one hit point. */
export async function wake(turn: Turn): Promise<void> {
  const { sheet } = turn;
  if (sheet === null) return;
  let now = sheet;
  for (let rolls = 0; rolls < 6 && now.life === "dying"; rolls++)
    now = await turn.brief.table.deathSave(now.characterId);
  if (now.life === "dead")
    return turn.say(`${now.name} is dead. The story can be taken back with Undo, or go on without you.`);
  await turn.brief.table.change({ type: "hit_points", characterId: now.characterId, delta: 1, reason: "Comes round" });
  turn.say(
    `You come round at ${turn.place}, with one hit point.`,
    await trouble(turn, "Time lost, senseless"),
    "You did not do what you had in mind; say it again, or something more careful.",
  );
  turn.log(`You come round at ${turn.place}.`);
}
