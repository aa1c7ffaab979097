import { AT_ONCE, FakeChatModel, type ScriptedAnswer } from "../chat-model.fake.ts";
import type { ModelFailure } from "../chat-model.ts";

/** Makes a family whose model plays these answers. Returns it with a list of the failures that the fallback made up for. */
export function familyOf<Port>(answers: readonly ScriptedAnswer[], fallback: Port) {
  const model = new FakeChatModel(answers);
  const failures: ModelFailure[] = [];
  return {
    model,
    failures,
    family: {
      models: [model],
      requestOptions: AT_ONCE,
      fallback,
      failed: (failure: ModelFailure) => void failures.push(failure),
    },
  };
}
