import { capitalise } from "#english/noun-phrase";
import { withCapitals } from "../lore/capitals.ts";
import { entriesIn, shortName } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";
import { type Part } from "../words/clauses.ts";
import { toSecondPerson } from "../words/person-words.ts";
import { feeling, taken } from "./deed.ts";
import { fateOf } from "../lore/fates.ts";
import { comeAndGo, newNames } from "./open-question.ts";
import { speak } from "./talk.ts";
import { placeNamed } from "./travel.ts";
import { isSamePlace } from "../lore/whereabouts.ts";
import { beastIn, calledIn, personIn, pronounMeans, newcomerIn } from "./who.ts";
import type { Outcome } from "./act.ts";
import { done } from "./act.ts";

/** What the player states is so: who comes and goes, what somebody gives, what the hero thinks. */

/** "curtis where's the food", "everyone listen": said to them, although nothing stands between. "black couloir": a way. */
export function called(turn: Turn, part: Part): Part {
  if (part.kind !== "state" && part.kind !== "table") return part;
  if (
    /^(?:ok(?:ay)? )?(?:everyone|everybody|listen up|people|folks|you all|guys)\b/iu.test(part.text) &&
    turn.present.length > 0
  )
    return { kind: "say", words: part.text, to: "everyone", verb: "say", direct: true };
  const [, name = "", rest = ""] =
    /^((?:\p{L}+\.? ){1,3}?)((?:who|what|where|why|how|when|do|did|are|is|can|could|will|would|you|please|come|help|stop|tell|give|get|wait)\b.*)$/iu.exec(
      part.text,
    ) ?? [];
  const who =
    name === "" ||
    /^(?:(?:he|she|it|they|there|that|this|somebody|nobody|and|but|the \p{L}+) $|(?:i|we|you|if|when|so|maybe)\b)/iu.test(
      name,
    )
      ? undefined
      : personIn(turn, name);
  if (
    who !== undefined &&
    /^(?:who|what|where|why|how|when|do|did|can|could|will|would|you|please|come|help|stop|tell|give|get|wait|are you|is it)\b/iu.test(
      rest,
    )
  )
    return { kind: "say", words: rest, to: who.name, verb: "ask", direct: true };
  const place =
    part.text.split(" ").length < 5 && who === undefined && personIn(turn, part.text) === undefined
      ? placeNamed(turn, part.text.replace(/[.!]+$/u, ""))
      : null;
  return place !== null && !isSamePlace(place, turn.place) ? { kind: "do", text: `go to ${place}` } : part;
}

const GUESSES =
  /^(?:(?:i|we) (?:think|believe|guess|suspect|bet|assume|reckon|wonder (?:if|whether)|don't (?:think|trust|believe))|maybe|perhaps|probably|i'm (?:sure|certain)|my (?:theory|guess))\b/iu;
const FEELS =
  /^(?:i|we)(?:'m| am| are|'re| feel| felt| love| like| hate| want| need| hope| wish| know| don't| do not| didn't| can't| cannot| won't| should| could| would| might| must| have)\b/iu;

/** Somebody or something comes into the scene: "a wolf leaps out of the dark". */
const APPEARS =
  /^(?:(?:then|and|but|suddenly|now) )*(?:there(?:'s| is) )?(?:an?|another) (?:\p{Ll}+ ){1,3}(?:leaps?|jumps?|comes?|appears?|drops?|bursts?|charges?|rush(?:es)?|blocks?|stands?|attacks?|waits?|crawls?|flies|swoops?|steps?|lunges?|slithers?|runs?|rises?|growls?)\b/iu;

/** What the player states is so. */
export async function stated(turn: Turn, text: string): Promise<Outcome> {
  const { memo } = turn;
  const hearer =
    calledIn(turn, text) ??
    (/\b(?:you|your|you're)\b/iu.test(text) && turn.present.length > 0
      ? (turn.present.find(({ name }) => name === memo.last) ?? turn.present[0])
      : undefined);
  if (hearer !== undefined) {
    memo.last = hearer.name;
    await speak(turn, { kind: "say", words: text, to: hearer.name, verb: "say", direct: true });
    return done("talk");
  }
  if (GUESSES.test(text)) {
    turn.log(`You think: ${toSecondPerson(text).slice(0, 120)}`);
    turn.say(
      turn.oneOf([
        "A guess so far. Ask it as a question, and the dice say; or act on it.",
        "It may be so. Put it to somebody, or to the dice.",
        "That would fit what is known. Nothing proves it yet.",
        "Keep that thought: it counts once somebody has said it, or the dice have.",
        "That is one way to see it. Who could say more?",
        "A suspicion. What would prove it?",
        "Possible. What do you do about it?",
        "So you think. Somebody knows better, or nobody does.",
        "It hangs together. Try it on somebody.",
        "You would not be the first to think so.",
        "That thought has company now. What next?",
        "Hold on to it until it breaks, or does not.",
      ]),
    );
    return done("plan");
  }
  const plain = withCapitals(turn.lore, ` ${toSecondPerson(text)}`)
    .trim()
    .replace(/[.\s]+$/u, "");
  newNames(turn, text);
  const appears = /^there(?:'s| is) (an? .+)$/iu.exec(text)?.[1];
  const newcomer =
    (appears === undefined ? undefined : newcomerIn(turn, appears)) ??
    (APPEARS.test(text) ? beastIn(turn, text) : undefined);
  if (newcomer !== undefined) {
    turn.bring(newcomer);
    turn.memo.last = newcomer.name;
  }
  const who =
    personIn(turn, text) ?? (/^(?:he|she)\b/iu.test(text) ? pronounMeans(turn, text.split(" ")[0]!) : undefined);
  const whole =
    who !== undefined && /^(?:he|she)\b/iu.test(text)
      ? plain.replace(
          /^(?:he|she)('s)?(?= )/iu,
          (_, is?: string) => `${shortName(who)}${is === undefined ? "" : " is"}`,
        )
      : plain;
  if (who !== undefined) memo.last = who.name;
  const wasHere = who !== undefined && turn.isHere(who);
  comeAndGo(turn, whole);
  if (
    who !== undefined &&
    !wasHere &&
    !turn.isHere(who) &&
    fateOf(turn.lore, who) === null &&
    new RegExp(
      `^(?:the )?(?:\\p{L}+\\.? ){1,3}(?:\\p{Ll}+ly )?(?!is\\b|was\\b|has\\b|does\\b|knows\\b|thinks\\b|wants\\b|owns\\b|lives\\b|runs\\b|keeps\\b|works\\b|owes\\b|likes\\b|loves\\b|hates\\b|needs\\b|always\\b|used\\b)\\p{Ll}+s\\b`,
      "iu",
    ).test(whole) &&
    entriesIn(turn.lore, whole.split(" ").slice(0, 3).join(" "))[0]?.name === who.name &&
    whole.split(" ").length < 9
  )
    turn.bring(who);
  if (FEELS.test(text)) {
    turn.log(`${capitalise(whole)}.`);
    turn.say(
      turn.oneOf([
        "Noted. What do you do?",
        "Understood. And what do you do about it?",
        "That is yours to say. What now?",
        "So you do. What comes of it?",
        "Nobody can argue with that. What next?",
        "Fair enough. And now?",
        "The story hears you. What do you do?",
        "That is how it is with you. Go on.",
        "And so it is. What then?",
      ]),
    );
    return done("plan");
  }
  turn.fact(`${capitalise(whole)}.`);
  turn.log(`${capitalise(whole)}.`);
  const gift = /\b(?:gives?|hands?|passes|lends?) (?:me|you|us) ((?:an?|the|his|her|some) .+)$/iu.exec(whole)?.[1];
  if (gift !== undefined) {
    const got = await taken(turn, `take ${gift}`);
    if (got !== "") return (turn.say(got), done("take"));
  }
  if (who !== undefined && !wasHere && turn.isHere(who)) {
    turn.say(
      `${capitalise(shortName(who))} is here with you.`,
      (turn.member(who.name)?.attitude ?? 0) === 0 ? "" : feeling(turn, who),
    );
    return done("oracle");
  }
  turn.say(
    turn.oneOf([
      "So it is.",
      "Then that is so.",
      "That is so from now on.",
      "Right.",
      "Agreed: it is so.",
      "Then so it stands.",
      "As you say.",
      "That goes into the record.",
    ]),
  );
  return done("oracle");
}
