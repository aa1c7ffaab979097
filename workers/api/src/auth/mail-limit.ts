import { createHmac } from "node:crypto";

import { AppError } from "#worker-kit/errors";
import { addressGroup } from "../domain/lockout.ts";
import { countAttempt } from "../store/failed-attempts.ts";
import type { PasswordAttempt } from "./prove-password.ts";

/**
 * Refuses if too many mails were requested to this address from this network. The response is the same whether or not the address has an
 * account.
 */
export async function limitMail({ db, secret, address }: PasswordAttempt, to: string): Promise<void> {
  const key = (...what: string[]) => createHmac("sha256", secret).update(JSON.stringify(what)).digest("base64url");
  const counters = [{ counted: "mail" as const, key: key("mail", to, addressGroup(address)) }];
  const until = await countAttempt(db, counters, new Date());
  if (!until) return;
  const minutes = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000));
  throw new AppError(
    "rate_limited",
    `Too many mails were asked for. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    { retryAt: until.toISOString() },
    { retryAt: until },
  );
}
