import { capitalise, listed } from "#english/noun-phrase";
import { withCapitals } from "../../lore/capitals.ts";
import { shortName } from "../../lore/lore.ts";
import type { PremiseMemo } from "../../memo.ts";
import { BY, type Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { rivalOf } from "../people/rival.ts";
import { fullAim } from "./vow.ts";

/** The end: the player's own sentence, and the story told again from its record. */

/** The player has said how it ends: the thread is closed, and what was found, who helped and what it cost is told. */
export function closeStory(turn: Turn, typed: string, asks = ""): void {
  const { main, memo } = turn;
  const words = withCapitals(turn.lore, ` ${toSecondPerson(typed)}`)
    .trim()
    .replace(/(?<=[.!?]”? )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/[.\s]+$/u, "");
  const how = `${capitalise(words)}.`;
  turn.say(how);
  if (main === undefined) return;
  turn.change({ type: "thread_changed", by: BY, title: main.title, step: how.slice(0, 400) });
  turn.change({ type: "thread_changed", by: BY, title: main.title, state: "resolved" });
  turn.change({ type: "scene_closed", by: BY, result: how.slice(0, 400) });
  const met = turn.story.cast.filter(({ alive, met: when }) => alive && when !== null);
  const named = (wanted: (attitude: number) => boolean) =>
    met
      .filter(({ attitude, name }) => wanted(attitude) && name !== memo.rival)
      .map(({ name }) => shortName(turn.entry(name)));
  const [friends, foes] = [named((each) => each > 0), named((each) => each < 0)];
  const rival = rivalOf(turn);
  const from = memo.visited[0] ?? turn.place;
  const { sheet } = turn;
  const dear = priceIn(words, asks.includes(DEAR));
  const costs = [
    ...(dear === "" ? [] : [dear]),
    ...memo.lost,
    ...(sheet !== null && sheet.hp.current < sheet.hp.max
      ? [`${sheet.hp.max - sheet.hp.current} hit point${sheet.hp.max - sheet.hp.current === 1 ? "" : "s"}`]
      : []),
  ];
  turn.say(
    `It began at ${from}, and it ends at ${turn.place}, on ${turn.story.scene?.day === 1 ? "the same day" : `day ${turn.story.scene?.day ?? 1}`}.`,
    `You set out to ${fullAim(main)}.`,
  );
  const chosen = recap(memo);
  if (chosen.length > 0) turn.say(`This is how you got there:\n${chosen.map((each) => `- ${each}`).join("\n")}`);
  turn.say(
    friends.length === 0 ? "You had nobody's help to speak of." : `${capitalise(listed(friends))} stood by you.`,
    rival === undefined ? "" : `${capitalise(shortName(rival))} was against you to the end.`,
    foes.length === 0 ? "" : `${capitalise(listed(foes))} will not forget it.`,
    costs.length > 0
      ? `It cost you ${listed(costs)}.`
      : asks.includes(DEAR)
        ? "It cost you dear, and you know best what."
        : "It cost you nothing that cannot be had again.",
  );
  const promises = turn.story.threads.filter(({ kind, state }) => kind === "promise" && state === "open");
  turn.say(
    promises.length === 0
      ? ""
      : `You still owe it: ${promises.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)).join("; ")}.`,
    "The story may rest here. Or it goes on: say “I am after …”, and that is what it is about.",
  );
  turn.log(how);
  memo.progress = 0;
  memo.clues = [];
  memo.rival = "";
  memo.finale = "";
  memo.lost = [];
  memo.danger = null;
  turn.ended = main.title;
}

/** The question of an end at a price has these words. */
export const DEAR = "what does it cost you";
/** What an end costs, by the player's words or by the proposal: "and Gilbert gets away with it". */
function priceIn(words: string, isDear: boolean): string {
  const named =
    /\b(?:costs?|cost) (?:you|us) (.+?)(?=[.,;]|$)/iu.exec(words)?.[1] ??
    /\byou (?:lose|give up|pay with|leave behind) (.+?)(?=[.,;]|$)/iu.exec(words)?.[1] ??
    /\bat the (?:cost|price) of (.+?)(?=[.,;]|$)/iu.exec(words)?.[1];
  const price =
    /, (?:and|but) ([^,]*\b(?:gets? away|pays? for|dies|is (?:lost|gone|hurt|dead)|nobody believes|too late)\b[^,]*)$/iu.exec(
      words,
    )?.[1];
  return named ?? (!isDear || price === undefined ? "" : `this: ${price}`);
}

const MOST_LINES = 8;
const TRIFLES =
  /^(?:you (?:wait|rest|sleep|go to|go over|find (?:\p{Lu})|come to|look|ask|speak with|press|bring \p{L}+ round|do as you said|think|say|stamp|shut|try|tell)\b|there (?:is|are) no\b|.{0,26}$|asked\b|you asked|it will be decided)|\bin vain\b|\? (?:yes|no)\.$|\?!?\.?$|: (?:nothing|it goes wrong|it helps|it is there)\.?$/iu;
const WINS = /^you (?:win|bring|promise|set out|get|shake)\b|: (?:it comes off|something is there)/iu;

/** What counts of a story, in its order: what was found and settled, what was won, and how it turned; no trifles. */
function recap({ log, clues, facts }: PremiseMemo): string[] {
  const lines = log.flatMap((each) => {
    const [, turn = "", text = ""] = /^(Turn \d+): (.*)$/su.exec(each) ?? [];
    return turn === "" || turn === "Turn 0" || TRIFLES.test(text) ? [] : [{ each, text }];
  });
  const weight = ({ text }: { readonly text: string }) =>
    clues.includes(text) ? 3 : WINS.test(text) ? 2 : facts.includes(text) ? 1 : 0;
  const counting = lines.filter((line) => weight(line) > 0);
  const kept = new Set(
    (counting.length > 2 ? counting : lines).toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_LINES),
  );
  return lines
    .filter((line) => kept.has(line))
    .map(({ each }) => each.replace(/: (it comes off|something is there)/u, ", and $1"));
}
