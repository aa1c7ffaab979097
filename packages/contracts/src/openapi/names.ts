import * as z from "zod/mini";
import type { $ZodType } from "zod/v4/core";

import { Campaign } from "../entities/campaign.ts";
import { Character } from "../entities/character.ts";
import { AuthUser } from "../entities/user.ts";
import { World } from "../entities/world.ts";
import { ErrorBody } from "../errors.ts";
import { HealthAnswer } from "../http/health.ts";
import { Roll } from "../play/dice.ts";
import { Effect } from "../play/effects.ts";
import { TurnEvent } from "../play/events.ts";
import { GuardFlag } from "../play/guard.ts";
import { LiveSheet, PlayedCharacter } from "../play/live-sheet.ts";
import { Sheet } from "../play/sheet.ts";
import { Message, Recalled, TurnAnswer, TurnFailure } from "../play/turn.ts";

/** Schemas that get a name in `components.schemas` and are referred to by it. All other schemas are written out where they are used. */
const NAMED: Readonly<Record<string, $ZodType>> = {
  AuthUser,
  Campaign,
  Character,
  Effect,
  ErrorBody,
  GuardFlag,
  HealthAnswer,
  LiveSheet,
  Message,
  PlayedCharacter,
  Recalled,
  Roll,
  Sheet,
  TurnAnswer,
  TurnEvent,
  TurnFailure,
  World,
};

export const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });
