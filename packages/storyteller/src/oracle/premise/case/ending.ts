import { capitalise, listed } from "#english/noun-phrase";
import { shortName } from "../lore/lore.ts";
import { fullAim } from "../moves/aim/full-aim.ts";
import { BY, type Grade, type Turn } from "../turn.ts";
import type { PremiseMemo } from "../memo.ts";
import { enterEnd, goOnWith } from "./after-end.ts";
import { fillIn, ofHero } from "./fill-in.ts";
import { hooksAtEnd } from "./hooks.ts";
import { truthOf } from "./people-of-case.ts";

/** The written end, and the story from its record. */

/**
 * Ends the story as it is written for how the showdown came out.
 * @param grade null where the player has said how it ends
 * @param won what the hero's last deed did, or the end in the player's words
 */
export function closeStory(turn: Turn, grade: Grade | null, won = ""): void {
  const { memo, main } = turn;
  const kept = memo.case;
  const truth = kept === null ? undefined : truthOf(kept);
  if (main === undefined || kept === null || truth === undefined) return;
  turn.say(won);
  if (grade !== null)
    for (const paragraph of fillIn(turn, kept, truth.ends[grade]).split(/\n\n+/u)) turn.say(paragraph);
  const result = fillIn(turn, kept, truth.truth);
  const aim = ofHero(fullAim(main));
  turn.change({ type: "thread_changed", by: BY, title: main.title, step: result.slice(0, 400) });
  turn.change({ type: "thread_changed", by: BY, title: main.title, state: "resolved" });
  turn.change({ type: "scene_closed", by: BY, result: result.slice(0, 400) });
  if (grade === null) turn.say(result);
  const found = recap(memo);
  if (found.length > 0)
    turn.say(`You set out to ${aim}. This is what you found and did:\n${found.map((each) => `- ${each}`).join("\n")}`);
  const { sheet } = turn;
  const costs = [
    // Who has come back is no loss.
    ...memo.lost.filter((each) => turn.present.every((entry) => shortName(entry) !== each)),
    ...(sheet !== null && sheet.hp.current < sheet.hp.max
      ? [`${sheet.hp.max - sheet.hp.current} hit point${sheet.hp.max - sheet.hp.current === 1 ? "" : "s"}`]
      : []),
  ];
  const friends = turn.story.cast
    .filter(({ name, alive, met, attitude }) => alive && met !== null && attitude > 0 && name !== kept.who.opponent)
    .map(({ name }) => shortName(turn.entry(name)));
  const promises = turn.story.threads.filter(({ kind, state }) => kind === "promise" && state === "open");
  turn.say(
    friends.length === 0 ? "" : `${capitalise(listed(friends))} stood by you.`,
    costs.length === 0 ? "" : `It cost you ${listed(costs)}.`,
    promises.length === 0
      ? ""
      : `You still owe it: ${promises.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)).join("; ")}.`,
  );
  turn.log(result);
  memo.progress = 0;
  memo.clues = [];
  memo.lost = [];
  memo.danger = null;
  memo.truth = result.slice(0, 800);
  turn.ended = main.title;
  enterEnd(turn, kept, truth, aim, grade);
  turn.say(hooksAtEnd(turn, kept));
  if (!goOnWith(turn, aim))
    turn.say("The story may rest here. Or it goes on: say “I am after …”, and that is what it is about.");
}

const MOST_LINES = 10;

/** What counts of a story, in its order: the clues, what the player said that is so, and what was dared and won. */
function recap({ log, clues, facts }: PremiseMemo): string[] {
  const counts = (text: string) =>
    clues.includes(text) ||
    /^You (?:win|brought)\b|^You (?!try it).*: it comes off/u.test(text) ||
    (facts.includes(text) && text.endsWith(" is behind it."));
  const lines = log.flatMap((each) => {
    const text = each.replace(/^Turn \d+: /u, "");
    return counts(text) ? [text.replace(/: it comes off.*$/u, ".")] : [];
  });
  const all = [...new Set(lines)];
  if (all.length <= MOST_LINES) return all;
  const kept = new Set([...all.filter((text) => clues.includes(text)), ...all].slice(0, MOST_LINES));
  return all.filter((text) => kept.has(text));
}
