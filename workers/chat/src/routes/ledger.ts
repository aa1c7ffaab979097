import { Hono } from "hono/tiny";
import * as z from "zod/mini";

import {
  CheckpointRequest,
  ContinueRequest,
  EditRequest,
  HeadRequest,
  RemoveCheckpointRequest,
  RetryRequest,
  type StoryAnswer,
  StoryRequest,
  TreeQuery,
} from "#contracts/http/ledger";
import type { DetailLevel } from "#contracts/options";
import type { Meaning } from "#contracts/play/reading";
import type { TurnInclude } from "#contracts/play/turn";
import type { Caller } from "#contracts/rpc/api";
import { turnId } from "#contracts/text";
import { notFound } from "#worker-kit/errors";
import { requireAccess } from "#worker-kit/tenancy";
import { validate } from "#worker-kit/validate";
import type { PlayRequestInput, PlaceRequest } from "../domain/play-request.ts";
import { digestOf } from "./digest.ts";
import { campaignCheckedByHandler, type ChatRouteEnv, ownCampaign, tableOf } from "./env.ts";
import { play } from "./play.ts";
import { asError } from "./as-error.ts";
import { requestedNarrator } from "./scene.ts";

const TurnParam = z.object({ turnId });

/** The fields that the bodies of a retry, an edit and a continuation have in common. */
interface LedgerPlayBody {
  readonly campaignId: string;
  readonly turnId?: string | undefined;
  readonly detailLevel?: DetailLevel | undefined;
  readonly memoryEnhanced?: boolean | undefined;
  readonly include?: TurnInclude | undefined;
  readonly gameMaster?: "oracle" | undefined;
  readonly readAs?: Meaning | undefined;
}

async function requestFor(
  kind: PlayRequestInput["kind"],
  place: PlaceRequest,
  caller: Caller,
  asked: LedgerPlayBody,
): Promise<PlayRequestInput> {
  const { campaignId, turnId: id, detailLevel = null, memoryEnhanced, include, gameMaster, readAs = null } = asked;
  return {
    caller,
    campaignId,
    turnId: id ?? crypto.randomUUID(),
    kind,
    digest: await digestOf({
      kind,
      place,
      detailLevel,
      gameMaster,
      memoryEnhanced,
      include,
      ...(readAs && { readAs }),
    }),
    playerText: "",
    place,
    detailLevel,
    toggles: { ...(memoryEnhanced !== undefined && { memoryEnhanced }), ...(include && { include }) },
    memoryContext: "",
    readAs,
    act: null,
    narrator: requestedNarrator(gameMaster),
  };
}

/** Routes for moves in the ledger: retry, edit, continue, head, checkpoints, tree. */
export const ledgerRoutes = new Hono<ChatRouteEnv>()
  .post(
    "/turns/:turnId/retry",
    validate("param", TurnParam),
    validate("json", RetryRequest),
    campaignCheckedByHandler("json"),
    async (c) => {
      const body = c.req.valid("json");
      const place = { at: "beside", turnId: c.req.valid("param").turnId, words: null } as const;
      return play(c, await requestFor("action", place, c.get("caller"), body));
    },
  )
  .post(
    "/turns/:turnId/edit",
    validate("param", TurnParam),
    validate("json", EditRequest),
    campaignCheckedByHandler("json"),
    async (c) => {
      const body = c.req.valid("json");
      const edited = c.req.valid("param").turnId;
      if (body.reply === undefined) {
        const place = { at: "beside", turnId: edited, words: body.message ?? null } as const;
        return play(c, await requestFor("action", place, c.get("caller"), body));
      }
      const key = c.get("key");
      await requireAccess(c.get("services").api, c.get("caller"), key.campaignId);
      const saved = await tableOf(c.env, key).edits().reply(key, edited, body.reply, body.was);
      if (!saved.ok) throw asError(saved);
      return c.json({ message: saved.message });
    },
  )
  .post("/continue", validate("json", ContinueRequest), campaignCheckedByHandler("json"), async (c) => {
    const body = c.req.valid("json");
    return play(c, await requestFor("continue", { at: "head" }, c.get("caller"), body));
  })
  .post("/head", validate("json", HeadRequest), ownCampaign("json"), async (c) => {
    const { campaignId: _, userId: __, ...target } = c.req.valid("json");
    const moved = await tableOf(c.env, c.get("key")).moveHead(target);
    if (!moved.ok) throw asError(moved);
    const { ok: ___, ...answer } = moved;
    return c.json(answer);
  })
  .post("/story", validate("json", StoryRequest), ownCampaign("json"), async (c) => {
    const { events } = c.req.valid("json");
    const key = c.get("key");
    const changed = await tableOf(c.env, key).changeStory(key, events);
    if (!changed.ok) throw asError(changed);
    const answer: StoryAnswer = { turnId: changed.turnId };
    return c.json(answer);
  })
  .get("/tree", validate("query", TreeQuery), ownCampaign("query"), async (c) => {
    return c.json(await tableOf(c.env, c.get("key")).tree(c.req.valid("query").from));
  })
  .post("/checkpoints", validate("json", CheckpointRequest), ownCampaign("json"), async (c) => {
    const { turnId: id, name } = c.req.valid("json");
    const key = c.get("key");
    const named = await tableOf(c.env, key).edits().name(key, id, name);
    if (!named) throw notFound("There is no such turn");
    return c.json({ turnId: id, name }, 201);
  })
  .delete("/checkpoints", validate("json", RemoveCheckpointRequest), ownCampaign("json"), async (c) => {
    const { turnId: id } = c.req.valid("json");
    const key = c.get("key");
    await tableOf(c.env, key).edits().name(key, id, null);
    return c.body(null, 204);
  });
