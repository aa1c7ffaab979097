import { RpcTarget } from "cloudflare:workers";

import type { StoryAnswer } from "#contracts/http/ledger";
import type { FlagAnswer } from "#contracts/http/safety";
import type { Message } from "#contracts/play/turn";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { PlayerStoryEvent, StoryEvent } from "#contracts/story/events";
import type { LateStory } from "#contracts/story/late";
import { announceTurn } from "../outbox/announce-turn.ts";
import { fitsTurn, withChronicle } from "../domain/story/late-story.ts";
import { refuse, type Refused } from "../domain/refusal.ts";
import { acceptFlag, type RecordScene } from "./accept-flag.ts";
import { sendOutbox } from "../outbox/send-outbox.ts";
import type { Services } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";
import { turnMessage } from "../store/read-turn.ts";

/** What an edit needs from the Durable Object. */
interface TableDeps {
  readonly ctx: Pick<DurableObjectState, "storage" | "waitUntil">;
  readonly ledger: Ledger;
  readonly services: Services;
}

const CHANGED_ELSEWHERE =
  "This reply was changed in another tab meanwhile. Yours is not saved: save again to put it in the other's place.";

/** Edits of finished turns. Each edit is announced to the open tabs. The methods are called over RPC and run in the Durable Object. */
export class TableEdits extends RpcTarget {
  readonly #deps: TableDeps;

  constructor(deps: TableDeps) {
    super();
    this.#deps = deps;
  }

  /** Replaces a reply with the player's text. If `was` is given and another tab has changed the reply meanwhile, the edit is refused. */
  reply(key: CampaignKey, turnId: string, reply: string, was?: string): { ok: true; message: Message } | Refused {
    const { ctx, ledger, services } = this.#deps;
    const turn = ledger.turns.get(turnId);
    if (!turn || turn.state === "open") return refuse("not_found", "There is no finished turn to change");
    if (was !== undefined && ![was, reply].includes(turn.reply)) return refuse("reply_changed", CHANGED_ELSEWHERE);
    ledger.turns.editReply(turnId, reply, Date.now());
    ctx.waitUntil(sendOutbox(ledger, ctx.storage, services));
    this.#announce(key, turnId);
    const message = turnMessage(ledger.turns, turnId, key);
    return message ? { ok: true, message } : refuse("not_found", "There is no finished turn to change");
  }

  /** Names a turn, or removes its name if the name is null. False if there is no such turn. */
  name(key: CampaignKey, turnId: string, name: string | null): boolean {
    const { turns, checkpoints } = this.#deps.ledger;
    if (!turns.get(turnId)) return false;
    if (name === null) checkpoints.remove(turnId);
    else checkpoints.set(turnId, name, Date.now());
    this.#announce(key, turnId);
    return true;
  }

  /**
   * Accepts a sentence that the guard has flagged, or decides about a proposal.
   * @param record the scene, if the flag's change is to be applied to a sheet; otherwise null
   */
  async acceptFlag(
    key: CampaignKey,
    turnId: string,
    flagId: string,
    record: RecordScene | null,
  ): Promise<({ ok: true } & FlagAnswer) | Refused> {
    const { ctx, ledger, services } = this.#deps;
    const accepted = await acceptFlag(ledger, services.memory, key, turnId, flagId, record);
    if (!accepted.ok) return accepted;
    if (accepted.recorded) ctx.waitUntil(sendOutbox(ledger, ctx.storage, services));
    this.#announce(key, turnId);
    return { ok: true, turnId, flags: accepted.flags };
  }

  /** Replaces the chronicler's events of a turn. Ignored if the chronicler read another version of the turn. */
  lateStory(key: CampaignKey, { turnId, version, events }: LateStory): void {
    const { ledger } = this.#deps;
    const turn = ledger.turns.get(turnId);
    if (!turn || turn.state === "open" || turn.version !== version) return;
    const stored = ledger.turns.story(turnId);
    const late = withChronicle(stored, events);
    if (JSON.stringify(late) === JSON.stringify(stored.late)) return;
    ledger.setLateStory(turn, late);
    this.#announce(key, turnId);
  }

  /** Adds the player's changes to the story of the turn at the head. */
  story(key: CampaignKey, events: readonly PlayerStoryEvent[]): ({ ok: true } & StoryAnswer) | Refused {
    const { ledger } = this.#deps;
    const turn = ledger.head === null ? null : ledger.turns.get(ledger.head);
    if (!turn) return refuse("conflict", "There is no turn yet whose story could be changed");
    const { late } = ledger.turns.story(turn.id);
    const changed = [...late, ...events.map((event): StoryEvent => ({ ...event, by: "player" }))];
    if (!fitsTurn(changed))
      return refuse("conflict", "This turn has had so many changes that no more fit. Play on first.");
    ledger.setLateStory(turn, changed);
    this.#announce(key, turn.id);
    return { ok: true, turnId: turn.id };
  }

  #announce(key: CampaignKey, turnId: string): void {
    const { ctx, ledger, services } = this.#deps;
    const turn = ledger.turns.get(turnId);
    if (turn) ctx.waitUntil(announceTurn(services.memory, key, turnId, turn.state));
  }
}
