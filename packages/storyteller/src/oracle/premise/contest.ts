import type { LoreEntry } from "./lore.ts";
import { shortName } from "./lore.ts";
import { askPlayer } from "./hand-over.ts";
import { answersTo } from "./proposals.ts";
import { findPerson } from "./search.ts";
import { bears } from "./goal.ts";
import { trouble } from "./trouble.ts";
import type { Turn } from "./turn.ts";
import { capitalise } from "#english/noun-phrase";

/** Plays a contest of strength, wit or luck in which nobody is hurt. The loser owes the winner an answer. */

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
  if (grade === "failure") {
    turn.say(`${name} wins.`);
    return turn.say(await trouble(turn, `Lost against ${shortName(against)}`));
  }
  const thread = bears(turn, against, "");
  turn.say(
    `You win, and ${name} owes you an answer.`,
    askPlayer(turn, {
      kind: "fact",
      asks: `What does ${name} tell you?`,
      about: `what ${name} owed you`,
      by: against.kind === "person" ? against.name : "",
      ...(thread === undefined ? {} : { thread }),
      choices: answersTo(turn, "what", against),
    }),
  );
}
