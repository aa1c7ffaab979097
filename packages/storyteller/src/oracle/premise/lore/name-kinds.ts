import { pattern, storedPattern } from "../../patterns.ts";
import { isKnownVerb } from "#english/past-tense";
import { isGivenName, isWordOf, kindOfNoun } from "./nouns.ts";
import { TITLES } from "#english/names";
import type { LoreKind } from "./lore-entry.ts";
import { kindOfPhrase } from "./kind-of-phrase.ts";
import { isTitled } from "./titled.ts";

/** Finds what kind of thing a proper name is, by its own words and those around it. */

const FACTION_FORM = storedPattern("name-kinds faction form", "u");
const PERSON_VERB = storedPattern("name-kinds person verb", "u");
const PERSON_BEFORE = storedPattern("name-kinds person before", "u");
const BOUND = storedPattern("name-kinds bound", "u");
const PLACE_BEFORE = storedPattern("name-kinds place before");

const PLACE_ENDING = storedPattern("name-kinds place ending", "u");

/** A title before a name. */
export const LORDLY = storedPattern("name-kinds lordly", "u");

/** Things that people give a name to, before the name. */
const NAMED_THING = storedPattern("name-kinds named thing", "u");
const MINDS = storedPattern("name-kinds minds", "u");
/** What a place is by the words after its name. */
const NAMED_PLACE = storedPattern("name-kinds named place", "u");

const TOWN = storedPattern("name-kinds town", "u");

/** Words for events. An event is neither a person nor a place. */
const EVENT = storedPattern("name-kinds event", "u");

/** Words after a name that only a person can do. */
export const WISHES = storedPattern("name-kinds wishes", "u");
const HEAVENLY = storedPattern("name-kinds heavenly", "u");
/** Whether a word is an ordinary describing word and not a given name. */
const isPlainWord = (word: string): boolean => TITLES.has(word) || pattern("name-kinds is plain word", "u").test(word);

/** "The Burned hold the road", "the Gnawers, who take what they want": several, by the verb that follows. */
function isGroup(name: string, before: string, after: string): boolean {
  if (!/\b[Tt]he $/u.test(before) || !pattern("name-kinds is group 2", "u").test(name)) return false;
  const verb = pattern("name-kinds is group", "u").exec(after)?.[1];
  return verb !== undefined && isPluralVerb(verb);
}

/** Whether a word is a verb of several: "hold", "report". */
export const isPluralVerb = (verb: string): boolean =>
  pattern("name-kinds is plural verb", "u").test(verb) ||
  (isKnownVerb(verb) && !/(?:[^s]s|ed|ing)$/u.test(verb) && !pattern("name-kinds is plural verb 2", "u").test(verb));

/** Words of land and water that end the name of a place, and are family names, too. */
const GROUND_OR_NAME = storedPattern("name-kinds ground or name", "u");

const LEVEL = storedPattern("name-kinds level", "u");

/** "Gull Point", "Mercy Sound": a name that ends with what it is, unless the words after it speak of a person. */
function isGround(name: string, before: string, after: string): boolean {
  const words = name.split(" ");
  const last = words.at(-1)!;
  if (words.length < 2 || TITLES.has(words[0]!) || pattern("name-kinds is ground 5", "u").test(words[0]!)) return false;
  const isLocated = pattern("name-kinds is ground").test(before) || pattern("name-kinds is ground 2", "u").test(after);
  // "Ingrid Vale keeps the lighthouse": a given name, and what only people do.
  if (isGivenName(words[0]!) && !isLocated && pattern("name-kinds is ground 6", "u").test(after)) return false;
  const isSomebody = PERSON_VERB.test(after) || pattern("name-kinds is ground 4", "u").test(after);
  if (LEVEL.test(last) && pattern("name-kinds is ground 3", "u").test(before) && !isSomebody) return true;
  return isWordOf("grounds", last) ? isLocated || !isSomebody : GROUND_OR_NAME.test(last) && isLocated && !isSomebody;
}

const RANK = storedPattern("name-kinds rank", "u");
/** "the ore hauler Magdalen's Patience", "Benthic Station Calypso": a ship is where people are, whatever its name looks like. */
const isVessel = (name: string, before: string): boolean =>
  pattern("name-kinds is vessel 2").test(before) || pattern("name-kinds is vessel", "u").test(name);

/** The kind of a name by the words around it. Null if they do not show it. */
export function kindOfName(name: string, before: string, after: string): LoreKind | null {
  const words = name.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  // "The ghost of the theatre, Sir Percival Plume, heckles": no theatre is a knight.
  if (first === "Sir" && words.length === 3) return "person";
  // "Mr Ambrose Tolliver of the Northern Bank"
  if (isWordOf("formal", first) && words.length > 4 && / of (?:the )?/u.test(name)) return "person";
  if (isWordOf("groups", name.split(/[ -]/u).at(-1)!) || FACTION_FORM.test(name)) return "faction";
  if (TITLES.has(pattern("name-kinds kind of name 53", "u").exec(before)?.[1] ?? "")) return "place";
  // "a drill called Big Olga", "the great bell Old Margit", "Tereshkova Deep is a mining base": no people, whatever they are called.
  const calledSo = pattern("name-kinds kind of name 27", "u").exec(before)?.[1];
  if ((calledSo !== undefined && kindOfNoun(calledSo) === "thing" && !MINDS.test(calledSo)) || NAMED_THING.test(before))
    return "thing";
  // "The boy Finn sits in the crow's nest", "the engineer Piotr Vale"
  const sort = pattern("name-kinds kind of name 67", "u").exec(before)?.[1];
  if (sort !== undefined && isGivenName(first) && kindOfNoun(sort) === "person" && !/^['’]s\b/u.test(after))
    return "person";
  if (isGivenName(first) && words.length === 2 && pattern("name-kinds kind of name 68", "u").test(after))
    return "person";
  if (NAMED_PLACE.test(after)) return "place";
  // "a small town on a ship canal in the Fens, Marlow Sluice."
  if (TOWN.test(before) && /^\.|^$/u.test(after)) return "place";
  // "one pub (The Startled Hen)", "the Frost Widow, whom nobody has seen"
  if (kindOfNoun(pattern("name-kinds kind of name 69", "u").exec(before)?.[1] ?? "") === "place") return "place";
  if (/^, whom\b/u.test(after)) return "person";
  // "the Calloway brothers", "a grey mare called Duchess"
  if (pattern("name-kinds kind of name 70", "u").test(name)) return "faction";
  if (
    words.length === 1 &&
    kindOfNoun(pattern("name-kinds kind of name 71", "u").exec(before)?.[1] ?? "") === "creature" &&
    TITLES.has(first)
  )
    return "creature";
  // "his sourdough starter, which is ninety years old and called Gertrude"
  if (pattern("name-kinds kind of name 28", "u").test(before)) return "thing";
  // "Old Sister Quay", "Colonel Trench": somebody, whatever their name means.
  if (isTitled(name)) return "person";
  if (EVENT.test(name) || /\b(?:since|every) $/u.test(before)) return "thing";
  const animal = /\b(\p{Ll}+),? $/u.exec(before)?.[1];
  if (
    animal !== undefined &&
    // "The royal goose, Lady Honk": a beast may have a title.
    (words.length === 1 || pattern("name-kinds kind of name 29", "u").test(before)) &&
    kindOfNoun(animal) === "creature" &&
    !pattern("name-kinds kind of name 30", "u").test(animal)
  )
    return "creature";
  if (
    pattern("name-kinds kind of name", "u").test(before) ||
    pattern("name-kinds kind of name 2", "u").test(before) ||
    isGroup(name, before, after)
  )
    return "faction";
  if (isGround(name, before, after)) return "place";
  // "Dry Fork, Arizona, 1881.", "becalmed off Isla Perdida"
  if (pattern("name-kinds kind of name 54", "u").test(after) || /\b(?:off|behind) $/u.test(before)) return "place";
  // "before the mail ship Corriebrae passes": she is not where anybody is.
  if (isVessel(name, before)) return pattern("name-kinds kind of name 31", "u").test(after) ? "thing" : "place";
  // "The Moth was found dead in the Aquarium"
  if (pattern("name-kinds kind of name 3", "u").test(after)) return "person";
  // "The road from Tel Azur to Ophrat runs by …", "the king in Lade wants tribute".
  if (
    pattern("name-kinds kind of name 4", "u").test(before) ||
    // "in Hedda's foundry" is at somebody's.
    (words.length === 1 && !/^['’]s \p{Ll}/u.test(after) && pattern("name-kinds kind of name 5", "u").test(before))
  )
    return "place";
  // "the Reed Queen Ysolde": a rank within a name.
  if (words.some((word, at) => at > 0 && at < words.length - 1 && RANK.test(word))) return "person";
  // "landlord of the Plough"
  if (pattern("name-kinds kind of name 6", "u").test(before) && !PERSON_VERB.test(after)) return "place";
  // "Gina Moretti lies in hospital", "Young Peggy Marsh": a given name, and a family name that may also be a noun.
  if (
    words.length > 1 &&
    (isGivenName(first) || (pattern("name-kinds kind of name 32", "u").test(first) && isGivenName(words[1]!))) &&
    (kindOfNoun(last) !== "place" || GROUND_OR_NAME.test(last)) &&
    !/\b(?:the|The) $/u.test(before)
  )
    return "person";
  // "Zelda the sword swallower"
  if (words.length === 1 && pattern("name-kinds kind of name 33", "u").test(after) && !/\b(?:the|The) $/u.test(before))
    return "person";
  // "Beneath the cathedral is the First Furnace"
  if (pattern("name-kinds kind of name 7", "u").test(before)) return "place";
  // "The Otter is a coaching inn"
  if (
    pattern("name-kinds kind of name 8", "u").test(after) &&
    !PERSON_VERB.test(after.replace(/^,? (?:is|was) an? /u, " "))
  )
    return "place";
  if (pattern("name-kinds kind of name 34", "u").test(before)) return "thing";
  const calling = pattern("name-kinds kind of name 9", "u").exec(after)?.[1];
  if (
    calling !== undefined &&
    words.length > 1 &&
    first !== "The" &&
    kindOfPhrase(calling) === "person" &&
    !/\b(?:the|The) $/u.test(before)
  )
    return "person";
  if (pattern("name-kinds kind of name 55", "u").test(before)) return "place";
  if (BOUND.test(before) && !PERSON_VERB.test(after) && !TITLES.has(first)) return "place";
  if (pattern("name-kinds kind of name 10", "u").test(name)) return "place";
  // "The Well-Lord Shazzar Nul", "the ruin of Old Ibel", "the oven, which everybody calls the Old Girl", "a plasma cutter named Betty".
  if (LORDLY.test(before)) return "person";
  if (pattern("name-kinds kind of name 11", "u").test(before)) return "place";
  const known = pattern("name-kinds kind of name 35", "u").exec(before)?.[1];
  if (known !== undefined) return kindOfNoun(known);
  if (pattern("name-kinds kind of name 36", "u").test(before)) return "thing";
  // "commands from the Bridge Ring", "the gas giant Ombra".
  if (pattern("name-kinds kind of name 12", "u").test(before)) return "place";
  // "the Drowned Duck, the only public house", "Mud Lane", "the Reactor Spine".
  if (
    pattern("name-kinds kind of name 37", "u").test(after) ||
    (words.length > 1 && pattern("name-kinds kind of name 38", "u").test(last))
  )
    return "place";
  if (/\b(?:which|that) $/u.test(before) && PERSON_VERB.test(after)) return "person";
  // "the Brandvold store": the store is a place, and Brandvold is its owner.
  if (/\bthe $/u.test(before) && pattern("name-kinds kind of name 56", "u").test(after)) return "person";
  // "keeps the White Horse", "the White Horse inn", "from York who": a house, and a town.
  if (pattern("name-kinds kind of name 39", "u").test(after)) return "place";
  // "at the White Horse": a colour and an animal are the sign of a house.
  if (
    words.length === 2 &&
    kindOfNoun(last) === "creature" &&
    (isPlainWord(first)
      ? /\b(?:at|in|into|outside|from|of|to|reach) the $/u
      : /\b(?:at|in|into|outside) the $|\b(?:inn|pub|tavern|saloon|hotel|bar), the $/u
    ).test(before)
  )
    return "place";
  if (pattern("name-kinds kind of name 57", "u").test(before) && !PERSON_VERB.test(after)) return "place";
  if (/\bfrom $/u.test(before) && pattern("name-kinds kind of name 58", "u").test(after) && words.length === 1)
    return "place";
  const isCalled = pattern("name-kinds kind of name 40", "u").exec(before)?.[1];
  if (isCalled !== undefined && kindOfNoun(isCalled) === "place") return "place";
  if (pattern("name-kinds kind of name 13", "u").test(after)) return "place";
  // "the Devil's Stairs, a canyon with one way through"
  const what = pattern("name-kinds kind of name 41", "u").exec(after)?.[1];
  if (what !== undefined && kindOfNoun(what.split(" ").at(-1)!) === "place") return "place";
  if (pattern("name-kinds kind of name 14", "u").test(before)) return "place";
  if (pattern("name-kinds kind of name 15", "u").test(after)) return "person";
  // A machine or an animal that answers, speaks or never lies is somebody to talk to.
  if (/^\p{Lu}{3,}$/u.test(name) && pattern("name-kinds kind of name 42", "u").test(after)) return "person";
  const machine = pattern("name-kinds kind of name 59", "u").exec(before)?.[1];
  if (
    machine !== undefined &&
    kindOfNoun(machine) !== "creature" &&
    pattern("name-kinds kind of name 16", "u").test(after)
  )
    return "person";
  // "A goose called Admiral" is a goose, "the marrow is called Gerald" a marrow, and "Her horse is called Biscuit" a horse.
  const calledNoun = pattern("name-kinds kind of name 43", "u").exec(before)?.[1];
  const calledKind = calledNoun === undefined ? null : kindOfNoun(calledNoun);
  if (calledKind === "creature" || calledKind === "thing") return calledKind;
  if (calledNoun !== undefined && pattern("name-kinds kind of name 17", "u").test(calledNoun)) return "thing";
  const subject = pattern("name-kinds kind of name 18", "u").exec(before)?.[1];
  if (subject !== undefined && kindOfNoun(subject) !== "person") return kindOfNoun(subject) ?? "thing";
  if (TITLES.has(first) && first !== "Saint" && kindOfNoun(last) !== "place") return "person";
  if (pattern("name-kinds kind of name 19", "u").test(before)) return "place";
  if (pattern("name-kinds kind of name 20", "u").test(after) && first !== "The") return "person";
  if (pattern("name-kinds kind of name 44", "u").test(before)) return "person";
  const named = pattern("name-kinds kind of name 45", "u").exec(before)?.[1];
  if (named !== undefined && kindOfNoun(named) === "place" && !PERSON_VERB.test(after))
    // "a man in town called Herr Lasch"
    return pattern("name-kinds kind of name 21", "u").test(before) ? "person" : "place";
  // A name after the noun of a trade is a person's: "The engineer, Tolly Marsh, keeps a cat."
  if (named !== undefined && kindOfNoun(named) === "person" && first !== "The") return "person";
  // A name that owns or rules something is a group's: "The Combine owns the wrecks."
  if (/\b[Tt]he $/u.test(before) && pattern("name-kinds kind of name 46", "u").test(after)) return "faction";
  // "the Attic", "the Lung": a noun of the lists with a capital is what it says.
  if (words.length === 1 && /\bthe $/u.test(before) && kindOfNoun(name) === "place") return "place";
  // "Saint Orme's Bell" has its noun at its end.
  // "The Chapel of Lamps" has it before "of".
  const of = words.findIndex((word) => pattern("name-kinds kind of name 65", "u").test(word));
  const noun = words.length > 1 ? kindOfNoun((of > 0 ? words[of - 1] : last) ?? last) : null;
  // "Cook Hedda Marsh" and "Hedda Marsh wants to sail" are people, although the family name is also a noun.
  if (words.length > 1 && first !== "The" && (kindOfNoun(first.toLowerCase()) === "person" || WISHES.test(after)))
    return "person";
  // "Diver Kester Lamb" and "Kester Lamb" are people with a family name; "Night Heron" and "Old Wolf" are animals.
  if (noun === "place" || noun === "thing" || (noun === "creature" && words.length === 2 && isPlainWord(first)))
    return noun;
  if (noun === "creature" && first !== "The") return "person";
  if (HEAVENLY.test(name)) return "place";
  if (pattern("name-kinds kind of name 60", "u").test(after)) return "place";
  if (pattern("name-kinds kind of name 61", "u").test(after) && pattern("name-kinds kind of name 47", "u").test(after))
    return "place";
  if (pattern("name-kinds kind of name 22", "u").test(name) && !pattern("name-kinds kind of name 62", "u").test(name))
    return "place";
  if (pattern("name-kinds kind of name 48", "u").test(after) && !TITLES.has(first)) return "place";
  const predicate = pattern("name-kinds kind of name 23", "u").exec(after)?.[1];
  const apposition = pattern("name-kinds kind of name 49", "u").exec(after)?.[1];
  for (const phrase of [predicate, apposition]) {
    const kind =
      phrase === undefined
        ? null
        : kindOfPhrase(`${phrase} ${pattern("name-kinds kind of name 50", "u").exec(after)?.[1] ?? ""}`);
    if (kind !== null) return kind;
  }
  const nounBefore = pattern("name-kinds kind of name 63", "u").exec(before)?.[1];
  const kindBefore = nounBefore === undefined ? null : kindOfNoun(nounBefore);
  if (kindBefore !== null) return kindBefore === "creature" ? "person" : kindBefore;
  const equated = pattern("name-kinds kind of name 24", "u").exec(before)?.[1];
  const kindEquated = equated === undefined ? null : kindOfPhrase(equated);
  if (kindEquated === "place") return "place";
  if (pattern("name-kinds kind of name 51", "u").test(after)) return "place";
  if (pattern("name-kinds kind of name 64", "u").test(after)) return "place";
  if (pattern("name-kinds kind of name 52", "u").test(after) || pattern("name-kinds kind of name 25", "u").test(before))
    return "place";
  if (PERSON_VERB.test(after)) return "person";
  if (pattern("name-kinds kind of name 26").test(before)) return "place";
  if (pattern("name-kinds kind of name 66", "u").test(before)) return "thing";
  if (PLACE_BEFORE.test(before) && !/^['’]s\b/u.test(after)) return "place";
  if (PERSON_BEFORE.test(before)) return "person";
  return words.length === 1 && PLACE_ENDING.test(name) ? "place" : null;
}
