import { pattern, storedPattern } from "../../patterns.ts";
import { entriesIn, type LoreEntry } from "../lore/lore.ts";
import { contentWords } from "../lore/nouns.ts";
import { isBodiless } from "../lore/voices.ts";
import { isSamePlace } from "../lore/where/whereabouts.ts";
import { BY, type Turn } from "../turn.ts";
import { speakerName } from "../moves/people/speaker.ts";
import { type Clue, type Role, ROLES, SPOTS, type Way } from "./case-content.ts";
import { fillIn, lineFor, namesStranger, SLOT } from "./fill-in.ts";
import { keepsBack, mostFrom, openClues, piecesOf } from "./leads.ts";
import type { KeptCase } from "./kept-case.ts";
import { isOfSense } from "./thing-named.ts";
import { isShared } from "./aim/object-of-aim.ts";
import { ENOUGH, isCore, isOpen, isSearch, isUnsolved, piecesFound, piecesWord } from "./open/open-story.ts";
import { ownClue } from "./open/own-things.ts";
import { roleOf, truthOf } from "./parts/people-of-case.ts";

/**
 * The next clue comes to where the hero looks, and to whom the hero asks: the one that suits the question, the act, the person and the
 * place best, core clues first and in their order.
 */

interface Request {
  readonly way: Way;
  /** What was asked or done, in the player's words. */
  readonly text: string;
  /** Who is asked; absent where something is found. */
  readonly by?: LoreEntry;
  /** Whether only a small clue may come: a look costs nothing. */
  readonly isSmall?: boolean;
  /** Whether only a clue about what is asked or looked at may come: no clue is the answer to something else. */
  readonly isStrict?: boolean;
  /** Whether a short one comes before a long one: it is said in one breath with something else. */
  readonly isBrief?: boolean;
  /** The thing through which it is found, which counts as a source of its own; absent where it is the place. */
  readonly through?: string;
}

interface Revealed {
  /** What is said, without quotation marks, or what is found. */
  readonly text: string;
  readonly isCore: boolean;
}

/** What a question asks for: who, where, why. Null where it asks for nothing of the kind. */
export function askedFor(text: string): Clue["about"] | null {
  const word = pattern("reveal-clue asked for").exec(text)?.[1]?.toLowerCase();
  if (word === undefined || pattern("reveal-clue asked for 2").test(text)) return null;
  if (/^wh(?:o|ich)/u.test(word)) return "who";
  return word as Clue["about"];
}

/** A question that anything answers: "what happened", "what do you know". */
const WIDE = storedPattern("reveal-clue wide");
const NOTICED = storedPattern("tells asks noticed");

/** The words that tell what a text is about, as stems: no "know", "see" or "happen". */
export const subjectWords = (text: string): Set<string> =>
  new Set([...contentWords(text)].filter((word) => !pattern("telling no", "u").test(word)));

/** The words of a question or a deed that are about neither the aim, the place nor anybody by name. */
export function ownWords(turn: Turn, kept: KeptCase, text: string): string[] {
  const others = contentWords(
    `${kept.aim} ${kept.prize.words} ${kept.threat} ${turn.place} ${turn.people.map(({ name, role }) => `${name} ${role}`).join(" ")}`,
  );
  return [...subjectWords(text)].filter((word) => !others.has(word));
}

/** Whether a look or a search names something beside the matter and the place: then only a piece about that may come. */
export const namesSomething = (turn: Turn, text: string): boolean =>
  turn.memo.case !== null && ownWords(turn, turn.memo.case, text.replace(pattern("looks for all"), "")).length > 0;

/** Gives the hero the clue that suits best; null where none is left for this act and this person. */
function revealClue(turn: Turn, request: Request): Revealed | null {
  const kept = turn.memo.case;
  // One at a time: each has to be seen.
  if (kept === null || kept.showdown !== null || turn.hasClue) return null;
  const clue = chooseClue(turn, kept, request);
  if (clue === null) return null;
  turn.hasClue = true;
  const { by } = request;
  // Who has no body has no cold feet: it reports.
  const isReport = by !== undefined && pattern("said bodily").test(clue.said) && isBodiless(turn.lore, by);
  const text = fillIn(turn, kept, by === undefined ? clue.found : isReport ? clue.log : clue.said);
  record(turn, kept, clue, request);
  return { text, isCore: isCore(kept, clue) };
}

/** Whether somebody could tell a clue about what they are asked. */
export function hasClueFor(turn: Turn, by: LoreEntry, text: string, isStrict = true): boolean {
  const kept = turn.memo.case;
  return (
    kept !== null &&
    kept.showdown === null &&
    !turn.hasClue &&
    chooseClue(turn, kept, { way: "talk", text, by, isStrict }) !== null
  );
}

function chooseClue(turn: Turn, kept: KeptCase, request: Request): Clue | null {
  const { way, by, text, isSmall = false, isStrict = false, isBrief = false } = request;
  const role = by === undefined ? null : roleOf(kept, by.name);
  const source = by?.name ?? request.through ?? turn.place;
  const mayCore =
    (!isSmall || isOpen(kept)) &&
    (kept.from[source] ?? 0) < (isOpen(kept) && by !== undefined ? 2 : mostFrom(kept, by === undefined ? null : role));
  const wanted = askedFor(text);
  const about = rolesIn(turn, kept, text).filter((each) => each !== role);
  const own = ownWords(turn, kept, text);
  // What is about the aim or somebody in the case, and about nothing else, is about the matter.
  const isMatter = about.length > 0 || isShared(`${kept.aim} ${kept.prize.words} ${kept.threat}`, text);
  const isWide =
    own.length === 0 ? isMatter || WIDE.test(text) : own.length < (by === undefined ? 3 : 1) && WIDE.test(text);
  const isForAll = WIDE.test(text) || NOTICED.test(text);
  // What the premise itself names is nearer than what is written for any premise.
  if (isOwnNext(turn, kept, by) && mayCore && (!isStrict || (isWide && isForAll && by !== undefined))) {
    const thing = ownClue(turn, way, wanted, by, text);
    if (thing !== null) return thing;
  }
  if (hasWrittenEnough(turn, kept)) return null;
  const denied = deniedIn(turn);
  const scored = openClues(kept).flatMap((clue, at) => {
    if (isCore(kept, clue) && !mayCore) return [];
    if (by !== undefined && keepsBack(clue, role)) return [];
    if (by === undefined && !isOfSense(text, clue.found)) return [];
    // What stands in water is not found in a chapel.
    if (by === undefined && pattern("piece wet").test(clue.found) && pattern("place dry").test(turn.place)) return [];
    // "There are no sacks of sand": what the player has denied is not found again.
    if (denied.length > 0 && isDenied(denied, `${clue.found} ${clue.said} ${clue.log}`)) return [];
    // "Over to the jetty" is not seen from the jetty.
    if (
      by === undefined &&
      isSearch(kept) &&
      SPOTS.some((each) => clue.found.includes(`{${each}}`) && isSamePlace(kept.where[each], turn.place))
    )
      return [];
    // What lies behind the mill is not found at the inn.
    const spot = by === undefined ? clue.at : null;
    if (spot !== null && spot !== undefined && !isSamePlace(kept.where[spot], turn.place)) return [];
    const isWay =
      by === undefined
        ? clue.ways.includes(way) || (way !== "talk" && clue.ways.some((each) => each !== "talk"))
        : clue.ways.includes("talk");
    const isAbout = wanted !== null && clue.about === wanted;
    const names = about.some(
      (each) => clue.of === each || new RegExp(`[{:]${each}\\}`, "iu").test(`${clue.said} ${clue.log}`),
    );
    const words = contentWords(
      `${by === undefined ? clue.found : clue.said} ${clue.log}`.replace(SLOT, "").replace(/\bin order\b/gu, ""),
    );
    const shared = own.filter((word) => words.has(word)).length;
    // Who is asked who did it does not say how.
    if (
      isStrict &&
      by !== undefined &&
      wanted !== null &&
      !isForAll &&
      (!isAbout || isOpen(kept) || (shared === 0 && (own.length > 0 || !/^wh(?:o|ere)$/u.test(wanted))))
    )
      return [];
    if (isStrict && !isWide && shared === 0 && !(names && by !== undefined && own.length < 2)) return [];
    const score =
      shared * 4 +
      (isWay ? 3 : 0) +
      (clue.ways.includes(way) ? 1 : 0) +
      (isAbout ? 2.5 : 0) +
      (names ? 4 : 0) +
      (clue.core === true ? 2 : 0) +
      (role !== null && clue.role === role
        ? 3
        : clue.role !== null && clue.role !== undefined && by !== undefined && clue.role !== role
          ? -1
          : 0) +
      (spot === null || spot === undefined ? 0 : 2) -
      (isSearch(kept) && namesStranger(kept, `${clue.said} ${clue.log}`) ? 5 : 0) -
      (isBrief ? Math.max(0, clue.said.length - BRIEF) / 20 : 0) -
      at * 0.4;
    return [{ clue, score }];
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.clue ?? null;
}

/** So many characters can be said in one breath with something else. */
const BRIEF = 190;

/** How many of the written observations of the matter the hero has. */
const written = ({ found }: KeptCase): number => found.filter((id) => !id.startsWith("thing ")).length;
/** So many observations that fit any premise are told in one story, where there are pieces enough without more of them. */
const MOST_GENERAL = 2;

/** Whether a piece is about a thing of the premise: first in a story for any premise, and else every second that somebody tells. */
const isOwnNext = (turn: Turn, kept: KeptCase, by?: LoreEntry): boolean =>
  isUnsolved(turn) && (truthOf(kept)?.own === true || (by !== undefined && Object.keys(kept.sources).length % 2 === 1));

const hasWrittenEnough = (turn: Turn, kept: KeptCase): boolean =>
  truthOf(kept)?.own === true && written(kept) >= MOST_GENERAL && piecesFound(turn) >= ENOUGH;

/** What there is not by the player's word, each as its stems. */
const deniedIn = ({ memo }: Turn): readonly (readonly string[])[] =>
  memo.facts.flatMap((fact) => {
    const words = pattern("reveal-clue denied in", "u").exec(fact)?.[1];
    return words === undefined ? [] : [[...contentWords(words)]];
  });
const isDenied = (all: readonly (readonly string[])[], text: string): boolean => {
  const own = contentWords(text);
  return all.some((stems) => stems.length > 0 && stems.every((stem) => own.has(stem)));
};

/** The roles of those whom a text names. */
function rolesIn(turn: Turn, kept: KeptCase, text: string): Role[] {
  const names = new Set(entriesIn(turn.lore, text).map(({ name }) => name));
  return ROLES.filter((role) => names.has(kept.who[role]));
}

/** Keeps a clue: as a fact, in the record of the story, and as a step of its thread. */
export function record(
  turn: Turn,
  kept: KeptCase,
  clue: Clue,
  { by, way, through }: Pick<Request, "by" | "way" | "through">,
): void {
  const log = fillIn(turn, kept, clue.log);
  const source = through ?? by?.name ?? turn.place;
  kept.found.push(clue.id);
  if (isCore(kept, clue)) kept.from[source] = (kept.from[source] ?? 0) + 1;
  if (by !== undefined) kept.sources[clue.id] = by.name;
  kept.last = { what: "clue", id: clue.id, log, by: by?.name ?? "", brought: "", way, turn: turn.brief.number };
  turn.fact(log);
  turn.memo.clues.push(log);
  turn.log(log);
  if (turn.main !== undefined)
    turn.change({ type: "thread_changed", by: BY, title: turn.main.title, step: log.slice(0, 400) });
  const { found, all } = piecesOf(kept);
  turn.memo.progress = Math.round((10 * found) / Math.max(1, all));
}

/** Gives the hero a piece that was made for the moment, and is no clue of the plot. */
export function givePiece(turn: Turn, kept: KeptCase, clue: Clue, of: Pick<Request, "by" | "way" | "through">): string {
  turn.hasClue = true;
  record(turn, kept, clue, of);
  const text = of.by === undefined ? clue.found : saidBy(clue.said, speakerName(of.by));
  return `${text} ${pieces(turn, { text, isCore: true })}`.trim();
}

/** How many pieces the hero has, after one that counts; said at the first, in the middle and near the end. */
function pieces(turn: Turn, { isCore }: Revealed): string {
  const kept = turn.memo.case;
  if (kept === null || !isCore) return "";
  if (isOpen(kept)) return piecesFound(turn) >= ENOUGH ? "" : `*${piecesWord(turn)}.*`;
  const { found, all, enough } = piecesOf(kept);
  return found >= enough || (found !== 1 && found !== Math.ceil(all / 2)) ? "" : `*${found} of ${all} pieces.*`;
}

/**
 * What the hero finds by a deed or a look, as a sentence of its own; empty where nothing is left to find here.
 * @param isStrict whether it has to be about what is looked at
 * @param through the thing of the player's texts through which it is found
 */
export function findClue(
  turn: Turn,
  way: Way,
  text: string,
  isSmall = false,
  isStrict = isSmall,
  through?: string,
): string {
  const kept = turn.memo.case;
  const found = revealClue(turn, { way, text, isSmall, isStrict, ...(through === undefined ? {} : { through }) });
  if (kept === null || found === null) return "";
  const sought = pattern("deed does look for").test(text) ? pattern("deed sought").exec(text)?.[1]?.trim() : undefined;
  const isOther =
    sought !== undefined &&
    !pattern("search any night").test(sought) &&
    ![...contentWords(sought)].some((word) => contentWords(found.text).has(word));
  return `${sought === undefined || !isOther ? "" : lineFor(turn, "other found", sought)} ${found.text} ${pieces(turn, found)}`.trim();
}

/** Words with who says them, after the first sentence. */
export function saidBy(text: string, name: string): string {
  const plain = text.replace(/“/gu, "‘").replace(/”/gu, "’");
  const [, first = plain, rest = ""] = pattern("reveal-clue said by", "su").exec(plain) ?? [];
  const opens = `“${first.replace(/\.$/u, ",")}” says ${name}.`;
  return rest === "" ? opens : `${opens} “${rest}”`;
}

/** What a person tells of what they are asked, without quotation marks, and how many pieces that makes; null where they have no clue about it. */
export function saysNextClue(turn: Turn, by: LoreEntry, text: string, isStrict: boolean, isBrief = false) {
  const found = revealClue(turn, { way: "talk", text, by, isStrict, isBrief });
  return found === null ? null : { text: found.text, pieces: pieces(turn, found) };
}

/** What a person tells of what they are asked, in quotation marks; empty where they have no clue about it. */
export function saysClue(turn: Turn, by: LoreEntry, text: string, isStrict = true): string {
  const clue = saysNextClue(turn, by, text, isStrict);
  return clue === null ? "" : `${saidBy(clue.text, speakerName(by))} ${clue.pieces}`.trim();
}
