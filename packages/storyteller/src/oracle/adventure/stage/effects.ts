import { pattern } from "../../patterns.ts";
import type { Adventure, Effects } from "#content/adventures/schema";
import type { Roll } from "#contracts/play/dice";
import type { Sheet } from "#contracts/play/sheet";
import { startFight } from "../acts/encounter.ts";
import { suffices } from "./state.ts";
import {
  add,
  BY,
  drop,
  nameOf,
  personHere,
  personOf,
  placeOf,
  present,
  sheetOf,
  type Stage,
  say,
  textNow,
} from "./stage.ts";
import { stemsOf } from "./match-words.ts";
import { speakersIn } from "./naming.ts";
import { addressed, listed, shortName, withoutArticle } from "./prose.ts";

/** Applies effects in the order in which a player would notice them. */
export async function apply(stage: Stage, effects: Effects | undefined): Promise<void> {
  if (effects === undefined) return;
  const { progress } = stage;
  add(progress.flags, ...(effects.flags ?? []));
  for (const flag of effects.clears ?? []) drop(progress.flags, flag);
  add(progress.passed, ...(effects.passes ?? []));
  add(progress.pressed, ...(effects.pressed ?? []));
  for (const [id, by] of Object.entries(effects.attitudes ?? {})) changeAttitude(stage, id, by);
  for (const [id, to] of Object.entries(effects.moves ?? {})) {
    movePerson(stage, id, to === "here" ? progress.place : to);
  }
  for (const id of effects.joins ?? []) add(progress.companions, id);
  for (const id of effects.leaves ?? []) leave(stage, id);
  for (const id of effects.dies ?? []) kill(stage, id);
  for (const id of effects.takes ?? []) await takeThing(stage, id);
  for (const id of effects.loses ?? []) await loseThing(stage, id);
  await changeSheet(stage, effects);
  for (const id of effects.clues ?? []) findClue(stage, id, true);
  if (effects.goes !== undefined && effects.goes !== progress.place) arrive(stage, effects.goes);
  for (const [id, by] of Object.entries(effects.clocks ?? {})) await tick(stage, id, by);
  if (effects.time !== undefined) await reachTime(stage, effects.time);
  if (effects.event !== undefined) await happen(stage, effects.event);
  if (effects.fight !== undefined && progress.fights[effects.fight] === undefined)
    await startFight(stage, effects.fight);
  if (effects.ending !== undefined && progress.ended === "") progress.ended = effects.ending;
}

/** Stores what the player's words name before a text uses it. */
export function remember(stage: Stage, effects: Effects | undefined): void {
  const named = effects?.remembers === undefined ? "" : namedIn(stage.brief.playerText);
  if (effects?.remembers !== undefined && named !== "") stage.progress.words[effects.remembers] = named;
}

/** What the player's words name, with its article: "a fox" from "we stamp ours with a fox". Empty if they name nothing. */
function namedIn(text: string): string {
  const plain = text
    .replaceAll(pattern("effects named in 4", "giu"), "")
    .replaceAll(/\bno one\b/giu, "nobody")
    .replace(/^\W*no,\s+/iu, "")
    .split(/(?<=[.;!?])\s+/u)
    .filter((sentence) => !pattern("effects named in").test(sentence))
    .join(" ")
    .replace(pattern("effects named in 5"), "")
    .replaceAll(pattern("effects named in 6", "giu"), "");
  const [corrected = "", noun = ""] = pattern("effects named in 2").exec(plain) ?? [];
  if (corrected !== "") {
    const count = pattern("effects named in 3").exec(plain)?.[1]?.toLowerCase();
    return `${count ?? (/^[aeiou]/iu.test(noun) ? "an" : "a")} ${noun.toLowerCase()}`;
  }
  const all = [...plain.matchAll(pattern("effects named in 7", "giu"))];
  // "A salmon. Two salmon, actually": the second says it better.
  const again = all.slice(1).find(([words]) => stemsOf(words).includes(stemsOf(all[0]![2]!).at(-1)!));
  const named = again ?? all[0];
  if (named === undefined) return "";
  return `${named[1]!.toLowerCase().replace(/^(?:our|my)$/u, "the")} ${named[2]!.replace(".", "").trim().toLowerCase()}`;
}

async function changeSheet(stage: Stage, { items, gold, hurts, rests }: Effects): Promise<void> {
  const sheet = sheetOf(stage);
  if (sheet === null) return;
  const { characterId } = sheet;
  const { table } = stage.brief;
  const reason = nameOf(stage, stage.progress.place);
  for (const [name, delta] of Object.entries(items ?? {})) {
    await table.change({ type: "item", characterId, name, delta, reason });
  }
  if (gold !== undefined) await table.change({ type: "gold", characterId, delta: Math.max(gold, -sheet.gold), reason });
  if (hurts !== undefined) {
    const rolled = /d/u.test(hurts) ? await table.roll(hurts, "Damage") : undefined;
    await hurt(stage, sheet, rolled?.total ?? Number(hurts), rolled);
  }
  if (rests !== undefined) await table.rest(rests, reason);
}

/**
 * Hurts the hero, but leaves at least one hit point: accidents of an adventure do not kill.
 * @param rolled the roll that gave the amount, if dice did
 */
async function hurt(stage: Stage, { characterId, hp }: Sheet, amount: number, rolled?: Roll): Promise<void> {
  const delta = -Math.min(amount, Math.max(0, hp.current - 1));
  if (delta !== 0) {
    const reason = nameOf(stage, stage.progress.place);
    await stage.brief.table.change({ type: "hit_points", characterId, delta, reason }, rolled);
  }
}

export function changeAttitude(stage: Stage, id: string, by: number): void {
  const { attitudes } = stage.progress;
  const before = attitudes[id] ?? 0;
  const attitude = Math.max(-3, Math.min(3, before + by));
  if (attitude === before) return;
  attitudes[id] = attitude;
  stage.events.push({ type: "cast_changed", by: BY, name: personOf(stage, id).name, attitude });
}

function movePerson(stage: Stage, id: string, to: string | null): void {
  if (stage.progress.dead.includes(id)) return;
  drop(stage.progress.companions, id);
  if (stage.progress.people[id] === to) return;
  if (stage.progress.people[id] === stage.progress.place) unsayHere(stage, shortName(personOf(stage, id)));
  stage.progress.people[id] = to;
  stage.events.push({
    type: "cast_changed",
    by: BY,
    name: personOf(stage, id).name,
    place: to === null ? "elsewhere" : nameOf(stage, to),
  });
}

/** Who is gone before the reply ends is not named as one who is here: "Mrs Achard and Dilly are here." */
function unsayHere({ paragraphs }: Stage, name: string): void {
  const at = paragraphs.findIndex((text) => / (?:is|are) here\.$/u.test(text) && text.includes(name));
  const names = (paragraphs[at] ?? "").replace(/ (?:is|are) here\.$/u, "").split(/, | and /u);
  const left = names.filter((each) => each !== name);
  if (at === -1 || left.length === names.length) return;
  paragraphs.splice(at, 1, ...(left.length === 0 ? [] : [`${listed(left)} ${left.length === 1 ? "is" : "are"} here.`]));
}

function leave(stage: Stage, id: string): void {
  drop(stage.progress.companions, id);
  stage.progress.people[id] = stage.progress.place;
}

function kill(stage: Stage, id: string): void {
  if (stage.progress.dead.includes(id)) return;
  stage.progress.dead.push(id);
  // The dead person's place is where they died.
  stage.progress.people[id] = stage.progress.place;
  drop(stage.progress.companions, id);
  stage.events.push({ type: "cast_changed", by: BY, name: personOf(stage, id).name, alive: false });
}

const thingCalled = (stage: Stage, id: string) =>
  stage.adventure.places.flatMap(({ things }) => things).find((thing) => thing.id === id);

export const itemName = (thing: { readonly name: string; readonly item?: string | undefined }): string =>
  thing.item ?? withoutArticle(thing.name);

export async function takeThing(stage: Stage, id: string): Promise<void> {
  const thing = thingCalled(stage, id);
  if (thing === undefined || stage.progress.taken.includes(id)) return;
  stage.progress.taken.push(id);
  const sheet = sheetOf(stage);
  const name = itemName(thing);
  if (sheet === null || sheet.inventory.some((item) => item.name === name)) return;
  const reason = nameOf(stage, stage.progress.place);
  await stage.brief.table.change({ type: "item", characterId: sheet.characterId, name, delta: 1, reason });
}

async function loseThing(stage: Stage, id: string): Promise<void> {
  const thing = thingCalled(stage, id);
  drop(stage.progress.taken, id);
  const sheet = sheetOf(stage);
  if (thing === undefined || sheet === null) return;
  const name = itemName(thing);
  if (!sheet.inventory.some((item) => item.name === name)) return;
  await loseItem(stage, sheet, name, nameOf(stage, stage.progress.place));
}

/** Takes one of an item off the hero's sheet. */
export async function loseItem(stage: Stage, { characterId }: Sheet, name: string, why: string): Promise<void> {
  await stage.brief.table.change({ type: "item", characterId, name, delta: -1, reason: why.slice(0, 200) });
}

/** Adds a clue to the quest log. Returns whether it is new. */
export function findClue(stage: Stage, id: string, spoken = false): boolean {
  const clue = stage.adventure.clues.find((each) => each.id === id);
  if (clue === undefined || stage.progress.clues.includes(id)) return false;
  stage.progress.clues.push(id);
  if (!spoken || stage.brief.detailLevel !== "minimal") say(stage, clue.found);
  const how = `Found at ${nameOf(stage, stage.progress.place)}.`;
  stage.events.push({ type: "secret_revealed", by: BY, id, how });
  for (const { id: conclusion, asks, clues } of stage.adventure.conclusions) {
    if (!clues.includes(id)) continue;
    const done = stage.progress.conclusions.includes(conclusion);
    stage.events.push({
      type: "thread_changed",
      by: BY,
      title: asks,
      kind: "mystery",
      question: asks,
      step: clue.says,
    });
    stage.learned.push({ title: asks, done, sentence: own(stage, clue.says) });
  }
  draw(stage);
  return true;
}

/** A text of the quest log, in the form for this hero. */
const own = (stage: Stage, text: string): string => addressed(text, stage.hero);

/** Draws the conclusions for which there are enough clues. They are stored, but the player is the first to say them (theory.ts). */
function draw(stage: Stage): void {
  for (const conclusion of stage.adventure.conclusions) {
    const { id, asks, text } = conclusion;
    if (stage.progress.conclusions.includes(id) || !suffices(conclusion, stage.progress.clues)) continue;
    stage.progress.conclusions.push(id);
    stage.events.push({ type: "thread_changed", by: BY, title: asks, step: own(stage, text), state: "resolved" });
    stage.learned.push({ title: asks, done: true, sentence: own(stage, text) });
  }
}

/** Advances a clock, shows each new segment that the player can notice, and plays what happens when the clock is full. */
export async function tick(stage: Stage, id: string, by: number): Promise<void> {
  const clock = stage.adventure.clocks.find((each) => each.id === id);
  if (clock === undefined) return;
  const before = stage.progress.clocks[id] ?? 0;
  const after = Math.max(0, Math.min(clock.size, before + by));
  if (after === before) return;
  // If the turn has just asked the player something, the answer comes first, and the clock becomes full a turn later.
  const asked = stage.progress.open !== "" && stage.progress.open !== stage.openBefore;
  if (after === clock.size && asked && stage.beats > 0) return;
  stage.progress.clocks[id] = after;
  stage.events.push({ type: "clock_changed", by: BY, name: clock.name, ticks: after - before, shown: true });
  if (after < before) return;
  if (after < clock.size) {
    // If something else has already happened in this turn, the clock's text is left out.
    if (stage.beats > 0 || stage.brief.detailLevel === "minimal") return;
    stage.beats += 1;
    say(stage, clock.steps[after - 1] ?? "");
    return;
  }
  stage.beats += 1;
  say(stage, clock.full);
  await apply(stage, clock.effects);
}

/** Advances the story to this time. */
export async function reachTime(stage: Stage, id: string): Promise<void> {
  const { times } = stage.adventure;
  const target = times.findIndex((time) => time.id === id);
  while (stage.progress.time < target) {
    stage.progress.time += 1;
    stage.progress.timeTurns = 0;
    const time = times[stage.progress.time]!;
    // If several times pass at once, only the text of the last one is shown.
    if (stage.progress.time === target) {
      const earlier = stage.waits > 1 ? stage.paragraphs.indexOf(stage.timeText) : -1;
      if (earlier !== -1) stage.paragraphs.splice(earlier, 1);
      say(stage, time.text);
      if (time.text !== undefined) stage.timeText = stage.paragraphs.at(-1) ?? "";
    }
    stage.beats += 1;
    await apply(stage, time.effects);
  }
}

/** Plays an event. Each event happens only once. */
export async function happen(stage: Stage, id: string): Promise<void> {
  const event = stage.adventure.events.find((each) => each.id === id);
  if (event === undefined || stage.progress.events.includes(id)) return;
  stage.progress.events.push(id);
  stage.progress.happened[id] = stage.progress.turns;
  stage.beats += 1;
  say(stage, event.text);
  await apply(stage, event.effects);
  // The person who speaks last in the event is the one whom the player's answer addresses.
  stage.progress.partner =
    speakersIn(textNow(stage, event.text), present(stage), shortName).at(-1)?.id ?? stage.progress.partner;
  // An event whose answers all need another place is only heard of.
  const here = ({ at }: (typeof event.choices)[number]) =>
    at === undefined || [at].flat().includes(stage.progress.place);
  if (event.choices.some(here)) {
    stage.progress.open = id;
    stage.progress.openAt = isBound(event) ? stage.progress.place : "";
  }
  stage.progress.openSince = stage.progress.turns;
}

/** Whether an event can be answered only where it happens: it brings the hero there, or its condition names the place. */
const isBound = ({ when, effects }: Adventure["events"][number]): boolean =>
  effects?.goes !== undefined || [when, ...(when.all ?? [])].some(({ at }) => at !== undefined);

/** Whether the open event waits for its answer without a limit, because one of its answers ends the story. */
export function staysOpen(stage: Stage): boolean {
  const event = stage.adventure.events.find(({ id }) => id === stage.progress.open);
  return event?.choices.some(({ effects }) => effects?.ending !== undefined) ?? false;
}

/** Moves the hero to a place. travel.ts describes the place and the people there. */
export function arrive(stage: Stage, to: string): void {
  const { progress } = stage;
  progress.came = progress.place;
  progress.place = to;
  // "It" is nothing of the place before.
  progress.thing = "";
  progress.stayed = 0;
  if (!staysOpen(stage)) progress.open = "";
  if (!personHere(stage, progress.partner)) progress.partner = "";
  add(progress.visited, placeOf(stage, to).id);
}
