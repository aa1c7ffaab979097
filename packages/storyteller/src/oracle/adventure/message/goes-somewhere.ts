import { mentions, stemsOf } from "../stage/match-words.ts";
import { namesOf } from "../stage/prose.ts";
import { present, type Stage } from "../stage/stage.ts";

/** Whether words are a way. A place or a direction inside a sentence is none: the main verb of a clause of the hero must be one of going. */

const OPENS =
  /^\W*(?:(?:and|then|but|so|now|first|next|well|ok(?:ay)?|right|fine|good|yes|yeah|aye|no|come(?: on)?|please|quick(?:ly)?|enough|again|together|finally|instead|anyway|sorry|wait|actually)\b[,.!]?\s+)*/iu;
const SUBJECT =
  /^(?:(?:before|after|when|as|once|if|with)\b[^,]{3,60},\s+)?(?:(?:(?:i|we|you and i|(?:me|i|\p{L}+) and (?:i|me)|i and \p{L}+|(?:all|both|the (?:two|three)) of us|we (?:all|both|two|three))(?:['’](?:ll|d|re|m))?|let['’]?s|let us|time|it['’]s time|shall we|can we|could we|may i|can i)\s+)?(?:(?:will|would|should|shall|must|can|could|might|am|are|want|need|have|had|like|love|try|tried|decide|better|best|mean|ready|just|only|now|then|also|all|both|at once|quickly|quietly|slowly|silently|carefully|cautiously|\p{L}+ly)\s+(?:to\s+)?)*/iu;
const GOING =
  /^(?:get up and\s+)?(?:go(?:es|ing)?|walk(?:s|ing)?|head(?:s|ing)?|run(?:ning)?|step(?:s|ping)?|move|moving|hurry(?:ing)?|flee|fleeing|climb(?:s|ing)?|crawl|creep|sneak|slip|steal|tiptoe|pad|edge|march|come|coming|set (?:off|out|sail)|continue|carry on|press on|push on|travel|return(?:ing)?|leave|leaving|exit|escape|retreat|withdraw|rush|dash|race|sprint|descend|ascend|make (?:my|our) way|cross|enter|visit|follow|chase|track|trail|sail|row|ride|wade|swim|paddle|punt|steer|drive|board|jump|leap|hop|dive|duck|squeeze|stride|stroll|trudge|wander|hike|trek|ski|stumble|limp|push (?:on|through|past)|break out|get (?:in|into|out|on|off|back|to|away|down|up|aboard|moving|going)|turn (?:back|round|around|for)|start (?:back|off|out|for|down|up)|back to|backtrack|approach|make for|head|be off|off)\b/iu;
/** "To the ford", "down the steps", "and out": a way without a verb. */
const BARE =
  /^(?:(?:back|on|out|off|over|up|down|straight|across|away|right)\s+)*(?:to|into|towards?|up|down|out|across|along|over|off|back|inside|outside|in|through|east|west|north|south|upstairs|downstairs|onwards?|home|with me)\b/iu;
/** What is moved: "I take the can to the Third". */
const MOVES =
  /^(?:take|carry|bring|haul|drag|roll|lug|push|pull|lead|walk|guide|help|escort|fetch|load|put|get|help|bear|move|follow)\b/iu;

const clauses = (text: string): string[] =>
  text
    .replaceAll(/["“][^"”]*(?:["”]|$)/gu, ". ")
    .replaceAll(/\b(up|down|back|to|in|round|over) and (down|forth|fro|out|round|over)\b/giu, "about on the spot")
    .replaceAll(/\b(?:on|right|straight) (?=(?:in|out|through|back)\b)/giu, "")
    .split(/[.;!?:…]+\s*|\s+[–—-]\s+|,\s+|\s+(?:and|then|but|before|so)\s+/iu)
    .map((clause) => clause.replace(OPENS, "").replace(SUBJECT, "").trim())
    .filter((clause) => clause !== "");

/** Whether a clause of the words is a going of the hero. */
export const goesSomewhere = (text: string): boolean =>
  clauses(text).some(
    (clause) => GOING.test(clause) || MOVES.test(clause) || BARE.test(clause) || /^in\W*$/iu.test(clause),
  );

/** Words that may stand beside a verb of going if nothing names where to. */
const BESIDE = new Set(
  "i we me us you the a my our to of from by with at through into onto over along across round around back out outside outdoors upstairs downstairs up down in inside forward away off home again now there here please quickly quietly slowly fast carefully alone together both all way came come door doors doorway stairs stair steps path road exit entrance hatch same where just straight right open go goes going walk head run climb crawl creep sneak slip tiptoe march return leave leaving exit escape retreat withdraw rush dash hurry flee set turn get step descend ascend lane street room house place building cold snow air night dark silently once more first it's that".split(
    " ",
  ),
);
/** Motions on the spot: "I step back", "I get up", "I walk up and down". */
const ON_THE_SPOT =
  /^(?:(?:step|move|edge|stand|lean|sit|turn) (?:back|up|down|away|aside|closer|forward)\b|(?:get|come) (?:up|down)\W*$|(?:walk|go|run) up and down\b|turn (?!back|round|around)|get (?!out|away|back|in\b|inside)|(?:step|move) (?!out|in|through))/iu;

/** Whether a clause only says that the hero goes, "back", "out" or "in", and names nothing to go to. */
export const onlyGoes = (text: string): boolean =>
  clauses(text).some((clause) => {
    const words = clause.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
    const named = (word: string, at: number) => at > 0 && words[at - 1] === "with" && word.length > 2;
    return (
      words.length > 0 &&
      (GOING.test(clause) || BARE.test(clause) || /^(?:back|out|away|in)\W*$/iu.test(clause)) &&
      !ON_THE_SPOT.test(clause) &&
      words.every((word, at) => BESIDE.has(word) || named(word, at))
    );
  });

/** The words after the last "to" of a clause in which the hero carries or leads something: "the Third" in "I take the can to the Third". Empty if none does. */
export function carriedTo(stage: Stage, text: string): { readonly what: string; readonly to: string } | null {
  if (/["“?]/u.test(text)) return null;
  const called = present(stage).flatMap((person) => namesOf(person));
  for (const clause of text.split(/[.;!]+\s*/u)) {
    const words = clause.replace(OPENS, "").replace(SUBJECT, "");
    if (!MOVES.test(words)) continue;
    const [, what = "", to = ""] =
      /^\p{L}+\s+(.+?)\s+(?:(?:back|over|up|down|out|on|along|across|home|all the way)\s+)*(?:to|into|for|towards?|as far as)\s+(.+)$/iu.exec(
        words,
      ) ?? [];
    const goal = to.replace(/,.*$/u, "").replace(/\s+(?:and|with|then|so|where|to)\b.*$/iu, "");
    if (what === "" || goal === "" || mentions(called, stemsOf(goal)) >= 1) continue;
    return { what, to: goal };
  }
  return null;
}

/** A way without a verb, said to somebody: "on to the Seventh Post, Annis", "Annis, with me to the ford". Empty if the words are anything else. */
export function wayCalled(stage: Stage, text: string): string {
  if (/["“?]/u.test(text)) return "";
  const here = present(stage).flatMap((person) => namesOf(person));
  const parts = text.split(/,\s+|[.!]\s*$/u).filter((part) => part.trim() !== "");
  const ways = parts.filter((part) => part.length > 30 || mentions(here, stemsOf(part)) < 1);
  if (ways.length === parts.length && !/^\W*with me\b/iu.test(text)) return "";
  const [way = ""] = ways;
  return BARE.test(way.replace(OPENS, "")) ? way : "";
}

/** "The Third, now. Come on.": the words, if they name a place and say nothing else but to come. */
export function onlyPlaceIn({ adventure }: Stage, text: string): string {
  const words = stemsOf(text).filter((word) => !COMES.has(word));
  const isName = ({ name, aliases }: { readonly name: string; readonly aliases: readonly string[] }) =>
    [name, ...aliases].some((each) => words.every((word) => stemsOf(each).includes(word)));
  return words.length > 0 &&
    !/["“?]/u.test(text) &&
    /\bcome\b|\blet['’]s\b|\bgo\b/iu.test(text) &&
    adventure.places.some(isName)
    ? words.join(" ")
    : "";
}
const COMES = new Set(
  stemsOf("the now then next come on let's let go please quick quickly hurry off we back us to and"),
);
