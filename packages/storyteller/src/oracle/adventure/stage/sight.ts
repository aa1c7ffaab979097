import { pattern, storedPattern } from "../../patterns.ts";
import type { Person, Thing } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { hasName, mentions, stemsOf } from "./match-words.ts";
import { voiced } from "./voice.ts";
import { notHere, personDescribed } from "../talk/conversation-partner.ts";
import { capital, inSentence, listed, namesOf, shortName } from "./prose.ts";
import {
  count,
  exitsNamed,
  exitsOf,
  lookOf,
  nameOf,
  next,
  placeOf,
  present,
  sheetOf,
  so,
  type Stage,
  say,
  textNow,
  thingsAtHand,
} from "./stage.ts";

/** The thing that the player means: the one named, or the one whose names share most words with the text. */
export function thingMeant(stage: Stage, target: string | null, stems: readonly string[]): Thing | null {
  const things = thingsAtHand(stage).filter((thing) => !isOwnClothing(thing, stems));
  const saidOf = new Map(things.map((thing) => [thing, mentions([thing.name, ...thing.aliases], stems)]));
  const said = (thing: Thing) => saidOf.get(thing)!;
  // A thing named in the words counts more than the reading's target. If two things are equal, the one looked at last wins.
  // If the words fit several things alike ("open the glass"), the one looked at last is meant, and not the reading's.
  const isOneOfMany = (thing: Thing) =>
    said(thing) > 0 && things.some((each) => each.id === stage.progress.thing && said(each) === said(thing));
  const readInto = (thing: Thing) =>
    (thing.name === target ? (isOneOfMany(thing) ? 0.1 : 0.9) : 0) +
    (thing.id === stage.progress.thing && said(thing) > 0 ? 0.2 : 0);
  const ranked = things
    .map((thing) => ({ thing, words: said(thing), fit: said(thing) + readInto(thing) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const best = ranked[0];
  // "The Third lantern" is not the lamp on the sill, although that is a lamp too.
  const elsewhere = stage.adventure.places
    .flatMap((place) => place.things)
    .some(
      (thing) =>
        !things.includes(thing) &&
        mentions([thing.name], stems) >= 2 &&
        mentions([thing.name], stems) > (best?.words ?? 0),
    );
  // "Look at the oil barrels" is not about the oil in a lamp: another thing has the last word as its name.
  const head = stems.at(-1) ?? "";
  const isHead = ({ name }: Thing) => stemsOf(name).at(-1) === head;
  if (
    best !== undefined &&
    // "I search the bunk, under the straw and behind the boards" is about the bunk.
    mentions([best.thing.name], stems) < 1 &&
    !stemsOf([best.thing.name, ...best.thing.aliases].join(" ")).includes(head) &&
    !things.some(isHead) &&
    stage.adventure.places.some((place) => place.things.some(isHead))
  )
    return null;
  // "Kick the oil-house door in" is not about the oil in a lamp.
  const way = exitsOf(stage).some(
    ({ to }) => mentions([nameOf(stage, to)], stems) >= Math.max(2, (best?.words ?? 0) + 0.5),
  );
  if (way && target !== best?.thing.name) return null;
  // "Show me this book of his", and the book is in another house.
  const isOfElsewhere = stage.adventure.places.some((place) =>
    place.things.some((thing) => !things.includes(thing) && mentions([thing.name, ...thing.aliases], stems) >= 1),
  );
  // "What is under the mattress" does not mean the portrait that was looked at last.
  const names = stems.includes("the") && !stems.some((word) => POINTS_BACK.has(word));
  // "I put it in my bag" means what was looked at last, whatever the reading makes of the bag.
  const isGuess = best?.words === 0 && stems.includes("it");
  if (
    (best === undefined || isGuess) &&
    !isOfElsewhere &&
    !names &&
    !pointsElsewhere(stems) &&
    stems.length <= SHORT &&
    stems.some((word) => POINTING.has(word))
  ) {
    const last = things.find(({ id }) => id === stage.progress.thing);
    // "Read them all" reads the letters that were found in the desk.
    const many = onlyMany(stems) && !isPlural(last?.name ?? "") && !stems.includes("read");
    return last === undefined || many ? null : last;
  }
  return best === undefined || elsewhere ? null : best.thing;
}

/** Acts for which it matters which of several alike things is meant. */
const ON_ONE: ReadonlySet<Reading["act"]> = new Set(["take", "use", "search", "fight", "give"]);

/** Several alike things of which nothing in the words says which is meant: "open the glass". Empty if it is clear. */
export function alikeThings(stage: Stage, { act }: Reading, text: string): readonly Thing[] {
  const stems = stemsOf(text);
  if (!ON_ONE.has(act) || text.includes("?") || present(stage).some((each) => mentions(namesOf(each), stems) >= 1))
    return [];
  const head = ({ name }: Thing) => stemsOf(name).at(-1) ?? "";
  const things = thingsAtHand(stage);
  const alike = things.filter(
    (thing) => stems.includes(head(thing)) && things.some((each) => each !== thing && head(each) === head(thing)),
  );
  const [word = ""] = alike.map(head);
  const isSaid = ({ name, aliases }: Thing) =>
    stemsOf([name, ...aliases].join(" ")).some(
      (each) => each !== word && each !== "the" && each !== "your" && stems.includes(each),
    );
  const isClear =
    alike.some((thing) => head(thing) !== word || thing.id === stage.progress.thing) || things.some(isSaid);
  return isClear ? [] : alike;
}

/** Asks which of several alike things is meant. */
export function askWhich(stage: Stage, alike: readonly Thing[]): void {
  const many = alike.length === 2 ? "are two" : "are several";
  say(stage, `Which one? There ${many} here: ${listed(alike.map(({ name }) => inSentence(name)))}.`);
  stage.still = true;
}

/** "I grab my coat" means what the hero wears, and not the coat that somebody left here. */
function isOwnClothing({ name, aliases }: Thing, stems: readonly string[]): boolean {
  if (ownClothing(stems) === "" || /^(?:your|my)\b/u.test(name)) return false;
  const others = stems.filter((word) => !WORN.has(word));
  return mentions([name, ...aliases], others) === 0;
}

/** The stem of what the hero wears and the words name as "my coat". Empty if they name nothing of it. */
const ownClothing = (stems: readonly string[]): string =>
  stems.find((word, at) => WORN.has(word) && stems.slice(Math.max(0, at - 3), at).includes("my")) ?? "";
const WORN = new Set(stemsOf("coat cloak hat cap hood boots shoes gloves mittens scarf shawl sleeves collar belt"));

/** "What's that smell", "whats next": the words point at something else than the last thing. */
function pointsElsewhere(stems: readonly string[]): boolean {
  if (stems.some((word) => AHEAD.has(word))) return true;
  const noun = stems[stems.findIndex((word) => word === "that" || word === "this") + 1];
  return stems.some((word) => word === "that" || word === "this") && noun !== undefined && !AFTER_THAT.has(noun);
}
const AHEAD = new Set(stemsOf("next now else happen happening going"));
const AFTER_THAT = new Set(
  stemsOf(
    "is was thing one look looks say says do does mean means for here there in on with from over again closely carefully up and one's",
  ),
);

/** Whether the words only say "it" or the like, but the reading has another thing as its target. */
export function pointsPast(stage: Stage, target: string | null, text: string): boolean {
  const stems = stemsOf(text);
  const thing = thingsAtHand(stage).find(({ name }) => name === target);
  return (
    thing !== undefined &&
    stems.length <= 4 &&
    stems.includes("it") &&
    mentions([thing.name, ...thing.aliases], stems) === 0
  );
}

const SOMEBODY = storedPattern("sight somebody");
/** "Her men" are not her. */
const OF_SOMEBODY = /\b(?:his|her|their|your)\s+\p{L}+/giu;
const THERE = storedPattern("sight there");

/** Whether the words name the reading's target at this place, or refer to it with "it" or the like. */
export function isNamed(stage: Stage, target: string, text: string): boolean {
  const thing = thingsAtHand(stage).find(({ name }) => name === target);
  const stems = stemsOf(text);
  // A place or a carried item is meant only if its name is used.
  const place = stage.adventure.places.find(({ name }) => name === target);
  if (place !== undefined) return mentions([place.name, ...place.aliases], stems) > 0 || THERE.test(text);
  const person = present(stage).find(({ name }) => name === target);
  if (person !== undefined)
    return (
      mentions(namesOf(person), stems) > 0 ||
      SOMEBODY.test(text.replaceAll(OF_SOMEBODY, " ")) ||
      personDescribed(stage, text) === person
    );
  if (thing === undefined && sheetOf(stage)?.inventory.some(({ name }) => name === target) === true)
    return mentions([target], stems) > 0 || !/\?\W*$/u.test(text);
  if (thing === undefined || stems.length <= 1) return true;
  if (stems.some((word) => POINTS_AT_SOME.has(word) || AGAIN.has(word)) && !(onlyMany(stems) && !isPlural(thing.name)))
    return true;
  return mentions([thing.name, ...thing.aliases], stems) > 0;
}

/**
 * The only thing whose description contains a word of the player's: the watch tally hangs "behind the aprons". Null if no thing, or more
 * than one, does.
 */
export function thingByLook(stage: Stage, stems: readonly string[]): Thing | null {
  const words = new Set(stems.filter((word) => word.length > 2 && !OF_ANY_LOOK.test(word)));
  const found = thingsAtHand(stage).filter(({ look }) => stemsOf(textNow(stage, look)).some((word) => words.has(word)));
  if (found.length === 1) return found[0]!;
  // "Read the tariff": the first word of "the tariff board" is enough if nothing else here has it.
  const called = thingsAtHand(stage).filter(({ name, aliases }) =>
    stemsOf([name, ...aliases].join(" ")).some((word) => words.has(word)),
  );
  return called.length === 1 ? called[0]! : null;
}

const OF_ANY_LOOK = storedPattern("sight of any look", "u");

/** A text with at most this many words can refer to the thing mentioned last. The words below do so. */
const SHORT = 7;
const POINTING = new Set(stemsOf("it that this them closer whatever everything what"));
const POINTS_AT_SOME = new Set([...POINTING, ...stemsOf("these those they one")]);

const AGAIN = new Set(stemsOf("again closely carefully more further"));

/** Whether the only word that points at something means several: "light them" is not about one board. */
const onlyMany = (stems: readonly string[]): boolean =>
  stems.some((word) => word === "them" || word === "these" || word === "those") &&
  !stems.some((word) => word === "it" || word === "that" || word === "this" || word === "one");

const POINTS_BACK = new Set(["it", "that", "this", "them"]);

/** Describes what is here: things, people, exits. */
export function lookRound(stage: Stage): void {
  const place = placeOf(stage);
  const here = place.things.filter(({ id }) => !stage.progress.taken.includes(id));
  const people = present(stage);
  if (count(stage, `round/${place.id}`) === 0 && stage.brief.detailLevel !== "minimal")
    say(stage, lookOf(stage, place).first);
  const things = here.length === 0 ? "" : `Here: ${listed(here.map(({ name }) => inSentence(name)))}.`;
  const who =
    people.length === 0
      ? "Nobody else is here."
      : `${listed(people.map(shortName))} ${people.length === 1 ? "is" : "are"} here.`;
  const ways = exitsNamed(stage).map(({ to, how }) => `${inSentence(nameOf(stage, to))} (${how})`);
  say(stage, things, who, `Ways on: ${listed(ways)}.`);
}

/** Words of a look or a search that name only the place as a whole. */
const WHOLE = storedPattern("sight whole", "u");

/** Whether the words name nothing besides the place itself. */
export function isWholePlace(stage: Stage, stems: readonly string[]): boolean {
  const place = new Set([placeOf(stage).name, ...placeOf(stage).aliases].flatMap(stemsOf));
  return stems.every((word) => WHOLE.test(word) || place.has(word));
}

export const isPlural = (name: string): boolean => /[^s]s$/u.test(name);

/** Says that the thing named is not here, and where the hero has seen it. If they have not, says what is here. */
export function noSuchThing(stage: Stage, reading: Reading, text = ""): void {
  stage.still = true;
  const stems = stemsOf(text.split(/\babout\b/iu)[0] ?? "");
  const absent = stage.adventure.people.find(({ name }) => name === reading.target);
  // A reading may see a name where the player has written none: "scrape the tallow out".
  const isSaid = (each: Person) =>
    mentions(namesOf(each), stemsOf(stage.brief.playerText)) > 0 || OF_THEM.test(stage.brief.playerText);
  if (absent !== undefined && !present(stage).includes(absent) && isSaid(absent)) {
    say(stage, notHere(stage, absent));
    return;
  }
  // "I beat them till they shut up about my lantern" is not done to the lantern.
  const said = stage.brief.playerText.split(pattern("sight no such thing"))[0] ?? "";
  // "My lantern" is the one that the hero carries, whatever other lanterns are here.
  const inventory = sheetOf(stage)?.inventory ?? [];
  const item =
    inventory.find(
      (each) => each.name === reading.target && (mentions([each.name], stemsOf(said)) > 0 || ARMS.test(said)),
    ) ??
    (/\b(?:my|the)\b/iu.test(said)
      ? inventory.find(({ name }) => mentions([name.split(", ")[0]!], stemsOf(said)) > 0)
      : undefined);
  const own = belongingMeant(stage, item === undefined ? stems : stemsOf(item.name));
  if (own !== undefined && (item === undefined || reading.act === "look" || reading.act === "search")) {
    if (reading.act === "look" || reading.act === "search") say(stage, own.look);
    else say(stage, `You have ${ownName(own.names[0] ?? "it")} with you.`);
    // Beside what is done with it that need not be said.
    stage.idle = reading.act !== "look" && reading.act !== "search";
    stage.still = false;
    return;
  }
  const worn = item === undefined ? ownClothing(stemsOf(said)) : "";
  if (worn !== "") {
    const name = new RegExp(`\\b${worn}\\p{L}*`, "iu").exec(said)?.[0].toLowerCase() ?? worn;
    const looks = reading.act === "look" || reading.act === "search";
    say(stage, looks ? `There is as much of the road on your ${name} as on you.` : `You have your ${name} on.`);
    return;
  }
  if (item !== undefined) {
    const watching = present(stage).map(shortName);
    const seen = watching.length === 0 ? "" : `${listed(watching)} ${watching.length === 1 ? "looks" : "look"} at it.`;
    const [thing = "", state = ""] = item.name.toLowerCase().split(", ");
    say(stage, `You have your ${thing} in your hand${state === "" ? "" : `, ${state}`}. ${seen}`.trim());
    stage.stock.push(stage.paragraphs.at(-1)!);
    return;
  }
  // What is still hidden there has not been seen.
  const open = ({ things }: { readonly things: readonly Thing[] }) =>
    things.filter(
      ({ id, hidden }) => !stage.progress.taken.includes(id) && (hidden === undefined || so(stage, hidden.until)),
    );
  // "The order book" is not the ledger, although that is a book too: the name that has most of the words.
  const { place, thing: elsewhere } =
    stage.adventure.places
      .filter(({ id }) => id !== stage.progress.place && stage.progress.visited.includes(id))
      .flatMap((each) =>
        open(each).map((thing) => ({ place: each, thing, fit: mentions([thing.name, ...thing.aliases], stems) })),
      )
      // "The crank" is not given away by the glass in which it lies, before anybody has looked at that.
      .filter(
        ({ thing, fit }) => fit >= 1 && hasName([thing.name, ...(isKnown(stage, thing) ? thing.aliases : [])], stems),
      )
      .toSorted((a, b) => b.fit - a.fit)[0] ?? {};
  if (place !== undefined && elsewhere !== undefined) {
    say(
      stage,
      count(stage, `elsewhere/${elsewhere.id}`) === 0
        ? `You saw ${inSentence(elsewhere.name)} at ${inSentence(place.name)}, and would have to go back there.`
        : `Not here. You would have to go back to ${inSentence(place.name)}.`,
    );
    return;
  }
  const way = exitsOf(stage).find(({ to }) => mentions([nameOf(stage, to)], stems) > 0);
  if (way !== undefined) {
    say(stage, `That is at ${inSentence(nameOf(stage, way.to))}: ${way.how}.`);
    return;
  }
  // Nobody knows what lies where they have never been.
  const there = exitsOf(stage).find(
    ({ to }) =>
      stage.progress.visited.includes(to) &&
      placeOf(stage, to).things.some((thing) =>
        hasName([thing.name, ...(thing.take === null ? thing.aliases : [])], stems),
      ),
  );
  if (there !== undefined) {
    say(stage, `You would find that at ${inSentence(nameOf(stage, there.to))}: ${there.how}.`);
    return;
  }
  const here = placeOf(stage).things.filter(({ id }) => !stage.progress.taken.includes(id));
  const owns = inventory.some((each) => each.name === reading.target);
  const name =
    owns || absent !== undefined || here.some((thing) => thing.name === reading.target) ? null : reading.target;
  if (/^\W*who\b/iu.test(text) && present(stage).length > 0) {
    say(stage, `${listed(present(stage).map(shortName))}.`);
    return;
  }
  if (/^\W*what\b/iu.test(text)) {
    lookRound(stage);
    return;
  }
  const known = stage.adventure.places
    .flatMap(({ things }) => things)
    .find((thing) => !here.includes(thing) && mentions([thing.name], stems) >= 1);
  const wanted = WANTED.exec(said)?.[1]?.toLowerCase();
  const missing =
    known !== undefined
      ? `${capital(inSentence(known.name))} ${isPlural(known.name) ? "are" : "is"} not in this place.`
      : name === null || name === ""
        ? stems.length <= 1
          ? "You try it here, and find nothing."
          : wanted === undefined
            ? voiced(stage, "missing")
            : `You see no ${wanted} here.`
        : `You see no ${name.replace(/^(?:the|a|an)\s+/iu, "")} here.`;
  say(
    stage,
    missing,
    here.length === 0 || missing.includes(inSentence(here[0]!.name)) || count(stage, `listed/${placeOf(stage).id}`) > 0
      ? undefined
      : `You see ${listed(here.slice(0, 4).map(({ name }) => inSentence(name)))}.`,
  );
}

const isKnown = ({ progress }: Stage, { id, take }: Thing): boolean =>
  take === null || progress.looked.includes(id) || progress.searched.includes(id);

/** What the hero brought along, and what has come into their hands, by these words. */
export const belongingMeant = (stage: Stage, stems: readonly string[]) =>
  stage.adventure.belongings?.find(
    ({ names, when }) => mentions(names, stems) >= 1 && (when === undefined || so(stage, when)),
  );

const ownName = (name: string): string =>
  /^(?:my|your)\b/u.test(name) ? name.replace(/^my\b/u, "your") : `the ${name}`;

/** The thing that the words name last: "read the ledger". */
const WANTED = storedPattern("sight wanted");
const OF_THEM = storedPattern("sight of them");
const ARMS = storedPattern("sight arms");

/** The sentence of the place's description that shows what the words name: "I look at the sea". Empty if none does. */
export function scenery(stage: Stage, stems: readonly string[]): string {
  const { mood } = placeOf(stage);
  const { first } = lookOf(stage, placeOf(stage));
  const words = new Set(stems.filter((word) => word.length > 2 && !OF_ANY_LOOK.test(word)));
  const sentences = [...first.standard.split(pattern("sight scenery", "u")), ...mood];
  return sentences.find((each) => stemsOf(each).some((word) => words.has(word))) ?? "";
}

/** A sentence of atmosphere that fits only this place. */
export const moodLine = (stage: Stage): string => next(stage, `mood/${stage.progress.place}`, placeOf(stage).mood);
