import { pattern, storedPattern } from "../../patterns.ts";
import type { Person, Thing } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { inSentence, namesOf, shortName } from "../stage/prose.ts";
import { exitsOf, nameOf, personHere, present, type Stage, say } from "../stage/stage.ts";
import { thingMeant } from "../stage/sight.ts";
import { absentPerson, notHere } from "../talk/conversation-partner.ts";
import { asksWhat } from "../talk/said-to-them.ts";
import { destination, namesPlace, travel } from "../acts/travel.ts";

/** "go and talk to Sloe in the Hall", "back to the reeve", "find Stroud": a person is where the hero wants to be. */
const TO_SOMEBODY = storedPattern("adventure go-to-person to somebody", "isu");
const GOES = storedPattern("go-to-person goes");
/** The words that are said on arrival: "ask her about the deed". */
const SAYS = storedPattern("go-to-person says");

const SEEKS = /\b(?:find|look for|seek|search for)\b/iu;

/** What is left to do of a way to a person. */
export interface Arrival {
  readonly person: Person;
  /** The words to the person. Empty if the hero only goes there. */
  readonly text: string;
}

/**
 * If the words are a way to a person, goes to where the hero last saw that person. Null if they are anything else; then nothing has
 * happened.
 */
export async function goToPerson(stage: Stage, reading: Reading, text: string): Promise<Arrival | null> {
  if (/["“]/u.test(text) || text.includes("?") || asksWhat(text) !== "" || stage.progress.fight !== "") return null;
  const [, verb = "", object = ""] = TO_SOMEBODY.exec(text) ?? [];
  const [whom = ""] = object.split(pattern("go-to-person go to person"));
  // "Talk to Aldous in the lane" leads to the lane if he is not here.
  const there = /^(?:talk|speak)/iu.test(verb) && /\b(?:in|at|on|by)\b/iu.test(object);
  const way = there ? destination(stage, null, stemsOf(object), object) : null;
  const leads = way !== null && way !== stage.progress.place && namesPlace(stage, way, stemsOf(object));
  const goes = GOES.test(text.slice(0, text.length - object.length));
  if (verb === "" || !(goes || leads)) return null;
  const stems = stemsOf(whom.replaceAll(/\p{L}+['’]s\b/gu, " "));
  const person = stage.adventure.people.find(
    (each) => mentions(namesOf(each), stems) >= 1 && (personHere(stage, each.id) || isKnown(stage, each)),
  );
  const away = person === undefined ? absentPerson(stage, stems) : null;
  if (away !== null && mentions(namesOf(away), stems) >= 1 && away.hidden === undefined) {
    say(stage, notHere(stage, away));
    stage.still = true;
    return { person: away, text: "" };
  }
  if (person === undefined || stage.progress.dead.includes(person.id)) return null;
  if (!goes && personHere(stage, person.id)) return null;
  const place = destination(stage, null, stems, whom);
  // "Let's go to the hall, Leonie" leads to the hall.
  if (place !== null && namesPlace(stage, place, stems) && !SAYS.test(verb)) return null;
  const words = SAYS.test(verb) ? `${verb} ${object}` : "";
  if (!personHere(stage, person.id)) {
    const named = destination(stage, null, stemsOf(object), object);
    const seen = stage.progress.seen[person.id];
    const near = exitsOf(stage).find(({ to }) => to === stage.progress.people[person.id])?.to;
    const to =
      named !== null && mentions([nameOf(stage, named)], stemsOf(object)) > 0
        ? named
        : // Who is looked for, and has left the place where the hero saw them last, is sought next to it.
          seen === stage.progress.place && SEEKS.test(text)
          ? near
          : (seen ?? near);
    if (to === undefined || to === stage.progress.place) return null;
    // "I go through the green door and look for Sloe" does not lead back out of it.
    if (stage.described === stage.progress.place && to === stage.progress.came && named === null) {
      say(stage, notHere(stage, person));
      stage.still = true;
      return { person, text: "" };
    }
    await travel(stage, { ...reading, target: nameOf(stage, to) }, `to ${nameOf(stage, to)}`);
    if (stage.progress.place === to && !personHere(stage, person.id))
      say(stage, `${shortName(person)} is not at ${inSentence(nameOf(stage, to))} now.`);
    if (!personHere(stage, person.id)) return { person, text: "" };
  } else if (words === "") {
    if (stage.described !== stage.progress.place && (present(stage).length > 1 || !/\bback\b/iu.test(text)))
      say(stage, `${shortName(person)} is right here.`);
    stage.still = true;
    stage.idle = true;
  }
  stage.progress.partner = person.id;
  return { person, text: words };
}

const isKnown = ({ progress }: Stage, { id }: Person): boolean =>
  progress.seen[id] !== undefined || progress.met.includes(id);

const APPROACHES = storedPattern("adventure go-to-person approaches");

/** The thing here to which the hero steps up: "I step up to the portrait". Null if the words lead somewhere else. */
export function approached(stage: Stage, text: string): Thing | null {
  const to = APPROACHES.exec(text)?.[1];
  if (to === undefined || text.includes("?")) return null;
  const stems = stemsOf(to);
  const thing = thingMeant(stage, null, stems);
  const fit = thing === null ? 0 : mentions([thing.name, ...thing.aliases], stems);
  const way = stage.adventure.places.some(
    ({ id, name, aliases }) => id !== stage.progress.place && mentions([name, ...aliases], stems) >= Math.max(1, fit),
  );
  return fit >= 1 && !way ? thing : null;
}
