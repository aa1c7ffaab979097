import { type ChatMessage, type ChatModel, type ChatRequest, ModelFailure, type ToolCall } from "./chat-model.ts";
import { type RequestOptions, beginWithFirst } from "./choose-model.ts";
import { jsonIn } from "./json/ask-json.ts";
import type { TokenLimits } from "./token-limits.ts";

/** What is asked of a model that decides first, after its whole prompt (docs/game-master.md, "Tools"). */
const QUESTION = `Before you write, decide what has to be rolled for what the player's character tries. Answer with one JSON object and nothing else:
{"needs":"nothing","who":"","what":"","target":"","difficulty":"medium","win":"","lose":""}
needs is nothing, check, attack, spell, item, feature, or fight where somebody attacks the party now. It is nothing where nothing is at risk, and for mere talk. who is the character who acts. what is the skill or ability of a check, or the weapon, spell, item or feature. target is on whom; in a fight that begins, who attacks. difficulty is trivial, easy, medium, hard, very_hard or extreme. win and lose say in a few words what happens either way; lose changes the situation.`;

const REPAIR = "That was no such JSON object. Answer with the object alone.";

const DECISION_TOKENS = 300;
/** A decision is no story: it needs no variety. */
const TEMPERATURE = 0.2;

/** The words for the kinds of act, in the decision and in `act`. */
const ACTS: readonly (readonly [RegExp, string])[] = [
  [/attack|strike|fight/u, "attack"],
  [/spell|cast|magic/u, "cast"],
  [/item|potion/u, "item"],
  [/feature|ability/u, "feature"],
];

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The tool call that a decision means. Null if nothing has to be rolled. Undefined if it is no decision. */
export function decidedCall(answer: string): ToolCall | null | undefined {
  const value = jsonIn(answer);
  if (typeof value !== "object" || value === null) return undefined;
  const decision = (Array.isArray(value) ? value[0] : value) as Record<string, unknown> | undefined;
  const needs = decision?.["needs"] ?? decision?.["need"] ?? decision?.["roll"];
  if (decision === undefined || needs === undefined) return undefined;
  const wanted = needs === true ? "check" : text(needs).toLowerCase();
  if (needs === false || needs === null || /^(?:|no|none|nothing|false)$/u.test(wanted)) return null;
  const call = (name: string, fields: Record<string, unknown>): ToolCall => ({
    id: "decided",
    name,
    arguments: JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== ""))),
  });
  const { difficulty = "medium" } = decision;
  const [who, what, win, lose] = ["who", "what", "win", "lose"].map((name) => text(decision[name]));
  const targets = decision["target"] ?? decision["targets"] ?? "";
  if (/^(?:fight|encounter|ambush|combat)$/u.test(wanted) && what === "")
    return call("encounter", { op: "start", foes: targets });
  const kind = ACTS.find(([pattern]) => pattern.test(wanted))?.[1];
  if (kind !== undefined) return call("act", { who, kind, with: what, targets });
  if (!/check|sav|roll|skill|yes/u.test(wanted)) return undefined;
  return call("check", { who, what, difficulty, win, lose, against: targets });
}

/** The calls that bring in who is attacked and let the act follow, if nobody of the story has that name; none for any other refusal. */
export function broughtIn(call: ToolCall, answer: string): readonly ToolCall[] {
  if (call.name !== "act" || !/"error":"Nobody called/u.test(answer)) return [];
  const { targets } = JSON.parse(call.arguments) as { targets?: unknown };
  if (targets === undefined || targets === "") return [];
  return [{ ...call, name: "encounter", arguments: JSON.stringify({ op: "start", foes: targets }) }, call];
}

/** Whether words have won over who was spoken to: then a fight is over. A model that decides first has no other way to say so. */
export const isAgreed = ({ name, arguments: json }: ToolCall, answer: string): boolean =>
  name === "check" &&
  answer.includes('"outcome":"success"') &&
  /"what":"[^"]*(?:persua|intimid|threat|decep|decei|bluff|negotia|parley|charisma)/iu.test(json);

/**
 * Lets a model decide what has to be rolled before it writes. A decision that cannot be read is asked for once more.
 * @param request the request for the turn itself: the decision reads the same prompt, so that a provider's cache serves both
 * @returns the tool call; null if there is none; undefined if the model made no decision
 */
export async function decideFirst(
  model: ChatModel,
  request: (model: ChatModel, limits: TokenLimits) => ChatRequest,
  requestOptions: RequestOptions,
  signal: AbortSignal,
): Promise<ToolCall | null | undefined> {
  const answers: string[] = [];
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await answerTo(
      model,
      (each, limits) => decisionRequest(request(each, limits), answers),
      requestOptions,
      signal,
    );
    const decided = decidedCall(answer);
    if (decided !== undefined) return decided;
    answers.push(answer);
  }
  return undefined;
}

function decisionRequest(request: ChatRequest, answers: readonly string[]): ChatRequest {
  const messages: ChatMessage[] = [...request.messages];
  const last = messages.pop();
  if (last) messages.push({ role: "user", content: `${last.content}\n\n${QUESTION}` });
  const repairs = answers.flatMap((content): ChatMessage[] => [
    { role: "assistant", content: content.trim() || "{}", toolCalls: [] },
    { role: "user", content: REPAIR },
  ]);
  return {
    ...request,
    messages: [...messages, ...repairs],
    tools: [],
    replyTokens: DECISION_TOKENS,
    temperature: TEMPERATURE,
  };
}

async function answerTo(
  model: ChatModel,
  request: (model: ChatModel, limits: TokenLimits) => ChatRequest,
  requestOptions: RequestOptions,
  signal: AbortSignal,
): Promise<string> {
  const { parts, first } = await beginWithFirst([model], request, signal, requestOptions);
  let answer = "";
  for (let next: IteratorResult<typeof first> = { value: first }; next.done !== true; next = await parts.next()) {
    if (next.value.type === "text") answer += next.value.text;
    if (next.value.type === "finish") return answer;
  }
  throw new ModelFailure("cut", "The model's decision broke off");
}
