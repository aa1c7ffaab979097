import { storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { apply } from "../stage/effects.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { calledHere, calledStems } from "../talk/conversation-partner.ts";
import { capital, listed, namesOf, shortName } from "../stage/prose.ts";
import { add, count, present, type Stage, say } from "../stage/stage.ts";

const BODY = storedPattern("dead body");
const SAYING: ReadonlySet<Reading["act"]> = new Set(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);
const GOING_THROUGH = storedPattern("dead going through");
const MOVING = storedPattern("dead moving");

/** The people who lie dead where the hero is. */
const deadHere = ({ adventure, progress }: Stage): Person[] =>
  adventure.people.filter(({ id }) => progress.dead.includes(id) && progress.people[id] === progress.place);

/**
 * Answers words about a dead person. The body can be looked at, searched and moved, and it does not answer.
 * @returns whether the words were about a dead person
 */
export async function dealWithDead(stage: Stage, reading: Reading, text: string): Promise<boolean> {
  const here = deadHere(stage);
  const stems = stemsOf(text);
  const person =
    here.find((each) => mentions(namesOf(each), stems) >= 1) ??
    (BODY.test(text) ? here.at(-1) : undefined) ??
    here.find(({ body }) => GOING_THROUGH.test(text) && body !== undefined && mentions(body.about, stems) >= 1);
  if (person === undefined || isSaidToTheLiving(stage, person, reading, text)) return false;
  const { name, object } = wordsFor(person);
  if (SAYING.has(reading.act) || mentions(namesOf(person), calledStems(text)) >= 1) {
    say(stage, `${capital(name)} does not answer. ${capital(person.pronoun)} ${be(person)} dead.`);
    stage.still = true;
  } else if (reading.act === "fight") {
    say(stage, `${capital(name)} ${be(person)} dead already.`);
    stage.still = true;
  } else if (GOING_THROUGH.test(text)) await searchBody(stage, person);
  else if (MOVING.test(text)) moveBody(stage, person);
  else say(stage, `${capital(name)} lies where ${person.pronoun} fell.`, person.body?.look);
  if (count(stage, `body/${person.id}`) === 0 && present(stage).length > 0 && !stage.still) {
    const watching = listed(present(stage).map(shortName));
    say(stage, `${watching} ${present(stage).length === 1 ? "watches" : "watch"} you, and not ${object}.`);
  }
  return true;
}

/** "Mrs Achard is dead, Dilly" is said to a living person. */
function isSaidToTheLiving(stage: Stage, person: Person, { act, target }: Reading, text: string): boolean {
  if (present(stage).length === 0) return false;
  const called = calledHere(stage, text);
  if (called !== null) return true;
  if (!SAYING.has(act)) return false;
  return target !== person.name && mentions(namesOf(person), calledStems(text)) === 0;
}

async function searchBody(stage: Stage, person: Person): Promise<void> {
  const { name } = wordsFor(person);
  const before = count(stage, `searched-body/${person.id}`);
  if (before > 0) return say(stage, `You have been through what ${name} had.`);
  if (person.body === undefined) return say(stage, `You go through what ${name} had. There is nothing that you need.`);
  say(stage, person.body.search);
  await apply(stage, person.body.effects);
}

function moveBody(stage: Stage, person: Person): void {
  const { name, object } = wordsFor(person);
  const moved = stage.progress.flags.includes(`moved-${person.id}`);
  add(stage.progress.flags, `moved-${person.id}`);
  say(
    stage,
    moved
      ? `You have moved ${object} once. There is no better place.`
      : `You move ${name} to where nobody will stumble over ${object}. It takes longer than you would have thought, and it hides nothing from anybody who lives here.`,
  );
}

const wordsFor = (person: Person): { readonly name: string; readonly object: string } => ({
  name: shortName(person),
  object: { she: "her", he: "him", they: "them", it: "it" }[person.pronoun],
});

const be = ({ pronoun }: Person): string => (pronoun === "they" ? "are" : "is");
