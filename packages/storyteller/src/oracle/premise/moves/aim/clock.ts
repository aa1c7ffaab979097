import { capitalise } from "#english/noun-phrase";
import { BY, type Turn } from "../../turn.ts";
import { askPlayer } from "../open-question.ts";
import { endings } from "./ends.ts";
import { DEAR } from "./ending.ts";
import { rivalOf, strikes } from "../people/rival.ts";
import { isSamePlace } from "../../lore/whereabouts.ts";
import { arrive, whoIsHere } from "../travel/travel.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn } from "../../lore/lore.ts";
import { track } from "./vow.ts";

/** What presses the hero: the clock that runs against the aim, and the roll that ends it. */

export const SEGMENTS = 6;

/** How far the clock stands. */
export function clockStands(turn: Turn): string {
  const clock = turn.story.clocks[0];
  return clock === undefined ? "" : `${clock.name}: ${clock.filled} of ${clock.segments}.`;
}

/** Moves the clock. When it is full something happens that the player must face. */
export function tick(turn: Turn): string {
  const clock = turn.story.clocks[0];
  if (clock === undefined || turn.main === undefined) return "";
  turn.change({ type: "clock_changed", by: BY, name: clock.name, ticks: 1 });
  if ((clock.filled + 1) * 2 === clock.segments) return `${clockStands(turn)} Half of it is gone.`;
  if (clock.filled + 1 < clock.segments) return clockStands(turn);
  turn.change({ type: "clock_changed", by: BY, name: clock.name, ticks: -clock.segments });
  turn.memo.screws += 1;
  const full = `${clock.name}: full. ${turn.memo.screws === 1 ? clock.full : "It is full again, and it comes harder."} It begins again at 0.`;
  const strike = strikes(turn);
  const question =
    strike === null
      ? askPlayer(turn, {
          sort: "event",
          asks: turn.oneOf(["Something turns now, and for the worse. What is it?", "What is lost by it?"]),
          about: turn.main.title,
        })
      : askPlayer(turn, { sort: "event", ...strike });
  return `${full} ${question}`;
}

export const ENDS =
  /^(?:(?:then |now |ok )?i )?(?:(?:want to |try to )?end it|end this(?: now| here)?|finish (?:it|this)(?: now)?|settle (?:it|this)|let'?s end (?:it|this)|bring (?:it|this) to an end|make an end of it)\b/iu;

/** Whether a message ends the story: then no other question is asked in its turn, and it is played where it is decided. */
export function beginsEnd(turn: Turn, texts: readonly string[]): void {
  if (!texts.some((text) => ENDS.test(text)) || turn.main === undefined || turn.memo.progress < 4) return;
  turn.ending = true;
  turn.memo.pending = null;
  turn.memo.danger = null;
  if (turn.story.encounter !== null) turn.change({ type: "encounter_changed", by: BY, encounter: null });
  goToFinale(turn);
  // Whom the last words are for is there.
  for (const entry of entriesIn(turn.lore, turn.brief.playerText).slice(0, 3))
    if (turn.people.some(({ name }) => name === entry.name) && fateOf(turn.lore, entry) === null) turn.bring(entry);
}

function goToFinale(turn: Turn): void {
  const { finale } = turn.memo;
  if (finale === "" || isSamePlace(finale, turn.place)) return;
  arrive(turn, finale, rivalOf(turn));
  turn.say(`It ends at ${turn.place}.`, whoIsHere(turn));
}

/** The steps against two dice, in the open; then the player says how it ends. */
export async function endIt(turn: Turn): Promise<void> {
  const { main, memo } = turn;
  if (main === undefined)
    return turn.say("Nothing is open that could end. Say “I am after …”, and that is what it is about.");
  if (memo.progress < 4) {
    turn.say(`It is too early: two ten-sided dice would have to fall below ${memo.progress}. ${track(turn)}`);
    return;
  }
  goToFinale(turn);
  memo.pending = null;
  const { dice } = await turn.brief.table.roll("2d10", `The end: both below ${memo.progress} is strong, one is weak`);
  turn.rolled = true;
  const beaten = dice.filter(({ value }) => value < memo.progress).length;
  const rolled = dice.map(({ value }) => value).join(" and ");
  if (beaten === 0) {
    turn.ending = false;
    memo.progress = Math.max(2, memo.progress - 2);
    turn.log("You tried to end it too early.");
    turn.say(
      `${capitalise(rolled)} against your ${memo.progress + 2}: a miss. Something that you took for certain is not so. ${track(turn)}`,
      tick(turn),
    );
    if (memo.pending === null)
      turn.say(
        askPlayer(turn, {
          sort: "event",
          asks: "What have you been wrong about?",
          about: memo.clues.slice(-3).join(" "),
        }),
      );
    return;
  }
  turn.say(
    `${capitalise(rolled)} against your ${memo.progress}: ${beaten === 2 ? "a strong hit. It ends as you want it" : "a weak hit. It ends, and it costs something dear"}.`,
    askPlayer(turn, {
      sort: "end",
      asks: beaten === 2 ? "How does it end?" : `How does it end, and ${DEAR}?`,
      proposes: endings(turn, beaten === 2),
    }),
  );
}
