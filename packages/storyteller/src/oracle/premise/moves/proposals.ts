import { words } from "#english/word-list";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { isGone } from "../lore/fates.ts";
import { entriesIn, type LoreEntry, shortName } from "../lore/lore.ts";
import { isFrame } from "../opening/seeds.ts";
import { blames } from "./aim/ends.ts";
import { theThing } from "./record/items.ts";
import { enemiesOf, rivalOf } from "./people/rival.ts";
import { aimOf } from "./aim/vow.ts";
import { placesOf } from "../lore/whereabouts.ts";
import type { Sort } from "../memo.ts";
import type { Turn } from "../turn.ts";

/**
 * Answers that the oracle proposes to an open question. Their slots are filled with names of the lore of the right kind alone: {N} and {O}
 * two people, {L} a place, {T} a thing.
 */

/** Whether words are one of the aims that the oracle proposes. */
export const isAim = (text: string): boolean =>
  lexicon().proposals.aim!.includes(
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
    const text = fillIn(turn.oneOf(lexicon().proposals[sort]!), pick);
    if (text !== null && isOfTime(turn, text) && !found.includes(text) && !turn.wasSaid(`proposed ${text}`))
      found.push(text);
  }
  // One proposal is no choice: what was proposed before may come again.
  for (let tries = 0; tries < 10 && found.length < 2; tries++) {
    const text = fillIn(turn.oneOf(lexicon().proposals[sort]!), pick);
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
