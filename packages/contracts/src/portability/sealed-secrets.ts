import * as z from "zod/mini";

import { text } from "../text.ts";
import { SEALED_SECRETS_LENGTH, unsealSecrets } from "./seal.ts";

/** A campaign's sealed secrets, as the player's browser or a campaign file sends them back. */
export const sealedSecrets = z.optional(
  text(SEALED_SECRETS_LENGTH).check(
    z.refine((sealed) => unsealSecrets(sealed) !== null, { error: "The campaign's secrets cannot be read" }),
  ),
);
