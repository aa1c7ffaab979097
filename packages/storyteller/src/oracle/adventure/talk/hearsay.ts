import type { Person } from "#content/adventures/schema";
import { pattern } from "../../patterns.ts";
import { mentions } from "../stage/match-words.ts";
import { knownOf } from "./bystanders.ts";
import { capital, inSentence, namesOf, shortName } from "../stage/prose.ts";
import { exitsOf, nameOf, personHere, type Stage, say } from "../stage/stage.ts";

/** Says what everybody knows about a person whom the hero has met, or about the way to a place. Returns whether the words asked for it. */
export function sayWhatAnybodyKnows(stage: Stage, person: Person, topic: readonly string[]): boolean {
  const other = stage.adventure.people.find(
    (each) => each.id !== person.id && stage.progress.met.includes(each.id) && mentions(namesOf(each), topic) > 0,
  );
  if (other !== undefined) {
    const where = personHere(stage, other.id) && other.hidden === undefined ? " There." : "";
    say(stage, `“${other.name}?” says ${shortName(person)}. “${capital(other.role)}.${where}”`);
    return true;
  }
  // "Room for a fiddler?" asks nothing about the fiddler.
  const known = pattern("hearsay asks about").test(stage.brief.playerText) ? knownOf(stage, topic) : undefined;
  if (known !== undefined) {
    say(stage, `${shortName(person)} can say that much. ${known}`);
    return true;
  }
  const way = exitsOf(stage).find(({ to }) => mentions([nameOf(stage, to)], topic) > 0);
  if (way === undefined) return false;
  say(stage, `“${capital(inSentence(nameOf(stage, way.to)))}?” says ${shortName(person)}. “${capital(way.how)}.”`);
  return true;
}

/** Names the person or place in the question that the person knows nothing about, so that the reply repeats it. */
export function echo(stage: Stage, person: Person, topic: readonly string[]): string {
  const { people, places } = stage.adventure;
  const named =
    people.find((each) => each.id !== person.id && mentions([each.name], topic) > 0) ??
    places.flatMap(({ things }) => things).find(({ name }) => mentions([name], topic) >= 1) ??
    places.find(({ name }) => mentions([name], topic) >= 1);
  if (named === undefined) return "";
  return `${capital("role" in named ? shortName(named) : inSentence(named.name))}? `;
}
