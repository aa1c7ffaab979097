import { Hono } from "hono";

import { ChooseModelsRequest, type ModelChoiceAnswer } from "#contracts/http/connections";
import { notFound } from "#worker-kit/errors";
import { sameUser } from "#worker-kit/tenancy";
import { validate } from "#worker-kit/validate";
import type { ApiHono } from "../env.ts";
import { choose, findChoice } from "../store/model-choices.ts";
import { idParam } from "./params.ts";

/** The id in the path for the choice that applies to all campaigns without one of their own. */
const USUAL = "usual";
const campaignOf = (id: string): string | null => (id === USUAL ? null : id);

/** Who narrates and who helps, in a campaign or usually. A choice applies from the next turn on. */
export const modelChoiceRoutes = new Hono<ApiHono>()
  .get("/:id", idParam, async (c) => {
    const answer = await findChoice(c.var.db, c.var.caller, campaignOf(c.req.valid("param").id));
    return c.json(answer satisfies ModelChoiceAnswer);
  })
  .put("/:id", idParam, validate("json", ChooseModelsRequest), sameUser("json"), async (c) => {
    const { choice } = c.req.valid("json");
    const answer = await choose(c.var.db, c.var.caller, campaignOf(c.req.valid("param").id), choice);
    if (!answer) throw notFound("There is no such campaign or connection");
    return c.json(answer satisfies ModelChoiceAnswer);
  });
