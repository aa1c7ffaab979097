import { describe, log } from "#worker-kit/logger";
import { drainOutbox, type OutboxPayload } from "./domain/outbox.ts";
import type { Services } from "./services.ts";
import type { Ledger } from "./store/ledger.ts";

function send(payload: OutboxPayload, services: Services): Promise<unknown> {
  switch (payload.kind) {
    case "turn":
      return services.turns.send(payload.message);
    case "activity":
      return services.api.recordActivity(payload.update);
    case "head":
      return services.memory.moveHead(payload.move);
    case "embed":
      return services.turns.send(payload.message);
  }
}

/** Has the news that is left sent when it is due: the platform may have given up on the alarm that was to do it. */
export function resumeNews(ledger: Ledger, ctx: Pick<DurableObjectState, "storage" | "waitUntil">): void {
  const due = ledger.nextNews();
  if (due === null) return;
  ctx.waitUntil(
    ctx.storage.setAlarm(momentOf(due)).catch((error: unknown) => log("error", "alarm.unset", describe(error))),
  );
}

/** When an alarm can ring: what was due at the beginning of time is due now, and the platform refuses such a time. Milliseconds since 1970. */
const momentOf = (due: number): number => Math.max(due, 1);

/** The last sending of each ledger's news. */
const sendings = new WeakMap<Ledger, Promise<void>>();

/**
 * Sends what is due of the outbox and sets the alarm for what is left. One sending at a time: a turn's end and the alarm that watched
 * over it both send, and two that read the same news before either was heard would send it twice.
 */
export function sendNews(ledger: Ledger, storage: DurableObjectStorage, services: Services): Promise<void> {
  const before = sendings.get(ledger) ?? Promise.resolve();
  // One that failed holds up none after it: its news is still there.
  const sending = before.catch(() => {}).then(() => sendWhatIsDue(ledger, storage, services));
  sendings.set(ledger, sending);
  return sending;
}

async function sendWhatIsDue(ledger: Ledger, storage: DurableObjectStorage, services: Services): Promise<void> {
  const { outbox } = ledger;
  await drainOutbox(
    {
      due: (now) => outbox.due(now),
      news: () => ledger.news(),
      told: (news, unheard, dueAt) => ledger.told(news, unheard, dueAt),
      remove: (id) => outbox.remove(id),
      postpone: (id, dueAt) => outbox.postpone(id, dueAt),
      send: async (payload) => {
        await send(payload, services);
      },
      park: (id, error) => outbox.park(id, sentenceOf(error)),
      failed: ({ payload: { kind }, attempts, parked }, error) =>
        log(parked ? "error" : "warn", parked ? "outbox.parked" : "outbox.postponed", {
          kind,
          attempts,
          ...describe(error),
        }),
    },
    Date.now(),
  );
  const next = ledger.nextNews();
  if (next !== null) await storage.setAlarm(momentOf(next));
}

/** What went wrong, short enough to be shown. */
const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300);
