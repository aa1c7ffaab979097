import { fateOf, HIS, pronounOf } from "../fates.ts";
import { capitalise } from "#english/noun-phrase";
import { entriesIn, type LoreEntry, shortName } from "../lore.ts";
import { freshOf } from "../people/voices.ts";
import type { Turn } from "../turn.ts";
import { FAILS, type Gesture, GESTURES, type Outcome, SHOWS } from "./tables.ts";

/** What comes of a deed: something to see, hear or hold, of this story. */

const KINDS: readonly (readonly [Outcome, RegExp])[] = [
  ["washes", /\b(?:wash|clean|scrub|rinse)\b/iu],
  ["body", /\b(?:body|corpse|pulse|his eyes|her eyes)\b/iu],
  [
    "opens",
    /\b(?:open|unlock|pick (?:the|its|his|her|a) lock|lift (?:the )?lid|unwrap|empty (?:the|my|his|her|out)|(?:look|reach|peek|rummage) (?:in|into|inside|through)\b|hack|crack|inside|under the floor|rifle through|go through)\b/iu,
  ],
  ["reads", /\b(?:read|decipher|decode|translate|leaf|skim|logbook|ledger)\b/iu],
  ["digs", /\bdig\b/iu],
  ["lights", /\b(?:light|lantern|torch|flashlight|match)\b/iu],
  ["writes", /\b(?:write|draw|sketch|compose|sign|note down|jot)\b/iu],
  ["mends", /\b(?:mend|repair|fix|build|craft|make|sew|patch|plant|cook|bake|paint|sharpen|forge|brew)\b/iu],
  [
    "eats",
    /\b(?:eat|drink|sip|swallow|taste|nibble|whisky|whiskey|rum|beer|tea|coffee|scone|bread|supper|lunch|a drink)\b/iu,
  ],
  [
    "performs",
    /\b(?:sing|play the|play (?:a|my)|dance|recite|perform|juggle|joke|whistle|bow to|faint|act|pose|tell (?:a|the) story|limerick|announce|toast|speech|curtsy)\b/iu,
  ],
  ["plays", /\b(?:play (?:cards|chess|dice)|gamble|arm ?wrestle|bet|race)\b/iu],
  ["hides", /\b(?:hide|sneak|creep|crouch|lurk|tiptoe|slip (?:in|past|away|out|through|by))\b/iu],
  ["climbs", /\b(?:climb|scale|clamber|roof|ladder|vault)\b/iu],
  ["knocks", /\b(?:knock|ring (?:the|at)|doorbell|hammer on)\b/iu],
  ["phones", /^(?:then )?(?:i )?(?:phone|telephone|ring up|text|wire|telegraph|dial)\b/iu],
  ["calls", /\b(?:call out|shout|yell|holler|cry out|whistle for|radio|announce)\b/iu],
  ["breaks", /\b(?:break|smash|force|kick|tear|burn|cut|crush|rip|bash|throw)\b/iu],
  ["watches", /\bwatch (?:who|them|everyone|the door|people|whoever)\b/iu],
  ["listens", /\b(?:listen|eavesdrop|overhear|ear to)\b/iu],
  ["smells", /\b(?:smell|sniff)\b/iu],
  ["waits", /\b(?:wait|watch|sit|stand|loiter|linger|rest)\b/iu],
  ["water", /\b(?:swim|dive|wade|dip|fish)\b/iu],
  ["touches", /\b(?:touch|poke|feel|tap|stroke|press|prod|shake|push|pull|turn|kneel)\b/iu],
  [
    "looks",
    /\b(?:look|examine|inspect|study|check|compare|investigate|observe|search|peer|follow|scrape|sample|analy[sz]e)\b/iu,
  ],
];

export const outcomeKind = (text: string): Outcome => KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? "plain";

/** Puts the people present into a line. */
function filled(turn: Turn, line: string): string {
  const here = turn.present.find(({ kind }) => kind === "person") ?? turn.present[0];
  return capitalise(line.replaceAll("{W}", here === undefined ? "somebody" : shortName(here)));
}

/** What a deed that came off shows; empty where there is nothing to say beyond that it was done. */
export function shows(turn: Turn, kind: Outcome): string {
  if (turn.present.length === 0 && (kind === "performs" || kind === "plays")) return "There is nobody to hear it.";
  return filled(turn, freshOf(turn, SHOWS[kind]));
}

/** What goes wrong with a deed, and what it costs. */
export const goesWrong = (turn: Turn, skill: string | null): string =>
  filled(turn, freshOf(turn, FAILS[skill ?? ""] ?? FAILS[""]!));

const GESTURE: readonly (readonly [Gesture, RegExp])[] = [
  [
    "hug",
    /\b(?:hug|embrace|hold (?:him|her|them)\b|hold (?:him|her|them|\p{Lu}\p{L}+) (?:close|tight|in my arms)|throw my arms)\b/iu,
  ],
  ["kiss", /\bkiss\b/iu],
  ["forgive", /\b(?:forgive|pardon)\b/iu],
  ["sorry", /\b(?:apologi[sz]e|say (?:i'm|i am|that i'm|that i am) sorry|say sorry|beg (?:\S+ )?pardon)\b/iu],
  [
    "comfort",
    /\b(?:comfort|console|pat (?:him|her|them|\p{Lu}\p{L}+)|hand on (?:his|her|their)|put my (?:coat|cloak|jacket|arm) (?:round|around|over)|take (?:his|her|their) hand|hold (?:his|her|their) hand|(?:sit|kneel|stay|lie)(?: down)? (?:with|next to|beside|by))\b/iu,
  ],
  ["slap", /\bslap\b/iu],
  ["mock", /\b(?:mock|laugh at|make fun of|stick (?:out )?my tongue|insult|tease|tickle)\b/iu],
  ["pet", /\b(?:pet|stroke|scratch|cuddle|feed)\b/iu],
  ["wink", /\bwink\b/iu],
  ["bow", /\b(?:bow|curtsy|salute|tip my hat|doff)\b/iu],
  ["thank", /\bthank\b/iu],
];
const WARM: ReadonlySet<Gesture> = new Set(["hug", "kiss", "forgive", "sorry", "comfort", "thank", "bow"]);

/** What a gesture towards somebody brings; null where the words are no gesture, or there is nobody that it is for. */
export function gesture(turn: Turn, text: string, last: LoreEntry | undefined): string | null {
  const plain = text.replace(/[“"][^”"]*[”"]/gu, "");
  const kind = GESTURE.find(([, pattern]) => pattern.test(plain))?.[0];
  if (kind === undefined) return null;
  const named = entriesIn(turn.lore, plain).find((entry) => turn.present.some(({ name }) => name === entry.name));
  const to = named ?? last;
  if (to === undefined) return null;
  turn.memo.last = to.name;
  if (fateOf(turn.lore, to) === "dead") return null;
  const told = filled(
    turn,
    freshOf(turn, GESTURES[to.kind === "person" ? kind : "pet"])
      .replaceAll("{T}", shortName(to))
      .replaceAll("{his_T}", HIS[pronounOf(turn.lore, to)]),
  );
  if (WARM.has(kind)) {
    turn.attitude(to.name, 1);
    const part = turn.plot?.people.find(({ name }) => name === to.name);
    if (part !== undefined) part.guarded = false;
  } else if (kind === "slap" || kind === "mock") turn.attitude(to.name, -1);
  return told;
}

/** What is done for the dead: told of the body and the grave, and nobody answers. */
export function forTheDead(turn: Turn, text: string, dead: LoreEntry): string {
  const name = shortName(dead);
  const pronoun = pronounOf(turn.lore, dead);
  const him = { he: "him", she: "her", they: name }[pronoun];
  const digger = (turn.plot?.people ?? [])
    .map((each) => turn.entry(each.name))
    .find((entry) =>
      turn.about(entry).some((sentence) => /\b(?:graves?|undertaker|priest|church)\b/u.test(sentence.text)),
    );
  const helper = digger === undefined ? "" : shortName(digger);
  const buried = `${capitalise(name)} is buried.`;
  const isBuried = turn.memo.facts.includes(buried);
  if (isBuried) return `The earth over ${name} has begun to settle.`;
  if (/\b(?:bury|grave|lay|coffin|funeral|gravedigger|undertaker|dig)\b/iu.test(text)) {
    turn.fact(buried);
    return helper === ""
      ? `You bury ${name} yourself, and it takes until your hands are open. You say the name once, since somebody should.`
      : `${helper} lifts the blanket off ${name}'s face, looks, and puts it back. You take the second spade. When it is done ${helper} stays a while with you.`;
  }
  if (/\b(?:close|eyes|sit|hold|kiss|hand|cover|pray|weep|cry|mourn)\b/iu.test(text))
    return `You stay with ${name} for a while.`;
  if (/\b(?:search|look|examine|check|pockets?|inspect|jacket|coat)\b/iu.test(text))
    return `${capitalise(name)} has been laid straight by somebody who did not know ${him}: the wrong hand is on top.`;
  return /\b(?:ask|tell|say|talk|speak|whisper|call|wake|shake)\b/iu.test(text)
    ? `${capitalise(name)} is dead, and does not answer.`
    : "";
}
