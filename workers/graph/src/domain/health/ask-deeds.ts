import type { Asked, Asker } from "./question.ts";
import { clip, NAME, sentencesOf } from "./question-turn.ts";

const PROMISE = new RegExp(String.raw`\bI(?:['’]ll)? (?:promise|swear|vow|pledge)(?: to)? (?<whom>${NAME})`, "u");
const HIDES =
  /\bI (?:\p{L}+ly )?(?<verb>hide|bury|leave|put|stash|conceal|drop|throw|lock) (?:the|an?|my|his|her|their) (?<what>[\p{L}’' -]{2,40}?) (?:under|in|into|behind|at|beneath|inside|on|beside|by|below|among|near) /u;
const QUOTED = /“(?<words>[^“”]{15,200})”/u;
const SAYS =
  "(?:says|said|asks|asked|answers|answered|replies|replied|whispers|whispered|mutters|muttered|shouts|shouted|calls|growls|warns|adds)";
const SAID_AFTER = new RegExp(String.raw`”,? ${SAYS} (?:the )?(?<who>${NAME})`, "u");
const SAID_BEFORE = new RegExp(String.raw`(?<who>${NAME}) ${SAYS}[^“”]{0,40}“`, "u");
/** The most words of a sentence that a question quotes, and the fewest that are enough to recognise it. */
const WORDS = { most: 14, least: 4 };

const fixed = (kind: string, question: string, answer: string, expected: string): Asked => ({
  kind,
  question,
  answer,
  expected: clip(expected),
  changes: false,
});

/** Asks, for example, "What did you promise Hanne?" */
export const askPromises: Asker = ({ turn: { playerText } }) =>
  sentencesOf(playerText).flatMap((sentence) => {
    const { whom } = PROMISE.exec(sentence)?.groups ?? {};
    return whom ? fixed("promise", `What did you promise ${whom}?`, whom, sentence) : [];
  });

/** Asks, for example, "Where did you hide the key?" */
export const askHidden: Asker = ({ turn: { playerText } }) =>
  sentencesOf(playerText).flatMap((sentence) => {
    const { verb, what } = HIDES.exec(sentence)?.groups ?? {};
    return verb && what ? fixed("hidden", `Where did you ${verb} the ${what}?`, what, sentence) : [];
  });

/** Asks, for example, "Where did you get the silver locket?" */
export const askGained: Asker = ({ turn: { effects }, sentences }) =>
  effects.flatMap((effect) => {
    if (effect.type !== "item" || effect.delta <= 0) return [];
    const said = sentences.find((sentence) => sentence.toLowerCase().includes(effect.name.toLowerCase()));
    return fixed(
      "gained",
      `Where did you get the ${effect.name}?`,
      effect.name,
      said ?? (effect.reason || effect.name),
    );
  });

/** Asks, for example, "Who said “Bring it back before winter”?" */
export const askSpeakers: Asker = ({ sentences }) =>
  sentences.flatMap((sentence) => {
    const words = QUOTED.exec(sentence)?.groups?.["words"];
    const who = (SAID_AFTER.exec(sentence) ?? SAID_BEFORE.exec(sentence))?.groups?.["who"];
    const quoted = words && beginning(words);
    return quoted && who ? fixed("said", `Who said “${quoted}”?`, who, sentence) : [];
  });

/** Asks about the result of a check, for example "How did it go when you tried to slip past the guard?" */
export const askChecks: Asker = ({ turn: { rolls } }) =>
  rolls.flatMap(({ check, total }) => {
    const stakes = check?.stakes.trim().replace(/[.!]$/u, "");
    if (!check || !stakes) return [];
    const outcome = `${check.success ? "It worked" : "It failed"}: ${total} against ${check.dc}.`;
    return fixed("check", `How did it go: ${stakes}?`, stakes, outcome);
  });

/** Asks "What happened when you said: “…”?" It works in every language, because it quotes the player's own words. */
export const askDeeds: Asker = ({ turn: { playerText, kind }, sentences }) => {
  const words = kind === "action" ? beginning(playerText) : null;
  const first = sentences[0];
  return words && first ? [fixed("deed", `What happened when you said: “${words}”?`, words, first)] : [];
};

/** The first words of a text. Null if there are too few to recognise the text by. */
function beginning(text: string): string | null {
  const words = text.replaceAll(/[“”"]/gu, "").split(/\s+/u).filter(Boolean);
  return words.length < WORDS.least
    ? null
    : words
        .slice(0, WORDS.most)
        .join(" ")
        .replace(/[.,;:!?…]+$/u, "");
}
