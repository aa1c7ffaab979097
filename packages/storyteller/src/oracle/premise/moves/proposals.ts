import { words } from "#english/word-list";
import { isGone } from "../lore/fates.ts";
import { entriesIn, type LoreEntry, shortName } from "../lore/lore.ts";
import { placesOf } from "../lore/whereabouts.ts";
import type { Sort } from "../memo.ts";
import type { Turn } from "../turn.ts";

/**
 * Answers that the oracle proposes to an open question. Their slots are filled with names of the lore of the right kind alone: {N} and {O}
 * two people, {L} a place, {T} a thing.
 */

const split = (text: string): readonly string[] => text.split("|");

const FORMS: Readonly<Record<Sort, readonly string[]>> = {
  who: split("{N}|{O}|a stranger|somebody from your past|somebody whom nobody has named yet|{N}, on behalf of {O}"),
  where: split("{L}|{M}|close by, where nobody looks|a long way off|right under your nose|where {N} last was"),
  what: split(
    "a letter|something alive|a great deal of money|something that ticks|a key, and nothing else|a photograph|{T}|something of {N}'s|a thing that {N} wants back|something from {L}, and it is broken|nothing, and that is the trouble|a message for {N}|more than {N} could pay for|a promise, and to {N} of all people",
  ),
  why: split(
    "out of fear of {N}|to protect {N}|because of {T}|because {N} asked for it|to hide something at {L}|out of pride|for the money|to get at {N}|because of something that happened at {L}|out of love",
  ),
  when: split(
    "last night|before anybody was awake|while {N} was away|longer ago than anybody says|the moment {N} had left {L}|only just now",
  ),
  how: split(
    "with {N}'s help|by way of {L}|with {T}|slowly, and in plain sight|by mistake|in the dark, and in a hurry|by a trick that {N} knows",
  ),
  say: split(
    "that {N} was at {L} when it happened|that {N} asked the same thing before you|that {N} has {T}|that {N} is lying|that it began at {L}|that {N} and {O} are hiding something together|that you should ask {N}|that there was a quarrel between {N} and {O}|that {N} has been seen near {L} at night|that {N} knows more than anybody|that there is something at {L} that you should see|that {N} is in trouble|that {N} is owed a favour by {O}|that {T} was never lost at all|that {N} cannot be trusted|that {N} meant well",
  ),
  find: split(
    "a key that fits nothing here|a letter, never sent|a number, written twice|a list with {N}'s name on it, struck out|{T}, hidden where nobody should have hidden it|a message that was meant for {N}|something of {N}'s, torn off in a hurry|a drawing of {L}, with a mark on it|a trail that leads towards {L}|{N}'s handwriting|a hiding place, and it is not empty|an empty place where {T} ought to be|a picture of {N} and {O} together|a half-burnt message from {N} to {O}|blood, and not much of it|a way in that somebody has used before you|money, counted and tied up|a key to something at {L}|two cups, and both have been used|a note that says: not before {N} is gone|a debt of {N}'s, in figures|a promise from {N} to {O}, in writing|a name that nobody has mentioned yet|something of yours that you lost long ago|a hurried bundle, packed to leave for {L}",
  ),
  admit: split(
    "I was there, and I was not alone|It was {N}, not me|Yes, and I would do it again|It was an accident|{N} made me do it|I only wanted to frighten somebody|I have wanted to tell somebody ever since|Ask {N} what was done first|You have no idea what {N} would do to me|I took {T}, and nothing else",
  ),
  event: split(
    "{N} comes with bad news from {L}|{N} wants to speak to you alone|{N} and {O} quarrel in the open|{T} is not where it was|somebody has been at {L} before you|{N} asks you for help|{N} tells it differently today|{N} has gone, and nobody saw where|{N} makes an offer that is too good|something happens at {L}, and everybody looks there|{N} comes with something that you can use|{N} wants something back|somebody gets hurt at {L}|{N} takes your side before everybody|a stranger is asking for you at {L}|{N} has found {T}",
  ),
  state: split(
    "better than it was|worse by the hour|quiet, for now|not as you expected|no different from yesterday|bad, and nobody says so|changed, since {N} came|good enough, if it holds",
  ),
  sound: split(
    "{N} and {O}, talking low|somebody calling {N}'s name|steps, going away towards {L}|breathing, close by|nothing at all, and that is worse|something heavy being moved|a knock, and then another|{N}, talking to nobody|a door, and then silence|{B}, nearer than before|somebody weeping|a laugh that you know",
  ),
  want: split(
    "to be left in peace|{T}|money, and soon|to see {L} again|to be even with {N}|to keep {N} out of it|to know what you know|your help, without asking for it|a way out|to be believed for once|{N}'s good opinion",
  ),
  so: split(
    "it has to do with {L}|{N} knows more about it than anybody|{N} and {O} both know it|{N} would rather it were forgotten|it was different before {N} came|{T} has something to do with it|somebody at {L} can tell you more|it will not stay so for long|{N} will pay for it|it is {N}'s doing|{N} must not hear of it",
  ),
  aim: split(
    "deliver what I carry, whoever wants it|find somebody who is missing|find out who wants me out of the way|reach {L} before it is too late|pay off what I owe|win back what was taken from me",
  ),
  end: split(
    "it is settled at {L}, and everybody who matters sees it|{N} gives way, and nobody needs to be hurt|the truth comes out, and {N} has to live with it|I have what I came for, and I turn my back on {L}|{N} and I shake hands on it|it is over before {N} has understood it",
  ),
};

/** Whether words are one of the aims that the oracle proposes. */
export const isAim = (text: string): boolean =>
  FORMS.aim.includes(
    text
      .replace(/[.!]+$/u, "")
      .toLowerCase()
      .replace(/\bi\b/gu, "I"),
  );

/** Things that can be carried, found, and talked about. */
const HANDY = new Set(
  words(
    "key letter map dagger knife axe book ledger diary journal scroll lantern lamp torch crown ring chain necklace amulet locket watch box chest coin coins jewel diamond mirror cup statue painting portrait recording log recipe trophy contract deed will bottle flask flute drum violin photograph picture film newspaper ticket badge file files report weapon gun rifle pistol radio transmitter rope shears note parcel package lighter kit case suitcase coat helmet map bell pie cheese marrow",
  ),
);

/** @param hearer who is asked, and so is nobody's answer */
export function propose(turn: Turn, sort: Sort, about: string, hearer = "", most = 3): string[] {
  if (sort === "end" && turn.main !== undefined) return endings(turn, turn.main.title);
  const pick = picker(turn, about, hearer);
  const found: string[] = [];
  for (let tries = 0; tries < 20 && found.length < most; tries++) {
    const text = fillIn(turn.oneOf(FORMS[sort]), pick);
    if (text !== null && isOfTime(turn, text) && !found.includes(text) && !turn.wasSaid(`proposed ${text}`))
      found.push(text);
  }
  // One proposal is no choice: what was proposed before may come again.
  for (let tries = 0; tries < 10 && found.length < 2; tries++) {
    const text = fillIn(turn.oneOf(FORMS[sort]), pick);
    if (text !== null && isOfTime(turn, text) && !found.includes(text)) found.push(text);
  }
  for (const text of found) turn.markSaid(`proposed ${text}`);
  return found;
}

/** Ends that are the aim itself, as it was reached. */
function endings(turn: Turn, title: string): string[] {
  const aim = `${title.charAt(0).toLowerCase()}${title.slice(1)}`.replace(/\byour\b/gu, "my").replace(/\byou\b/gu, "I");
  const friend = turn.present.find(({ name, kind }) => kind === "person" && (turn.member(name)?.attitude ?? 0) >= 0);
  const foe = turn.people.find(({ name, kind }) => kind === "person" && (turn.member(name)?.attitude ?? 0) < 0);
  return [
    `I ${aim}`,
    friend === undefined ? `I ${aim}, and everybody knows it` : `I ${aim}, and ${shortName(friend)} is there to see it`,
    foe === undefined
      ? `I ${aim}, and it costs me something dear`
      : `I ${aim}, and ${shortName(foe)} has to live with it`,
  ];
}
/** Whether a proposal belongs to a time that the texts know: no photograph in 1783. */
const isOfTime = (turn: Turn, text: string): boolean =>
  !/\b(?:photograph|film|recording|something that ticks)\b/u.test(text) ||
  turn.lore.sentences.some(({ text: own }) =>
    /\b(?:19|20|21)\d\d\b|\b(?:photo\p{L}*|camera|computer|station|phone|film|radio|car|train|electric\p{L}*|starship|spaceship|android)\b/iu.test(
      own,
    ),
  );

type Pick = (slot: string) => string | null;

function fillIn(form: string, pick: Pick): string | null {
  let missing = false;
  const text = form.replace(/\{(.)\}/gu, (_, slot: string) => pick(slot) ?? ((missing = true), ""));
  return missing ? null : text;
}

/** Chooses by chance, what the words are about before the rest. A second person or place is another one than the first. */
function picker(turn: Turn, about: string, hearer: string): Pick {
  const near = new Set(entriesIn(turn.lore, `${about} ${turn.main?.title ?? ""}`).map(({ name }) => name));
  const able = turn.people.filter(
    (entry) =>
      entry.name !== hearer &&
      entry.kind === "person" &&
      !isGone(turn.lore, entry) &&
      turn.member(entry.name)?.alive !== false,
  );
  const named = able.filter(({ proper }) => proper);
  const people = named.length > 1 ? named : able;
  const things = turn.lore.entries.filter(
    ({ kind, name, proper }) =>
      kind === "thing" && !proper && name.split(" ").length < 5 && HANDY.has(name.split(" ").at(-1)!),
  );
  const beasts = turn.lore.entries.filter(({ kind }) => kind === "creature");
  const places = placesOf(turn).filter((name) => name !== turn.place);
  const choose = <T>(from: readonly T[], first: (each: T) => boolean): T | undefined => {
    const pool = from.some(first) && turn.random.chance(0.6) ? from.filter(first) : from;
    return pool.length === 0 ? undefined : turn.random.pick(pool);
  };
  let last: LoreEntry | undefined;
  let where = "";
  return (slot) => {
    if (slot === "N" || slot === "O") {
      const who = choose(slot === "O" ? people.filter((each) => each !== last) : people, ({ name }) => near.has(name));
      last = slot === "N" ? who : last;
      return who === undefined ? null : shortName(who);
    }
    if (slot === "L" || slot === "M") {
      const place = choose(slot === "M" ? places.filter((each) => each !== where) : places, (name) => near.has(name));
      where = slot === "L" ? (place ?? "") : where;
      return place ?? null;
    }
    if (slot === "B") return beasts.length === 0 ? null : turn.random.pick(beasts).name;
    const thing = choose(things, ({ name }) => near.has(name));
    return thing?.name ?? null;
  };
}
