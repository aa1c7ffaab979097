import { words } from "#english/word-list";
import { isGone } from "../lore/fates.ts";
import { entriesIn, type LoreEntry, shortName } from "../lore/lore.ts";
import { isFrame } from "../opening/seeds.ts";
import { blames } from "./ends.ts";
import { theThing } from "./items.ts";
import { enemiesOf, rivalOf } from "./rival.ts";
import { aimOf } from "./vow.ts";
import { placesOf } from "../lore/whereabouts.ts";
import type { Sort } from "../memo.ts";
import type { Turn } from "../turn.ts";

/**
 * Answers that the oracle proposes to an open question. Their slots are filled with names of the lore of the right kind alone: {N} and {O}
 * two people, {L} a place, {T} a thing.
 */

const split = (text: string): readonly string[] => text.split("|");

const FORMS: Readonly<Record<Sort, readonly string[]>> = {
  who: split("{N}|{O}|{R}|{N}, on behalf of {O}|{N}, and {O} knows it|somebody from your past"),
  rival: split("{R}|{N}|{O}"),
  where: split("{L}|{M}|close by, where nobody looks|right under your nose|where {N} last was|with {N}"),
  finale: split("{L}|{M}"),
  what: split(
    "a message for {N}|{T}|something of {N}'s|a thing that {N} wants back|something from {L}, and it is broken|proof that {S}|a promise, and to {N} of all people|to be told where {A} is|that you keep {N} out of it|a word with {O}, alone|your silence about {L}|{H}",
  ),
  why: split(
    "because {S}|out of fear of {N}|to protect {N}|because of {T}|because {N} asked for it|to hide something at {L}|to get at {N}|because of something that happened at {L}|because {R} pays for it|out of love for {N}",
  ),
  when: split(
    "last night|before anybody was awake|while {N} was away|longer ago than anybody says|the moment {N} had left {L}|only just now",
  ),
  how: split(
    "with {N}'s help|by way of {L}|with {T}|slowly, and in plain sight|in the dark, and in a hurry|by a trick that {N} knows|by paying {N}",
  ),
  say: split(
    "that {S}, and {N} knows why|that {N} knows {Q}|that {N} had {A} last|that {R} has been asking about you|that {N} was at {L} when it happened|that {N} asked the same thing before you|that {N} has {T}|that it began at {L}|that {N} and {O} are hiding something together|that you should ask {N}|that there was a quarrel between {N} and {O}|that {N} goes to {L} at night|that {N} is in trouble|that {N} owes {O} a favour|that {R} is paying {N}|that {S}, and that it must not come out|that {R} was at {L} before you|that {N} meant well",
  ),
  find: split(
    "proof that {S}|a trace of {A}, and it leads to {L}|a letter in which {N} asks about {A}|a letter from {N} to {O}, never sent|a list with {N}'s name on it, struck out|{T}, hidden where nobody should have hidden it|something of {N}'s, torn off in a hurry|a drawing of {L}, with a mark on it|{N}'s handwriting, where it has no business|an empty place where {T} ought to be|a half-burnt message from {N} to {O}|blood, and something of {N}'s|a way in that {R} has used before you|money, counted and tied up, with {N}'s name on it|a key to something at {L}|a note that says: not before {N} is gone|a debt of {N}'s to {R}, in figures|a promise from {N} to {O}, in writing|a hurried bundle, packed to leave for {L}|tracks that lead to {L}",
  ),
  admit: split(
    "I was there, and I was not alone|It was {N}, not me|{S}, and I kept quiet|{W}|Yes, and I would do it again|{R} made me do it|I only wanted to frighten {N}|I have wanted to tell {N} ever since|Ask {N} what was done first|You have no idea what {R} would do to me|I took {T}, and nothing else|I gave {A} to {N}",
  ),
  event: split(
    "{N} comes with bad news from {L}|{N} wants to speak to you alone|{N} and {O} quarrel, because {S}|{T} is not where it was|somebody has been at {L} before you|{N} asks you for help against {R}|{N} has gone to {L}, and nobody saw it|{N} makes an offer that is too good|{N} comes with something that you can use|{R} wants something from you|{R} turns {N} against you|{N} takes your side before everybody|{R} is asking for you at {L}|{N} has found {T}|{N} has found out that {S}|{R} comes for you|{N} is hurt at {L}",
  ),
  state: split(
    "better than it was|worse by the hour|quiet, for now|bad, and nobody says so|changed, since {N} came|good enough, if it holds|afraid of {R}|set on going to {L}",
  ),
  sound: split(
    "{N} and {O}, talking low|somebody calling {N}'s name|{N}, asking {O} about {A}|steps, going away towards {L}|breathing, close by|something heavy being moved|{R}, giving an order|{N}, talking to nobody|a door, and then {N}'s voice|{B}, nearer than before|somebody weeping|your own name, said low",
  ),
  want: split(
    "to be left in peace|{T}|{A}, before you have it|money, and soon|to see {L} again|to be even with {N}|to keep {N} out of it|your help against {R}|to be believed for once|{N}'s good opinion",
  ),
  so: split(
    "it has to do with {L}|{S}|{N} knows more about it than anybody|{N} and {O} both know it|it was different before {N} came|{T} has something to do with it|somebody at {L} can tell you more|it will not stay so for long|it is {N}'s doing|{R} must not find out",
  ),
  aim: split(
    "deliver what I carry, whoever wants it|find somebody who is missing|find out who wants me out of the way|reach {L} before it is too late|pay off what I owe|win back what was taken from me",
  ),
  end: [],
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

/** Whether a proposal belongs to a time that the texts know: no photograph in 1783. */
const isOfTime = (turn: Turn, text: string): boolean =>
  !/\b(?:photograph|film|recording|something that ticks)\b/u.test(text) ||
  turn.lore.sentences.some(({ text: own }) =>
    /\b(?:19|20|21)\d\d\b|\b(?:photo\p{L}*|camera|computer|station|phone|film|radio|car|train|electric\p{L}*|starship|spaceship|android)\b/iu.test(
      own,
    ),
  );

/** What the texts say that people do, short enough to stand in a sentence: "Lucia keeps the books". */
function clausesOf(turn: Turn): { readonly who: string; readonly clause: string }[] {
  return turn.people.flatMap((entry) =>
    entry.kind !== "person" || !entry.proper || isGone(turn.lore, entry)
      ? []
      : turn.about(entry).flatMap(({ text, source }) => {
          if (source === "story" || source === "notes" || source === "hero" || isFrame(text)) return [];
          const at = [entry.name, ...entry.aliases]
            .map((name) => (text.startsWith(name) ? name.length : -1))
            .find((from) => from > 0);
          if (at === undefined) return [];
          const does =
            /^(?:, [^,]+,)? ((?:never |always |still )?(?!is\b|are\b|was\b|were\b)(?:has been )?\p{Ll}+(?:s|ed|ing|en)? [^,;:.]{4,60})(?:[,;:.].*)?$/u.exec(
              text.slice(at),
            )?.[1] ?? /^[^.;]* who ((?!is\b|was\b)\p{Ll}+s [^,;:.]{4,60})(?:[,;:.].*)?$/u.exec(text.slice(at))?.[1];
          const plain = does
            ?.replace(
              /^(?:runs|keeps|owns|lives|works|plays|directs|commands|governs|tends|bakes|holds|belongs|serves|mends|sweeps|pulls|deals|carries|teaches|cooks|drives|waits)\b(?:.*? and (?!(?:is|was|has|runs|keeps|lives|plays)\b))?/u,
              "",
            )
            .replace(/ and (?:is|was|has|runs|keeps|lives)\b.*$/u, "")
            .trim();
          return plain === undefined ||
            plain === "" ||
            (!/^\p{Ll}+(?:s|ed|ing) /u.test(plain) && !/^(?:has|never|always|still) /u.test(plain)) ||
            plain.split(" ").length > 11 ||
            /\b(?:I|my|me|you|your|hero|he|she|they|which|where|who)\b/u.test(plain)
            ? []
            : [{ who: entry.name, clause: `${shortName(entry)} ${plain}` }];
        }),
  );
}

type Pick = (slot: string) => string | null;

function fillIn(form: string, pick: Pick): string | null {
  let missing = false;
  const text = form.replace(/\{(.)\}/gu, (_, slot: string) => pick(slot) ?? ((missing = true), ""));
  return missing ? null : text;
}

/** Chooses by chance, what the words are about before the rest. A second person or place is another one than the first. */
function picker(turn: Turn, about: string, hearer: string): Pick {
  const near = new Set(
    entriesIn(turn.lore, `${about} ${turn.main?.title ?? ""} ${turn.memo.clues.slice(-3).join(" ")}`).map(
      ({ name }) => name,
    ),
  );
  const clauses = clausesOf(turn).filter(({ who }) => who !== hearer);
  const aim = aimOf(turn);
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
      kind === "thing" &&
      !proper &&
      name.split(" ").length < 5 &&
      HANDY.has(name.split(" ").at(-1)!) &&
      !turn.memo.held.some(({ thing }) => turn.sharesWords(thing, name)),
  );
  const beasts = turn.lore.entries.filter(({ kind }) => kind === "creature");
  // The town or house in which all of it happens is nowhere that a trail could lead to.
  const first = turn.lore.sentences.find(({ source, text }) => source !== "notes" && source !== "hero" && text !== "");
  const settings = new Set(entriesIn(turn.lore, first?.text ?? "").map(({ name }) => name));
  const ways = placesOf(turn).filter((name) => name !== turn.place);
  const places =
    ways.filter((name) => !settings.has(name)).length > 1 ? ways.filter((name) => !settings.has(name)) : ways;
  const choose = <T>(from: readonly T[], first: (each: T) => boolean): T | undefined => {
    const pool = from.some(first) && turn.random.chance(0.6) ? from.filter(first) : from;
    return pool.length === 0 ? undefined : turn.random.pick(pool);
  };
  let last: LoreEntry | undefined;
  let where = "";
  return (slot) => {
    if (slot === "N" || slot === "O") {
      const who = choose(
        people.filter(({ name }) => name !== last?.name),
        ({ name }) => near.has(name),
      );
      last = slot === "N" ? who : last;
      return who === undefined ? null : shortName(who);
    }
    if (slot === "L" || slot === "M") {
      const place = choose(slot === "M" ? places.filter((each) => each !== where) : places, (name) => near.has(name));
      where = slot === "L" ? (place ?? "") : where;
      return place ?? null;
    }
    if (slot === "R") {
      const rival = rivalOf(turn) ?? enemiesOf(turn)[0];
      if (rival === undefined || rival.name === hearer || rival === last) return null;
      last ??= rival;
      return shortName(rival);
    }
    if (slot === "S") {
      const own = clauses.filter(({ who, clause }) => who !== last?.name && !turn.wasSaid(`clause ${clause}`));
      const found = own.length === 0 ? undefined : turn.random.pick(own);
      if (found !== undefined) turn.markSaid(`clause ${found.clause}`);
      last ??= found === undefined ? undefined : turn.entry(found.who);
      return found?.clause ?? null;
    }
    if (slot === "A") return aim.thing;
    if (slot === "Q") return aim.question;
    if (slot === "W") {
      const who = last ?? choose(people, ({ name }) => near.has(name));
      return who === undefined || aim.question === null ? null : blames(who, aim.question);
    }
    if (slot === "H") return turn.memo.held.length === 0 ? null : theThing(turn.random.pick(turn.memo.held).thing);
    if (slot === "B") return beasts.length === 0 ? null : turn.random.pick(beasts).name;
    const thing = choose(things, ({ name }) => near.has(name));
    return thing?.name ?? null;
  };
}
