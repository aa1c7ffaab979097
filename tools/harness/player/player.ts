import type { Character } from "#contracts/entities/character";
import type { AdventureRef, Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";
import type { SignUpAnswer } from "#contracts/http/auth";
import type { MessagesAnswer } from "#contracts/http/chat";
import type { Message, TurnRequest } from "#contracts/play/turn";
import { fetchFromSite } from "../stack/fetch-from-site.ts";
import { readTurn, type Frame } from "./read-turn.ts";
import { nextRegular, READY_PASSWORD } from "./ready-accounts.ts";

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** A player who uses only HTTP and a cookie jar, like curl. */
export class Player {
  readonly email: string;
  readonly password: string;
  readonly site: string;
  private readonly jar = new Map<string, string>();

  constructor(site: string, email = `${crypto.randomUUID()}@example.org`, password = READY_PASSWORD) {
    this.site = site;
    this.email = email;
    this.password = password;
  }

  /** Creates a new player, who signs up and signs in. */
  static async join(site: string): Promise<Player> {
    const player = new Player(site);
    await player.signUp();
    await player.signIn();
    return player;
  }

  /**
   * Signs in a player who already has an account, which is four times as fast as `join`. The stack must run on a copy of the migrated data.
   */
  static async ready(site: string): Promise<Player> {
    const email = nextRegular();
    if (email === null) return Player.join(site);
    const player = new Player(site, email);
    await player.signIn();
    return player;
  }

  async signUp(): Promise<SignUpAnswer["user"]> {
    const answer = await this.call<SignUpAnswer>("POST", "/api/auth/sign-up", {
      email: this.email,
      password: this.password,
    });
    return expectStatus(answer, 201).body.user;
  }

  /** Signs in with the two requests that Auth.js needs: first for a CSRF token, then with the form. */
  async signIn(): Promise<void> {
    const { csrfToken } = expectStatus(await this.call<{ csrfToken: string }>("GET", "/api/auth/csrf"), 200).body;
    const form = new URLSearchParams({ csrfToken, email: this.email, password: this.password });
    const headers = { "X-Auth-Return-Redirect": "1" };
    const response = await this.fetch("POST", "/api/auth/callback/credentials", { body: form, headers });
    const { url } = (await response.json()) as { url: string };
    if (!response.ok || url.includes("error=")) throw new Error(`Sign-in answered ${response.status}: ${url}`);
  }

  /** Creates a world whose description the oracle writes. So the site's model receives only requests for turns. */
  async world(name = "Saltmarrow"): Promise<World> {
    const body = { name, genres: ["nautical", "gothic-horror"], magicLevel: "low", gameMaster: "oracle" };
    return expectStatus(await this.call<{ world: World }>("POST", "/api/worlds", body), 201).body.world;
  }

  /** Creates a campaign whose description the oracle writes. */
  async campaign(worldId: string, adventure?: AdventureRef): Promise<Campaign> {
    const body = { worldId, name: "The Drowned Bell", gameMaster: "oracle", ...(adventure && { adventure }) };
    return expectStatus(await this.call<{ campaign: Campaign }>("POST", "/api/campaigns", body), 201).body.campaign;
  }

  async character(campaignId: string): Promise<Character> {
    const classes = [{ name: "Ranger", level: 3 }];
    const body = { campaignId, name: "Ysolde", race: "Human", classes, level: 3, hp: { current: 24, max: 24 } };
    return expectStatus(await this.call<{ character: Character }>("POST", "/api/characters", body), 201).body.character;
  }

  /** Creates a world, a campaign in it, and a character in the campaign, so that the player can play. */
  async readyToPlay(): Promise<{ world: World; campaign: Campaign; character: Character }> {
    const world = await this.world();
    const campaign = await this.campaign(world.id);
    return { world, campaign, character: await this.character(campaign.id) };
  }

  /** Sends a campaign to memory, as the pages do after saving it. */
  async remembered(campaign: Campaign): Promise<void> {
    const { id: campaignId, worldId, name, description } = campaign;
    const { startingLevel, levelProgression, exploration, combat, social, elements } = campaign;
    const properties = { startingLevel, levelProgression, exploration, combat, social, elements };
    const payload = { type: "campaign", name, description, properties };
    expectStatus(await this.call("PUT", "/api/memory/worlds", { worldId, campaignId, payload }), 200);
  }

  /** Reads the whole transcript, page by page. */
  async messages(campaignId: string): Promise<Message[]> {
    const path = `/api/chat/messages?campaignId=${campaignId}&limit=200`;
    const read: Message[] = [];
    for (let more = true; more;) {
      const before = read[0] ? `&before=${read[0].id}` : "";
      const { body } = expectStatus(await this.call<MessagesAnswer>("GET", path + before), 200);
      read.unshift(...body.messages);
      more = body.hasMore;
    }
    return read;
  }

  /** Plays a turn and yields the frames of its stream. Leaving the loop aborts the request, as leaving the page does. */
  async *turn(campaignId: string, message: string, options: Partial<TurnRequest> = {}): AsyncGenerator<Frame> {
    const leave = new AbortController();
    const response = await this.fetch("POST", "/api/chat/gamemaster", {
      body: JSON.stringify({ campaignId, message, ...options }),
      headers: { Accept: "text/event-stream", "Content-Type": "application/json" },
      signal: leave.signal,
    });
    try {
      yield* readTurn(response);
    } finally {
      leave.abort();
    }
  }

  /** Sends a request with a JSON body and returns the parsed answer. If the answer has no body, its `body` is `null`. */
  async call<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const json = { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
    const response = await this.fetch(method, path, body === undefined ? {} : json);
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as Body };
  }

  /** Sends a request as the site's pages do, with Origin and cookies. */
  async fetch(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("Origin", this.site);
    headers.set("Cookie", this.cookies());
    const response = await fetchFromSite(`${this.site}${path}`, { ...init, method, headers, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) this.store(cookie);
    return response;
  }

  cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private store(cookie: string): void {
    const [pair = ""] = cookie.split(";");
    const at = pair.indexOf("=");
    const value = pair.slice(at + 1);
    if (value) this.jar.set(pair.slice(0, at), value);
    else this.jar.delete(pair.slice(0, at));
  }
}

function expectStatus<Body>(answer: Answer<Body>, status: number): Answer<Body> {
  if (answer.status !== status) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
