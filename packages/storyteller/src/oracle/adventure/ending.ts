import type { Ending, Person } from "#content/adventures/schema";
import { fitOf } from "./talk/conversation-partner.ts";
import { award } from "../rules/award.ts";
import { addressed, attributed, listed, namesOf, shortName } from "./stage/prose.ts";
import { mentions, stemsOf } from "./stage/match-words.ts";
import { BY, count, personOf, sheetOf, so, type Stage, say, textNow } from "./stage/stage.ts";

/**
 * Narrates the end of the story: what happened and why, what happened to everybody, and what the hero keeps. The truth is included at
 * every detail level.
 */
export async function end(stage: Stage): Promise<void> {
  const { adventure, progress } = stage;
  const ending = adventure.endings.find(({ id }) => id === progress.ended);
  if (ending === undefined) return;
  stage.paragraphs.push(addressed(textOf(stage, ending.text), stage.hero));
  const fates = Object.keys(ending.people)
    .map((id) => ({ id, says: fateOf(stage, id) }))
    .filter(({ says }) => says !== "")
    .map(({ id, says }) => `**${personOf(stage, id).name}.** ${says}`);
  if (fates.length > 0) stage.paragraphs.push(fates.join("  \n"));
  const { xp, gold, items, keepsake } = adventure.rewards;
  stage.paragraphs.push(`*${ending.title}.* ${addressed(keepsake, stage.hero)}`);
  await reward(stage, xp, gold, [...items]);
  stage.events.push({
    type: "thread_changed",
    by: BY,
    title: adventure.title,
    step: `${ending.title}.`,
    state: "resolved",
  });
  stage.events.push({ type: "scene_closed", by: BY, result: `${ending.title}.` });
  stage.learned.push({ title: adventure.title, done: true, sentence: `${ending.title}: ${adventure.question}` });
  for (const { asks, id } of adventure.conclusions) {
    if (progress.conclusions.includes(id)) continue;
    const text = adventure.conclusions.find((each) => each.id === id)!.text;
    stage.events.push({
      type: "thread_changed",
      by: BY,
      title: asks,
      question: asks,
      kind: "mystery",
      step: text,
      state: "resolved",
    });
  }
}

/** The text of an ending. Of several parts, those are used whose conditions are true. */
const textOf = (stage: Stage, text: Ending["text"]): string =>
  typeof text === "string"
    ? text
    : text
        .filter(({ when }) => so(stage, when))
        .map(({ says }) => says)
        .join("");

/** What happened to a person in the ending. Empty if the ending does not say it. */
export function fateOf(stage: Stage, id: string): string {
  if (stage.progress.dead.includes(id)) return "";
  const fate = stage.adventure.endings.find((each) => each.id === stage.progress.ended)?.people[id] ?? "";
  // For a person whom the hero never met, this is narrated only if the author gave a condition.
  if (typeof fate === "string" && !stage.progress.met.includes(id)) return "";
  const line = typeof fate === "string" ? fate : (fate.find(({ when }) => so(stage, when))?.says ?? "");
  return addressed(line, stage.hero);
}

async function reward(stage: Stage, xp: number, gold: number, items: readonly string[]): Promise<void> {
  const sheet = sheetOf(stage);
  if (sheet === null) return;
  const { characterId } = sheet;
  const { table } = stage.brief;
  const reason = stage.adventure.title.slice(0, 200);
  if (gold > 0) await table.change({ type: "gold", characterId, delta: gold, reason });
  for (const name of items) await table.change({ type: "item", characterId, name, delta: 1, reason });
  await award(stage.brief, sheet, xp, reason);
}

const TRUTH =
  /\b(?:what|why|how|who)\b.*\b(?:happened|really|truth|did it|was it|behind|about)\b|\b(?:the truth|the rest|explain)\b/iu;

/** "Bakes seven." about Hanne becomes "Hanne Brill bakes seven." Empty if nothing is said about the person. */
const fateLine = (name: string, fate: string): string =>
  fate === ""
    ? ""
    : /^(?!Mistress)\p{Lu}\p{Ll}*s\b|^(?:Had|Went|Got|Took|Gave|Kept|Sold|Shook|Read|Put)\b/u.test(fate)
      ? `${name} ${fate.charAt(0).toLowerCase()}${fate.slice(1)}`
      : `${name}: ${fate}`;

const BECAME = /\b(?:becomes?|became|happens? (?:to|next)|happened to|how is|fate)\b/iu;

/** What a person says after the end, when there is nothing left to hide. Empty if they know nothing about it or are dead. */
function answerAfter(stage: Stage, person: Person, stems: readonly string[]): string {
  if (stage.progress.dead.includes(person.id)) return "";
  const own = new Set(namesOf(person).flatMap(stemsOf));
  const topic = stems.filter((word) => !own.has(word));
  const said = [...person.knows, ...person.smalltalk]
    .map(({ about, says }) => ({ says, fit: fitOf(about, topic, true) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)[0];
  return said === undefined ? "" : attributed(textNow(stage, said.says), shortName(person), person.pronoun);
}

/** What the ending says about somebody who is no person of the adventure: "what happens to Maud?" Empty if it does not name them. */
function epilogueOf(stage: Stage): string {
  const asked = [...stage.brief.playerText.matchAll(/(?<!^\W*)\b\p{Lu}[\p{L}’']+/gu)].map(([name]) => name);
  const ending = stage.adventure.endings.find(({ id }) => id === stage.progress.ended);
  if (asked.length === 0 || ending === undefined) return "";
  const paragraphs = addressed(textOf(stage, ending.text), stage.hero).split("\n\n");
  return paragraphs.findLast((paragraph) => asked.some((name) => paragraph.includes(name))) ?? "";
}

/** Plays a turn after the end: the player may still ask what happened to somebody. */
export function epilogue(stage: Stage): void {
  const { adventure } = stage;
  const stems = stemsOf(stage.brief.playerText);
  const asked = adventure.people.filter(({ name, aliases }) => mentions(namesOf({ name, aliases }), stems) >= 1);
  const fates = asked.map(({ id, name }) => fateLine(name, fateOf(stage, id))).filter((line) => line !== "");
  const answered = asked.length > 0 && !BECAME.test(stage.brief.playerText) ? answerAfter(stage, asked[0]!, stems) : "";
  const title = adventure.endings.find(({ id }) => id === stage.progress.ended)?.title ?? "";
  if (answered !== "") say(stage, answered);
  else if (fates.length > 0) say(stage, fates.join(" "));
  else if (asked.length > 0 && BECAME.test(stage.brief.playerText))
    say(stage, `The story does not tell what became of ${shortName(asked[0]!)}.`);
  else if (epilogueOf(stage) !== "") say(stage, epilogueOf(stage));
  else if (TRUTH.test(stage.brief.playerText)) {
    say(stage, ...adventure.truth.slice(0, -1));
  } else if (count(stage, "epilogue") === 0) {
    const names = adventure.people.filter(({ id }) => fateOf(stage, id) !== "").map(({ name }) => name);
    const ask =
      names.length === 0 ? "what really happened" : `what really happened, or what became of ${listed(names, "or")}`;
    say(
      stage,
      `This story has ended: “${title}”. Ask ${ask}. Take back your last turn to end it another way, or begin another story with this hero.`,
    );
  } else say(stage, `“${title}” is told to its end.`);
  stage.still = true;
}
