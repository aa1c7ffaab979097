import type { ChatRequest } from "../chat-model.ts";
import { countTokens } from "../tokens.ts";

/** The questions of a connection's test. They are short, in plain English, and want one certain answer. */

/** Room for a model that thinks before it answers. Tokens. */
const THINKING_TOKENS = 2_500;

const question = (content: string, replyTokens: number): ChatRequest => ({
  messages: [{ role: "user", content }],
  tools: [],
  replyTokens,
  thinkingTokens: THINKING_TOKENS,
  temperature: 0.2,
});

/** @param thinkingTokens room for thoughts, if the usual room was too small */
export const hello = (thinkingTokens = THINKING_TOKENS): ChatRequest => ({
  ...question("Greet a traveller at the door of an inn, in two short sentences.", 200),
  thinkingTokens,
});

export const ROLL = "roll";

export const rollDice: ChatRequest = {
  ...question("Call the tool roll with the notation 2d6. Write nothing else.", 300),
  tools: [
    {
      name: ROLL,
      description: "Rolls dice and returns their sum",
      parameters: {
        type: "object",
        properties: { notation: { type: "string", description: "For example 1d20" } },
        required: ["notation"],
      },
    },
  ],
};

export const asJson = question(
  'Answer with one JSON object and nothing else. It has the fields "door" (a string, its value is "open") and "lamps" (a number, its value is 3).',
  200,
);

/** Whether an answer contains the object that `asJson` asks for. */
export function isTheObject(answer: string): boolean {
  const json = /\{[^{}]*\}/u.exec(answer)?.[0];
  try {
    const { door, lamps } = JSON.parse(json ?? "") as { door?: unknown; lamps?: unknown };
    return door === "open" && Number(lamps) === 3;
  } catch {
    return false;
  }
}

const CANARIES = ["marmalade", "pelican", "saffron", "turnpike", "walrus", "tambourine", "juniper", "porcupine"];

/** A long prompt with a word at its beginning, and the word. A server that cuts prompts silently loses it. */
export interface Canary {
  readonly word: string;
  readonly request: ChatRequest;
  /** About how many tokens the prompt has. */
  readonly tokens: number;
}

export function canary(tokens: number): Canary {
  const word = CANARIES[crypto.getRandomValues(new Uint8Array(1))[0]! % CANARIES.length]!;
  const lines = [`The word to remember is ${word}. After it comes the log of a harbour.`];
  let size = countTokens(lines[0]!);
  for (let day = 1; size < tokens; day += 1) {
    const line = `Day ${day}: the tide left rope, glass and ${day + 2} odd boots on the stones, and nobody came to ask for them.`;
    lines.push(line);
    size += countTokens(line);
  }
  const request = question(
    `${lines.join("\n")}\n\nWhich word were you to remember? It is in the first line. Answer with that word alone.`,
    100,
  );
  return { word, request, tokens: size };
}
