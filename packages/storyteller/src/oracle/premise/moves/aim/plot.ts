import { entriesIn, shortName } from "../../lore/lore.ts";
import { placesOf, whereIs } from "../../lore/whereabouts.ts";
import type { Turn } from "../../turn.ts";
import { foesOf } from "../danger/fight.ts";
import { askPlayer } from "../open-question.ts";
import { propose } from "../proposals.ts";
import { enemiesOf, rivalOf } from "../people/rival.ts";

/** The shape of the story: somebody who is against the hero from a fifth of the way on, and a place where it is decided. */

const OPPOSED = 2;
const DECIDED = 6;

/** Brings the story a step further by itself, where nothing else is open. */
export function unfold(turn: Turn): void {
  const { memo, main } = turn;
  if (!turn.moved || main === undefined || turn.ended !== "" || memo.pending !== null || memo.danger !== null) return;
  if (foesOf(turn.story).length > 0) return;
  const times = (key: string) => [1, 2].filter((at) => turn.wasSaid(`${key} ${at}`)).length;
  const mayAsk = (key: string, since: number) => {
    const asked = times(key);
    if (asked > 1 || memo.progress < since + 2 * asked) return false;
    turn.markSaid(`${key} ${asked + 1}`);
    return true;
  };
  if (memo.rival === "" && memo.progress >= OPPOSED && mayAsk("rival asked", OPPOSED)) {
    const names = [
      ...enemiesOf(turn)
        .slice(0, 2)
        .map((each) => shortName(each)),
      ...propose(turn, "rival", ""),
    ];
    turn.say(
      askPlayer(turn, {
        sort: "rival",
        asks: `You come closer, and somebody does not want that. Who?`,
        proposes: [...new Set(names)].slice(0, 3),
      }),
    );
    return;
  }
  // "Get the heart to Broadford": it is decided there.
  const goal = entriesIn(turn.lore, main.title).find(({ kind, proper }) => kind === "place" && proper);
  if (memo.finale === "" && memo.progress >= DECIDED && goal !== undefined) {
    memo.finale = goal.name;
    turn.say(`It will be decided at ${goal.name}.`);
    return;
  }
  if (memo.finale === "" && memo.progress >= DECIDED && mayAsk("finale asked", DECIDED)) {
    const home = rivalOf(turn) === undefined ? "" : whereIs(turn, rivalOf(turn)!);
    const places = [home, memo.visited[0] ?? "", ...placesOf(turn)].filter(
      (each, at, all) => each !== "" && all.indexOf(each) === at,
    );
    turn.say(
      askPlayer(turn, { sort: "finale", asks: "It will be decided soon. Where?", proposes: places.slice(0, 3) }),
    );
  }
}
