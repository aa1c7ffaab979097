import { RpcTarget } from "cloudflare:workers";

import type { Campaign } from "#contracts/entities/campaign";
import type { BeginImportRequest, ImportAnswer } from "#contracts/http/portability";
import type { ExportedTurn } from "#contracts/portability/ledger";
import { commitmentOf } from "#contracts/play/dice-proof";
import type { CampaignKey } from "#contracts/rpc/memory";
import { sendNews } from "../news.ts";
import { refuse, type Refused } from "../domain/play-request.ts";
import { type ImportState, newImport, PATIENCE_MS } from "../domain/transfer/import-state.ts";
import type { Services } from "../services.ts";
import { readImport, writeImport } from "../store/import-state.ts";
import { ledgerPage } from "../store/ledger-page.ts";
import type { Ledger } from "../store/ledger.ts";
import { notWhole, openImported, ownImported } from "../store/open-imported.ts";
import { takeTurns } from "../store/take-turns.ts";
import { admit } from "./admit.ts";

/** What this takes of the object it happens in. */
interface Room {
  readonly ctx: Pick<DurableObjectState, "storage" | "waitUntil">;
  readonly services: Services;
  /** Null where there is none yet: looking for it makes none. */
  readonly standing: Ledger | null;
  ledger(): Ledger;
  erase(): Promise<void>;
}

type Begun = ({ ok: true } & Omit<ImportAnswer, "memories">) | Refused;

/** Taking a campaign's table out, and bringing one in from elsewhere. Called over RPC, in the object. */
export class TableTransfer extends RpcTarget {
  readonly #room: Room;

  constructor(room: Room) {
    super();
    this.#room = room;
  }

  /** The next turns of the ledger, after a cursor: LedgerPageAnswer as JSON, which is what goes on to the browser. */
  page(cursor: number): string {
    const { ctx } = this.#room;
    return JSON.stringify(ledgerPage(this.#room.ledger(), ctx.storage.sql, cursor));
  }

  /** Begins an import, or says how far the one of that id has come. */
  async begin(key: CampaignKey, request: BeginImportRequest): Promise<Begun> {
    const { standing } = this.#room;
    const known = this.#state;
    if (!known && standing && standing.turns.count() > 0)
      return refuse("conflict", "There is a story at this table already");
    if (known && (known.turns !== request.turns || known.memories !== request.memories)) {
      return refuse("conflict", "Another file is being brought in under this id");
    }
    const { turns } = this.#room.ledger();
    const state = known ?? newImport(key, request, Date.now());
    if (!known) await this.#write(state);
    return {
      ok: true,
      importId: key.campaignId,
      state: state.state === "done" ? "done" : "open",
      turns: turns.count(),
    };
  }

  /** Whether rows of memory may come in: only while the import is open. */
  isOpen(): boolean {
    return this.#state?.state === "open";
  }

  /** Takes the next turns of an import. */
  async takeTurns(from: number, turns: readonly ExportedTurn[]): Promise<{ ok: true; received: number } | Refused> {
    const commitments = await Promise.all(turns.map(({ seed }) => commitmentOf(seed)));
    const cheat = turns.find(({ commitment }, at) => commitment !== commitments[at]);
    if (cheat) return refuse("import_invalid", `The dice of turn ${cheat.id} are not those that were promised`);
    const state = this.#state;
    if (state?.state !== "open") return missing();
    const ledger = this.#room.ledger();
    const taken = this.#allOrNothing(() => takeTurns(ledger, state, from, turns));
    if (taken.ok) await this.#write({ ...state, heardAt: Date.now() });
    return taken;
  }

  /** Ends an import: where all has arrived, api lets the campaign in. */
  async finish(
    caller: Parameters<Services["api"]["admitCampaign"]>[0],
  ): Promise<{ ok: true; campaign: Campaign } | Refused> {
    const { ctx, services } = this.#room;
    const { sql } = ctx.storage;
    const state = this.#state;
    if (!state) return missing();
    const ledger = this.#room.ledger();
    if (state.state !== "done") {
      const wrong = notWhole(ledger, state);
      if (wrong) return wrong;
      const sealed = await services.memory.sealImport(state, state.memories);
      if (!sealed.ok) return refuse(sealed.code, sealed.message);
      ctx.storage.transactionSync(() => {
        openImported(ledger, sql, state, Date.now());
        writeImport(sql, { ...state, state: "admitting" });
      });
    }
    const admitted = await admit(services.api, caller, state, ledger);
    if (!admitted.ok) {
      if (state.state !== "done") await this.#write({ ...state, state: "open" });
      return admitted;
    }
    if (state.state !== "done") {
      ctx.storage.transactionSync(() => {
        ownImported(sql, state, admitted.campaign);
        writeImport(sql, { ...state, state: "done" });
        const { userId, campaignId } = state;
        ledger.outbox.add({ kind: "embed", message: { type: "campaign.embed", userId, campaignId } }, Date.now());
      });
      // The campaign is there: that nobody hears of it yet is no error of the import.
      ctx.waitUntil(sendNews(ledger, ctx.storage, services));
    }
    return admitted;
  }

  /** Clears an import away that is still open; false where there is none. Its memory is erased first, by who asks. */
  async discard(): Promise<boolean> {
    if (!this.isOpen()) return false;
    await this.#room.erase();
    return true;
  }

  get #state(): ImportState | null {
    return this.#room.standing && readImport(this.#room.ctx.storage.sql);
  }

  /** Keeps how far it is, and has it cleared away where nothing more of it arrives. */
  async #write(state: ImportState): Promise<void> {
    const { storage } = this.#room.ctx;
    writeImport(storage.sql, state);
    if (state.state === "open") await storage.setAlarm(state.heardAt + PATIENCE_MS);
  }

  /** Undoes what was written where the work is refused. */
  #allOrNothing<Answer extends { readonly ok: boolean }>(work: () => Answer): Answer {
    const { storage } = this.#room.ctx;
    let answer: Answer | null = null;
    try {
      storage.transactionSync(() => {
        answer = work();
        if (!answer.ok) throw new Undone();
      });
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
    if (answer === null) throw new Error("The work answered nothing");
    return answer;
  }
}

/** Thrown to undo a transaction; never leaves this file. */
class Undone extends Error {}

const missing = (): Refused => refuse("not_found", "There is no such import");
