import { RpcTarget } from "cloudflare:workers";

import type { Character } from "#contracts/entities/character";
import type { StoryAnswer } from "#contracts/http/ledger";
import type { FlagAnswer } from "#contracts/http/safety";
import type { Message } from "#contracts/play/turn";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { PlayerStoryEvent, StoryEvent } from "#contracts/story/events";
import type { LateStory } from "#contracts/story/late";
import { announce } from "./announce.ts";
import { fitsTurn, withChronicle } from "./domain/story/late-story.ts";
import { refuse, type Refused } from "./domain/play-request.ts";
import { keepFlag } from "./keep-flag.ts";
import { sendNews } from "./news.ts";
import type { Services } from "./services.ts";
import type { Ledger } from "./store/ledger.ts";
import { messageFrom } from "./store/told-turn.ts";

/** What changing uses of the object it happens in. */
interface Room {
  readonly ctx: Pick<DurableObjectState, "storage" | "waitUntil">;
  readonly ledger: Ledger;
  readonly services: Services;
}

const CHANGED_ELSEWHERE =
  "This reply was changed in another tab meanwhile. Yours is not saved: save again to put it in the other's place.";

/** What the player may change in a turn that was told. The open tabs hear of each change. Called over RPC, in the object. */
export class TableChanges extends RpcTarget {
  readonly #room: Room;

  constructor(room: Room) {
    super();
    this.#room = room;
  }

  /** Changes a reply by the player's hand. Where they say what it was, another tab's change is not written over unseen. */
  reply(key: CampaignKey, turnId: string, reply: string, was?: string): { ok: true; message: Message } | Refused {
    const { ctx, ledger, services } = this.#room;
    const turn = ledger.turns.get(turnId);
    if (!turn || turn.state === "open") return refuse("not_found", "There is no finished turn to change");
    if (was !== undefined && ![was, reply].includes(turn.reply)) return refuse("reply_changed", CHANGED_ELSEWHERE);
    ledger.turns.editReply(turnId, reply, Date.now());
    ctx.waitUntil(sendNews(ledger, ctx.storage, services));
    this.#tell(key, turnId);
    const message = messageFrom(ledger.turns, turnId, key);
    return message ? { ok: true, message } : refuse("not_found", "There is no finished turn to change");
  }

  /** Names a turn, or with null takes its name away; false where there is no such turn. */
  name(key: CampaignKey, turnId: string, name: string | null): boolean {
    const { turns, checkpoints } = this.#room.ledger;
    if (!turns.get(turnId)) return false;
    if (name === null) checkpoints.remove(turnId);
    else checkpoints.set(turnId, name, Date.now());
    this.#tell(key, turnId);
    return true;
  }

  /**
   * Lets what the guard has flagged stand.
   * @param record the party, where the change that the sentence tells of is to be put on a sheet
   */
  async keepFlag(
    key: CampaignKey,
    turnId: string,
    flagId: string,
    record: readonly Character[] | null,
  ): Promise<({ ok: true } & FlagAnswer) | Refused> {
    const { ctx, ledger, services } = this.#room;
    const kept = await keepFlag(ledger, services.memory, key, turnId, flagId, record);
    if (!kept.ok) return kept;
    if (kept.recorded) ctx.waitUntil(sendNews(ledger, ctx.storage, services));
    this.#tell(key, turnId);
    return { ok: true, turnId, flags: kept.flags };
  }

  /** Replaces what the chronicler added to a turn's story. What it read of another version of the turn is out of date. */
  lateStory(key: CampaignKey, { turnId, version, events }: LateStory): void {
    const { ledger } = this.#room;
    const turn = ledger.turns.get(turnId);
    if (!turn || turn.state === "open" || turn.version !== version) return;
    const stored = ledger.turns.story(turnId);
    const late = withChronicle(stored, events);
    if (JSON.stringify(late) === JSON.stringify(stored.late)) return;
    ledger.setLateStory(turn, late);
    this.#tell(key, turnId);
  }

  /** Adds changes by the player's hand to the story of the turn at the head. */
  story(key: CampaignKey, events: readonly PlayerStoryEvent[]): ({ ok: true } & StoryAnswer) | Refused {
    const { ledger } = this.#room;
    const turn = ledger.head === null ? null : ledger.turns.get(ledger.head);
    if (!turn) return refuse("conflict", "There is no turn yet whose story could be changed");
    const { late } = ledger.turns.story(turn.id);
    const changed = [...late, ...events.map((event): StoryEvent => ({ ...event, by: "player" }))];
    if (!fitsTurn(changed))
      return refuse("conflict", "This turn has had so many changes that no more fit. Play on first.");
    ledger.setLateStory(turn, changed);
    this.#tell(key, turn.id);
    return { ok: true, turnId: turn.id };
  }

  #tell(key: CampaignKey, turnId: string): void {
    const { ctx, ledger, services } = this.#room;
    const turn = ledger.turns.get(turnId);
    if (turn) ctx.waitUntil(announce(services.memory, key, turnId, turn.state));
  }
}
