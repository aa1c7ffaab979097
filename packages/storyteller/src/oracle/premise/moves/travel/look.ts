import { capitalise, listed } from "#english/noun-phrase";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { isFrame } from "../../opening/seeds.ts";
import type { Turn } from "../../turn.ts";
import { clockStands, tick } from "../aim/clock.ts";
import { consequence, feeling, worded } from "../deed.ts";
import { askPlayer } from "../open-question.ts";
import { aboutPlace, whoIsHere } from "./travel.ts";
import { unsaidOf } from "../unsaid.ts";
import { advance, bearsOnAim, track } from "../aim/vow.ts";
import { whoIn } from "../people/who.ts";

/** What is there to be seen, and what is found by those who search. */

/** What the record has of the place: who is here, the ways on, and what the texts say of it. */
export async function lookAround(turn: Turn, wantsMore: boolean): Promise<void> {
  const { scene } = turn.story;
  const key = `seen ${turn.place}`;
  const isAgain = turn.wasSaid(key);
  const exits = isAgain ? [] : (scene?.exits.slice(0, 4) ?? []);
  turn.say(
    `${capitalise(turn.place)}.`,
    aboutPlace(turn, turn.place),
    whoIsHere(turn) || "Nobody is here but you.",
    exits.length === 0 ? "" : `From here you can go to ${listed(exits, "or")}.`,
  );
  if (!wantsMore || turn.memo.pending !== null) return;
  turn.markSaid(key);
  turn.say(
    `${isAgain ? "What have you not seen before?" : "What else catches your eye?"} The dice give ${await turn.words()}.`,
    askPlayer(turn, { sort: "find", asks: "What is it?", about: turn.place }),
  );
}

export const LOOKS =
  /^(?:\p{Ll}+ly )?(?:look(?! for\b)|see what|glance|peer|gaze|watch|stare|observe|take (?:a (?:good |closer |quick )?look|stock|in)|have a (?:good |closer |quick )?look|check (?:out|on|the time)|study|read|examine|inspect|listen|smell|sniff|scan|survey|eye)\b/iu;
export const SEARCHES =
  /^(?:\p{Ll}+ly )?(?:search|look for|seek|hunt for|rummage|rifle|go through|examine|inspect|study|investigate|check(?! (?:on|out (?:of|the view)))|dig|comb|feel for|probe|analy[sz]e|photograph|film|test|compare|count|read|listen|frisk|pat down|trace|research|look (?:into|through|under|behind|inside|in)|ask around|gather|measure|scan)\b/iu;

/** A look at somebody or something. What the texts say is told once; the rest has to be searched for. */
export async function lookAt(turn: Turn, text: string): Promise<boolean> {
  const rest = text.replace(LOOKS, "");
  if (
    /^(?: (?:around|about|round|outside|everywhere)(?: (?:the|this|my) \p{L}+(?: \p{L}+)?)?(?: (?:for|to see) who(?:'s| is| else is)? .*)?| at (?:the |my )?(?:place|surroundings|room)| (?:the|this) (?:room|place))?(?: (?:the|this) (?:room|place)| me| carefully| again| to see .*| for .*)?[.!?]*$/iu.test(
      rest,
    ) &&
    !/\bfor\b(?! who\b)/iu.test(rest)
  ) {
    await lookAround(turn, true);
    return true;
  }
  const person = whoIn(turn, rest);
  const entry = person ?? entriesIn(turn.lore, rest).find((each) => !isHero(turn.lore, each) && each.kind !== "place");
  if (entry === undefined) return false;
  const said = unsaidOf(turn, entry);
  if (person !== undefined && turn.isHere(person) && !/^(?:\p{Ll}+ly )?(?:watch|observe|study|listen)/iu.test(text)) {
    turn.memo.last = person.name;
    turn.log(`You look at ${shortName(person)}.`);
    if (said !== "") turn.markSaid(said);
    turn.say(said, feeling(turn, person));
    return true;
  }
  if (said === "" || SEARCHES.test(text)) return false;
  turn.markSaid(said);
  turn.log(`You look at ${shortName(entry)}.`);
  turn.say(said);
  return true;
}

/** A search: a check, and what is found the player says. */
export async function search(turn: Turn, text: string): Promise<boolean> {
  if (findsClue(turn, text)) return true;
  const listens = /\blisten|\bwatch|\bspot|\bsmell|\bsniff|\bkeep (?:an eye|watch|a lookout)/iu.test(text);
  const where = `searched ${turn.place}`;
  const times = turn.memo.settled.filter(({ key }) => key === where).length;
  turn.memo.settled.push({ key: where, answer: "" });
  const grade = await turn.check(
    listens ? "wisdom" : "intelligence",
    listens ? "Perception" : "Investigation",
    11 + Math.min(6, times),
    listens ? "You notice it, or it notices you" : "You find something, or lose time",
  );
  const deed = worded(turn, text);
  const bears = bearsOnAim(turn, text, true);
  turn.log(
    `${deed === "" ? `You search at ${turn.place}` : `You ${deed}`}: ${grade === "miss" ? "nothing" : "something is there"}.`,
  );
  if (grade === "miss") {
    turn.say(
      deed === "" ? "" : `You ${deed}.`,
      turn.oneOf(NOTHING),
      times > 2 ? "This place has given you what it had." : "",
      tick(turn),
    );
    return false;
  }
  const speaker = /\blisten|\boverhear/iu.test(text) ? (whoIn(turn, text) ?? undefined) : undefined;
  if (listens && speaker !== undefined && turn.isHere(speaker) && speaker.kind === "person") {
    turn.say(
      deed === "" ? "" : `You ${deed}.`,
      grade === "weak" ? await consequence(turn, text, "quiet") : "",
      askPlayer(turn, {
        sort: "say",
        asks: `What do you hear ${shortName(speaker)} say?`,
        about: text,
        by: speaker.name,
      }),
    );
    turn.say(bears ? advance(turn, grade, `You listen to ${shortName(speaker)}.`) : "");
    return true;
  }
  turn.say(
    deed === "" ? "" : `You ${deed}.`,
    grade === "strong" ? turn.oneOf(SOMETHING) : turn.oneOf(HARDLY),
    grade === "weak" ? await consequence(turn, text, "quiet") : "",
    askPlayer(turn, {
      sort: /\blisten/iu.test(text) ? "sound" : "find",
      asks: listens
        ? turn.oneOf(["What do you notice?", "What is it?"])
        : turn.oneOf(["What is it?", "What do you find?", "What have you found?"]),
      about: text,
    }),
  );
  turn.say(bears ? advance(turn, grade, deed === "" ? `You find something at ${turn.place}.` : `You ${deed}.`) : "");
  return true;
}
/** What the player or the story has said of a thing is found there, without dice. */
export function findsClue(turn: Turn, text: string): boolean {
  const wanted = [...contentWords(text.replace(/^(?:\p{Ll}+ly )?\p{Ll}+ /u, ""))].filter((word) => !VAGUE.test(word));
  const clue =
    wanted.length === 0
      ? undefined
      : turn.memo.clues.findLast((each) => wanted.every((word) => contentWords(each).has(word)));
  if (clue === undefined) return false;
  const isFirst = !turn.wasSaid(`found ${clue}`);
  turn.markSaid(`found ${clue}`);
  const deed = worded(turn, text);
  turn.log(`${deed === "" ? `You look at ${turn.place}` : `You ${deed}`}: it is there.`);
  turn.say(deed === "" ? "" : `You ${deed}.`, `It is as you know it: ${clue.replace(/^You find /u, "")}`);
  turn.say(isFirst && bearsOnAim(turn, text, true) ? advance(turn, "weak", clue) : "");
  return true;
}
const VAGUE = /^(?:plac|place|room|here|around|careful\p{L}*|again|some\p{L}*|any\p{L}*|every\p{L}*|track|clue)$/u;
const split = (text: string): readonly string[] => text.split("|");
const SOMETHING = split(
  "Something is there.|It was worth the trouble.|There it is.|You were right to look.|Something does not belong.|Your eye stops at it before you know why.|This is more than you hoped for.|There is something, and it is not small.|You nearly miss it, and then you do not.",
);
const HARDLY = split(
  "It takes longer than it should, but something is there.|There is something, at the very last.|You find it, and leave traces of your own.|Something turns up, though not without noise.|Something is there, and you are not the first to look.",
);
const NOTHING = split(
  "Nothing.|You find nothing that helps.|If there was anything, it is gone.|Nothing here will talk to you today.|You look twice, and there is nothing twice.|Dust, and lost time.|Nothing, and you have been at it too long.|It is only what it seems to be.|There is nothing to find, or you are not the one to find it.",
);

/** What the record has of a person, place or thing. */
export function known(turn: Turn, entry: LoreEntry): string {
  const fate = fateOf(turn.lore, entry);
  const facts = turn
    .about(entry)
    .filter(({ text, source }) => source === "story" || !isFrame(text))
    .map(({ text }) => text.replace(/\b(?:the|my) hero['’]s\b/gu, "your"))
    .filter((text) => !/\b(?:my hero|the hero|I)\b/u.test(text));
  const member = turn.member(entry.name);
  const where = turn.isHere(entry)
    ? `${capitalise(shortName(entry))} is here.`
    : fate === "dead"
      ? "Dead."
      : member !== undefined && member.place !== ""
        ? `Last known at ${member.place}.`
        : "";
  return [
    facts.slice(0, 2).join(" "),
    facts.length > 2 ? facts.slice(-1).join(" ") : "",
    entry.kind === "person" ? where : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** How the story stands. */
export const storyStatus = (turn: Turn): string =>
  [
    turn.main === undefined ? "Nothing is open." : `${turn.main.title}.`,
    turn.main === undefined ? "" : track(turn),
    clockStands(turn),
  ]
    .filter((part) => part !== "")
    .join(" ");
