import { RpcTarget } from "cloudflare:workers";

import type { Campaign } from "#contracts/entities/campaign";
import type { BeginImportRequest, ImportAnswer } from "#contracts/http/portability";
import type { ExportedTurn } from "#contracts/portability/ledger";
import { LIMITS } from "#contracts/limits";
import { commitmentOf } from "#contracts/play/dice-proof";
import type { Caller } from "#contracts/rpc/api";
import type { CampaignKey } from "#contracts/rpc/memory";
import { sendSoon } from "../outbox/send-soon.ts";
import { refuse, type Refused } from "../domain/refusal.ts";
import { type ImportState, importedParty, newImport, STALE_AFTER_MS } from "../domain/transfer/import-state.ts";
import type { Services } from "../services.ts";
import { readImport, writeImport } from "../store/import-state.ts";
import { ledgerPage } from "../store/ledger-page.ts";
import type { Ledger } from "../store/ledger.ts";
import { importProblem, applyImportedTable, setImportedOwner } from "../store/finish-import.ts";
import { importTurns } from "../store/import-turns.ts";
import { admitCampaign, reserveImport } from "./admit-campaign.ts";

/** What a transfer needs from the Durable Object. */
interface TableDeps {
  readonly ctx: Pick<DurableObjectState, "storage" | "waitUntil">;
  readonly services: Services;
  /** The ledger, if it exists. */
  readonly existing: Ledger | null;
  ledger(): Ledger;
  erase(): Promise<void>;
}

type BegunImport = ({ ok: true } & Omit<ImportAnswer, "memories">) | Refused;

/** Export and import of a campaign's table. The methods are called over RPC and run in the Durable Object. */
export class TableTransfer extends RpcTarget {
  readonly #deps: TableDeps;

  constructor(deps: TableDeps) {
    super();
    this.#deps = deps;
  }

  /** The next turns of the ledger after a cursor: a LedgerPageAnswer as JSON text, which is sent to the browser unchanged. */
  page(cursor: number): string {
    const { ctx } = this.#deps;
    return JSON.stringify(ledgerPage(this.#deps.ledger(), ctx.storage.sql, cursor));
  }

  /** Begins an import, or says how far the import with that id has come. */
  async begin(caller: Caller, key: CampaignKey, request: BeginImportRequest): Promise<BegunImport> {
    const { existing } = this.#deps;
    const known = this.#state;
    if (!known && existing && existing.turns.count() > 0)
      return refuse("conflict", "There is a story at this table already");
    if (known && (known.turns !== request.turns || known.memories !== request.memories)) {
      return refuse("conflict", "Another file is being imported under this id");
    }
    if (!known) {
      const reserved = await reserveImport(this.#deps.services.api, caller, key.campaignId);
      if (!reserved.ok) return reserved;
    }
    const { turns } = this.#deps.ledger();
    const state = known ?? newImport(key, request, Date.now());
    if (!known) await this.#write(state);
    return {
      ok: true,
      importId: key.campaignId,
      state: state.state === "done" ? "done" : "open",
      turns: turns.count(),
    };
  }

  /** Whether this import is open. */
  isOpen(): boolean {
    return this.#state?.state === "open";
  }

  /** Takes note that a part of the import has arrived. Refused if the import is not open, or if it is larger than a campaign may be. */
  async take(bytes: number): Promise<{ ok: true } | Refused> {
    const state = this.#state;
    if (state?.state !== "open") return missing();
    const received = (state.bytes ?? 0) + bytes;
    if (received > LIMITS.transfer.receivedBytes)
      return refuse("too_large", "This campaign is too large to be imported");
    await this.#write({ ...state, bytes: received, heardAt: Date.now() });
    return { ok: true };
  }

  /** Stores the next turns of an import. */
  async importTurns(from: number, turns: readonly ExportedTurn[]): Promise<{ ok: true; received: number } | Refused> {
    const commitments = await Promise.all(turns.map(({ seed }) => commitmentOf(seed)));
    const cheat = turns.find(({ commitment }, at) => commitment !== commitments[at]);
    if (cheat) return refuse("import_invalid", `The dice of turn ${cheat.id} are not those that were promised`);
    const state = this.#state;
    if (state?.state !== "open") return missing();
    const ledger = this.#deps.ledger();
    return this.#allOrNothing(() => importTurns(ledger, state, from, turns));
  }

  /** Finishes an import. If everything has arrived, api admits the campaign. */
  async finish(caller: Caller): Promise<{ ok: true; campaign: Campaign } | Refused> {
    const { ctx, services } = this.#deps;
    const { sql } = ctx.storage;
    const state = this.#state;
    if (!state) return missing();
    const ledger = this.#deps.ledger();
    if (state.state !== "done") {
      const wrong = importProblem(ledger, state);
      if (wrong) return wrong;
      const sealed = await services.memory.sealImport(state, state.memories);
      if (!sealed.ok) return refuse(sealed.code, sealed.message);
      ctx.storage.transactionSync(() => {
        applyImportedTable(ledger, sql, state, Date.now());
        writeImport(sql, { ...state, state: "admitting" });
      });
    }
    const admitted = await admitCampaign(services.api, caller, state, ledger);
    if (!admitted.ok) {
      if (state.state !== "done") await this.#write({ ...state, state: "open" });
      return admitted;
    }
    if (state.state !== "done") {
      ctx.storage.transactionSync(() => {
        setImportedOwner(sql, state, admitted.campaign);
        writeImport(sql, { ...state, state: "done" });
        const { userId, campaignId } = state;
        ledger.mirror.meet({ characters: importedParty(state) }, Date.now());
        ledger.outbox.add({ kind: "embed", message: { type: "campaign.embed", userId, campaignId } }, Date.now());
      });
      // The campaign exists now, so a queue that is down must not make the import fail.
      await sendSoon(ledger, ctx, services);
    }
    return admitted;
  }

  /** Deletes an open import. False if there is none. The caller must erase its memory first. */
  async discard(): Promise<boolean> {
    const state = this.#state;
    if (state?.state !== "open") return false;
    await this.#deps.erase();
    await this.#deps.services.api.dropImport(state);
    return true;
  }

  get #state(): ImportState | null {
    return this.#deps.existing && readImport(this.#deps.ctx.storage.sql);
  }

  /** Stores the progress, and sets the alarm that deletes the import if nothing more arrives. */
  async #write(state: ImportState): Promise<void> {
    const { storage } = this.#deps.ctx;
    writeImport(storage.sql, state);
    if (state.state !== "done") await storage.setAlarm(state.heardAt + STALE_AFTER_MS);
  }

  /** Runs work in a transaction, which is rolled back if the work is refused. */
  #allOrNothing<Answer extends { readonly ok: boolean }>(work: () => Answer): Answer {
    const { storage } = this.#deps.ctx;
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

/** Thrown to roll back a transaction. It never leaves this file. */
class Undone extends Error {}

const missing = (): Refused => refuse("not_found", "There is no such import");
