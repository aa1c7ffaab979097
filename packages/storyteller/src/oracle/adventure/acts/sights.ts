import { storedPattern } from "../../patterns.ts";
import type { Sight } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { matches, mentions, stemsOf } from "../stage/match-words.ts";
import { addressed, inSentence, namesOf } from "../stage/prose.ts";
import { present, so, type Stage, say, thingsAtHand } from "../stage/stage.ts";
import { voiced } from "../stage/voice.ts";
import { destination } from "./travel.ts";

const LOOKING = storedPattern("sights looking");
const HANDS: ReadonlySet<Reading["act"]> = new Set([
  ...(["look", "search", "take", "use", "fight", "climb", "craft", "rest", "wait", "perform", "buy"] as const),
  ...(["travel", "flee", "give", "sneak", "pray", "nonsense"] as const),
]);
const BY_EYE: ReadonlySet<Reading["act"]> = new Set(["look", "search"]);
const IT = new Set(["it", "them", "that", "this"]);
/** The state stores the sight that was named last by its place in the list, where it stores a thing by its id. */
const KEY = "sight/";

const sightsHere = ({ adventure, progress }: Stage): Sight[] =>
  adventure.sights.filter(({ at }) => [at].flat().includes(progress.place));

/** The sights here that the words name at least as well as they name a thing, best first. */
function sightsMeant(stage: Stage, stems: readonly string[]): Sight[] {
  const last = stage.adventure.sights[Number(stage.progress.thing.replace(KEY, ""))];
  const best = (names: readonly string[]) => Math.max(0, ...names.map((name) => mentions([name], stems)));
  const things = Math.max(0, ...thingsAtHand(stage).map(({ name, aliases }) => best([name, ...aliases])));
  const named = sightsHere(stage)
    .filter(({ when }) => when === undefined || so(stage, when))
    .map((sight) => ({ sight, fit: best(sight.names) }))
    .filter(({ fit }) => fit >= 1 && fit >= things)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ sight }) => sight);
  const pointed = named.length === 0 && things === 0 && stems.length <= 6 && stems.some((word) => IT.has(word));
  return pointed && last !== undefined && sightsHere(stage).includes(last) ? [last] : named;
}

/** Whether the words name something here that is only described. */
export const isSight = (stage: Stage, text: string): boolean => sightsMeant(stage, stemsOf(text)).length > 0;

/** Plays a look at something that is only described here, or what the hero does with it. Returns whether the words were that. */
export function doSight(stage: Stage, { act }: Reading, text: string): boolean {
  if (!HANDS.has(act) || /["“?]/u.test(text)) return false;
  const stems = stemsOf(text);
  const meant = sightsMeant(stage, stems);
  // "Read the daybook" reads it, whatever there is to say of its string.
  const isNamed = thingsAtHand(stage).some(({ name }) => mentions([name], stems) > 0);
  const isThing = thingsAtHand(stage).some(({ name, aliases }) => mentions([name, ...aliases], stems) >= 1);
  // "I open the green door" goes through it.
  const to = destination(stage, null, stems, text);
  const leads = act === "travel" || act === "flee" || (to !== null && to !== stage.progress.place);
  if (leads && to !== null && (act === "travel" || act === "flee")) return false;
  // "I tie Mrs Achard up with the curtain" is done to her; "her keys" are a thing.
  const plain = stemsOf(text.replaceAll(/[\p{L}.]+['’]s?(?=\s)/gu, " "));
  if (!BY_EYE.has(act) && present(stage).some((person) => mentions(namesOf(person), plain) >= 1)) return false;
  const looks = LOOKING.test(text);
  for (const sight of meant) {
    const names = new Set(stemsOf(sight.names.join(" ")));
    // "Light the light" is a verb and a name.
    const verbs = stems.filter((word, at) => at === 0 || !names.has(word));
    const ways = Object.entries(sight.done ?? {});
    const best = ways
      .map(([way, says]) => ({
        says,
        fit: Math.max(...way.split(";").map((each) => (each === "*" ? 0.1 : matches(each.trim(), verbs)))),
      }))
      .filter(({ fit }) => fit > (looks ? 0.5 : 0))
      .toSorted((a, b) => b.fit - a.fit)[0];
    const eyes = !isNamed && (looks || BY_EYE.has(act)) ? sight.look : undefined;
    const says = (best === undefined || best.fit < 0.5 ? eyes : undefined) ?? best?.says;
    // What is handled in a way that nobody has written, and is no thing, is at least seen.
    const shown = says ?? (isThing || leads ? undefined : sight.look);
    if (shown === undefined) continue;
    stage.progress.thing = `${KEY}${stage.adventure.sights.indexOf(sight)}`;
    const name = addressed(sight.names[0] ?? "it", stage.hero);
    if (says === undefined && act === "take")
      say(stage, voiced(stage, "stays").replaceAll("{thing}", `the ${inSentence(name)}`));
    say(stage, shown);
    return true;
  }
  return false;
}
