import type { MarkedNames } from "./marked-names.ts";
import { WHO } from "./marked-names.ts";

/** Verbs that do not show that their subject is present: "Brakk rules the harbour" does not mean that Brakk is there. */
const FROM_AFAR =
  "(?:is|was|has|had|does|did|rules|owns|serves|guards|leads|commands|lives|dwells|belongs|works|comes|hails|hates|loves|fears|owes|knows|wants|needs|seeks|hunts|means|seems|remains|becomes|dies|owed|ruled|wants|rests|sleeps)";
const ACTS = new RegExp(
  `(?<![\\p{L}’'] )(${WHO})(?:, [^,.;:]{1,50},)? (?:then |slowly |only |just )?(?!${FROM_AFAR}\\b)\\p{Ll}+s\\b`,
  "gu",
);
const AT_HAND = new RegExp(
  `(${WHO}) (?:is here|stands before you|waits for you|is with you)\\b|(${WHO})['’]s (?:eyes|voice|face|hands?|smile|gaze|shoulders|jaw|brow)\\b`,
  "gu",
);
/** Verbs whose object is present: "Mira asked Hanne", "Mira promised Hanne". */
const SPOKEN_TO = new RegExp(
  `\\b(?:asks?|asked|tells?|told|thanks?|thanked|promised?|promises|gave|gives?|handed|showed|shows?|helped|helps?|greets?|greeted|attacked|struck|fought|followed|threatened|(?:talk|talks|talked|spoke|speaks?|said|says|lied|apologi[sz]ed|nodded|bowed|turned|listened|whispered) (?:to|with)) (${WHO})(?!['’-])`,
  "gu",
);

/**
 * The people who were present, without the party: those who speak, those who act, and those who are addressed and not said to be away.
 * @param speakers the people who say something in the reply
 */
export function presentIn(
  narrated: readonly string[],
  deed: string,
  speakers: readonly string[],
  party: readonly string[],
  names: MarkedNames,
): string[] {
  const seen = new Set(speakers.map((speaker) => names.unmark(names.mark(speaker))));
  const add = (mark: string | undefined) => {
    if (mark === undefined) return;
    const type = names.typeOf(mark);
    if (type === "person" || type === "creature") seen.add(names.nameOf(mark));
  };
  const reply = narrated.join(" ");
  const marked = names.mark(reply);
  for (const [, mark] of marked.matchAll(ACTS)) add(mark);
  for (const [, here, felt] of marked.matchAll(AT_HAND)) add(here ?? felt);
  for (const [, mark] of names.mark(deed).matchAll(SPOKEN_TO)) {
    if (mark !== undefined && !isAway(marked, mark)) add(mark);
  }
  return [...seen].filter((name) => !party.includes(name) && ![...seen].some((other) => isPartOf(name, other)));
}

/** "Bogdan" and "Bogdan Albrecht" are the same person. */
const isPartOf = (name: string, other: string): boolean =>
  name !== other && other.split(" ").length > name.split(" ").length && ` ${other} `.includes(` ${name} `);

const isAway = (marked: string, mark: string): boolean =>
  new RegExp(
    `${mark} (?:is|was) (?:not here|nowhere|gone|away|absent|dead|at|in)\\b|no ${mark}\\b|for ${mark}; but`,
    "u",
  ).test(marked);
