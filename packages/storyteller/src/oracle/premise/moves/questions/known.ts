import { capitalise } from "#english/noun-phrase";
import { pattern } from "../../../patterns.ts";
import { saysHowItEnded } from "../../case/end/after-end.ts";
import { lineFor } from "../../case/fill-in.ts";
import { isUnsolved } from "../../case/open/open-story.ts";
import { takesTruth, whatItIs } from "../../case/open/what-it-is.ts";
import { saidBy } from "../../case/reveal-clue.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn } from "../../lore/lore.ts";
import { whereIs } from "../../lore/where/whereabouts.ts";
import { drawnBefore, saysDrawn } from "../drawn-answer.ts";
import { knownByDraw } from "../drawn-known.ts";
import { alibi, bearsOut } from "../people/alibi.ts";
import { reacts } from "../people/reacts.ts";
import { whatTheySaw } from "../people/eyewitness.ts";
import { ownFact } from "../people/own-facts.ts";
import { isGoOn } from "../people/what-they-say.ts";
import { whenWritten } from "../record/written.ts";
import { textsSay } from "./texts-say.ts";
import type { Answer } from "./asked.ts";

/** What is known: by everybody, by the player's texts, by what was drawn before. No case and no die is needed for it. */

/** "Who are you?" */
export const whoTheyAre: Answer = (_, { who, name, words }) => {
  if (!pattern("question question").test(words)) return "";
  return saidBy(`I am ${capitalise(who.name)}.${who.role === "" ? "" : ` ${capitalise(who.role)}.`}`, name);
};

/** "How are you?" */
export const howTheyAre: Answer = (turn, { who, words, plain }) => {
  if (!pattern("question question 2").test(plain)) return false;
  turn.say(reacts(turn, who, "wellbeing", words));
  return true;
};

/** "Where is Anna?": where somebody is to be found, everybody knows. */
export const whereSomebodyIs: Answer = (turn, { who, name, asked }) => {
  const sought = pattern("question question 4").test(asked)
    ? entriesIn(turn.lore, asked).find(({ kind, name: each }) => kind === "person" && each !== who.name)
    : undefined;
  const at = sought === undefined || fateOf(turn.lore, sought) !== null ? "" : whereIs(turn, sought);
  return sought === undefined || at === ""
    ? ""
    : saidBy(turn.isHere(sought) ? "Here, where you can see." : `At ${at}, I should think.`, name);
};

/** What was drawn before is so, for everybody. */
export const asDrawnBefore: Answer = (turn, { who, plain, asksYes }) => {
  const drawn = drawnBefore(turn, plain, who);
  return drawn === "" ? asksYes && knownByDraw(turn, plain, who) : saysDrawn(plain, drawn, who);
};

/** "Are you sure?" */
export const howSure: Answer = (turn, { name, words }) => {
  if (!pattern("question is sure").test(words)) return "";
  turn.isSure = true;
  return lineFor(turn, "sure", name);
};

/** What the texts say of the one who is asked. */
export const ofThemselves: Answer = (turn, { who, name, words, plain, asked }) => {
  // Of what somebody is asked to tell, what everybody reads of them on coming in is the least.
  const own =
    pattern("question what happened").test(words) || pattern("own-facts about").test(plain)
      ? ""
      : ownFact(turn, who, `${asked}?`, !isGoOn(plain));
  return own && saidBy(own, name);
};

/** "Where were you?", "Was the Squire with you?" */
export const whereTheyWere: Answer = (turn, { who, words }) => alibi(turn, who, words) || bearsOut(turn, who, words);

/** "Are you alive?", "Are you there?" */
export const isThere: Answer = (turn, { who, name, words, plain }) =>
  pattern("question question 5").test(words)
    ? lineFor(turn, "alive", name)
    : pattern("question question 6").test(plain) && turn.isHere(who) && lineFor(turn, "here", name);

/** "When did your husband die?" */
export const when: Answer = (turn, { name, asked }) => {
  const time = whenWritten(turn, `${asked}?`);
  return time && saidBy(time, name);
};

/** What an eyewitness of the texts saw. */
export const asEyewitness: Answer = (turn, { who, words }) => whatTheySaw(turn, who, words);

/** What is asked for in a kind (when, where, why, how many), where the texts have it. */
export const asTheTextsHave: Answer = (turn, asked) => textsSay(turn, asked, true);

/** Once it is so, and once it is over, everybody has heard of it. */
export const howItIs: Answer = (turn, { who, name, words, plain }) => {
  const matter = isUnsolved(turn) ? "" : whatItIs(turn, plain);
  return matter === "" ? saysHowItEnded(turn, who, words) : takesTruth(turn, who, words) || saidBy(matter, name);
};
