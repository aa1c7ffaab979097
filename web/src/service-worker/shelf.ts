import { ANSWER_FOR } from "#contracts/http/answer-for";
import type { SessionAnswer } from "#contracts/http/auth";

import { SHELF, STORED_AT } from "../shared/offline/marks.ts";
import { type Place, placeOf, SESSION } from "./shelf-rules.ts";

/** An answer longer than this is not worth its room. */
const LONGEST = 2_000_000;

/** What the shelf needs from the world. */
export interface ShelfPorts {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => Date;
}

interface Answering {
  readonly answer: Promise<Response>;
  readonly kept: Promise<void>;
}

/** What the player read last, to be read again where the server cannot be reached. There is never more than one player's. */
export interface Shelf {
  /**
   * The server's answer, or the one kept where no answer comes; rejects where there is neither. `kept` resolves when
   * the shelf has followed.
   */
  readonly answer: (request: Request, place: Place) => Answering;
  readonly empty: () => Promise<void>;
}

export function createShelf({ caches, fetch, now }: ShelfPorts): Shelf {
  /** Counts how often it was emptied: an answer asked for before belongs to whoever was signed in then. */
  let emptied = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One change after the other, so that nothing is put back while the shelf is emptied. */
  function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const done = last.then(change, change);
    last = done.catch(() => undefined);
    return done;
  }

  const shelves = async () => (await caches.keys()).filter((name) => name.startsWith(SHELF));
  const removeAll = async (but?: string) => {
    for (const name of await shelves()) if (name !== but) await caches.delete(name);
  };

  function empty(): Promise<void> {
    emptied += 1;
    return inTurn(() => removeAll());
  }

  async function find({ key, kind }: Place): Promise<Response | undefined> {
    await last;
    for (const name of await shelves()) {
      const found = await (await caches.open(name)).match(key);
      if (!found || kind !== SESSION) return found;
      const session = (await found.clone().json()) as SessionAnswer;
      return session && new Date(session.expires) > now() ? found : undefined;
    }
    return undefined;
  }

  async function put({ key, kind }: Place, owner: string, body: string): Promise<void> {
    const name = `${SHELF}${owner}`;
    await removeAll(name);
    const shelf = await caches.open(name);
    const headers = { "Content-Type": "application/json", [STORED_AT]: now().toISOString() };
    await shelf.put(key, new Response(body, { headers }));
    const same = (await shelf.keys()).filter(({ url }) => placeOf(url)?.kind === kind);
    for (const request of same.slice(0, Math.max(0, same.length - kind.room))) await shelf.delete(request);
  }

  /** Keeps an answer for the player it says it is for; one that is for nobody ends the reading. */
  async function keep(place: Place, response: Response, since: number): Promise<void> {
    if (response.status === 401) return empty();
    if (!response.ok) return undefined;
    const body = await response.text();
    const isSession = place.kind === SESSION;
    const session = isSession ? (JSON.parse(body) as SessionAnswer) : null;
    if (isSession && !session) return empty();
    const owner = session?.user.uid ?? response.headers.get(ANSWER_FOR);
    if (!owner || body.length > LONGEST) return undefined;
    return inTurn(async () => {
      if (emptied === since) await put(place, owner, body);
    });
  }

  return {
    empty,
    answer(request, place) {
      const since = emptied;
      const asked = fetch(request).then((response) => ({ response, copy: response.clone() }));
      return {
        answer: asked.then(
          ({ response }) => response,
          async (error: unknown) => {
            const found = await find(place);
            if (found) return found;
            throw error;
          },
        ),
        kept: asked.then(({ copy }) => keep(place, copy, since)).catch(() => undefined),
      };
    },
  };
}
