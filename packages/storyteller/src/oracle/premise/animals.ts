import { capitalise } from "#english/noun-phrase";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import { deedOf } from "./person-words.ts";
import { replyTo } from "./people/replies.ts";
import { travel } from "./places.ts";
import { findPerson } from "./search.ts";
import { findHere } from "./plot/reveal.ts";
import type { Turn } from "./turn.ts";

/** What is done with an animal of the player's texts: it can be followed, fed, sent to find something, and taken along. */

/** Sends, follows, feeds or takes along an animal. False where the words do something else. */
export async function withAnimal(turn: Turn, animal: LoreEntry, text: string): Promise<boolean> {
  if (/\b(?:attack|kill|shoot|stab|hit|kick|ask|about)\b/iu.test(text)) return false;
  const name = capitalise(shortName(animal));
  const does = deedOf(text);
  const { plot } = turn;
  const come = () => {
    if (!turn.present.some((here) => here.name === animal.name)) turn.bring(animal);
    turn.memo.last = animal.name;
  };
  if (/\b(?:follow|go after|let .* lead)\b/iu.test(text)) {
    come();
    if (!turn.memo.companions.includes(animal.name)) turn.memo.companions.push(animal.name);
    // An animal goes where the culprit has been: by the nose, and not by knowledge.
    const to =
      plot === null || plot.stage !== "open"
        ? animal.at
        : plot.known.includes("where")
          ? plot.hideout
          : turn.place !== plot.start && !plot.known.includes("trace")
            ? plot.start
            : (plot.people.find(({ name: who }) => who === plot.culprit)?.home ?? "");
    if (to === "" || to === turn.place) {
      turn.say(`${name} goes round in a circle, and stops.`, findHere(turn));
      return true;
    }
    turn.say(`${name} knows where to go.`);
    await travel(turn, to, `go to ${to}`);
    return true;
  }
  if (/\b(?:find|seek|fetch|search|track|sniff|smell|scent|nose)\b/iu.test(text)) {
    come();
    turn.say(
      does === null ? "" : `You ${does}.`,
      findHere(turn) ?? `${name} puts its nose to the ground, and finds nothing here.`,
    );
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
  if (/\b(?:feed|give|offer|show|throw)\b/iu.test(text)) {
    come();
    turn.attitude(animal.name, 1);
    turn.say(does === null ? "" : `You ${does}.`, replyTo(turn, animal, text).text);
    turn.log(`You give ${name} something.`);
    return true;
  }
  return false;
}
