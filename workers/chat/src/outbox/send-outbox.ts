import { describe, log } from "#worker-kit/logging";
import { drainOutbox, type OutboxPayload } from "../domain/outbox.ts";
import type { Services } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";

function send(payload: OutboxPayload, services: Services, ledger: Ledger): Promise<unknown> {
  switch (payload.kind) {
    case "turn":
      return services.turns.send(payload.message);
    case "activity":
      return services.api.recordActivity(payload.update);
    case "head":
      return services.memory.moveHead(payload.move);
    case "sheets":
      return sendSheets(ledger, services.api);
    case "embed":
      return services.turns.send(payload.message);
  }
}

/** Sends the sheets at the head, unless api has them already. */
async function sendSheets({ mirror, outbox }: Ledger, api: Services["api"]): Promise<void> {
  const update = mirror.next(Date.now());
  if (!update) return;
  await api.recordSheets(update);
  // The send may have ended after the campaign was erased.
  if (!outbox.closed) mirror.confirm(update);
}

/** Sets the alarm for the messages that are left in the outbox, because the platform may have given up on an earlier alarm. */
export function resumeOutbox(ledger: Ledger, ctx: Pick<DurableObjectState, "storage" | "waitUntil">): void {
  const due = ledger.nextDueAt();
  if (due === null) return;
  ctx.waitUntil(
    ctx.storage.setAlarm(alarmTime(due)).catch((error: unknown) => log("error", "alarm.unset", describe(error))),
  );
}

/** The time for an alarm. The platform refuses an alarm at time 0, which a message may have that is due at once. Unix milliseconds. */
const alarmTime = (due: number): number => Math.max(due, 1);

/** The last send of each ledger. */
const lastSend = new WeakMap<Ledger, Promise<void>>();

/**
 * Sends the due messages of the outbox and sets the alarm for the rest. Sends run one after another: a turn's end and its recovery alarm
 * both send, and if they read the same entry at once, it would be delivered twice.
 */
export function sendOutbox(ledger: Ledger, storage: DurableObjectStorage, services: Services): Promise<void> {
  const before = lastSend.get(ledger) ?? Promise.resolve();
  // A failed send does not block the next one. Its entries are still in the outbox.
  const sending = before.catch(() => {}).then(() => sendDue(ledger, storage, services));
  lastSend.set(ledger, sending);
  return sending;
}

async function sendDue(ledger: Ledger, storage: DurableObjectStorage, services: Services): Promise<void> {
  const { outbox } = ledger;
  await drainOutbox(
    {
      due: (now) => outbox.due(now),
      unsentTurns: () => ledger.unsentTurns(),
      markSent: (unsentTurn, unsent, dueAt) => ledger.markSent(unsentTurn, unsent, dueAt),
      remove: (id) => outbox.remove(id),
      postpone: (id, dueAt) => outbox.postpone(id, dueAt),
      send: async (payload) => {
        await send(payload, services, ledger);
      },
      park: (id, error) => outbox.park(id, errorMessage(error)),
      reportFailure: ({ payload: { kind }, attempts, parked }, error) =>
        log(parked ? "error" : "warn", parked ? "outbox.parked" : "outbox.postponed", {
          kind,
          attempts,
          ...describe(error),
        }),
    },
    Date.now(),
  );
  const next = ledger.nextDueAt();
  if (next !== null) await storage.setAlarm(alarmTime(next));
}

/** The error's message, short enough to be shown. */
const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300);
