import { ANSWER_FOR } from "#contracts/http/answer-owner-header";
import type { SessionAnswer } from "#contracts/http/auth";

import { ANSWER_CACHE_PREFIX, STORED_AT } from "../shared/offline/worker-messages.ts";
import { type Place, placeOf, SESSION } from "./answer-cache-rules.ts";

/** The largest stored answer, in bytes. Longer answers are not stored. */
const LONGEST = 2_000_000;

/** What the cache needs from its environment. */
export interface AnswerCachePorts {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => Date;
}

interface Answering {
  readonly answer: Promise<Response>;
  readonly stored: Promise<void>;
}

/** The answers that the player read last, for reading when the server cannot be reached. It holds the answers of one player only. */
export interface AnswerCache {
  /**
   * Answers a request with the server's answer, or with the stored one when the server gives none. Rejects when there is neither. The
   * second promise resolves when the cache is updated.
   */
  readonly answer: (request: Request, place: Place) => Answering;
  readonly empty: () => Promise<void>;
}

export function createAnswerCache({ caches, fetch, now }: AnswerCachePorts): AnswerCache {
  /**
   * How often the cache was emptied. An answer that was requested before the last emptying may belong to another player and is not stored.
   */
  let emptied = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs changes one after another, so that nothing is stored while the cache is being emptied. */
  function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const done = last.then(change, change);
    last = done.catch(() => undefined);
    return done;
  }

  const shelves = async () => (await caches.keys()).filter((name) => name.startsWith(ANSWER_CACHE_PREFIX));
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
    const name = `${ANSWER_CACHE_PREFIX}${owner}`;
    await removeAll(name);
    const answerCache = await caches.open(name);
    const headers = { "Content-Type": "application/json", [STORED_AT]: now().toISOString() };
    await answerCache.put(key, new Response(body, { headers }));
    const same = (await answerCache.keys()).filter(({ url }) => placeOf(url)?.kind === kind);
    for (const request of same.slice(0, Math.max(0, same.length - kind.room))) await answerCache.delete(request);
  }

  /** Stores an answer for the player who is named in it. An answer that names no player empties the cache. */
  async function store(place: Place, response: Response, since: number): Promise<void> {
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
      const requested = fetch(request).then((response) => ({ response, copy: response.clone() }));
      return {
        answer: requested.then(
          ({ response }) => response,
          async (error: unknown) => {
            const found = await find(place);
            if (found) return found;
            throw error;
          },
        ),
        stored: requested.then(({ copy }) => store(place, copy, since)).catch(() => undefined),
      };
    },
  };
}
