import type { AiBinding } from "../adapters/workers-ai-model.ts";
import { encodeStep, type WireShape } from "./encode.ts";
import { scriptFor } from "./scripts.ts";
import type { Asked } from "./steps.ts";

/** What the binding throws for each status, in Workers AI's words. */
const THROWN: Readonly<Record<number, string>> = {
  401: "10000: Authentication error",
  404: "5007: No such model",
  429: "429: Too many requests",
  500: "InferenceUpstreamError: internal server error",
};

/** An `AI` binding that plays the same scripts as the model server. */
export class FakeAiBinding implements AiBinding {
  readonly asked: Record<string, unknown>[] = [];
  readonly #shape: WireShape;
  readonly #times = new Map<string, number>();

  constructor(shape: WireShape) {
    this.#shape = shape;
  }

  async run(model: string, inputs: Record<string, unknown>): Promise<unknown> {
    this.asked.push(inputs);
    const times = this.#times.get(model) ?? 0;
    this.#times.set(model, times + 1);
    const script = scriptFor({ ...(inputs as unknown as Asked), model }, times);
    if (!("steps" in script)) throw new Error(THROWN[script.status] ?? `${script.status}: ${script.message}`);
    const steps = script.steps[Symbol.iterator]();
    const shape = this.#shape;
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const next = steps.next();
        if (next.done === true) return controller.close();
        const step = next.value;
        if (step === "hang") return new Promise<void>(() => {});
        if (step === "cut") return controller.error(new Error("Network connection lost."));
        if (typeof step === "object" && "wait" in step) return scheduler.wait(step.wait);
        controller.enqueue(encodeStep(step, shape));
      },
    });
  }
}
