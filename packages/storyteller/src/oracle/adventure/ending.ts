import type { Ending } from "#content/adventures/schema";
import { award } from "../rules/award.ts";
import { addressed, shortName } from "./stage/prose.ts";
import { BY, personOf, sheetOf, so, type Stage } from "./stage/stage.ts";

/** What a player may ask after the end, as it is offered. */
export function asksAfterEnd(stage: Stage): readonly string[] {
  const fates = stage.adventure.people
    .filter(({ id }) => fateOf(stage, id) !== "")
    .map((person) => `What became of ${shortName(person)}?`);
  return [...fates.slice(0, 2), "What did I miss?", "How else could it have ended?", ...fates.slice(2)];
}

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
  const done = recapOf(stage);
  if (done !== "") stage.paragraphs.push(done);
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

/** What the hero did, in the author's sentences about it. */
export const recapOf = (stage: Stage): string =>
  (stage.adventure.recap ?? [])
    .filter(({ when }) => so(stage, when))
    .map(({ says }) => addressed(says, stage.hero))
    .join(" ");

/** The text of an ending. Of several parts, those are used whose conditions are true. */
export const textOf = (stage: Stage, text: Ending["text"]): string =>
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
