import type { RetryRequest } from "#contracts/http/ledger";
import type { HeroAct } from "#contracts/play/hero-act";
import { refusalOf } from "#contracts/play/message";

import { serverWords } from "../../../shared/text/server-words.ts";
import type { TurnCall } from "../api/turn-call.ts";
import type { TableDeps } from "./table-deps.ts";
import { toOracle } from "./turn-calls.ts";
import type { Reminders } from "./table-state.ts";

/** Which narrator writes the turn; undefined for the campaign's usual one. */
export type Narrator = "oracle" | undefined;

/** How a retry differs: by another narrator, or by another reading of the player's words. */
export type RetryHow = Pick<RetryRequest, "gameMaster" | "readAs">;

/** The requests for a turn. Each resolves when the turn has ended or failed; none throws. */
export interface TurnRequests {
  /** Sends the player's words as a new turn. `does` is what they do by the rules, if they were made on the sheet. */
  readonly act: (words: string, reminders: Reminders, does?: HeroAct) => Promise<void>;
  /** Requests the opening scene. */
  readonly open: () => Promise<void>;
  /** Requests a variant of a turn, with the same words and the same dice. */
  readonly retry: (turnId: string, how?: RetryHow) => Promise<void>;
  /** Requests a variant of a turn with other words of the player; the dice stay the same. */
  readonly editAction: (turnId: string, words: string) => Promise<void>;
  /** Asks the game master to continue without words of the player. */
  readonly continueStory: (narrator?: Narrator) => Promise<void>;
  /** Sends the request that was refused to the oracle. */
  readonly withOracle: () => Promise<void>;
}

export function createTurnRequests(deps: TableDeps, send: (order: TurnCall) => Promise<void>): TurnRequests {
  const { ports, state, set } = deps;
  const { campaignId } = ports;

  const isBusy = () => state().liveTurnId !== null || state().phase !== "ready" || state().moving;
  const turnBy = (narrator: Narrator) => ({
    campaignId,
    turnId: ports.newId(),
    detailLevel: state().detailLevel,
    ...(narrator && { gameMaster: narrator }),
  });

  /** Returns the player's words if they can be sent. Otherwise shows the reason and returns null. */
  function sayable(words: string): string | null {
    const said = words.trim() || words;
    const refusal = refusalOf(said);
    if (refusal === null) return said;
    set({ sendFailure: { message: serverWords(refusal), forOracle: null } });
    return null;
  }

  return {
    async act(words, { memoryEnhanced, ...include }, does) {
      if (isBusy()) return;
      const message = sayable(words);
      if (message !== null)
        await send({
          kind: "action",
          body: { ...turnBy(undefined), message, memoryEnhanced, include, ...(does && { act: does }) },
        });
    },

    async open() {
      if (!isBusy()) await send({ kind: "opening", body: turnBy(undefined) });
    },

    async retry(turnId, how = {}) {
      if (!isBusy()) await send({ kind: "retry", of: turnId, body: { ...turnBy(undefined), ...how } });
    },

    async editAction(turnId, words) {
      if (isBusy()) return;
      const message = sayable(words);
      if (message !== null) await send({ kind: "edit", of: turnId, body: { ...turnBy(undefined), message } });
    },

    async continueStory(narrator) {
      if (!isBusy()) await send({ kind: "continue", body: turnBy(narrator) });
    },

    async withOracle() {
      const { sendFailure, draft } = state();
      if (isBusy() || !sendFailure?.forOracle) return;
      const order = toOracle(sendFailure.forOracle, ports.newId(), draft.trim());
      const carriesWords = order.kind === "action" || order.kind === "edit";
      if (carriesWords && sayable(order.body.message) === null) return;
      // Sending an action clears the text box by itself. For an edit, clear it here: the refused words had been put into it.
      if (order.kind === "edit") deps.write("");
      await send(order);
    },
  };
}
