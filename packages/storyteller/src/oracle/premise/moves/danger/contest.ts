import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { withCapitals } from "../../lore/capitals.ts";
import { shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import type { Message, Part } from "../../words/clauses.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { tick } from "../aim/clock.ts";
import { feeling } from "../people/feeling.ts";
import { isWithin } from "../people/hearer.ts";
import { hold } from "../record/items.ts";
import { findClue, saysClue } from "../../case/reveal-clue.ts";
import { bearsOnAim } from "../aim/vow.ts";
import { personIn, pronounMeans } from "../people/who.ts";

/** Bets, games and races: one check for all of it, against somebody, for a stake, and who holds what afterwards. */

const GAMES = storedPattern("contest games");
const RACES = storedPattern("contest races");
const CHEATS = storedPattern("contest cheats");

/** Whether a deed is a contest, or the trick in one. */
export const isContest = (text: string): boolean =>
  (GAMES.test(text) || RACES.test(text)) && !pattern("contest is contest").test(text);
const isTrick = (text: string): boolean => CHEATS.test(text);

/** @param text everything of the message that belongs to the contest */
export async function contest(turn: Turn, text: string): Promise<boolean> {
  const isRace = RACES.test(text);
  const pronoun = pattern("contest contest 4").exec(text)?.[0];
  const rival =
    personIn(
      turn,
      (isRace ? (/\bagainst (.*)$/iu.exec(text)?.[1] ?? text) : text)
        .replace(/\bagainst what .*$/iu, "")
        .replace(pattern("contest contest", "giu"), ""),
    ) ??
    (pronoun === undefined ? undefined : pronounMeans(turn, pronoun)) ??
    turn.present.find(({ name }) => name === turn.memo.last) ??
    turn.present[0];
  if (rival !== undefined && !isRace && !isWithin(turn, rival)) return false;
  if (rival !== undefined) turn.memo.last = rival.name;
  const name = rival === undefined ? "the others" : shortName(rival);
  const { mine, theirs } = stakesIn(turn, text);
  const cheats = CHEATS.test(text);
  const [ability, skill] = cheats
    ? (["dexterity", "Sleight of Hand"] as const)
    : !isRace
      ? (["wisdom", "Insight"] as const)
      : /\bride\b/iu.test(text)
        ? (["wisdom", "Animal Handling"] as const)
        : (["dexterity", "Acrobatics"] as const);
  const grade = await turn.check(
    ability,
    skill,
    12,
    `Against ${name}: ${theirs === "" ? "you win" : `you win ${theirs}`}, or you lose${mine === "" ? "" : ` ${mine}`}`,
  );
  const wins = grade !== "miss";
  const whose = rival === undefined ? "" : capitalise(name);
  const prize = wins
    ? theirs === ""
      ? mine === ""
        ? ""
        : `You keep ${mine}.`
      : pattern("contest contest 2").test(theirs)
        ? `${whose} owes you ${theirs}.`
        : `${capitalise(theirs)} ${theirs.endsWith("s") && !theirs.endsWith("ss") ? "are" : "is"} yours now.`
    : mine === ""
      ? ""
      : `${whose === "" ? "Somebody else" : whose} has ${mine} now.`;
  const result = `You ${wins ? "win" : "lose"} ${isRace ? `the race against ${name}` : `against ${name}`}${grade === "weak" ? ", by a hair" : ""}.${prize === "" ? "" : ` ${prize}`}`;
  if (wins && theirs !== "" && !/^what\b/iu.test(theirs)) hold(turn, theirs, true);
  if (!wins && mine !== "") hold(turn, mine.replace(/^your /u, ""), false);
  turn.fact(result);
  turn.log(result);
  if (rival !== undefined && cheats && grade !== "strong") turn.attitude(rival.name, -1);
  turn.say(
    result,
    rival !== undefined && cheats && grade !== "strong"
      ? `${whose} has seen your fingers. ${feeling(turn, rival)}`
      : "",
    wins ? "" : tick(turn),
    wins && rival !== undefined && pattern("contest contest 3").test(theirs) ? saysClue(turn, rival, theirs) : "",
  );
  if (wins && bearsOnAim(turn, text, false)) turn.say(findClue(turn, "chase", text));
  return wins;
}

/** What each side puts in: "my silver buckle against what he knows". */
function stakesIn(turn: Turn, text: string): { readonly mine: string; readonly theirs: string } {
  const [whole = "", mine = "", theirs = ""] = pattern("contest stakes in").exec(text) ?? [];
  const own = (words: string) => withCapitals(turn.lore, ` ${toSecondPerson(words)}`).trim();
  if (/^for\b/iu.test(whole)) return { mine: own(theirs), theirs: own(mine) };
  return { mine: pattern("contest stakes in 2").test(mine) ? "" : own(mine), theirs: own(theirs) };
}

/** The bets, moves and tricks of one contest are one part: it is played once, by one check. */
export function asOneContest({ parts, noRoll }: Message): readonly Part[] {
  const isBout = (part: Part) => part.kind === "do" && isContest(part.text);
  if (noRoll || !parts.some(isBout)) return parts;
  const whole = parts
    .flatMap((part) => (part.kind === "do" && (isContest(part.text) || isTrick(part.text)) ? [part.text] : []))
    .join(", ");
  const first = parts.findIndex(isBout);
  return parts.flatMap((part, at): Part[] =>
    at === first
      ? [{ kind: "do", text: whole }]
      : part.kind === "do" && (isContest(part.text) || isTrick(part.text))
        ? []
        : [part],
  );
}
