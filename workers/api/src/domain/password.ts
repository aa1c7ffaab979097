import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt's cost. Each hash keeps its own, so that it can be raised without locking anybody out. */
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
  // scrypt itself needs 128·N·r bytes and a little; Node refuses anything over 32 MB unless it is told.
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
 * A hash to store: `scrypt$N=…,r=…,p=…$salt$key`, of the whole password as typed.
 * @param cost what it costs to compute; less than the default is for tests, whose players sign in hundreds of times
 */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return write(cost, salt, await derive(password, salt, cost, KEY_BYTES));
}

/** What nobody's password hashes to: checked against where the address is unknown, so that the answer takes as long. */
const NOBODY = write(COST, new Uint8Array(SALT_BYTES), new Uint8Array(KEY_BYTES));

/** Whether the password is the one that was hashed. Without a hash the answer is no, after the same work. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt, key] = SHAPE.exec(stored ?? NOBODY) ?? [];
  if (!N || !r || !p || !salt || !key) throw new Error("A stored password hash cannot be read");
  const expected = fromBase64(key);
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, fromBase64(salt), cost, expected.length);
  return timingSafeEqual(actual, expected) && stored !== null;
}
