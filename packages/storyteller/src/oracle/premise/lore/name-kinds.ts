import { pattern, storedPattern } from "../../patterns.ts";
import { isKnownVerb } from "#english/past-tense";
import { isGivenName, isWordOf, kindOfNoun } from "./nouns.ts";
import { TITLES } from "#english/names";
import type { LoreKind } from "./lore-entry.ts";
import { kindOfPhrase } from "./kind-of-phrase.ts";
import { isTitled } from "./titled.ts";

/** The patterns of how a name stands, by their numbers. */
const stands = (at: number): RegExp => pattern(`name-kinds kind of name ${at}`, "u");
const has = (at: number, text: string): boolean => stands(at).test(text);
const wordIn = (at: number, text: string): string | undefined => stands(at).exec(text)?.[1];

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
  if (TITLES.has(wordIn(53, before) ?? "")) return "place";
  // "a drill called Big Olga", "the great bell Old Margit", "Tereshkova Deep is a mining base": no people, whatever they are called.
  const calledSo = wordIn(27, before);
  if ((calledSo !== undefined && kindOfNoun(calledSo) === "thing" && !MINDS.test(calledSo)) || NAMED_THING.test(before))
    return "thing";
  // "The boy Finn sits in the crow's nest", "the engineer Piotr Vale"
  const sort = wordIn(67, before);
  if (sort !== undefined && isGivenName(first) && kindOfNoun(sort) === "person" && !/^['’]s\b/u.test(after))
    return "person";
  if (isGivenName(first) && words.length === 2 && has(68, after)) return "person";
  if (NAMED_PLACE.test(after)) return "place";
  // "a small town on a ship canal in the Fens, Marlow Sluice."
  if (TOWN.test(before) && /^\.|^$/u.test(after)) return "place";
  // "one pub (The Startled Hen)", "the Frost Widow, whom nobody has seen"
  if (kindOfNoun(wordIn(69, before) ?? "") === "place") return "place";
  if (/^, whom\b/u.test(after)) return "person";
  // "the Calloway brothers", "a grey mare called Duchess"
  if (has(70, name)) return "faction";
  if (words.length === 1 && kindOfNoun(wordIn(71, before) ?? "") === "creature" && TITLES.has(first)) return "creature";
  // "his sourdough starter, which is ninety years old and called Gertrude"
  if (has(28, before)) return "thing";
  // "Old Sister Quay", "Colonel Trench": somebody, whatever their name means.
  if (isTitled(name)) return "person";
  if (EVENT.test(name) || /\b(?:since|every) $/u.test(before)) return "thing";
  const animal = /\b(\p{Ll}+),? $/u.exec(before)?.[1];
  if (
    animal !== undefined &&
    // "The royal goose, Lady Honk": a beast may have a title.
    (words.length === 1 || has(29, before)) &&
    kindOfNoun(animal) === "creature" &&
    !has(30, animal)
  )
    return "creature";
  if (pattern("name-kinds kind of name", "u").test(before) || has(2, before) || isGroup(name, before, after))
    return "faction";
  if (isGround(name, before, after)) return "place";
  // "Dry Fork, Arizona, 1881.", "becalmed off Isla Perdida"
  if (has(54, after) || /\b(?:off|behind) $/u.test(before)) return "place";
  // "before the mail ship Corriebrae passes": she is not where anybody is.
  if (isVessel(name, before)) return has(31, after) ? "thing" : "place";
  // "The Moth was found dead in the Aquarium"
  if (has(3, after)) return "person";
  // "The road from Tel Azur to Ophrat runs by …", "the king in Lade wants tribute".
  if (
    has(4, before) ||
    // "in Hedda's foundry" is at somebody's.
    (words.length === 1 && !/^['’]s \p{Ll}/u.test(after) && has(5, before))
  )
    return "place";
  // "the Reed Queen Ysolde": a rank within a name.
  if (words.some((word, at) => at > 0 && at < words.length - 1 && RANK.test(word))) return "person";
  // "landlord of the Plough"
  if (has(6, before) && !PERSON_VERB.test(after)) return "place";
  // "Gina Moretti lies in hospital", "Young Peggy Marsh": a given name, and a family name that may also be a noun.
  if (
    words.length > 1 &&
    (isGivenName(first) || (has(32, first) && isGivenName(words[1]!))) &&
    (kindOfNoun(last) !== "place" || GROUND_OR_NAME.test(last)) &&
    !/\b(?:the|The) $/u.test(before)
  )
    return "person";
  // "Zelda the sword swallower"
  if (words.length === 1 && has(33, after) && !/\b(?:the|The) $/u.test(before)) return "person";
  // "Beneath the cathedral is the First Furnace"
  if (has(7, before)) return "place";
  // "The Otter is a coaching inn"
  if (has(8, after) && !PERSON_VERB.test(after.replace(/^,? (?:is|was) an? /u, " "))) return "place";
  if (has(34, before)) return "thing";
  const calling = wordIn(9, after);
  if (
    calling !== undefined &&
    words.length > 1 &&
    first !== "The" &&
    kindOfPhrase(calling) === "person" &&
    !/\b(?:the|The) $/u.test(before)
  )
    return "person";
  if (has(55, before)) return "place";
  if (BOUND.test(before) && !PERSON_VERB.test(after) && !TITLES.has(first)) return "place";
  if (has(10, name)) return "place";
  // "The Well-Lord Shazzar Nul", "the ruin of Old Ibel", "the oven, which everybody calls the Old Girl", "a plasma cutter named Betty".
  if (LORDLY.test(before)) return "person";
  if (has(11, before)) return "place";
  const known = wordIn(35, before);
  if (known !== undefined) return kindOfNoun(known);
  if (has(36, before)) return "thing";
  // "commands from the Bridge Ring", "the gas giant Ombra".
  if (has(12, before)) return "place";
  // "the Drowned Duck, the only public house", "Mud Lane", "the Reactor Spine".
  if (has(37, after) || (words.length > 1 && has(38, last))) return "place";
  if (/\b(?:which|that) $/u.test(before) && PERSON_VERB.test(after)) return "person";
  // "the Brandvold store": the store is a place, and Brandvold is its owner.
  if (/\bthe $/u.test(before) && has(56, after)) return "person";
  // "keeps the White Horse", "the White Horse inn", "from York who": a house, and a town.
  if (has(39, after)) return "place";
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
  if (has(57, before) && !PERSON_VERB.test(after)) return "place";
  if (/\bfrom $/u.test(before) && has(58, after) && words.length === 1) return "place";
  const isCalled = wordIn(40, before);
  if (isCalled !== undefined && kindOfNoun(isCalled) === "place") return "place";
  if (has(13, after)) return "place";
  // "the Devil's Stairs, a canyon with one way through"
  const what = wordIn(41, after);
  if (what !== undefined && kindOfNoun(what.split(" ").at(-1)!) === "place") return "place";
  if (has(14, before)) return "place";
  if (has(15, after)) return "person";
  // A machine or an animal that answers, speaks or never lies is somebody to talk to.
  if (/^\p{Lu}{3,}$/u.test(name) && has(42, after)) return "person";
  const machine = wordIn(59, before);
  if (machine !== undefined && kindOfNoun(machine) !== "creature" && has(16, after)) return "person";
  // "A goose called Admiral" is a goose, "the marrow is called Gerald" a marrow, and "Her horse is called Biscuit" a horse.
  const calledNoun = wordIn(43, before);
  const calledKind = calledNoun === undefined ? null : kindOfNoun(calledNoun);
  if (calledKind === "creature" || calledKind === "thing") return calledKind;
  if (calledNoun !== undefined && has(17, calledNoun)) return "thing";
  const subject = wordIn(18, before);
  if (subject !== undefined && kindOfNoun(subject) !== "person") return kindOfNoun(subject) ?? "thing";
  if (TITLES.has(first) && first !== "Saint" && kindOfNoun(last) !== "place") return "person";
  if (has(19, before)) return "place";
  if (has(20, after) && first !== "The") return "person";
  if (has(44, before)) return "person";
  const named = wordIn(45, before);
  if (named !== undefined && kindOfNoun(named) === "place" && !PERSON_VERB.test(after))
    // "a man in town called Herr Lasch"
    return has(21, before) ? "person" : "place";
  // A name after the noun of a trade is a person's: "The engineer, Tolly Marsh, keeps a cat."
  if (named !== undefined && kindOfNoun(named) === "person" && first !== "The") return "person";
  // A name that owns or rules something is a group's: "The Combine owns the wrecks."
  if (/\b[Tt]he $/u.test(before) && has(46, after)) return "faction";
  // "the Attic", "the Lung": a noun of the lists with a capital is what it says.
  if (words.length === 1 && /\bthe $/u.test(before) && kindOfNoun(name) === "place") return "place";
  // "Saint Orme's Bell" has its noun at its end.
  // "The Chapel of Lamps" has it before "of".
  const of = words.findIndex((word) => has(65, word));
  const noun = words.length > 1 ? kindOfNoun((of > 0 ? words[of - 1] : last) ?? last) : null;
  // "Cook Hedda Marsh" and "Hedda Marsh wants to sail" are people, although the family name is also a noun.
  if (words.length > 1 && first !== "The" && (kindOfNoun(first.toLowerCase()) === "person" || WISHES.test(after)))
    return "person";
  // "Diver Kester Lamb" and "Kester Lamb" are people with a family name; "Night Heron" and "Old Wolf" are animals.
  if (noun === "place" || noun === "thing" || (noun === "creature" && words.length === 2 && isPlainWord(first)))
    return noun;
  if (noun === "creature" && first !== "The") return "person";
  if (HEAVENLY.test(name)) return "place";
  if (has(60, after)) return "place";
  if (has(61, after) && has(47, after)) return "place";
  if (has(22, name) && !has(62, name)) return "place";
  if (has(48, after) && !TITLES.has(first)) return "place";
  const predicate = wordIn(23, after);
  const apposition = wordIn(49, after);
  for (const phrase of [predicate, apposition]) {
    const kind = phrase === undefined ? null : kindOfPhrase(`${phrase} ${wordIn(50, after) ?? ""}`);
    if (kind !== null) return kind;
  }
  const nounBefore = wordIn(63, before);
  const kindBefore = nounBefore === undefined ? null : kindOfNoun(nounBefore);
  if (kindBefore !== null) return kindBefore === "creature" ? "person" : kindBefore;
  const equated = wordIn(24, before);
  const kindEquated = equated === undefined ? null : kindOfPhrase(equated);
  if (kindEquated === "place") return "place";
  if (has(51, after)) return "place";
  if (has(64, after)) return "place";
  if (has(52, after) || has(25, before)) return "place";
  if (PERSON_VERB.test(after)) return "person";
  if (pattern("name-kinds kind of name 26").test(before)) return "place";
  if (has(66, before)) return "thing";
  if (PLACE_BEFORE.test(before) && !/^['’]s\b/u.test(after)) return "place";
  if (PERSON_BEFORE.test(before)) return "person";
  return words.length === 1 && PLACE_ENDING.test(name) ? "place" : null;
}
