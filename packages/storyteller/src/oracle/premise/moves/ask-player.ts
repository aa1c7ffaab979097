import { listed } from "#english/noun-phrase";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { placesOf } from "../lore/where/whereabouts.ts";
import type { Sort } from "../memo.ts";
import type { Turn } from "../turn.ts";

/** Asks the player. Answers the question, in a sentence. */
export function askPlayer(
  turn: Turn,
  {
    sort,
    asks,
    choices = sort === "aim" ? aims(turn) : [],
  }: { readonly sort: Sort; readonly asks: string; readonly choices?: string[] },
): string {
  turn.memo.pending = { sort, asks, choices };
  turn.moved = true;
  return choices.length === 0
    ? asks
    : `${asks} ${listed(
        choices.map((choice, at) => `(${at + 1}) ${choice}`),
        "or",
      )}? Or say it yourself.`;
}

/** Aims that anybody could have, three of them. */
function aims(turn: Turn): string[] {
  const place = placesOf(turn).find((each) => each !== turn.place);
  const from = turn.random.int(0, 2);
  return lexicon()
    .proposals.aim!.filter((form) => !form.includes("{L}") || place !== undefined)
    .slice(from, from + 3)
    .map((form) => form.replace("{L}", place ?? ""));
}
