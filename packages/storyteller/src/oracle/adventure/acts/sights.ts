import { pattern, storedPattern } from "../../patterns.ts";
import type { Prose, Sight, Thing } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { matches, mentions, stemsOf } from "../stage/match-words.ts";
import { addressed, inSentence, namesOf } from "../stage/prose.ts";
import { present, so, type Stage, say, thingsAtHand } from "../stage/stage.ts";
import { voiced } from "../stage/voice.ts";
import { destination } from "./travel.ts";

/** What a description names and no place has as a thing: how it looks, and what comes of handling it (docs/adventures.md, "Sights"). */

const LOOKING = storedPattern("sights looking");
const SEEKS = storedPattern("sights seeks");
/** "I sit down on the steps and look at the tally": two sights. */
const AND_LOOKS = "sights and looks";
const HANDS: ReadonlySet<Reading["act"]> = new Set([
  ...(["look", "search", "take", "use", "fight", "climb", "craft", "rest", "wait", "perform", "buy"] as const),
  ...(["travel", "flee", "give", "sneak", "pray", "nonsense"] as const),
]);
const BY_EYE: ReadonlySet<Reading["act"]> = new Set(["look", "search"]);
/** Acts that are surely done to what they name. "I rest by the fire" is done to nothing. */
const BY_HAND: ReadonlySet<Reading["act"]> = new Set(["take", "use", "fight", "climb", "craft"]);
const BESIDE = new Set(stemsOf("in into from with"));
const IT = new Set(["it", "them", "that", "this"]);
/** The state stores the sight that was named last by its place in the list, where it stores a thing by its id. */
const KEY = "sight/";

const sightsHere = ({ adventure, progress }: Stage): Sight[] =>
  adventure.sights.filter(({ at }) => [at].flat().includes(progress.place));

const best = (names: readonly string[], stems: readonly string[]): number =>
  Math.max(0, ...names.map((name) => mentions([name], stems)));

/** The sights here that the words name at least as well as they name a thing, in the order in which the words name them. */
function sightsMeant(stage: Stage, stems: readonly string[]): Sight[] {
  const last = stage.adventure.sights[Number(stage.progress.thing.replace(KEY, ""))];
  const thing = thingsAtHand(stage).find(({ id }) => id === stage.progress.thing);
  const things = Math.max(0, ...thingsAtHand(stage).map(({ name, aliases }) => best([name, ...aliases], stems)));
  const open = sightsHere(stage).filter(({ when }) => when === undefined || so(stage, when));
  const named = (words: readonly string[]) =>
    open
      .map((sight) => {
        const own = new Set(stemsOf(sight.names.join(" ")));
        return { sight, fit: best(sight.names, words), at: words.findIndex((word) => own.has(word)) };
      })
      .filter(({ fit }) => fit >= 1 && fit >= things)
      .toSorted((a, b) => b.fit - a.fit || a.at - b.at)
      .map(({ sight }) => sight);
  const found = named(stems);
  if (found.length > 0 || things > 0 || stems.length > 6 || !stems.some((word) => IT.has(word))) return found;
  if (last !== undefined && open.includes(last)) return [last];
  // "I pick it up" takes the loaf, and looks at no other loaves.
  return thing === undefined ? [] : named([...stems, ...stemsOf(thing.name)]).filter(({ look }) => look === undefined);
}

/** Whether the words name something here that is only described. */
export const isSight = (stage: Stage, text: string): boolean => sightsMeant(stage, stemsOf(text)).length > 0;

/** Whether the words are only a thing's name: "And Dame Honoria's glass". */
export function onlyNames({ name, aliases }: Thing, text: string): boolean {
  const own = new Set(stemsOf([name, ...aliases, "and then now the"].join(" ")));
  return stemsOf(text).every((word) => own.has(word));
}

/** What comes of doing this to a sight, and how well the words fit it. */
function doneTo(
  { names, done }: Sight,
  stems: readonly string[],
): { readonly says: Prose; readonly fit: number } | null {
  const own = new Set(stemsOf(names.join(" ")));
  // "Light the light" is a verb and a name.
  const verbs = stems.filter((word, at) => at === 0 || !own.has(word));
  const ways = Object.entries(done ?? {}).map(([way, says]) => ({
    says,
    fit: Math.max(...way.split(";").map((each) => (each === "*" ? 0.1 : matches(each.trim(), verbs)))),
  }));
  return ways.filter(({ fit }) => fit > 0).toSorted((a, b) => b.fit - a.fit)[0] ?? null;
}

/** Plays a look at something that is only described here, or what the hero does with it. Returns whether the words were that. */
export function doSight(stage: Stage, reading: Reading, text: string): boolean {
  const { act } = reading;
  if (!HANDS.has(act) || /["“?]/u.test(text)) return false;
  const clauses = text.split(pattern(AND_LOOKS));
  if (clauses.length > 1) {
    const sights = clauses.filter((each) => isSight(stage, each));
    const done = sights.map((each) => doSight(stage, reading, each)).some(Boolean);
    // A thing that the other clause looks at is still to be seen.
    return done && sights.length === clauses.length;
  }
  const stems = stemsOf(text);
  const meant = sightsMeant(stage, stems);
  if (meant.length === 0) return false;
  const things = thingsAtHand(stage).filter(({ name, aliases }) => mentions([name, ...aliases], stems) >= 1);
  const isThing = things.length > 0;
  // "I open the green door" goes through it.
  const to = destination(stage, null, stems, text);
  const moves = act === "travel" || act === "flee";
  const leads = moves || (to !== null && to !== stage.progress.place);
  // "I go through the green door to see Sloe" goes to him.
  const away = SEEKS.test(text) && stage.adventure.people.some((person) => mentions(namesOf(person), stems) >= 1);
  if (away || (moves && to !== null && to !== stage.progress.place)) return false;
  const looks = LOOKING.test(text);
  const done = meant
    .map((sight) => ({ sight, way: doneTo(sight, stems) }))
    .filter(({ way }) => way !== null && way.fit > (looks ? 0.5 : 0))
    .toSorted((a, b) => b.way!.fit - a.way!.fit)[0];
  const describe = (sight: Sight, ...texts: readonly (Prose | undefined)[]): true => {
    stage.progress.thing = `${KEY}${stage.adventure.sights.indexOf(sight)}`;
    for (const each of texts) say(stage, each);
    return true;
  };
  if (done !== undefined && (done.way!.fit >= 0.5 || !(looks || BY_EYE.has(act))))
    return describe(done.sight, done.way!.says);
  // "Look behind the aprons": what is still to be found comes first.
  const fit = Math.max(...meant.map(({ names }) => best(names, stems)));
  const hides = ({ name, aliases, gives }: Thing) =>
    gives !== undefined && !stage.progress.clues.includes(gives) && best([name, ...aliases], stems) >= fit;
  if (BY_EYE.has(act) && things.some(hides)) return false;
  // "I tie Mrs Achard up with the curtain" is done to her; "her keys" are a thing.
  const plain = stemsOf(text.replaceAll(pattern("sights do sight", "gu"), " "));
  if (!BY_EYE.has(act) && present(stage).some((person) => mentions(namesOf(person), plain) >= 1)) return false;
  const seen = meant.find(({ look }) => look !== undefined);
  // "My scarf" is not the scarf that hangs here.
  const isOwn = /\bmy\b/iu.test(text) && !seen?.names.some((each) => each.startsWith("my ")) && act !== "search";
  if (seen === undefined || isOwn) return false;
  // "Read the daybook" reads it, whatever there is to say of its string. "The children in the painting" are the children.
  const front = stemsOf(text.replace(pattern("sights in a thing"), ""));
  const isNamed = thingsAtHand(stage).some(({ name }) => {
    const fit = mentions([name], front);
    return fit > 0 && fit >= best(seen.names, front);
  });
  if (looks || BY_EYE.has(act)) return isNamed ? false : describe(seen, seen.look);
  // What is handled in a way that nobody has written, and is no thing, is at least seen.
  const own = new Set(stemsOf(seen.names.join(" ")));
  const at = stems.findIndex((word) => own.has(word));
  // "I put it in my bag" is done to what goes in.
  const isBeside = stems.slice(Math.max(0, at - 2), at).some((word) => BESIDE.has(word));
  if (isThing || leads || isBeside || !BY_HAND.has(act)) return false;
  const name = inSentence(addressed(seen.names[0] ?? "it", stage.hero));
  return describe(
    seen,
    seen.look,
    act === "take" ? voiced(stage, "stays").replaceAll("{thing}", `the ${name}`) : undefined,
  );
}
