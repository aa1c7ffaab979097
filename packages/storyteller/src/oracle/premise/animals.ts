import { capitalise } from "#english/noun-phrase";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import { deedOf } from "./person-words.ts";
import { askPlayer } from "./hand-over.ts";
import { goalOf } from "./goal.ts";
import { finds } from "./proposals.ts";
import { replyTo } from "./replies.ts";
import { travel } from "./places.ts";
import { findPerson } from "./search.ts";
import type { Turn } from "./turn.ts";

/** Plays what the hero does with an animal of the player's texts: it can be followed, fed, sent to find something, and taken along. */

/** Lets the hero send, follow, feed or take along an animal. False if the words do something else. */
export async function withAnimal(turn: Turn, animal: LoreEntry, text: string): Promise<boolean> {
  if (/\b(?:attack|kill|shoot|stab|hit|kick|ask|about)\b/iu.test(text)) return false;
  const name = capitalise(shortName(animal));
  const does = deedOf(text);
  const come = () => {
    if (!turn.present.some((here) => here.name === animal.name)) turn.bring(animal);
    turn.memo.last = animal.name;
  };
  if (/\b(?:follow|go after|let .* lead)\b/iu.test(text)) {
    come();
    if (!turn.memo.companions.includes(animal.name)) turn.memo.companions.push(animal.name);
    const to = animal.at;
    if (to === "" || to === turn.place) {
      turn.say(scents(turn, name));
      return true;
    }
    turn.say(`${name} knows where to go.`);
    await travel(turn, to, `go to ${to}`);
    return true;
  }
  if (/\b(?:find|seek|fetch|search|track|sniff|smell|scent|nose)\b/iu.test(text)) {
    come();
    turn.say(does === null ? "" : `You ${does}.`, scents(turn, name));
    turn.log(`You let ${name} search ${turn.place}.`);
    return true;
  }
  if (/\b(?:take|bring|carry|lead|call|lure)\b/iu.test(text)) {
    come();
    if (!turn.memo.companions.includes(animal.name)) turn.memo.companions.push(animal.name);
    turn.say(`${name} comes along.`);
    const to = entriesIn(turn.lore, text).find((entry) => entry.kind === "person" && entry.name !== animal.name);
    if (to !== undefined && !turn.present.some((here) => here.name === to.name)) await findPerson(turn, to);
    turn.log(`${name} goes with you.`);
    return true;
  }
  if (/\b(?:feed|give|offer|show|throw|hold out|hand|toss)\b/iu.test(text)) {
    come();
    turn.attitude(animal.name, 1);
    turn.say(does === null ? "" : `You ${does}.`, replyTo(turn, animal, text));
    turn.log(`You give ${name} something.`);
    return true;
  }
  return false;
}

/** Asks the player where the animal's scent leads. */
function scents(turn: Turn, name: string): string {
  const goal = goalOf(turn);
  return `${name} has a scent. ${askPlayer(turn, {
    kind: "fact",
    asks: "What does it lead to?",
    about: `what ${name} finds`,
    lead: "It leads to",
    ...(goal === undefined ? {} : { thread: goal.title }),
    choices: finds(turn),
  })}`;
}
