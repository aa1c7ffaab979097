import { capitalise } from "#english/noun-phrase";
import { advises, evades, isOpenQuestion, isOpponent } from "../../case/answers-of-people.ts";
import { saysHowItEnded } from "../../case/after-end.ts";
import { complication } from "../../case/happen.ts";
import { lineFor } from "../../case/fill-in.ts";
import { sayLead } from "../../case/leads.ts";
import { saidBy, saysClue } from "../../case/reveal-clue.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, indexOfName, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { isFrame } from "../../opening/seeds.ts";
import type { Grade, Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { isYesNo } from "../../words/short-answer.ts";
import { bearsOnAim } from "../aim/vow.ts";
import { oddsOf } from "../odds.ts";
import { tick } from "../aim/clock.ts";
import { fromState } from "../record/state-question.ts";
import { replies, speakerName } from "./replies.ts";
import { courtesy } from "./courtesy.ts";
import { touchesOn } from "./touches-on.ts";

/** Questions to somebody: answered from the texts, by odds, or by what the case lets them tell. */

/** A question to somebody. What the texts say is answered from them; what bears on the aim is a check; the rest is told from the case. */
export async function question(turn: Turn, who: LoreEntry, words: string): Promise<void> {
  // One answer of each in a turn.
  if (turn.answered.has(who.name)) return;
  turn.answered.add(who.name);
  const name = capitalise(speakerName(who));
  turn.log(
    `You ask ${shortName(who)} ${asGist(words.replace(new RegExp(`^(?:${[who.name, shortName(who), ...who.name.split(" ")].join("|")})[,:]? `, "iu"), ""))}.`,
  );
  if (/\b(?:your name|who are you(?! \p{Ll}+ing\b)|what do you do)\b|\bwhat are you[?!.]*$/iu.test(words)) {
    const own = turn.about(who).find(({ text, source }) => source !== "story" && source !== "notes" && !isFrame(text));
    return turn.say(own === undefined ? `${name} is ${who.role === "" ? "who they seem to be" : who.role}.` : own.text);
  }
  if (/^(?:and )?how (?:are|is) (?:you|it going|things|everything)\b/iu.test(words)) return courtesy(turn, who, false);
  const known = knownOf(turn, who, words);
  if (known !== "") {
    turn.markSaid(known);
    turn.say(lineFor(turn, "known", speakerName(who)), known);
    return;
  }
  const ofEnd = saysHowItEnded(turn, who, words);
  if (ofEnd !== "") return turn.say(ofEnd);
  // The same question gets the same answer.
  const key = `asked ${who.name} ${[...contentWords(words)].toSorted().join(" ")}`.slice(0, 120);
  const before = turn.memo.settled.find((each) => each.key === key);
  if (before !== undefined) return turn.say(`“As I said,” says ${shortName(who)}. ${before.answer}`);
  const keep = (answer: string) => {
    if (answer !== "") turn.memo.settled.push({ key, answer: answer.replace(/ ?\*\d[^*]*\*$/u, "").slice(0, 500) });
    return answer;
  };
  // What the state knows everybody knows.
  const state = fromState(
    turn,
    words.replace(new RegExp(`^(?:${[shortName(who), ...who.name.split(" ")].join("|")})[,:!]? `, "iu"), ""),
  );
  if (state !== "") {
    turn.say(saidBy(state.split(/(?<=[.!?]) /u)[0]!, speakerName(who)));
    if (!/\b(?:who|what|where|why|how)\b/iu.test(words)) return;
  }
  const bears =
    bearsOnAim(turn, words, true) ||
    isOpenQuestion(words) ||
    entriesIn(turn.lore, words).some((entry) => entry.name !== who.name && !isHero(turn.lore, entry));
  if (!bears && isYesNo(words.replace(/\?+$/u, ""))) {
    const { yes, verdict, shown } = await turn.ask(`${name}: ${words}`, oddsOf(words));
    const plain = words.replace(/\?+$/u, "");
    turn.say(
      `${name} ${yes ? "says yes" : "says no"}${verdict.endsWith("but") ? ", and seems to keep something back" : verdict.endsWith("and") ? ", and means it" : ""} (${shown}).`,
    );
    turn.fact(`Asked “${plain}”, ${shortName(who)} says ${yes ? "yes" : "no"}.`);
    return;
  }
  // Who has offered to tell something is taken at their word.
  const offers = turn.brief.transcript
    .slice(-2)
    .some(({ reply }) => /\bI (?:can|will|could) tell you\b/u.test(reply) && reply.includes(shortName(who)));
  if (turn.memo.companions.includes(who.name) && !offers) return turn.say(keep(advises(turn, who)));
  if (isOpponent(turn, who)) return turn.say(keep(evades(turn, who)));
  const attitude = turn.member(who.name)?.attitude ?? 0;
  // Who is well disposed answers without dice.
  const grade: Grade =
    attitude > 0 || offers
      ? "strong"
      : await turn.check(
          "charisma",
          "Persuasion",
          11 - attitude,
          `Whether ${shortName(who)} answers you`,
          touchesOn(turn, who, words) ? "advantage" : "none",
        );
  turn.memo.withheld = grade === "miss" ? { who: who.name, words: words.slice(0, 400) } : null;
  if (grade === "miss") {
    const key = `withheld ${who.name}`;
    turn.say(replies(turn, who, "refuses"), turn.wasSaid(key) ? "" : lineFor(turn, "withheld", speakerName(who)));
    turn.markSaid(key);
    return turn.say(complication(turn, "talk"));
  }
  turn.moved = true;
  const said = saysClue(turn, who, words, () =>
    grade === "strong" && attitude <= 0 ? replies(turn, who, "answers") : "",
  );
  if (said === "") return turn.say(keep(pointsOn(turn, who)));
  turn.say(keep(said));
  // It took its time.
  if (grade === "weak") turn.say(tick(turn));
}

/** What somebody says who has nothing more to tell: whom to ask. */
export const pointsOn = (turn: Turn, who: LoreEntry): string =>
  turn.memo.case?.announced === true
    ? lineFor(turn, "no more known", speakerName(who))
    : pointing(turn, who) || lineFor(turn, "nothing to tell", speakerName(who));

const pointing = (turn: Turn, who: LoreEntry): string => {
  const lead = sayLead(turn, "talk", who.name);
  return lead === "" ? "" : saidBy(lead, speakerName(who));
};

const asGist = (words: string): string => {
  const gist = toSecondPerson(words).replace(/[.?!]+$/u, "");
  return /^(?:about|if|whether|for|to)\b/iu.test(gist)
    ? gist
    : `“${capitalise(/[.!?]$/u.test(words) ? words : `${words}?`)}”`.slice(0, 120);
};

/** A sentence of the texts that answers a question about somebody or something, and was not told yet; empty where there is none. */
function knownOf(turn: Turn, who: LoreEntry, words: string): string {
  if (
    !/\b(?:who(?:'s| is| are| was)|what(?:'s| is| are| was)|where(?:'s| is| are)|tell (?:me|us) (?:more )?(?:about|of)|know (?:about|of|anything about)|^about|heard (?:about|of))\b/iu.test(
      words,
    )
  )
    return "";
  const about = entriesIn(turn.lore, words).find((entry) => entry.name !== who.name && !isHero(turn.lore, entry));
  // Of who or what is missing, what everybody knows is no answer.
  if (about === undefined || fateOf(turn.lore, about) !== null) return "";
  return (
    turn
      .about(about)
      .find(
        ({ text, source }) =>
          source !== "notes" &&
          source !== "hero" &&
          source !== "story" &&
          !isFrame(text) &&
          !turn.wasSaid(text) &&
          !/\b(?:I|you|my|your)\b/u.test(text) &&
          indexOfName(text, shortName(who)) < 0 &&
          indexOfName(text, about.name) <= 40,
      )?.text ?? ""
  );
}
