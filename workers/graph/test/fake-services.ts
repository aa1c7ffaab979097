import type { RememberRequest } from "#contracts/rpc/memory";
import type { Chronicle, Chronicler } from "#storyteller/ports";
import type { Services } from "../src/services.ts";

/** Services that write down what was asked of them, and fail as often as told to. */
export class FakeServices implements Services {
  readonly remembered: RememberRequest[] = [];
  readonly letters: { campaignId: string; turnId: string; error: string }[] = [];
  readonly erased: string[] = [];
  /** How many calls to memory still fail. */
  outages = 0;
  /** Turns the chronicler cannot read. */
  readonly unreadable = new Set<string>();

  readonly chronicler: Chronicler = {
    chronicle: async (turn): Promise<Chronicle> => {
      if (this.unreadable.has(turn.turnId)) throw new Error("The chronicler lost the thread");
      return {
        items: [
          {
            key: "episode",
            kind: "episode",
            content: turn.reply,
            entities: ["Hanne"],
            importance: 3,
            tone: "neutral",
            speaker: null,
            secret: false,
            pinned: false,
          },
        ],
        entities: [{ name: "Hanne", type: "person", aliases: [], description: "" }],
        source: "oracle",
      };
    },
  };

  readonly memory: Services["memory"] = {
    remember: async (request) => {
      this.#falter();
      this.remembered.push(request);
      return { revision: this.remembered.length, added: request.items.length };
    },
    erase: async ({ campaignId }) => {
      this.#falter();
      this.erased.push(`memory of ${campaignId}`);
    },
    noteDeadLetter: async ({ campaignId }, letter) => {
      this.#falter();
      this.letters.push({ campaignId, ...letter });
    },
    digestStatus: async () => ({ lastDigestedTurnId: null, digestedThrough: -1, digestedBeyond: [], deadLetters: [] }),
  };

  readonly chat: Services["chat"] = {
    ledgerPage: async () => [],
    erase: async ({ campaignId }) => {
      this.erased.push(`table of ${campaignId}`);
    },
  };

  readonly api: Services["api"] = { access: async () => ({ ok: true }) };

  #falter(): void {
    if (this.outages === 0) return;
    this.outages -= 1;
    throw new Error("Memory is out");
  }
}
