import type { Asked, Asker } from "./question.ts";
import { ASIDE, clip, isName, NAME } from "./question-turn.ts";

const GIVES = new RegExp(
  String.raw`(?<who>${NAME})${ASIDE} (?:gives|gave|hands|handed|passes|passed|tosses|tossed|slips|slipped|lends|lent) you (?:back )?(?:the|an?|his|her|their|your) (?<what>[\p{L}’' -]{3,60})`,
  "u",
);
const THING_ENDS =
  / (?:and|with|from|to|in|into|for|as|that|which|before|after|while|on|at|by|without|through|across)\b/u;
const STANDS = new RegExp(
  String.raw`(?<who>${NAME})${ASIDE} (?:is|waits|sits|stands|lives|stays|sleeps|works|hides|lies) (?:\p{Ll}+ ){0,2}(?:in|at|on|by|near|under|behind|beneath|inside) (?<where>(?:the )?${NAME})`,
  "u",
);
const DIES = new RegExp(
  String.raw`(?<who>${NAME})${ASIDE} (?:dies|died|is dead|falls dead|was (?:killed|slain|murdered))\b`,
  "u",
);
/** Words that mark a sentence as uncertain. Such a sentence states no fact. */
const HEDGED =
  /\b(?:if|unless|could|would|might|may|must|should|will|almost|nearly|not|never|perhaps|once|when|or was)\b|n[’']t\b|\?/u;

const ask = (kind: string, question: string, answer: string, sentence: string, changes = true): Asked => ({
  kind,
  question,
  answer,
  expected: clip(sentence),
  changes,
});

/** Asks, for example, "Who gave you the key?" */
export const askGivers: Asker = ({ narrated }) =>
  narrated.flatMap((sentence) => {
    const { who, what } = GIVES.exec(sentence)?.groups ?? {};
    const thing = what?.split(THING_ENDS)[0]?.trim();
    return who && thing && isName(who) ? ask("giver", `Who gave you the ${thing}?`, who, sentence, false) : [];
  });

/** Asks, for example, "Where is Hanne?" It reads the prose, and only if the game master did not record where people are. */
export const askWhere: Asker = ({ turn, narrated }) =>
  (turn.story ? [] : narrated).flatMap((sentence) => {
    const { who, where } = STANDS.exec(sentence)?.groups ?? {};
    if (!who || !where || !isName(who) || HEDGED.test(sentence)) return [];
    return ask("where", `Where is ${who}?`, where.replace(/^the /u, ""), sentence);
  });

/** Asks, for example, "What became of Brakk?" It reads the prose, and only if the game master did not record it. */
export const askDeaths: Asker = ({ turn, narrated }) =>
  (turn.story ? [] : narrated).flatMap((sentence) => {
    const { who } = DIES.exec(sentence)?.groups ?? {};
    if (!who || !isName(who) || HEDGED.test(sentence)) return [];
    return ask("fate", `What became of ${who}?`, "dead", sentence);
  });

/** Asks, for example, "Who is Corvin?", about everybody whom the game master introduced with a description. */
export const askIntroduced: Asker = ({ turn }) =>
  turn.introduced
    .filter(({ description }) => description.trim() !== "")
    .map(({ name, type, description }) =>
      ask("who", `${type === "person" || type === "creature" ? "Who" : "What"} is ${name}?`, name, description, false),
    );

const STATE_QUESTIONS: Readonly<Record<string, (about: string) => string>> = {
  status: (about) => `What became of ${about}?`,
  place: (about) => `Where is ${about}?`,
  holder: (about) => `Who has ${about}?`,
  role: (about) => `What is ${about} here?`,
  allegiance: (about) => `Whom does ${about} serve?`,
  attitude: (about) => `How does ${about} feel about you?`,
  want: (about) => `What does ${about} want?`,
};

/** Asks about the states that the game master recorded: where people are, how they feel, what they want. */
export const askStates: Asker = ({ turn }) =>
  (turn.story?.states ?? []).flatMap(({ state, sentence }) => {
    const question = STATE_QUESTIONS[state.relation]?.(state.about);
    return question ? ask(state.relation, question, state.value, sentence) : [];
  });

/** Asks, for example, "What came of “The silver locket”?" */
export const askQuests: Asker = ({ turn }) =>
  (turn.story?.quests ?? []).map(({ title, status, sentence }) =>
    ask("quest", `What came of “${title}”?`, status, sentence),
  );
