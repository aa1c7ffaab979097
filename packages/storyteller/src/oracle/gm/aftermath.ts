import { should } from "./prose/beats.ts";
import type { Beat } from "./prose/compose.ts";
import type { Pool } from "./prose/writer.ts";
import { addressed } from "./scenes/tools.ts";
import type { Stage } from "./stage.ts";
import { personSlots } from "./story/people.ts";
import {
  CAME,
  DID,
  FAILED,
  LET_BE,
  LOOKED,
  MANAGED,
  MISSED,
  SPOKEN,
  SPOKEN_ILL,
  UNSEEN_DEED,
  WORKED,
} from "./text/aftermath.ts";

const SENTENCES = { minimal: 0, concise: 0, standard: 1, detailed: 1, immersive: 2 } as const;

/** What comes of the deed itself, where there is room for it: long replies stay with what the player did. */
export function aftermath(stage: Stage): Beat[] {
  const pool = poolFor(stage);
  if (pool === null) return [];
  const someone = WITH_SOMEONE.has(pool) ? addressed(stage) : null;
  if (WITH_SOMEONE.has(pool) && someone === null) return [];
  const slots = someone === null ? {} : personSlots(someone);
  return Array.from({ length: SENTENCES[stage.brief.detailLevel] }, () => should(pool, slots));
}

const WITH_SOMEONE: ReadonlySet<Pool> = new Set([SPOKEN, SPOKEN_ILL]);

/** What can be said of the turn's deed, won or lost; null where the story has gone past it. */
function poolFor({ brief, story, action, tally }: Stage): Pool | null {
  if (brief.kind !== "action" || story.foe !== null) return null;
  const lost = tally.lost > 0;
  switch (action.intent) {
    case "talk":
    case "persuade":
    case "give":
    case "help":
      return lost ? SPOKEN_ILL : SPOKEN;
    case "look":
      return LOOKED;
    case "search":
      return lost ? MISSED : LOOKED;
    case "travel":
    case "flee":
      return CAME;
    case "sneak":
    case "steal":
      return lost ? FAILED : UNSEEN_DEED;
    case "use":
    case "take":
    case "climb":
      return lost ? FAILED : tally.won > 0 ? MANAGED : null;
    case "magic":
      return lost ? FAILED : WORKED;
    case "rest":
    case "wait":
      return LET_BE;
    case "ask":
      return action.target?.kind === "person" ? null : LOOKED;
    case "other":
      return lost ? FAILED : DID;
    default:
      return null;
  }
}
