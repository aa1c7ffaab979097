import { AppError } from "#worker-kit/errors";
import { addressGroup } from "../domain/lockout.ts";
import { countAttempt } from "../store/failed-attempts.ts";
import { counter, countersOfAddress, type PasswordAttempt } from "./prove-password.ts";

/**
 * Refuses if too many mails were requested: to this address from this network, from this network to anybody, or by this account to anybody.
 * The response is the same whether or not the address has an account.
 * @param userId the signed-in player who requests the mail
 */
export async function limitMail(attempt: PasswordAttempt, to: string, userId?: string): Promise<void> {
  const counters = [
    counter(attempt, "mail", to, addressGroup(attempt.address)),
    ...countersOfAddress(attempt, "mail-address"),
    ...(userId ? [counter(attempt, "mail-account", userId)] : []),
  ];
  const until = await countAttempt(attempt.db, counters, new Date());
  if (!until) return;
  const minutes = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000));
  throw new AppError(
    "rate_limited",
    `Too many mails were asked for. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    { retryAt: until.toISOString() },
    { retryAt: until },
  );
}
