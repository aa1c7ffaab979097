import { filledPattern, pattern, sourceOf, storedPattern } from "../../../patterns.ts";
import type { Combatant, Encounter } from "#contracts/story/state";
import { capitalise } from "#english/noun-phrase";
import type { ActResult, EncounterOrder, NamedAct } from "../../../../ports.ts";
import { answerInWords, blowsBy, friendsInWords, leaversInWords } from "../../../rules/fight-words.ts";
import { entriesIn, findEntry, type LoreEntry, shortName } from "../../lore/lore.ts";
import { fateOf, HIM, pronounOf } from "../../lore/fates.ts";
import { deedOf } from "../../words/person-words.ts";
import { tick } from "../aim/clock.ts";
import { isOpen } from "../../case/open/open-story.ts";
import { keepCompany } from "../people/company.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import { isMany } from "./danger-words.ts";
import { struckIn } from "./struck.ts";
import type { Turn } from "../../turn.ts";

const BY = "game_master" as const;

/** What of a reading a blow or a word amid a fight needs. */
interface Struck {
  readonly act: string;
  readonly target: string | null;
}

export const foesOf = ({ encounter }: { readonly encounter: Encounter | null }): Combatant[] =>
  encounter?.combatants.filter(({ side, hp, left }) => side === "foe" && hp.current > 0 && left === undefined) ?? [];

/** Fights. The hero can fight only those who are here: people in the scene, and creatures that the texts put in this place. */
/** Whether a person has come to harm the hero. */
export const isFoe = (turn: Turn, name: string): boolean => turn.member(name)?.attitude === -3;

export async function fight(turn: Turn, reading: Struck, text: string): Promise<void> {
  const [fought] = foesOf(turn.story);
  const struck = struckIn(turn, text, fought === undefined ? undefined : turn.entry(fought.name));
  const meant = struck === null || struck === "unsaid" || !turn.isHere(struck) ? undefined : struck;
  const aimed = fought === undefined ? undefined : (meant ?? (struck === "unsaid" ? aimedAt(turn, text) : undefined));
  if (fought !== undefined && (aimed === undefined || aimed.name === fought.name)) return exchange(turn, reading, text);
  if (fought !== undefined && aimed !== undefined) {
    // If the blow is aimed at somebody else, the present fight ends and a new one begins.
    turn.change({ type: "encounter_changed", by: BY, encounter: null });
    turn.say(`You turn from ${shortName(turn.entry(fought.name))}.`);
    return beginWith(turn, aimed, reading, text);
  }
  const foe = await foeMeant(turn, reading, text);
  if (foe !== null) await beginWith(turn, foe, reading, text);
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

async function foeMeant(turn: Turn, reading: Struck, text: string): Promise<LoreEntry | null> {
  const danger = turn.memo.danger === null ? undefined : turn.entry(turn.memo.danger.who);
  const isNamed = entriesIn(turn.lore, text).some((each) => turn.isHere(each) && each.kind !== "thing");
  const struck = struckIn(turn, text);
  const entry =
    (struck === null || struck === "unsaid" ? undefined : struck) ??
    (isNamed ? undefined : danger) ??
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
  const isDanger = entry !== undefined && turn.memo.danger?.who === entry.name;
  if (entry === undefined || (entry.kind !== "person" && entry.kind !== "creature" && !isDanger)) {
    const here = turn.present.map((each) => shortName(each));
    turn.say(here.length === 0 ? "There is nobody here to fight." : `Whom do you attack? Here is ${here.join(", ")}.`);
    return null;
  }
  if (turn.isHere(entry)) return entry;
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
    `${capitalise(shortName(entry))} ${isMany(entry.name) ? "are" : "is"} not here.`,
    lair === "" || lair === turn.place ? "" : `It would have to be at ${lair}.`,
  );
  if (lair !== "" && lair !== turn.place)
    turn.memo.offers.push({ text: `go to ${lair}`, act: "travel", target: lair, topic: "" });
  return null;
}

/** Lets the table change the fight by the rules. Null if they do not allow it. */
async function order(turn: Turn, wanted: EncounterOrder): Promise<ActResult | null> {
  return keep(turn, await turn.brief.table.encounter(wanted, turn.story));
}

function keep(turn: Turn, result: ActResult | { readonly why: string }): ActResult | null {
  if ("why" in result) return null;
  for (const event of result.events) turn.change(event);
  turn.rolled = true;
  return result;
}

/** A name that says that somebody is more than others of their kind. */
const GREAT = storedPattern("fight great");

/** The hero begins a fight, and strikes first. */
async function beginWith(turn: Turn, entry: LoreEntry, reading: Struck, text: string): Promise<void> {
  const { name } = entry;
  turn.memo.quarrel = {
    who: name,
    attitude: turn.member(name)?.attitude ?? 0,
    hp: turn.sheet?.hp.current ?? 0,
    turn: turn.brief.number,
  };
  turn.memo.companions = turn.memo.companions.filter((one) => one !== name);
  await keepCompany(turn);
  const begun = await order(turn, {
    op: "start",
    foes: [{ name: name.slice(0, 120), count: 1, kind: kindOf(turn, entry), hard: GREAT.test(name) }],
    friends: [],
    heroFirst: true,
    // In an open story a person who is attacked defends themselves, and no more.
    // A wolf that leaps out of the dark is no person, whatever else it was read as.
    ...(isOpen(turn.memo.case) && entry.kind === "person" && kindOfNoun(name.split(" ").at(-1)!) !== "creature"
      ? { merciful: true, faint: true }
      : {}),
  });
  if (begun === null) {
    return turn.say("You are in no state to fight.");
  }
  if (turn.member(name) !== undefined) turn.change({ type: "cast_changed", by: BY, name, attitude: -3 });
  turn.memo.danger = null;
  return exchange(turn, reading, text);
}

/** What somebody is as a foe: their role, or their name; a beast where the texts have no better word. */
const kindOf = (turn: Turn, { name, kind }: LoreEntry): string =>
  [turn.member(name)?.role ?? "", name, kind === "creature" ? "beast" : ""].filter(Boolean).join(" ").slice(0, 120);

const STRIKING = storedPattern("fight striking");

/** The hero's blow, and the answer to it. */
async function exchange(turn: Turn, reading: Struck, text: string): Promise<void> {
  const foe = foesOf(turn.story)[0]!;
  turn.memo.last = foe.name;
  const companion = companionMeant(turn, text);
  const who = companion ?? turn.sheet?.name ?? "";
  const asked: NamedAct = { who, kind: "attack", with: "", words: text, targets: [foe.name] };
  const spell =
    reading.act === "cast"
      ? await turn.brief.table.act({ ...asked, kind: "cast", with: spellIn(text) }, turn.story)
      : null;
  const done = keep(turn, spell !== null && !("why" in spell) ? spell : await turn.brief.table.act(asked, turn.story));
  if (done === null) return strikesBack(turn);
  await sayExchange(turn, done, foe, strikeIn(turn, text, foe.name));
}

/** The spell that words name: "fire bolt" of "I cast fire bolt at it". */
const spellIn = (text: string): string => pattern("fight spell in").exec(text)?.[1] ?? text;

/** "Osk, hit it": the companion whom the player tells to strike. */
const companionMeant = ({ story }: Turn, text: string): string | undefined =>
  story.encounter?.combatants.find(
    ({ name, side, hp }) =>
      side === "friend" &&
      hp.current > 0 &&
      filledPattern("fight companion meant 2", "iu", (name.split(" ")[0] ?? name).replaceAll(/[^\p{L}]/gu, ".")).test(
        text,
      ),
  )?.name;

/** The blow in the player's own words, where they are words of a blow. */
function strikeIn(turn: Turn, text: string, foe: string): string {
  const does = deedOf(text);
  return does === null || !STRIKING.test(does) || does.length > 70 ? `strike at ${shortName(turn.entry(foe))}` : does;
}

const partyOf = (turn: Turn): string[] => [
  ...turn.brief.table.sheets().map(({ name }) => name),
  ...[turn.brief.story, turn.story].flatMap(({ encounter }) =>
    (encounter?.combatants ?? []).flatMap(({ name, side }) => (side === "foe" ? [] : [name])),
  ),
  ...turn.story.cast.flatMap(({ name, companion }) => (companion ? [name] : [])),
];

/** Says what an exchange of blows did, and what came of it. `strike` is the hero's blow in words. */
async function sayExchange(turn: Turn, done: ActResult, foe: Combatant, strike: string): Promise<void> {
  const hero = turn.sheet?.name ?? "";
  const party = partyOf(turn);
  const { own, friends, foes } = blowsBy(done, party, hero);
  // Of "the riders" one strikes at a time.
  const named = (name: string): string => (isMany(name) ? `one of ${name}` : shortName(turn.entry(name)));
  const damage = own.reduce((sum, blow) => sum + blow.damage, 0);
  const isDown = done.blows.some(({ on, down }) => on === foe.name && down);
  if (own.length > 0) {
    const byHero = own.some(({ on, down }) => on === foe.name && down);
    turn.say(
      byHero
        ? `You ${strike}, and ${named(foe.name)} goes down.`
        : own.some(({ hit }) => hit)
          ? `You ${strike}, and it lands: ${damage} damage.`
          : `You ${strike}, and miss.`,
      byHero || !own.some(({ hit }) => hit) ? "" : state(turn, foe.name),
    );
  }
  turn.say(friendsInWords(friends, named));
  turn.say(answerInWords(foes, hero, named), healthAfter(turn, foes));
  turn.say(leaversInWords(done, party, named));
  for (const { who } of done.left) if (!party.includes(who)) goes(turn, who);
  if (done.outcome !== null) await over(turn, done, foe.name, isDown);
}

/** How the foe looks. */
function state(turn: Turn, name: string): string {
  const now = turn.story.encounter?.combatants.find((one) => one.name === name)?.hp;
  if (now === undefined || now.current <= 0) return "";
  const who = capitalise(shortName(turn.entry(name)));
  if (now.current * 4 <= now.max) return `${who} can hardly stand.`;
  return now.current * 2 <= now.max ? `${who} is bleeding.` : "";
}

/** How the hero is after blows that hit. */
function healthAfter(turn: Turn, foes: ActResult["blows"]): string {
  const { sheet } = turn;
  if (sheet === null || !foes.some(({ on, damage }) => on === sheet.name && damage > 0)) return "";
  return sheet.hp.current > 0
    ? `You have ${sheet.hp.current} of ${sheet.hp.max} hit points.`
    : "You fall, and what becomes of you the next turn shows.";
}

/** Somebody has had enough, and is gone. */
function goes(turn: Turn, name: string): void {
  leavesScene(turn, name);
  if (turn.member(name) !== undefined) turn.change({ type: "cast_changed", by: BY, name, attitude: -2, place: "" });
}

function leavesScene(turn: Turn, name: string): void {
  const { scene } = turn.story;
  if (scene !== null)
    turn.change({ type: "scene_changed", by: BY, present: scene.present.filter((each) => each !== name) });
}

/** The rules have ended the fight. */
async function over(turn: Turn, done: ActResult, foe: string, isDown: boolean): Promise<void> {
  const name = shortName(turn.entry(foe));
  turn.say(done.won);
  if (done.outcome === "defeat") return turn.log(`${capitalise(name)} brought you down.`);
  if (done.outcome === "flight") return turn.log(`You get away from ${name}.`);
  if (!isDown) return end(turn, `${capitalise(name)} gave up the fight.`);
  const entry = turn.entry(foe);
  leavesScene(turn, foe);
  if (entry.kind === "creature") turn.change({ type: "cast_changed", by: BY, name: entry.name, alive: false });
  end(turn, `You brought down ${name}.`);
  turn.beaten = foe;
}

/** Goes on after the rules have done what the hero does from the sheet, and everybody else's turn with it. */
export async function afterAct(turn: Turn, acted: readonly string[]): Promise<void> {
  turn.say(acted.join(" "));
  const { performed } = turn.brief;
  if (performed === undefined || performed.outcome === null) return;
  const down = performed.blows.findLast(({ down }) => down)?.on ?? performed.left[0]?.who;
  for (const { who } of performed.left) goes(turn, who);
  if (down !== undefined)
    await over(
      turn,
      { ...performed, won: "" },
      down,
      performed.blows.some((blow) => blow.down && blow.on === down),
    );
}

/** The foes' blows after the hero did something else. */
export async function strikesBack(turn: Turn): Promise<void> {
  const [foe] = foesOf(turn.story);
  if (foe === undefined) return;
  const done = await order(turn, { op: "pass" });
  if (done !== null) await sayExchange(turn, done, foe, "");
}

function end(turn: Turn, sentence: string): void {
  turn.memo.danger = null;
  if (turn.story.encounter !== null) turn.change({ type: "encounter_changed", by: BY, encounter: null });
  turn.log(sentence);
  turn.fact(sentence);
}

/** Words amid a fight: a check ends it, or the foe answers with steel. */
export async function parley(turn: Turn, reading: Struck): Promise<void> {
  const foe = foesOf(turn.story)[0]!;
  const name = capitalise(shortName(turn.entry(foe.name)));
  const skill = reading.act === "threaten" ? "Intimidation" : reading.act === "deceive" ? "Deception" : "Persuasion";
  const grade = await turn.check(
    "charisma",
    skill,
    foe.hp.current * 2 <= foe.hp.max ? 10 : 13,
    `Whether ${name} stops fighting`,
  );
  if (grade === "miss") {
    turn.say(`${name} does not listen.`);
    return strikesBack(turn);
  }
  turn.change({ type: "cast_changed", by: BY, name: foe.name, attitude: -1 });
  turn.say(`${name} stops, and hears you.`, grade === "weak" ? tick(turn) : "");
  const ended = await order(turn, { op: "end", outcome: "parley" });
  turn.say(ended?.won ?? "");
  end(turn, `You talked ${shortName(turn.entry(foe.name))} down.`);
}

/** The hero flees by the rules: blows of those beside, then a check. */
export async function flee(turn: Turn): Promise<boolean> {
  const foe = foesOf(turn.story)[0]!;
  const name = shortName(turn.entry(foe.name));
  // Who has tried it once gets away, and who only defended themselves runs after nobody.
  const key = `fled ${foe.name} ${turn.memo.quarrel?.turn ?? 0}`;
  const isLet = turn.wasSaid(key) || (isOpen(turn.memo.case) && turn.entry(foe.name).kind === "person");
  turn.markSaid(key);
  const done = await order(turn, isLet ? { op: "end", outcome: "flight" } : { op: "flee" });
  if (done?.outcome === "flight" || (isLet && done !== null)) {
    turn.say(
      answerInWords(blowsBy(done, partyOf(turn), turn.sheet?.name ?? "").foes, turn.sheet?.name ?? "", (one) =>
        isMany(one) ? `one of ${one}` : shortName(turn.entry(one)),
      ),
    );
    turn.memo.danger = null;
    turn.say(`You get away from ${name}.`);
    turn.log(`You get away from ${name}.`);
    return true;
  }
  turn.say(`You try to get away, and ${name} is in your way.`);
  if (done !== null) await sayExchange(turn, done, foe, "");
  return false;
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
  turn.say(`You come round at ${turn.place}, with one hit point.`, tick(turn), sourceOf("fight comes round"));
  turn.log(`You come round at ${turn.place}.`);
}
