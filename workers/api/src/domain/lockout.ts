import { growingDelay } from "#timing/growing-delay";

/** Who or what failed attempts are counted for. */
export type Counted = "pair" | "address" | "account" | "mail";

interface Rule {
  /** Failures before the first lock. */
  readonly free: number;
}

/**
 * Five failures lock an account and an address together. One address that tries many accounts is locked later; an
 * account that many addresses try, last of all, or anybody could keep its owner out. Mails count like failures that are never right.
 */
export const LOCKOUT: Readonly<Record<Counted, Rule>> = {
  pair: { free: 5 },
  address: { free: 20 },
  account: { free: 50 },
  mail: { free: 4 },
};

/** The first lock lasts a minute, each further failure doubles it, and none lasts longer than an hour. Seconds. */
const LOCKS = { first: 60, longest: 3_600, factor: 2 };

/** Failures are forgotten a day after the last one. Milliseconds. */
export const FORGOTTEN_AFTER = 24 * 3_600_000;

/** How long the `failures`-th failure locks. Seconds; 0 where it does not. */
export function lockSeconds({ free }: Rule, failures: number): number {
  return failures < free ? 0 : growingDelay(LOCKS, failures - free);
}

/** What is counted as one address: of IPv6 the network, since one household has as many addresses as it likes. */
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
