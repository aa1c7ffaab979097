import type { GraphAnswer, TimelineAnswer } from "#contracts/http/graph";
import type { QueueMessage, TurnCompleted } from "#contracts/queue/messages";
import type { ParkedMessage } from "#contracts/rpc/chat";
import type { CampaignKey, ConsolidationPlan, DigestStatus, KnownName, RememberRequest } from "#contracts/rpc/memory";
import type { StoryEvent } from "#contracts/story/events";
import type { LateStory } from "#contracts/story/late";
import type { Chronicle, Chronicler, SessionSummarizer } from "#storyteller/ports";
import { digestTurn } from "../src/digest/digest-turn.ts";
import { GIVEN_UP } from "../src/operator-health/given-up.ts";
import type { Services } from "../src/services.ts";

/** Fake services that record each call and fail as often as a test sets. */
export class FakeServices implements Services {
  readonly remembered: RememberRequest[] = [];
  readonly letters: { campaignId: string; turnId: string; error: string }[] = [];
  /** Messages that were given up, as the operator's list has them. */
  readonly givenUp: { turnId: string; error: string }[] = [];
  /** Whether a turn that is sent to the queue is digested at once. */
  delivers = false;
  readonly erased: string[] = [];
  readonly sent: QueueMessage[] = [];
  /** Sessions whose connections were closed. */
  readonly closed: string[] = [];
  readonly plans: ConsolidationPlan[] = [];
  /** The calls that began, ended or tended something, in order. */
  readonly done: string[] = [];
  /** How many more calls to memory will fail. */
  outages = 0;
  /** Parts of a campaign that cannot be erased: `table`, `memory`, `vectors`. */
  readonly stuck = new Set<string>();
  /** Campaigns whose erasure was confirmed to api. */
  readonly confirmed: string[] = [];
  /** How many more messages the queue will refuse. */
  refusals = 0;
  /** Ids of turns that the chronicler cannot read. */
  readonly unreadable = new Set<string>();
  /** The ledger's active path. */
  ledger: TurnCompleted[] = [];
  known: KnownName[] = [];
  story: GraphAnswer = { nodes: [], edges: [] };
  sessions: TimelineAnswer["sessions"] = [];
  /** Recently played campaigns, ordered by id. */
  played: CampaignKey[] = [];
  status: DigestStatus = {
    lastDigestedTurnId: null,
    digestedFrom: 0,
    digestedThrough: -1,
    digestedBeyond: [],
    deadLetters: [],
    rebuilding: false,
  };

  /** The ids of the turns that the chronicler was asked to read. */
  readonly chronicled: string[] = [];

  readonly chronicler: Chronicler = {
    chronicle: async (turn): Promise<Chronicle> => {
      this.chronicled.push(turn.turnId);
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
        ...(this.storyFound ? { story: this.storyFound } : {}),
        source: "oracle",
      };
    },
  };

  readonly summarizerFor = (): SessionSummarizer => ({
    summarize: async (events) => ({ summary: `${events.length} things happened.`, source: "oracle" }),
  });

  readonly memory: Services["memory"] = {
    remember: async (request) => {
      this.#falter();
      this.remembered.push(request);
      return { revision: this.remembered.length, added: request.items.length, items: [] };
    },
    erase: async ({ campaignId }) => {
      this.#falter();
      this.#erase("memory", campaignId);
    },
    signedOut: async ({ campaignId }, sids) => {
      this.#falter();
      this.closed.push(...sids.map((sid) => `${sid} at ${campaignId}`));
    },
    recall: async ({ situation }) => ({
      items: this.remembered
        .flatMap(({ items }) => items)
        .filter(({ content }) => content === situation)
        .map(({ content, kind }) => ({
          itemId: "1",
          content,
          kind,
          relevance_score: 1,
          turnId: null,
          reason: "",
        })) as never,
    }),
    noteDeadLetter: async ({ userId, campaignId }, letter) => {
      if (userId === GIVEN_UP.userId) {
        this.givenUp.push(letter);
        return;
      }
      this.#falter();
      this.letters.push({ campaignId, ...letter });
    },
    digestStatus: async ({ userId }) => {
      if (userId === GIVEN_UP.userId) return { ...this.status, deadLetters: this.givenUp };
      this.#falter();
      return this.status;
    },
    isDigested: async (_, { turnId, version }) =>
      this.remembered.some(
        ({ source }) => source.kind === "turn" && source.turnId === turnId && source.version >= version,
      ),
    names: async () => this.known,
    check: async () => this.#falter(),
    graph: async () => this.story,
    timeline: async () => ({ sessions: this.sessions }),
    eventsBetween: async (_, first, last) =>
      this.sessions
        .flatMap(({ events }) => events)
        .filter(({ turnNumber }) => turnNumber !== null && turnNumber >= first && turnNumber <= last),
    ask: async (_, questions) => questions.map(() => []),
    beginRebuild: async () => {
      this.status = { ...this.status, digestedThrough: -1, rebuilding: true };
      this.done.push("rebuild begun");
    },
    endRebuild: async () => {
      this.status = { ...this.status, rebuilding: false };
      this.done.push("rebuild ended");
    },
    consolidate: async (_, plan) => {
      this.plans.push(plan);
      return { merged: plan.merges.length, summarized: plan.summaries.length, faded: 0 };
    },
  };

  /** The story events that chat received. While `chatIsAway` is true, chat receives none and fails. */
  readonly lateStories: LateStory[] = [];
  chatIsAway = false;
  /** The story events that the chronicler finds. Undefined for a chronicler that does not look for them. */
  storyFound: StoryEvent[] | undefined;

  /** Outbox messages that chat could not deliver. */
  parked: ParkedMessage[] = [];

  readonly chat: Services["chat"] = {
    addLateStory: async (_, late) => {
      if (this.chatIsAway) throw new Error("Chat is away");
      this.lateStories.push(late);
    },
    ledgerPage: async (_, after, limit) => this.ledger.filter(({ number }) => number > after).slice(0, limit),
    isPlaying: async () => false,
    signedOut: async ({ campaignId }, sids) => {
      this.closed.push(...sids.map((sid) => `${sid} at the table of ${campaignId}`));
    },
    parkedOutbox: async () => this.parked,
    sendParkedOutbox: async ({ campaignId }) => {
      this.done.push(`parked news of ${campaignId} sent`);
    },
    erase: async ({ campaignId }) => {
      this.#erase("table", campaignId);
    },
  };

  readonly turns: Services["turns"] = {
    send: async (message) => {
      if (this.refusals > 0) {
        this.refusals -= 1;
        throw new Error("The queue is full");
      }
      this.sent.push(message);
      if (this.delivers && message.type === "turn.completed") await digestTurn(message, this);
    },
    sendBatch: async (messages) => {
      for (const { body } of messages) this.sent.push(body);
    },
  };

  readonly vectors: Services["vectors"] = {
    tend: async ({ campaignId }) => {
      this.done.push(`vectors of ${campaignId} tended`);
    },
    work: async () => {},
    erase: async ({ campaignId }) => {
      this.#erase("vectors", campaignId);
    },
  };

  readonly api: Services["api"] = {
    access: async () => ({ ok: true }),
    erasuresWaiting: async () => ({ erasuresWaiting: 0, oldestErasure: null }),
    confirmErased: async ({ campaignId }) => {
      this.confirmed.push(campaignId);
    },
    finishErasures: async () => {
      this.done.push("erasures finished");
    },
    sweep: async () => {
      this.done.push("rows swept");
      return 3;
    },
    playedSince: async (_, afterId, limit) =>
      this.played.filter(({ campaignId }) => afterId === null || campaignId > afterId).slice(0, limit),
  };

  #erase(part: string, campaignId: string): void {
    if (this.stuck.has(part)) throw new Error(`The ${part} is out`);
    this.erased.push(`${part} of ${campaignId}`);
  }

  #falter(): void {
    if (this.outages === 0) return;
    this.outages -= 1;
    throw new Error("Memory is out");
  }
}
