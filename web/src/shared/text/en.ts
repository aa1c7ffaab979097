import { campaigns } from "./en/campaigns.ts";
import { characters } from "./en/characters.ts";
import { common } from "./en/common.ts";
import { dashboard } from "./en/dashboard.ts";
import { errors } from "./en/errors.ts";
import { form } from "./en/form.ts";
import { login } from "./en/login.ts";
import { nav } from "./en/nav.ts";
import { play } from "./en/play.ts";
import { sheet } from "./en/sheet.ts";
import { worlds } from "./en/worlds.ts";

/**
 * The one catalogue of everything the app says, in English: `text.<area>.<key>`, a function where something is filled in.
 * product.md's sentences stand word for word. An area's texts are in en/<area>.ts.
 */
export const text = {
  common,
  nav,
  login,
  dashboard,
  worlds,
  campaigns,
  characters,
  sheet,
  form,
  play,
  errors,
} as const;
