import type { Fight } from "#content/adventures/schema";
import type { Ability } from "#contracts/options";
import type { Combatant, Encounter } from "#contracts/story/state";
import { better, damageNotation } from "../rules/checks.ts";
import type { Reading } from "../understand/reading.ts";
import { deedFor, doDeed, succeeds } from "./deeds.ts";
import { apply, hurt } from "./effects.ts";
import { encounterOf, fightOf, keep, newEncounter } from "./encounter.ts";
import { stemsOf } from "./match-words.ts";
import { capital, inSentence, listed } from "./prose.ts";
import { next, sheetOf, type Stage, say } from "./stage.ts";

const PARLEY: ReadonlySet<Reading["act"]> = new Set([
  "talk",
  "persuade",
  "deceive",
  "threaten",
  "promise",
  "give",
  "accuse",
]);
const GOING: ReadonlySet<Reading["act"]> = new Set(["flee", "travel"]);
const HITTING: ReadonlySet<Reading["act"]> = new Set(["fight", "cast"]);

/** Plays a turn of a fight: an exchange of blows, words, an escape, or a deed that the adventure has for this fight. */
export async function fightOn(stage: Stage, reading: Reading, text: string): Promise<void> {
  const fight = fightOf(stage);
  if (fight === undefined) {
    stage.progress.fight = "";
    return;
  }
  const known = fight.deeds.map((deed, at) => ({ key: `fight/${fight.id}/${at}`, deed }));
  const act = SAYS.test(text) || CALMS.test(text) ? "talk" : reading.act;
  const deed = deedFor(stage, act, stemsOf(text), 0, "", known);
  if (deed !== null) {
    if (await doDeed(stage, deed)) await over(stage, fight, "parley", false);
    else await foesStrike(stage, fight);
    return;
  }
  if (PARLEY.has(act) || YIELDING.test(text)) return parley(stage, fight);
  if (GOING.has(reading.act) && !isAtFoe(stage, reading)) {
    say(stage, fight.flee);
    return over(stage, fight, "fled", false);
  }
  if (HITTING.has(reading.act) || isAtFoe(stage, reading) || AGAIN.test(text) || WITH_A_WEAPON.test(text))
    return exchange(stage, fight);
  if (DARING.has(reading.act)) return dare(stage, fight, reading.act);
  say(stage, `Not with ${inSentence(fight.foes[0]!.name)} at you: strike, talk, or get away.`);
  stage.still = true;
}

async function parley(stage: Stage, fight: Fight): Promise<void> {
  const dc = fight.parleyDc ?? 12;
  if (dc === 0 || (await succeeds(stage, { ability: "charisma", skill: "Persuasion", dc }, "Whether they listen"))) {
    say(stage, fight.parley);
    return over(stage, fight, "parley", false);
  }
  const [foe, ...others] = ableFoes(encounterOf(stage) ?? newEncounter(stage, fight));
  const reaction =
    foe === undefined || others.length > 0
      ? "They hear you, and are not done yet."
      : `${capital(inSentence(foe.name))} hears you, and is not done yet.`;
  say(stage, reaction);
  await foesStrike(stage, fight);
}

/** Matches words of speaking. "I tell them the deed is forged" is no blow. */
const SAYS = /^\W*i (?:tell|say|shout|ask|yell|call|explain|warn|beg|remind)\b/iu;
/** Offering food to an animal works like calming words. */
const CALMS =
  /\b(?:feed|calm|soothe)\b|\b(?:speak|talk)\s+(?:softly|gently|quietly)\b|\b(?:throw|toss|offer|give)\b.*\b(?:bread|loaf|loaves|meat|food|bone|cheese|ham|fish|sausage|rations?|pie)\b/iu;
const AGAIN =
  /^\W*(?:and |once |do it |hit (?:him|her|it|them) )*(?:again|more|harder|keep (?:going|at it|hitting|fighting))\b/iu;
const YIELDING =
  /\b(?:put (?:it|that|them|your \w+|the \w+) down|enough|stop (?:it|this|fighting)|surrender|yield|drop (?:it|your|the)|peace|truce|calm down|back off)\b/iu;
const isAtFoe = (stage: Stage, { act, target }: Reading): boolean =>
  (act === "use" || act === "take" || act === "travel") &&
  (encounterOf(stage)?.combatants.some(({ name, side }) => side === "foe" && name === target) ?? false);
const WITH_A_WEAPON =
  /\b(?:sword|axe|dagger|knife|bow|arrow|spear|club|staff|fist|rapier|cutlass|mace|hammer|shield|kick|punch|swing|thrust|parry|lunge)\b/iu;
const DARING: ReadonlySet<Reading["act"]> = new Set([
  "perform",
  "craft",
  "pray",
  "wait",
  "use",
  "take",
  "sneak",
  "climb",
  "search",
  "look",
]);

/** Plays another act during a fight. It may end the fight as words would; otherwise only the foes strike in this turn. */
async function dare(stage: Stage, fight: Fight, act: Reading["act"]): Promise<void> {
  const won =
    act === "perform" &&
    (await succeeds(
      stage,
      { ability: "charisma", skill: "Performance", dc: fight.parleyDc ?? 12 },
      "Whether it holds them",
    ));
  if (won) {
    say(stage, fight.parley);
    return over(stage, fight, "parley", false);
  }
  say(
    stage,
    act === "wait"
      ? "You wait, and they do not."
      : act === "look" || act === "search"
        ? "You look, and it nearly costs you an ear."
        : "You get as far as beginning it.",
  );
  await foesStrike(stage, fight);
}

const ableFoes = ({ combatants }: Encounter): Combatant[] =>
  combatants.filter(({ side, hp }) => side === "foe" && hp.current > 0);

const RANGED = /\b(?:bow|shoot|arrow|crossbow|sling|throw|dagger|rapier|shortsword|finesse)/iu;

/** The hero strikes, and then the foes who are still able to. */
async function exchange(stage: Stage, fight: Fight): Promise<void> {
  const sheet = sheetOf(stage);
  const encounter = encounterOf(stage) ?? newEncounter(stage, fight);
  const able = ableFoes(encounter);
  const words = stemsOf(stage.brief.playerText);
  // The blow hits the foe whom the words name, else the first one.
  const foe = able.find(({ name }) => stemsOf(name).some((stem) => words.includes(stem))) ?? able[0];
  if (sheet === null || foe === undefined) return over(stage, fight, "won", true);
  const ability: Ability = RANGED.test(stage.brief.playerText) ? "dexterity" : better(sheet, "strength", "dexterity");
  const roll = await stage.brief.table.check({
    kind: "attack",
    characterId: sheet.characterId,
    ability,
    skill: null,
    dc: foe.armorClass,
    advantage: "none",
    stakes: `Striking ${inSentence(foe.name)}`,
  });
  const who = inSentence(foe.name.replace(/, the \w+$/u, ""));
  let left = foe.hp.current;
  if (roll.check?.success === true) {
    const damage = (await stage.brief.table.roll(damageNotation(sheet, ability), "Damage")).total;
    left = Math.max(0, left - damage);
    const down = left === 0 || (fight.faint === true && left * 2 <= foe.hp.max);
    say(
      stage,
      down ? `You hit ${who}, and it is enough.` : `You hit ${who}.`,
      next(stage, `colour/${fight.id}`, fight.colour),
    );
  } else say(stage, `You miss ${who}.`, next(stage, `colour/${fight.id}`, fight.colour));
  const down = left === 0 || (fight.faint === true && left * 2 <= foe.hp.max);
  const after: Encounter = {
    ...encounter,
    round: encounter.round + 1,
    combatants: encounter.combatants.map((each) =>
      each.name === foe.name ? { ...each, hp: { ...each.hp, current: down ? 0 : left } } : each,
    ),
  };
  keep(stage, after);
  if (ableFoes(after).length === 0) return over(stage, fight, "won", true);
  await foesStrike(stage, fight);
}

/** The foes' blows, in one paragraph. A hero who falls has lost the fight but does not die. */
async function foesStrike(stage: Stage, fight: Fight): Promise<void> {
  const encounter = encounterOf(stage) ?? newEncounter(stage, fight);
  const hits: string[] = [];
  const misses: string[] = [];
  for (const foe of ableFoes(encounter)) {
    const sheet = sheetOf(stage);
    const attack = foe.attacks[0];
    if (sheet === null || attack === undefined) continue;
    const name = inSentence(foe.name);
    const toHit = await stage.brief.table.roll(`1d20+${attack.toHit}`, `${capital(name)} strikes`.slice(0, 60));
    if (toHit.total < sheet.armorClass) {
      misses.push(name);
      continue;
    }
    const damage = (await stage.brief.table.roll(attack.damage, "Damage")).total;
    const before = sheet.hp.current;
    await hurt(stage, sheet, damage);
    hits.push(name);
    if (damage >= before) {
      say(stage, fight.lost);
      return over(stage, fight, "lost", false);
    }
  }
  const verb = (names: readonly string[], one: string, many: string) => (names.length === 1 ? one : many);
  say(
    stage,
    hits.length === 0 ? undefined : `${capital(listed(hits))} ${verb(hits, "hits", "hit")} you.`,
    misses.length === 0 ? undefined : `${capital(listed(misses))} ${verb(misses, "misses", "miss")}.`,
  );
}

async function over(
  stage: Stage,
  fight: Fight,
  result: "won" | "lost" | "fled" | "parley",
  wording: boolean,
): Promise<void> {
  if (wording) say(stage, fight.won);
  stage.progress.fight = "";
  stage.progress.fights[fight.id] = result;
  keep(stage, null);
  await apply(stage, fight.outcomes?.[result]);
}
