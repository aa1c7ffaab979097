import { sourceOf, storedPattern, type StoredPattern } from "../../patterns.ts";
import type { Adventure, Person } from "#content/adventures/schema";
import type { Ability } from "#contracts/options";
import type { Reading } from "../../understand/reading.ts";
import { succeeds } from "../stage/deeds.ts";
import { changeAttitude, tick } from "../stage/effects.ts";
import { showsClue } from "../talk/evidence.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { capital, inSentence, listed, namesOf, shortName } from "../stage/prose.ts";
import { add, count, next, placeOf, present, sheetOf, type Stage, say } from "../stage/stage.ts";
import { voiced } from "../stage/voice.ts";
import { moodLine, noSuchThing } from "../stage/sight.ts";
import { toPlayer } from "../message/message-parts.ts";

const ROUGH = storedPattern("improvise rough");
const KIND = storedPattern("adventure improvise kind");

/** "I tie my handkerchief round her wrist" dresses a wound. */
const DRESSES = storedPattern("improvise dresses");

/** A gesture such as a nod, which does not touch anybody. */
const SIGN = storedPattern("improvise sign");

const NEAR = storedPattern("improvise near");
const HAND = storedPattern("improvise hand");

/** Whether the hero takes a person's hand, and does nothing else to them. */
export const takesHand = (text: string): boolean => HAND.test(text);

/** Whether an act towards a person is rough, but no blow. */
export const isRough = (text: string): boolean => ROUGH.test(text);

/** Plays an act towards a person that the adventure has no text for. Rough acts lower the person's attitude, kind ones raise it, once. */
export async function dealWith(stage: Stage, person: Person, text: string): Promise<void> {
  const name = shortName(person);
  // "I grab him" cannot mean anybody if only a woman is here.
  if (/\bhim\b/iu.test(text) && person.pronoun === "she" && mentions(namesOf(person), stemsOf(text)) === 0) {
    say(stage, `There is no man here, only ${listed(present(stage).map(shortName))}.`);
    stage.still = true;
    return;
  }
  stage.progress.partner = person.id;
  if (ROUGH.test(text) && !DRESSES.test(text)) {
    const won = await succeeds(
      stage,
      { ability: "strength", skill: "Athletics", dc: person.dc ?? 12 },
      `Laying hands on ${name}`,
    );
    if (won && TIES.test(text)) return tieUp(stage, person);
    const before = won ? count(stage, `held/${person.id}`) : 0;
    const held = `You have hold of ${name}${before === 0 ? "" : " again"}.`;
    say(
      stage,
      won ? held : `${capital(name)} is not where your hands are.`,
      won && before === 0 ? person.threatened : undefined,
    );
    changeAttitude(stage, person.id, -1);
    if (!won) await trouble(stage);
    return;
  }
  if (SIGN.test(text) && !takesHand(text)) {
    say(stage, next(stage, "signs", stage.adventure.gestures.signs).replaceAll("{name}", capital(name)));
    return;
  }
  if (KIND.test(text) || takesHand(text) || DRESSES.test(text)) {
    receiveKindness(stage, person);
    return;
  }
  if (showsClue(stage, person, text)) return;
  stage.idle = true;
  say(
    stage,
    NEAR.test(text) ? `${capital(name)} makes room for you.` : `${capital(name)} waits to see what you mean by it.`,
  );
  stage.stock.push(stage.paragraphs.at(-1)!);
}

/** Plays a blow at a person for whom the adventure has no fight: it lands or it does not, and the person remembers it. */
export async function strikePerson(stage: Stage, person: Person): Promise<void> {
  const name = capital(shortName(person));
  const won = await succeeds(
    stage,
    { ability: "strength", skill: "Athletics", dc: person.dc ?? 12 },
    `Striking ${shortName(person)}`,
  );
  const before = count(stage, `struck/${person.id}`);
  add(stage.progress.flags, `struck-${person.id}`);
  stage.progress.partner = person.id;
  stage.dealtWith = person.id;
  changeAttitude(stage, person.id, won ? -2 : -1);
  if (won)
    say(
      stage,
      before === 0 ? "The blow lands." : "It lands, as the last one did.",
      before < 2 ? person.hurt : undefined,
    );
  else if (before === 0) say(stage, `${name} is out of the way of it.`, person.threatened);
  else say(stage, `${name} has been waiting for that one, and it meets the air.`);
  await trouble(stage);
}

const TIES = storedPattern("improvise ties");

/** Ties a person up. It lasts only while the hero stays, because nothing in the state records it. */
function tieUp(stage: Stage, person: Person): void {
  const name = shortName(person);
  count(stage, `held/${person.id}`);
  const object = { she: "her", he: "him", they: "them", it: "it" }[person.pronoun];
  const others = present(stage).filter(({ id }) => id !== person.id);
  say(
    stage,
    `You get it round ${name}, and the knot holds.`,
    person.threatened,
    others.length === 0
      ? `It will hold ${object} for as long as you stand over ${object}.`
      : `${listed(others.map(shortName))} will have the knots undone before you are out of the door.`,
  );
  changeAttitude(stage, person.id, -2);
  for (const { id } of others) changeAttitude(stage, id, -1);
}

/** Plays a kindness or a gift to a person. The first one raises their attitude. */
export function receiveKindness(stage: Stage, person: Person, gift = ""): void {
  const name = capital(shortName(person));
  const before = count(stage, `kind/${person.id}`);
  if (before === 0) changeAttitude(stage, person.id, 1);
  stage.dealtWith = person.id;
  // The author may have written a reaction. For a gift, the gift is named before it.
  const own = person.smalltalk.find(({ about }) => about.includes(gift === "" ? "touch" : "gift"));
  if (own !== undefined && count(stage, `took/${person.id}/${gift === "" ? "touch" : "gift"}`) === 0) {
    say(stage, gift === "" ? own.says : `${name} takes ${gift}. ${own.says}`);
    return;
  }
  const takes = gift === "" ? "lets you" : `takes ${gift}`;
  say(
    stage,
    next(stage, "kindness", stage.adventure.gestures.kindness).replaceAll("{name}", name).replaceAll("{takes}", takes),
  );
  stage.stock.push(stage.paragraphs.at(-1)!);
}

interface Feat {
  readonly says: StoredPattern;
  readonly ability: Ability;
  readonly skill: string;
  /** How the act ends is a text of the adventure. */
  readonly name: keyof Adventure["feats"];
  /** True if a failure makes noise. */
  readonly loud?: true;
}

/** Acts with the hands that players try without a written deed. */
const FEATS: readonly Feat[] = [
  {
    says: storedPattern("improvise feats"),
    ability: "strength",
    skill: "Athletics",
    name: "break",
    loud: true,
  },
  {
    says: storedPattern("improvise feats 2"),
    ability: "dexterity",
    skill: "Sleight of Hand",
    name: "sleight",
    loud: true,
  },
  {
    says: storedPattern("improvise feats 3"),
    ability: "dexterity",
    skill: "Stealth",
    name: "hide",
    loud: true,
  },
  {
    says: storedPattern("improvise feats 4"),
    ability: "wisdom",
    skill: "Perception",
    name: "listen",
  },
  {
    says: storedPattern("improvise feats 5"),
    ability: "intelligence",
    skill: "Survival",
    name: "burn",
    loud: true,
  },
  {
    says: storedPattern("improvise feats 6"),
    ability: "wisdom",
    skill: "Survival",
    name: "track",
  },
  {
    says: storedPattern("improvise feats 7"),
    ability: "dexterity",
    skill: "Acrobatics",
    name: "leap",
    loud: true,
  },
  {
    says: storedPattern("improvise feats 8"),
    ability: "charisma",
    skill: "Deception",
    name: "pretend",
    loud: true,
  },
];

/** Plays an unwritten attempt at something that is no thing of this place: a check if it is risky, and its outcome. */
export async function improvise(stage: Stage, reading: Reading, text: string): Promise<void> {
  if (KNOCKS.test(text)) {
    const here = present(stage);
    const who = listed(here.map(shortName));
    say(
      stage,
      here.length === 0
        ? sourceOf("improvise knocked")
        : `You knock. ${who} ${here.length === 1 ? "looks" : "look"} round to see what you want of it.`,
    );
    return;
  }
  const feat = FEATS.find(({ says }) => says.test(text));
  if (feat === undefined || LOOKS_FOR.test(text) || isElsewhere(stage, text)) return noSuchThing(stage, reading, text);
  const won = await succeeds(stage, { ability: feat.ability, skill: feat.skill, dc: 12 }, "Whether it comes off");
  // Who only watches or listens notices something of this place.
  const { well, badly } = stage.adventure.feats[feat.name];
  say(
    stage,
    won ? (well === "" ? voiced(stage, "breaks") : well) : badly,
    won && feat.skill === "Perception" ? moodLine(stage) : undefined,
  );
  stage.stock.push(stage.paragraphs.at(-1)!);
  if (!won && feat.loud === true) await trouble(stage);
}

/** Whether the words name a thing or person of the story that is not at hand. */
export function isElsewhere({ adventure }: Stage, text: string): boolean {
  const stems = stemsOf(text);
  const things = adventure.places.flatMap((place) => place.things);
  return (
    things.some(({ name, aliases }) => mentions([name], stems) > 0 || mentions(aliases, stems) >= 1) ||
    adventure.places.some(({ name, aliases }) => mentions([name, ...aliases], stems) >= 1)
  );
}

/** Matches knocking on wood or stone that the adventure does not describe. */
const KNOCKS = storedPattern("improvise knocks");

const LOOKS_FOR = storedPattern("improvise looks for");

/** The act alarms the hero's opponents if somebody is here to notice it: their clock advances. */
export async function trouble(stage: Stage): Promise<void> {
  if (present(stage).length === 0) return;
  const clock = stage.adventure.clocks.find(({ every }) => every === undefined);
  if (clock !== undefined && (stage.progress.clocks[clock.id] ?? 0) < clock.size - 1) await tick(stage, clock.id, 1);
}

/** Plays a blow at a thing: what happens to the thing, and who hears it. */
export async function strikeThing(stage: Stage, name: string): Promise<void> {
  const won = await succeeds(
    stage,
    { ability: "strength", skill: "Athletics", dc: 12 },
    `Breaking ${inSentence(name)}`,
  );
  const here = present(stage).map(shortName);
  const reaction =
    here.length === 0 ? "Nobody comes." : `${listed(here)} ${here.length === 1 ? "looks" : "look"} at you, and at it.`;
  say(stage, won ? sourceOf("improvise splinters") : sourceOf("improvise stands"), reaction);
  await trouble(stage);
}

/** Plays magic for which the adventure has no text. */
export async function castAtLarge(stage: Stage): Promise<void> {
  const sheet = sheetOf(stage);
  const caster = sheet === null || CASTERS.test(sheet.className);
  if (!caster) {
    say(stage, `You have no spell for it; ${inSentence(placeOf(stage).name)} stays as it is.`);
    stage.still = true;
    return;
  }
  const won = await succeeds(stage, { ability: "intelligence", skill: "Arcana", dc: 12 }, "Whether the spell takes");
  say(stage, won ? sourceOf("improvise spell") : sourceOf("improvise no spell"));
}

const CASTERS = storedPattern("improvise casters");

/** Plays words that contain only the act itself: "I sit down", "I dance". */
export function simplyDone(stage: Stage, text: string): void {
  stage.idle = true;
  const done = toPlayer(text);
  say(stage, NO_ACT.test(done) || stemsOf(done).length > 12 ? "So you do." : `You ${done}.`);
}

/** What cannot follow "You": no verb, or one in another person. */
const NO_ACT = storedPattern("improvise no act");
