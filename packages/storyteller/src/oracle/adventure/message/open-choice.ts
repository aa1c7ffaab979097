import { pattern, storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import { deedFor, IN_WORDS, isDecisive, isOtherWay, isWaitingHere, type KnownDeed, openDeeds } from "../stage/deeds.ts";
import { staysOpen } from "../stage/effects.ts";
import { matches, stemsOf } from "../stage/match-words.ts";
import { listed, namesOf } from "../stage/prose.ts";
import { type Stage, say } from "../stage/stage.ts";
import { wasDone } from "../stage/words-of-the-hero.ts";
import { kindOf } from "./message-parts.ts";
import type { Planned } from "./plan-message.ts";
import { isSilence } from "./silent-player.ts";

/** A choice of what the scene waits for, and the part of the message that makes it. */
export interface Choice {
  readonly known: KnownDeed;
  readonly at: number;
}

/** A message with the choice that one of its parts makes. */
export interface Chosen {
  readonly choice: Choice | null;
  readonly parts: readonly Planned[];
}

/** At least this many words of a choice must be in a part of the message, unless the part is short. */
const CLEAR = 2;
const REPORTS = storedPattern("open-choice reports");
/** "Deal.", "No, I won't." */
const SHORT = 4;

/**
 * The choice that the player makes in their own words, of the open event or of what somebody here has asked for. Each sentence counts for
 * itself, whatever stands beside it. Words that are denied choose nothing if other words do. "unclear" if the parts mean two different
 * endings; then the reply has asked which one is meant.
 */
export function choiceMeant(stage: Stage, parts: readonly Planned[]): Chosen | "unclear" {
  const none = { choice: null, parts };
  const choices = waitedFor(stage);
  if (parts.length === 0) return none;
  const agreed = YES.test(stage.brief.playerText)
    ? openDeeds(stage).find((each) => isAskedBack(stage, each))
    : undefined;
  if (agreed !== undefined) return { choice: { known: agreed, at: 0 }, parts: parts.slice(0, 1) };
  if (pattern("open-choice no").test(stage.brief.playerText))
    for (const { key } of openDeeds(stage)) delete stage.progress.said[`plan/${key}`];
  if (choices.length === 0) return none;
  const alone = staysOpen(stage) && !isSilence(stage, stage.brief.playerText);
  const fine = parts.flatMap((part) => sentences(part));
  const found = fine.flatMap((part, at) => {
    // The last question of a story is answered by a plain act, too, before anything else is made of it.
    if (fine.length === 1 && part.kind !== "speech" && !alone) return [];
    const own: Stage = { ...stage, brief: { ...stage.brief, playerText: part.text } };
    const stems = stemsOf(part.text.replaceAll(pattern("open-choice choice meant", "giu"), "ask"));
    const said = part.kind === "speech" ? deedFor(own, "talk", stems, 0, "", choices) : null;
    const known = said ?? deedFor(own, "use", stems, 0, "", choices);
    // "What if the gate opened?" is no yes. A choice that asks is made by asking.
    if (known === null || (part.text.endsWith("?") && !/\?|^(?:ask|speak)\b/iu.test(sayOf(known)))) return [];
    // "We lit the Third. Was that wrong?" lights nothing now.
    const inWords = IN_WORDS.test(sayOf(known));
    if (part.kind === "speech" && said === null && isDecisive(known) && !inWords && wasDone(part.text)) return [];
    // "We go up the field to the Seventh Post" goes no further than the post.
    if (part.kind === "act" && isOtherWay(stage, part.text, known.deed.effects?.goes)) return [];
    // "I tell her of the woman who walks in front" walks nowhere.
    if (part.kind === "act" && REPORTS.test(part.text) && !REPORTS.test(sayOf(known))) return [];
    // Words to Dilly are no answer for him.
    if (part.listener !== null && !mayMean(part.listener, sayOf(known))) return [];
    const spoken = part.kind === "speech" ? [stems, ["tell", "ask", ...stems]] : [stems];
    const fit = Math.max(0, ...known.deed.try.flatMap((pattern) => spoken.map((words) => matches(pattern, words))));
    const brief = stemsOf(part.text).length <= SHORT && !isDecisive(known) && part.kind !== "act";
    const names = part.kind !== "question" && !known.key.startsWith("event/");
    return fit >= CLEAR || ((brief || names) && fit > 0) ? [{ known, at, fit, denied: part.denied }] : [];
  });
  if (found.length === 0 && alone) found.push(...asOneAct(stage, parts, choices));
  const meant = found.some(({ denied }) => !denied) ? found.filter(({ denied }) => !denied) : found;
  const ranked = meant.toSorted((a, b) => b.fit - a.fit || b.at - a.at);
  const [best, ...others] = ranked;
  if (best === undefined) return none;
  const rival = others.find(({ known, fit }) => sayOf(known) !== sayOf(best.known) && fit === best.fit);
  const ends = ({ known }: { known: KnownDeed }) => known.deed.effects?.ending;
  if (rival !== undefined && isDecisive(best.known) && isDecisive(rival.known) && ends(best) !== ends(rival)) {
    const says = [best, rival].map(({ known }) => `“${sayOf(known)}”`);
    say(stage, `Which do you mean: ${listed(says, "or")}?`);
    stage.still = true;
    return "unclear";
  }
  const said = fine[best.at]!;
  if (asksBack(stage, best.known, said)) return "unclear";
  // "Deal. My word on it": what chooses the same is said once.
  const same = new Set(
    found.filter(({ known, at }) => known.key === best.known.key && at !== best.at).map(({ at }) => at),
  );
  // "We stamp nothing, we just eat it" eats nothing now.
  const kept = fine
    .filter((part, at) => !same.has(at) && (!isSaidWith(part, fine[best.at]!) || isNamed(stage, part)))
    .map((part) =>
      isNamed(stage, part)
        ? { ...part, kind: "speech" as const }
        : part.kind === "act" && part !== fine[best.at] && /^\W*we\b/iu.test(part.text)
          ? { ...part, kind: "remark" as const }
          : part,
    );
  return { choice: { known: best.known, at: kept.indexOf(fine[best.at]!) }, parts: kept };
}

/** At least this many words of a choice must be in a message whose acts are the choice only together. */
const TOGETHER = 4;

/** The end of a story that several acts are together: "I take my lantern, unlit, and walk down to the river". */
function asOneAct(stage: Stage, parts: readonly Planned[], choices: KnownDeed[]) {
  if (parts.length < 2 || parts.some(({ kind, denied }) => denied || kind === "speech" || kind === "question"))
    return [];
  const stems = stemsOf(stage.brief.playerText);
  const known = deedFor(stage, "use", stems, 0, "", choices);
  if (known === null || !isDecisive(known)) return [];
  const fit = Math.max(0, ...known.deed.try.map((pattern) => matches(pattern, stems)));
  return fit >= TOGETHER ? [{ known, at: parts.length - 1, fit, denied: false }] : [];
}

const YES = storedPattern("open-choice yes");
const PLANS = storedPattern("open-choice plans");
const PONDERS = storedPattern("open-choice ponders");

/** A plan waits for a yes for so many turns. */
const ASKED_WITHIN = 2;

/** Whether the player has just been asked if they mean to make this choice. */
const isAskedBack = ({ progress: { said, turns } }: Stage, { key }: KnownDeed): boolean => {
  const asked = said[`plan/${key}`];
  return asked !== undefined && turns + 1 - asked <= ASKED_WITHIN;
};

/** Asks once whether an end of the story is meant, if the words leave a doubt. Returns whether it asks. */
export function asksBack(stage: Stage, known: KnownDeed, said: Pick<Planned, "kind" | "text" | "listener">): boolean {
  if (!isPlan(stage, known, said) || isAskedBack(stage, known)) return false;
  stage.progress.said[`plan/${known.key}`] = stage.progress.turns + 1;
  const what = sayOf(known);
  say(stage, `Is that what you do now${what === "" ? "" : `: “${what}”`}? Yes, or not yet?`);
  stage.still = true;
  return true;
}

/**
 * Whether an end of the story is only a plan: the hero says what will be done, to somebody who goes with them or to nobody, where it cannot
 * be done at once. Where a choice of the event has this place for its own, it can. What may be done is no deed anywhere.
 */
function isPlan(
  stage: Stage,
  known: KnownDeed,
  { kind, text, listener }: Pick<Planned, "kind" | "text" | "listener">,
): boolean {
  const { place, companions } = stage.progress;
  if (!isDecisive(known)) return false;
  // "Tobit put out three lamps to let it by" is a memory or an order; the player must say which.
  if (stage.adventure.people.some((person) => begins(person, text))) return true;
  // The words of a deed that is done by words may be in the past: "Larkin, I found the board".
  if (PONDERS.test(text) || (kind !== "speech" && !IN_WORDS.test(sayOf(known)) && wasDone(text))) return true;
  if (kind !== "speech") return false;
  if (!PLANS.test(text)) return false;
  const atHand = waitedFor(stage).some(({ deed: { at } }) => at !== undefined && [at].flat().includes(place));
  return !atHand && (listener === null || companions.includes(listener.id));
}

/** A verb that may be of the past: "put out three lamps". */
const AS_IN_THE_PAST = storedPattern("open-choice as in the past");
const begins = (person: Person, text: string): boolean =>
  namesOf(person).some((name) => {
    const rest = text.toLowerCase().startsWith(`${name.toLowerCase()} `) ? text.slice(name.length + 1) : "";
    return AS_IN_THE_PAST.test(rest);
  });

/** A statement of the same speech as the choice. */
const isSaidWith = (part: Planned, chosen: Planned): boolean =>
  part !== chosen &&
  part.kind === "speech" &&
  chosen.kind === "speech" &&
  part.listener === chosen.listener &&
  !part.text.endsWith("?");

/** Whether the hero says their name, and somebody here has words for that. */
const isNamed = (stage: Stage, { text }: Planned): boolean =>
  /\bmy name\b/iu.test(text) &&
  deedFor({ ...stage, brief: { ...stage.brief, playerText: text } }, "talk", stemsOf(text), 1) !== null;

/** Whether a choice such as "Ask him why" may be said to this person. */
const mayMean = ({ pronoun }: Person, choice: string): boolean =>
  !/\b(?:him|her)\b/u.test(choice) || (/\bhim\b/u.test(choice) ? pronoun === "he" : pronoun === "she");

/** The choices of the open event, and what a person here has asked the hero to name. */
function waitedFor(stage: Stage): KnownDeed[] {
  const event = stage.adventure.events.find(({ id }) => id === stage.progress.open);
  const asks = event !== undefined && isWaitingHere(stage);
  const open = openDeeds(stage);
  // What is named, and that there is nothing to name, set the same flag.
  const named = new Set(
    open.filter(({ deed }) => deed.effects?.remembers !== undefined).flatMap(({ deed }) => deed.effects?.flags ?? []),
  );
  return open.filter(({ key, deed }) =>
    key.startsWith("event/") ? asks : deed.effects?.flags?.some((flag) => named.has(flag)),
  );
}

const sayOf = ({ deed }: KnownDeed): string => ("say" in deed && typeof deed.say === "string" ? deed.say : "");

/** The sentences of a part, each as a part of its own. A question after a statement asks for itself. */
function sentences(part: Planned): Planned[] {
  const each = part.text.split(/(?<=[.!?…;])\s+/u).filter((text) => /[\p{L}\p{N}]/u.test(text));
  if (each.length < 2) return [part];
  // Of a message that was not taken apart, only what the hero says of themself is done: "Put the brush down" is an order.
  return each.map((text) => {
    const kind = part.kind === "speech" ? part : kindOf(text);
    const orders =
      part.kind === "remark" && kind.kind === "act" && !kind.denied && !pattern("open-choice sentences").test(text);
    return { ...part, text, kind: orders ? ("remark" as const) : kind.kind, denied: kind.denied };
  });
}
