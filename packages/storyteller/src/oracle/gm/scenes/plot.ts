import { apart, must, should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import type { Stage } from "../stage.ts";
import { peopleHere, personSlots } from "../story/people.ts";
import { LAST_STEP, type Person, type Thread } from "../story/state.ts";
import { advance, linesOf, newThread, openThread, threadSlots } from "../story/threads.ts";
import { END_BRIEF, LINE_FOUND, LINE_SAID, NEXT, REWARD, TO_THE_LAIR, TRUTH } from "../text/threads.ts";
import { remember } from "./tools.ts";

/** The next thing to be learned about the open thread, said by `teller` or found; at its lair, and last, its end. */
export async function learn(stage: Stage, teller: Person | null): Promise<Beat[]> {
  const thread = openThread(stage);
  if (thread === null) return begin(stage, teller);
  const texts = linesOf(thread);
  const slots = { ...threadSlots(thread), ...(teller === null ? {} : personSlots(teller)) };
  const line = texts.clues[thread.step];
  if (line !== undefined) {
    advance(stage, thread);
    return [apart(teller === null ? LINE_FOUND : LINE_SAID, { ...slots, line: [line] })];
  }
  if (stage.story.place !== thread.lair) return [apart(TO_THE_LAIR, slots)];
  return conclude(stage, thread);
}

/** The last of a thread: what it was all along, how it ends, and what that is worth. */
export async function conclude(stage: Stage, thread: Thread): Promise<Beat[]> {
  const { truth, end } = linesOf(thread);
  const slots = threadSlots(thread);
  advance(stage, thread, LAST_STEP);
  const reward = await finish(stage);
  const brief = stage.brief.detailLevel === "minimal" || stage.brief.detailLevel === "concise";
  const truly = { ...slots, line: [truth] };
  return brief
    ? [must(END_BRIEF, slots), should([end], slots), ...reward]
    : [{ ...must(TRUTH, truly), paragraph: true }, must([end], slots), ...reward];
}

async function finish(stage: Stage): Promise<Beat[]> {
  const level = stage.sheet()?.level ?? 1;
  const coins = stage.random.int(8, 20) * level;
  await stage.change({ type: "gold", delta: coins, reason: "A thread brought to its end" });
  await (stage.brief.scene.campaign.levelProgression === "xp"
    ? stage.change({ type: "experience", delta: 150 * level, reason: "A thread brought to its end" })
    : stage.change({ type: "level_up", reason: "A milestone of the story" }));
  const thread = stage.story.threads.findLast(({ step }) => step >= LAST_STEP);
  if (thread !== undefined) remember(stage, `put an end to ${linesOf(thread).trouble}`, "");
  stage.story = { ...stage.story, tension: 1 };
  return stage.sheet() === null ? [] : [should(REWARD, { coins: String(coins) })];
}

/** Opens a new thread, told by someone here where there is someone. */
export function begin(stage: Stage, teller: Person | null): Beat[] {
  const speaker = teller ?? peopleHere(stage)[0] ?? null;
  const isFirst = stage.story.threads.length === 0;
  const thread = newThread(stage, speaker?.name ?? "");
  const slots = { ...threadSlots(thread), ...(speaker === null ? {} : personSlots(speaker)) };
  const [first = "", second = ""] = linesOf(thread).hooks;
  const said = speaker === null ? LINE_FOUND : LINE_SAID;
  return [
    ...(isFirst ? [] : [apart(NEXT)]),
    must(said, { ...slots, line: [first] }),
    should(said, { ...slots, line: [second] }),
  ];
}
