import { type Asked, type Script, USAGE } from "#storyteller/testing/model-server";
import type { Step, WrittenAnswer } from "./fixture.ts";

type NarratedStep = Extract<Step, { readonly answers: unknown }>;

type Sender = "game master" | "chronicler" | "summarizer";

/** A request to a model, with the step during which it was sent. */
export interface Captured {
  readonly step: NarratedStep;
  readonly from: Sender;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools: unknown;
}

/** The beginning of the instructions by which the sender of a request is recognised. */
const SENDERS: readonly (readonly [beginning: string, from: Sender])[] = [
  ["You are the game master", "game master"],
  ["You keep the chronicle", "chronicler"],
  ["You sum up", "summarizer"],
];

/**
 * Answers requests to the models with what was written for the current step. A request without a written answer is refused and added to
 * `unexpected`.
 */
export class HandAnswers {
  readonly captured: Captured[] = [];
  readonly unexpected: string[] = [];
  #step: NarratedStep | null = null;

  /** Sets the current step. Requests that come from now on belong to it. */
  play(step: NarratedStep): void {
    this.#step = step;
  }

  readonly answer = (request: Asked): Script => {
    const messages = request.messages.map(({ role, content }) => ({
      role,
      content: typeof content === "string" ? content : "",
    }));
    const system = messages[0]?.content ?? "";
    const from = SENDERS.find(([beginning]) => system.startsWith(beginning))?.[1] ?? null;
    const step = this.#step;
    if (from === null || step === null) return this.#refuse(`Not known who sent this: ${system.slice(0, 200)}`);
    const before = this.captured.filter((each) => each.from === from && each.step === step).length;
    this.captured.push({ step, from, messages, tools: request.tools });
    const where = `${step.do} ${step.turn}, ${from}, request ${before + 1}`;
    if (from !== "game master") {
      const notes = (from === "chronicler" ? step.notes : (step.summaries ?? []))[before];
      if (notes === undefined) return this.#refuse(where);
      return script(typeof notes === "string" ? notes : JSON.stringify(notes), [], "stop");
    }
    const written = step.answers[before];
    if (!written) return this.#refuse(`${where}: ${messages.at(-1)?.content.slice(0, 400)}`);
    return script(textFor(written, messages), written.calls ?? [], written.calls ? "tool_calls" : "stop");
  };

  #refuse(what: string): Script {
    this.unexpected.push(what);
    return { status: 400, message: `Nobody wrote an answer for this: ${what}` };
  }
}

/**
 * Chooses between the two texts of an answer by the result of the last check or attack, which is in the newest tool answer. An attack
 * failed if the hero missed.
 */
function textFor({ text, failed }: WrittenAnswer, messages: Captured["messages"]): string {
  if (failed === undefined) return text;
  const result = messages.findLast(({ content }) => /"outcome":|"happened":/u.test(content))?.content ?? "";
  const hero = /"heroes":\{"([^"]+)"/u.exec(result)?.[1] ?? "";
  const hasFailed = result.includes('"outcome":"failure"') || (hero !== "" && result.includes(`${hero} misses `));
  return hasFailed ? failed : text;
}

const event = (data: unknown) => ({ raw: new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`) });
const choice = (delta: object, reason: string | null = null) =>
  event({ id: "by-hand", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: reason }] });

/** Makes a streamed answer in OpenAI's protocol: the text in small pieces, then the tool calls. */
function script(text: string, calls: readonly { name: string; args: unknown }[], reason: string): Script {
  const pieces = text.match(/[\s\S]{1,24}/gu) ?? [];
  return {
    status: 200,
    steps: [
      ...pieces.map((content) => choice({ content })),
      ...calls.map(({ name, args }, index) =>
        choice({
          tool_calls: [
            { index, id: `call_${index}`, type: "function", function: { name, arguments: JSON.stringify(args) } },
          ],
        }),
      ),
      choice({}, reason),
      USAGE,
      "done",
    ],
  };
}
