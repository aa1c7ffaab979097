import type { LoreEntry } from "./lore.ts";
import { shortName } from "./lore.ts";
import { anyOf, lineOf } from "./people/voices.ts";
import { findPerson } from "./search.ts";
import { fill, spokenBy } from "./plot/fill.ts";
import { tellsClue } from "./plot/reveal.ts";
import { secretOf } from "./people/opinions.ts";
import type { Turn } from "./turn.ts";
import { capitalise } from "#english/noun-phrase";

/** A contest of strength, wit or luck, in which nobody is hurt: whoever loses owes the other an answer. */

const BEGINS: readonly string[] = [
  "{T} takes off a coat, folds it, and is ready before you are. Somebody calls a price, and somebody takes it.",
  "It goes on for longer than either of you had meant. Half of those who are passing stop passing.",
  "{T} smiles at first. After a while {T} stops smiling, and that is when it becomes a contest.",
];
const WON: readonly string[] = [
  "You win it by less than it looks. {T} stares at the place where it was lost.",
  "Then it is over, and it is you. Nobody is more surprised than {T}.",
];
const LOST: readonly string[] = [
  "Then it is over, and it is not you. {T} has the grace to say that it was close, and the lack of it to say so loudly.",
  "You lose, in front of everyone. It will be told in your hearing for a week.",
];

export async function contest(turn: Turn, named: LoreEntry | undefined, text: string): Promise<void> {
  const against = named ?? turn.present.find(({ name }) => name === turn.memo.last) ?? turn.present[0];
  if (against === undefined) {
    turn.still = true;
    return turn.say("There is nobody here to try it against.");
  }
  if (!turn.present.some(({ name }) => name === against.name)) await findPerson(turn, against);
  turn.memo.last = against.name;
  const name = capitalise(shortName(against));
  const strong = /\b(?:wrestl\w*|race|duel)\b/iu.test(text);
  const grade = await turn.check(
    strong ? "strength" : "charisma",
    strong ? "Athletics" : "Deception",
    12,
    `Whether you beat ${name}`,
  );
  turn.log(`You try yourself against ${shortName(against)}${grade === "failure" ? ", and lose" : ", and win"}.`);
  const begins = anyOf(turn, BEGINS).replaceAll("{T}", name);
  if (grade === "failure") {
    turn.say(begins, anyOf(turn, LOST).replaceAll("{T}", name));
    return turn.say(turn.tick(`Lost against ${shortName(against)}`));
  }
  const { plot } = turn;
  const owed =
    plot !== null && plot.stage === "open" && plot.culprit === against.name
      ? spokenBy(
          shortName(against),
          fill(
            turn,
            plot,
            "You have earned one answer, so here it is. I was at {S} that night. I shall deny that I said so.",
          ),
        )
      : (tellsClue(turn, against, shortName(against), true) ??
        spokenBy(
          shortName(against),
          against.kind === "person" ? secretOf(turn, against) : lineOf(turn, against, "hears"),
        ));
  turn.say(begins, anyOf(turn, WON).replaceAll("{T}", name), owed);
}
