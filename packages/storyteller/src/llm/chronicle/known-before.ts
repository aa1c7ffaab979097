import type { TurnCompleted } from "#contracts/queue/messages";
import type { TurnContext } from "#contracts/queue/turn-context";
import type { Chronicle } from "../../ports.ts";
import { fence } from "../prompt/fence.ts";
import { lastTokens } from "../tokens.ts";

const MOST_PEOPLE = 20;
const REPLY_TOKENS = 200;
/** Keys of items that say what the dice and the sheets did in a turn. */
const CERTAIN = /^(?:outcome|change)\b/u;

/** What a chronicler reads before the turn itself: who and what was known, how the last reply ended, and what the dice and sheets say. */
export function knownBefore({ context }: TurnCompleted, known: Chronicle): string[] {
  const certain = known.items.filter(({ key }) => CERTAIN.test(key)).map(({ content }) => content);
  const dice = certain.length === 0 ? [] : [fence("table", certain.join("\n"))];
  if (!context) return dice;
  const lines = linesOf(context);
  const reply = lastTokens(context.replyBefore, REPLY_TOKENS).trim();
  return [
    ...(lines.length === 0 ? [] : [`Known before this turn:\n${fence("memory", lines.join("\n"))}`]),
    ...(reply === "" ? [] : [`How the last reply ended:\n${fence("transcript", reply)}`]),
    ...dice,
    "The turn:",
  ];
}

function linesOf({ scene, cast, threads }: TurnContext): string[] {
  const people = cast
    .slice(0, MOST_PEOPLE)
    .map(
      ({ name, aliases, role }) =>
        `${name}${aliases.length > 0 ? ` (also ${aliases.join(", ")})` : ""}${role === "" ? "" : `: ${role}`}`,
    );
  return [
    ...(scene && scene.place !== "" ? [`Place: ${scene.place}`] : []),
    ...(scene && scene.present.length > 0 ? [`Present: ${scene.present.join(", ")}`] : []),
    ...(people.length > 0 ? ["People:", ...people.map((line) => `- ${line}`)] : []),
    ...(threads.length > 0 ? ["Open:", ...threads.map(({ title, kind }) => `- ${title} (${kind})`)] : []),
  ];
}
