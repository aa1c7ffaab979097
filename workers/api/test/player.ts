import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { Character } from "#contracts/entities/character";
import type { AuthUser } from "#contracts/entities/user";
import type { World } from "#contracts/entities/world";
import type { ErrorBody } from "#contracts/errors";
import type { GeneratedCampaignAnswer } from "#contracts/http/campaigns";
import type { DashboardAnswer } from "#contracts/http/dashboard";
import type { GeneratedWorldAnswer } from "#contracts/http/worlds";
import { hashPassword } from "../src/domain/password.ts";
import { openDatabase } from "../src/store/database.ts";
import { openSession } from "../src/store/sessions.ts";
import { addUser } from "../src/store/users.ts";
import { signSession } from "#worker-kit/session-token";
import api from "./worker.ts";

export const SITE = "http://localhost:8788";
export const PASSWORD = "correct horse battery";

export const prepareDatabase = (): Promise<void> => applyD1Migrations(env.DB, env.MIGRATIONS);

/** What was put on the `turns` queue since the tests began. `down` makes it refuse. */
export const queue = {
  sent: [] as unknown[],
  down: false,
  sendBatch: async (messages: Iterable<{ body: unknown }>) => {
    if (queue.down) throw new Error("the queue is down");
    for (const { body } of messages) queue.sent.push(body);
  },
};

/** All that an answer of api's may hold; a test knows which of it. */
interface AnswerBody extends ErrorBody, GeneratedWorldAnswer, GeneratedCampaignAnswer, DashboardAnswer {
  readonly csrfToken: string;
  readonly url: string;
  readonly user: AuthUser;
  readonly expires: string;
  readonly world: World;
  readonly worlds: readonly World[];
  readonly campaign: Campaign;
  readonly campaigns: readonly Campaign[];
  readonly character: Character;
  readonly characters: readonly Character[];
}

export interface Answer {
  readonly status: number;
  readonly body: AnswerBody;
  readonly headers: Headers;
}

/** A request as the browser would send it: from the site, JSON unless the body says otherwise. */
export async function call(
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string>; site?: string } = {},
): Promise<Answer> {
  const site = options.site ?? SITE;
  const raw = typeof options.body === "string" || options.body instanceof URLSearchParams;
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
    { ...env, TURNS: queue },
  );
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.includes("json");
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as AnswerBody, headers: response.headers };
}

let players = 0;
let passwordHash: Promise<string> | undefined;

/** A signed-in player: an account and a session as sign-in would have left them. */
export class Player {
  readonly user: AuthUser;
  readonly sid: string;
  private readonly cookie: string;

  private constructor(user: AuthUser, sid: string, cookie: string) {
    this.user = user;
    this.sid = sid;
    this.cookie = cookie;
  }

  static async join(): Promise<Player> {
    const db = openDatabase(env.DB);
    players += 1;
    const email = `player${players}-${crypto.randomUUID()}@example.org`;
    passwordHash ??= hashPassword(PASSWORD);
    const added = await addUser(db, { email, displayName: `Player ${players}`, passwordHash: await passwordHash });
    if (!added) throw new Error("The player has no account");
    const { sid, expiresAt } = await openSession(db, added.id);
    const token = await signSession(
      { sub: added.id, sid, name: added.displayName, email, exp: Math.floor(expiresAt.getTime() / 1000) },
      env.AUTH_SECRET,
    );
    return new Player({ uid: added.id, displayName: added.displayName, email }, sid, `lorehearth.session=${token}`);
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

  async character(campaignId: string, fields: Record<string, unknown> = {}): Promise<Character> {
    const answer = await this.call("POST", "/api/characters", { campaignId, name: "Brenna", ...fields });
    expect(answer.status).toBe(201);
    return answer.body.character;
  }
}
