import { filledPattern, pattern, storedPattern } from "../../patterns.ts";
import type { Fight, Person } from "#content/adventures/schema";
import type { Combatant, Encounter } from "#contracts/story/state";
import type { ActResult } from "../../../ports.ts";
import { answerInWords, blowsBy, friendsInWords, leaversInWords } from "../../rules/fight-words.ts";
import type { Reading } from "../../understand/reading.ts";
import { deedFor, doDeed, type KnownDeed, succeeds } from "../stage/deeds.ts";
import { apply } from "../stage/effects.ts";
import { act, encounterOf, fightOf, order, startFight } from "./encounter.ts";
import { calledHere } from "../talk/conversation-partner.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { thingMeant } from "../stage/sight.ts";
import { capital, inSentence, listed, namesOf, shortName } from "../stage/prose.ts";
import { BY, count, next, placeOf, present, say, sheetOf, type Stage } from "../stage/stage.ts";

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

/**
 * The way out of the present fight that the adventure has for these words. Words that were read as speech may be a deed: "I feed it my bread".
 */
export function writtenWay(stage: Stage, text: string, acts: readonly Reading["act"][]): KnownDeed | null {
  const fight = fightOf(stage);
  const known = fight?.deeds.map((deed, at) => ({ key: `fight/${fight.id}/${at}`, deed })) ?? [];
  const found = [...new Set(acts)].map((act) => deedFor(stage, act, stemsOf(text), 0, "", known));
  return found.find((each) => each !== null) ?? null;
}

/** Plays a turn of a fight: an exchange of blows, words, an escape, or a deed that the adventure has for this fight. */
export async function fightOn(stage: Stage, reading: Reading, text: string): Promise<void> {
  const fight = fightOf(stage);
  if (fight === undefined) {
    stage.progress.fight = "";
    return;
  }
  const aside = besideFight(stage, fight, text);
  // "Abel, how did you escape her?" shows Abel to nobody.
  if (aside !== null && ASKS_FOR.test(text)) return holdOff(stage, fight, aside);
  const meant = SAYS.test(text) || CALMS.test(text) ? "talk" : reading.act;
  const deed = writtenWay(stage, text, [meant, reading.act, "use"]);
  if (deed !== null) {
    if (await doDeed(stage, deed)) await endFight(stage, fight, "parley");
    else await foesStrike(stage, fight);
    return;
  }
  if (PARLEY.has(meant) || YIELDING.test(text) || PLEADS.test(text))
    return aside === null || CALLS_OFF.test(text) || YIELDING.test(text)
      ? parley(stage, fight)
      : holdOff(stage, fight, aside);
  if (GOING.has(reading.act) && !WITH_A_WEAPON.test(text) && !isAtFoe(stage, reading)) {
    say(stage, fight.flee);
    return endFight(stage, fight, "flight");
  }
  if (HITTING.has(reading.act) || isAtFoe(stage, reading) || AGAIN.test(text) || WITH_A_WEAPON.test(text))
    return exchange(stage, fight);
  if (DARING.has(reading.act)) return dare(stage, fight, reading.act);
  notNow(stage, fight);
}

function notNow(stage: Stage, fight: Fight): void {
  say(stage, `Not with ${foeInSentence(fight)} at you: strike, talk, or get away.`, fight.hint);
  stage.still = true;
}

async function parley(stage: Stage, fight: Fight): Promise<void> {
  const dc = fight.parleyDc ?? 12;
  if (dc === 0 || (await succeeds(stage, { ability: "charisma", skill: "Persuasion", dc }, "Whether they listen"))) {
    say(stage, fight.parley);
    return endFight(stage, fight, "parley");
  }
  const [foe, ...others] = ableFoes(encounterOf(stage));
  const reaction =
    foe === undefined || others.length > 0
      ? "They hear you, and are not done yet."
      : `${capital(inSentence(foe.name))} hears you, and is not done yet.`;
  say(stage, reaction, fight.hint);
  await foesStrike(stage, fight);
}

/** Somebody here to whom the words are said and who is no foe. */
function besideFight(stage: Stage, { foes }: Fight, text: string): Person | null {
  const called = calledHere(stage, text);
  return called === null || foes.some(({ name }) => mentions(namesOf(called), stemsOf(name)) >= 1) ? null : called;
}

/** Words to somebody who is not in the fight wait until it is over. */
function holdOff(stage: Stage, fight: Fight, person: Person): void {
  say(stage, `“Not now,” says ${shortName(person)}, with both eyes on ${foeInSentence(fight)}.`, fight.hint);
  stage.still = true;
}

const foeInSentence = ({ foes }: Fight): string => inSentence(foes[0]!.name);

/** "Abel, who sank you on paper?" */
const ASKS_FOR = storedPattern("fight asks for");
/** "Don't light it. Row home.": the words are for the foes, and the hero rows nowhere. */
export const PLEADS = storedPattern("fight pleads");
/** "Sloe, call them off" is meant for them. */
const CALLS_OFF = storedPattern("fight calls off");
/** Matches words of speaking. "I tell them the deed is forged" is no blow. */
const SAYS = storedPattern("fight says");
/** Offering food to an animal works like calming words. */
const CALMS = storedPattern("fight calms");
const AGAIN = storedPattern("fight again");
const YIELDING = storedPattern("fight yielding");
const isAtFoe = (stage: Stage, { act, target }: Reading): boolean =>
  (act === "use" || act === "take" || act === "travel") &&
  (encounterOf(stage)?.combatants.some(({ name, side }) => side === "foe" && name === target) ?? false);
const WITH_A_WEAPON = storedPattern("fight with a weapon");
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
  // The first look in a fight costs nothing.
  const looks = act === "look" || act === "search";
  if (looks && count(stage, `looked/${fight.id}`) === 0) {
    const thing = thingMeant(stage, null, stemsOf(stage.brief.playerText));
    const shows =
      thing === null || thing.hidden !== undefined || !placeOf(stage).things.includes(thing)
        ? next(stage, `colour/${fight.id}`, fight.colour)
        : thing.look;
    say(stage, "You have time for one look, and take it.", shows);
    stage.still = true;
    return;
  }
  const won =
    act === "perform" &&
    (await succeeds(
      stage,
      { ability: "charisma", skill: "Performance", dc: fight.parleyDc ?? 12 },
      "Whether it holds them",
    ));
  if (won) {
    say(stage, fight.parley);
    return endFight(stage, fight, "parley");
  }
  // The first time, the player reads that there is a fight in the way.
  if (act !== "wait" && !looks && act !== "perform" && count(stage, `dared/${fight.id}`) === 0)
    return notNow(stage, fight);
  say(
    stage,
    act === "wait"
      ? "You wait, and they do not."
      : looks
        ? "You look a moment longer than there was time for."
        : "You have your hands full of it when they are on you.",
  );
  await foesStrike(stage, fight);
}

const ableFoes = (encounter: Encounter | null): Combatant[] =>
  encounter?.combatants.filter(({ side, hp, left }) => side === "foe" && hp.current > 0 && left === undefined) ?? [];

/** Goes on with a fight after the rules have done what the hero does from the sheet. */
export async function afterAct(stage: Stage, done: ActResult): Promise<void> {
  const fight = fightOf(stage);
  if (fight === undefined) return;
  if (done.outcome !== null) await over(stage, fight, done);
}

/** The hero strikes, and then everybody else. */
async function exchange(stage: Stage, fight: Fight): Promise<void> {
  // A story under way may have a fight of an older version, or one that another game master ended.
  if (ableFoes(encounterOf(stage)).length === 0) await reopen(stage, fight);
  const able = ableFoes(encounterOf(stage));
  const said = stage.brief.playerText;
  const words = stemsOf(said);
  // The blow hits the foe whom the words name, else the first one.
  // "Thrale" means the captain, and not a hand of Thrale's crew.
  const named =
    able.find(({ name }) => words.includes(stemsOf(name).at(-1) ?? "")) ??
    able.find(({ name }) => stemsOf(name).some((stem) => words.includes(stem)));
  const bystander = named === undefined ? bystanderIn(stage, words) : undefined;
  if (bystander !== undefined) {
    const fighters = listed(able.map(({ name }) => inSentence(ordinal(name))));
    say(stage, `${capital(bystander)} is not in this fight; ${fighters} ${able.length === 1 ? "is" : "are"}.`);
    stage.still = true;
    return;
  }
  const foe = named ?? able[0];
  if (foe === undefined) return finish(stage, fight, "won", true);
  const companion = companionMeant(stage, said);
  const done = await act(stage, { who: companion ?? "", kind: "attack", with: "", words: said, targets: [foe.name] });
  if (done === null) return foesStrike(stage, fight);
  sayBlows(stage, fight, done);
  if (done.outcome !== null) await over(stage, fight, done);
}

/** A person here whom a short order names, and who neither fights nor goes with the hero. */
const bystanderIn = (stage: Stage, words: readonly string[]): string | undefined => {
  const person =
    words.length > 4
      ? undefined
      : present(stage).find(
          (each) => !stage.progress.companions.includes(each.id) && mentions(namesOf(each), words) >= 1,
        );
  return person === undefined ? undefined : shortName(person);
};

/** "Nan, hit him": the companion whom the player tells to strike. */
const companionMeant = (stage: Stage, said: string): string | undefined =>
  encounterOf(stage)?.combatants.find(
    ({ name, side, hp }) =>
      side === "friend" && hp.current > 0 && filledPattern("fight companion meant", "iu", shortOf(name)).test(said),
  )?.name;

const shortOf = (name: string): string => (name.split(" ")[0] ?? name).replaceAll(/[^\p{L}]/gu, ".");

async function reopen(stage: Stage, fight: Fight): Promise<void> {
  stage.progress.fight = "";
  const begins = stage.paragraphs.length;
  await startFight(stage, fight.id);
  stage.paragraphs.length = begins;
}

const heroName = (stage: Stage): string => sheetOf(stage)?.name ?? "";

const partyOf = (stage: Stage): string[] => [
  ...stage.brief.table.sheets().map(({ name }) => name),
  ...(encounterOf(stage) ?? stage.brief.story.encounter ?? { combatants: [] as Combatant[] }).combatants.flatMap(
    ({ name, side }) => (side === "foe" ? [] : [name]),
  ),
];

/** The blows of an exchange in the story's words: the hero's, the friends', the foes'. */
function sayBlows(stage: Stage, fight: Fight, done: ActResult): void {
  const hero = heroName(stage);
  const { own, friends, foes } = blowsBy(done, partyOf(stage), hero);
  const named = (name: string): string => inSentence(ordinal(name));
  const first = own[0];
  if (first !== undefined) {
    const whom = named(first.on);
    const hits = own.some(({ hit }) => hit);
    const isDown = own.some(({ down }) => down) || done.left.some(({ who }) => who === first.on);
    say(
      stage,
      hits ? (isDown ? `You hit ${whom}, and it is enough.` : `You hit ${whom}.`) : `You miss ${whom}.`,
      next(stage, `colour/${fight.id}`, fight.colour),
    );
  }
  say(stage, friendsInWords(friends, named));
  say(stage, answerInWords(foes, hero, named));
  if (done.outcome === null) say(stage, leaversInWords(done, partyOf(stage), named));
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
/** The table numbers foes of one name: "The ferry crab 2" is "the second ferry crab". */
const ordinal = (name: string): string =>
  name.replace(pattern("fight ordinal"), (whole, kind: string, at: string) => {
    const word = ORDINALS[Number(at) - 1];
    return word === undefined ? whole : `The ${word} ${kind}`;
  });

/** The hero has done something else, and the foes strike. */
async function foesStrike(stage: Stage, fight: Fight): Promise<void> {
  if (ableFoes(encounterOf(stage)).length === 0) await reopen(stage, fight);
  const done = await order(stage, { op: "pass" });
  if (done === null) return;
  sayBlows(stage, fight, done);
  if (done.outcome !== null) await over(stage, fight, done);
}

/** The story ends the fight. */
async function endFight(stage: Stage, fight: Fight, outcome: "parley" | "flight"): Promise<void> {
  await order(stage, { op: "end", outcome });
  await finish(stage, fight, outcome === "flight" ? "fled" : "parley", false);
}

/** The rules have ended the fight. */
async function over(stage: Stage, fight: Fight, { outcome }: ActResult): Promise<void> {
  if (outcome === "defeat" || outcome === "surrender") {
    say(stage, fight.lost);
    return finish(stage, fight, "lost", false);
  }
  return finish(stage, fight, outcome === "flight" ? "fled" : "won", outcome !== "flight");
}

async function finish(
  stage: Stage,
  fight: Fight,
  result: "won" | "lost" | "fled" | "parley",
  wording: boolean,
): Promise<void> {
  if (wording) say(stage, fight.won);
  stage.progress.fight = "";
  stage.progress.fights[fight.id] = result;
  if (encounterOf(stage) !== null) stage.events.push({ type: "encounter_changed", by: BY, encounter: null });
  await apply(stage, fight.outcomes?.[result]);
}
