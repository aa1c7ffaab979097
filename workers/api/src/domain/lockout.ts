import { growingDelay } from "#timing/growing-delay";

/**
 * The kinds of counters for failed attempts. "pair" is one account from one address. "browser" is a browser that has signed in before, or a
 * session that is asked for its password again.
 */
export type Counted = "browser" | "pair" | "address" | "account" | "mail" | "mail-account" | "mail-address";

interface Rule {
  /** The number of failures before the first lock. */
  readonly free: number;
}

/**
 * Five failures lock one account for one address. An address that tries many accounts is locked later. An account that many addresses try
 * is locked last, because otherwise anybody could lock out its owner. A browser that the owner has used before has a counter of its own and
 * is not locked with the account. Every requested mail counts like a failure: for its recipient and the address that asks for it, for the
 * account that asks for it, and for the address with all recipients.
 */
export const LOCKOUT: Readonly<Record<Counted, Rule>> = {
  browser: { free: 5 },
  pair: { free: 5 },
  address: { free: 20 },
  account: { free: 50 },
  mail: { free: 4 },
  "mail-account": { free: 5 },
  "mail-address": { free: 20 },
};

/** The first lock lasts a minute. Each further failure doubles the time, up to an hour. Seconds. */
const LOCKS = { first: 60, longest: 3_600, factor: 2 };

/** Failures are forgotten a day after the last one. Milliseconds. */
export const FORGOTTEN_AFTER = 24 * 3_600_000;

/** How long the lock after failure number `failures` lasts. Seconds. 0 if that failure does not lock. */
export function lockSeconds({ free }: Rule, failures: number): number {
  return failures < free ? 0 : growingDelay(LOCKS, failures - free);
}

/**
 * The part of an address that is counted as one caller. For IPv6 it is the network, because one household can use any number of addresses
 * in it.
 */
export function addressGroup(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = (part: string) => part.split(":").filter((group) => group !== "");
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...groups(tail ?? "")];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ""))
    .join(":");
}
