import { applyD1Migrations, createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { PlayedCharacter } from "#contracts/play/live-sheet";
import type { AuthUser } from "#contracts/entities/user";
import type { World } from "#contracts/entities/world";
import type { ErrorBody } from "#contracts/errors";
import type { SessionEntry } from "#contracts/http/account";
import type { GeneratedCampaignAnswer } from "#contracts/http/campaigns";
import type { DashboardAnswer } from "#contracts/http/dashboard";
import type { GeneratedWorldAnswer } from "#contracts/http/worlds";
import { hashPassword } from "../src/domain/password.ts";
import { openDatabase } from "../src/store/database.ts";
import { openSession } from "../src/store/sessions.ts";
import { addUser, findUserByEmail, type StoredUser } from "../src/store/users.ts";
import { signSession } from "#worker-kit/session";
import api from "./worker.ts";

export const SITE = "http://localhost:8788";
export const PASSWORD = "correct horse battery";

export const prepareDatabase = (): Promise<void> => applyD1Migrations(env.DB, env.MIGRATIONS);

/** A fake `turns` queue: the messages that were put on it since the tests began. While `down` is true, it refuses messages. */
export const queue = {
  sent: [] as unknown[],
  down: false,
  sendBatch: async (messages: Iterable<{ body: unknown }>) => {
    if (queue.down) throw new Error("the queue is down");
    for (const { body } of messages) queue.sent.push(body);
  },
};

interface Letter {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A fake of Cloudflare's mail binding and the mails that were sent with it. While `down` is true, it refuses mails. */
export const post = {
  sent: [] as Letter[],
  down: false,
  send: async (letter: Letter) => {
    if (post.down) throw new Error("the mail is down");
    post.sent.push(letter);
  },
};

/** The token of the link in the last mail with a link to an address. */
export const tokenFor = (email: string): string =>
  /#token=([\w-]+)/u.exec(
    post.sent.findLast(({ to, text }) => to === email && text.includes("#token="))?.text ?? "",
  )?.[1] ?? "";

/** All fields that a response of api may have. A test knows which of them to expect. */
interface AnswerBody extends ErrorBody, GeneratedWorldAnswer, GeneratedCampaignAnswer, DashboardAnswer {
  readonly csrfToken: string;
  readonly url: string;
  readonly user: AuthUser;
  readonly expires: string;
  readonly world: World;
  readonly worlds: readonly World[];
  readonly campaign: Campaign;
  readonly campaigns: readonly Campaign[];
  readonly character: PlayedCharacter;
  readonly characters: readonly PlayedCharacter[];
  readonly sessions: readonly SessionEntry[];
  readonly ended: number;
  readonly google: boolean;
}

export interface Answer {
  readonly status: number;
  readonly body: AnswerBody;
  readonly headers: Headers;
}

/** The cookies that a response sets, in the form in which the next request sends them. */
export const cookiesOf = (answer: Answer): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

export const cookieNamed = (answer: Answer, name: string): string | undefined =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

/** Sends a request as the browser would: from the site's origin, and as JSON unless the body has another type. */
export async function call(
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string>; site?: string; vars?: Partial<ApiEnv> } = {},
): Promise<Answer> {
  const site = options.site ?? SITE;
  const raw = typeof options.body === "string" || options.body instanceof URLSearchParams;
  const context = createExecutionContext();
  const response = await api.request(
    `${site}${path}`,
    {
      method,
      redirect: "manual",
      headers: { Origin: site, ...(raw ? {} : { "Content-Type": "application/json" }), ...options.headers },
      ...(options.body === undefined
        ? {}
        : { body: raw ? (options.body as string | URLSearchParams) : JSON.stringify(options.body) }),
    },
    { ...env, TURNS: queue, EMAIL: post, MAIL_FROM: "hearth@example.org", ...options.vars },
    context,
  );
  await waitOnExecutionContext(context);
  const text = await response.text();
  const isJson = /\bjson\b/u.test(response.headers.get("Content-Type") ?? "");
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as AnswerBody, headers: response.headers };
}

/** Signs in with a password, from a browser with these headers. Returns the response. */
export async function signInAs(
  email: string,
  password: string = PASSWORD,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const csrf = await call("GET", "/api/auth/csrf");
  return call("POST", "/api/auth/callback/credentials", {
    body: new URLSearchParams({ csrfToken: csrf.body.csrfToken, email, password }),
    headers: { Cookie: cookiesOf(csrf), ...headers },
  });
}

let players = 0;
let passwordHash: Promise<string> | undefined;

/** A signed-in player: a user and a session as a sign-in would have created them. */
export class Player {
  readonly user: AuthUser;
  readonly sid: string;
  readonly cookie: string;

  private constructor(user: AuthUser, sid: string, cookie: string) {
    this.user = user;
    this.sid = sid;
    this.cookie = cookie;
  }

  /** Opens a session for a user who already has an account. */
  static async as(email: string): Promise<Player> {
    const user = await findUserByEmail(openDatabase(env.DB), email);
    if (!user) throw new Error("Nobody has that address");
    return Player.#signedIn(user);
  }

  static async join(): Promise<Player> {
    const db = openDatabase(env.DB);
    players += 1;
    const email = `player${players}-${crypto.randomUUID()}@example.org`;
    passwordHash ??= hashPassword(PASSWORD, { N: 16, r: 8, p: 1 });
    const added = await addUser(db, { email, displayName: `Player ${players}`, passwordHash: await passwordHash });
    if (!added) throw new Error("The player has no account");
    return Player.#signedIn(added);
  }

  static async #signedIn({ id, displayName, email }: StoredUser): Promise<Player> {
    const origin = { device: "Firefox · Linux", place: "" };
    const { sid, expiresAt } = await openSession(openDatabase(env.DB), id, origin);
    const exp = Math.floor(expiresAt.getTime() / 1000);
    const token = await signSession({ sub: id, sid, name: displayName, email, exp }, env.AUTH_SECRET);
    return new Player({ uid: id, displayName, email }, sid, `lorehearth.session=${token}`);
  }

  call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return call(method, path, { body, headers: { Cookie: this.cookie, ...headers } });
  }

  async world(fields: Record<string, unknown> = {}): Promise<World> {
    const answer = await this.call("POST", "/api/worlds", { genres: ["norse"], magicLevel: "low", ...fields });
    expect(answer.status).toBe(201);
    return answer.body.world;
  }

  async campaign(worldId: string, fields: Record<string, unknown> = {}): Promise<Campaign> {
    const answer = await this.call("POST", "/api/campaigns", { worldId, ...fields });
    expect(answer.status).toBe(201);
    return answer.body.campaign;
  }

  async character(campaignId: string, fields: Record<string, unknown> = {}): Promise<PlayedCharacter> {
    const answer = await this.call("POST", "/api/characters", { campaignId, name: "Brenna", ...fields });
    expect(answer.status).toBe(201);
    return answer.body.character;
  }
}
