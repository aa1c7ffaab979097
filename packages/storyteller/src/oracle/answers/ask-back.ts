import { listed } from "#english/noun-phrase";
import type { TurnBrief } from "../../ports.ts";
import type { Act, Meaning, Reading } from "../understand/reading.ts";
import { sceneOptions } from "./options.ts";

/** Each act in the player's words. `…` stands for the target. */
const IN_WORDS: Readonly<Record<Act, readonly [withTarget: string, without: string]>> = {
  talk: ["talk to …", "talk to somebody"],
  persuade: ["win … over", "win somebody over"],
  deceive: ["deceive …", "deceive somebody"],
  threaten: ["threaten …", "threaten somebody"],
  look: ["look at …", "look around"],
  search: ["search …", "search the place"],
  travel: ["go to …", "leave this place"],
  fight: ["attack …", "attack"],
  flee: ["run away from …", "run away"],
  sneak: ["sneak past …", "sneak"],
  take: ["take …", "take something"],
  give: ["give something to …", "give something away"],
  use: ["use …", "use something"],
  cast: ["cast a spell on …", "cast a spell"],
  rest: ["rest", "rest"],
  wait: ["wait for …", "wait"],
  buy: ["buy something from …", "buy something"],
  craft: ["mend or make …", "make something"],
  climb: ["climb …", "try a feat of strength or skill"],
  perform: ["perform for …", "perform"],
  promise: ["promise … something", "make a promise"],
  accuse: ["accuse …", "accuse somebody"],
  pray: ["pray at …", "pray"],
  recall: ["remember what is known of …", "look back on the story"],
  rules: ["ask about the rules", "ask about the rules"],
  oracle: ["ask the dice about …", "ask the dice"],
  options: ["hear what you could do", "hear what you could do"],
  meta: ["speak to the table", "speak to the table"],
  plan: ["make a plan about …", "make a plan"],
  stop: ["stop here", "stop here"],
  selfharm: ["stop here", "stop here"],
  nonsense: ["say something else", "say something else"],
  compound: ["do several things", "do several things"],
};

function inWords({ act, target }: Meaning): string {
  const [withTarget, without] = IN_WORDS[act];
  return target === null ? without : withTarget.replace("…", target);
}

/** A line that asks which of the possible readings is meant. The player can press one of them, or type it. */
export function askBack(reading: Reading): string {
  const ways = [reading, ...reading.alternatives].map(inWords).filter((way, at, all) => all.indexOf(way) === at);
  if (ways.length < 2)
    return `I am not sure I follow. Do you mean to ${ways[0] ?? "do something here"}? Put it in other words, or say “${ways[0] ?? "look around"}”.`;
  return `I am not sure which you mean: ${listed(
    ways.map((way) => `“${way}”`),
    "or",
  )}? Nothing has happened yet.`;
}

/** The answer to words that cannot be understood in this scene. */
export function notUnderstood(brief: TurnBrief): string {
  const examples = sceneOptions(brief).slice(0, 3);
  return `I did not understand that, so nothing has happened. Here you can say things like ${listed(
    examples.map((each) => `“${each}”`),
    "or",
  )}.`;
}
