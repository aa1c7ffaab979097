import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** The cost of computing scrypt. Each hash stores its own cost, so that the default can be raised and old passwords still work. */
interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const SHAPE = /^scrypt\$N=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+=*)\$([A-Za-z0-9+/]+=*)$/u;

function derive(password: string, salt: Uint8Array, cost: Cost, length: number): Promise<Uint8Array> {
  // scrypt needs a little more than 128·N·r bytes. Node refuses more than 32 MB unless `maxmem` allows it.
  const maxmem = 256 * cost.N * cost.r;
  return new Promise<Uint8Array>((resolve, reject) => {
    scrypt(password, salt, length, { ...cost, maxmem }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const write = ({ N, r, p }: Cost, salt: Uint8Array, key: Uint8Array): string =>
  `scrypt$N=${N},r=${r},p=${p}$${toBase64(salt)}$${toBase64(key)}`;

/**
 * Makes the hash of a password for storage: `scrypt$N=…,r=…,p=…$salt$key`. The whole password is used as typed.
 * @param cost the cost of computing the hash; a lower cost is only for tests, whose players sign in hundreds of times
 */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return write(cost, salt, await derive(password, salt, cost, KEY_BYTES));
}

/** A hash that no password matches. It is checked if the address is unknown, so that the response takes the same time. */
const NOBODY = write(COST, new Uint8Array(SALT_BYTES), new Uint8Array(KEY_BYTES));

/** Whether the password matches the stored hash. Without a hash the result is false, after the same amount of work. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt, key] = SHAPE.exec(stored ?? NOBODY) ?? [];
  if (!N || !r || !p || !salt || !key) throw new Error("A stored password hash cannot be read");
  const expected = fromBase64(key);
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, fromBase64(salt), cost, expected.length);
  return timingSafeEqual(actual, expected) && stored !== null;
}
