import { OWN_MODELS } from "#contracts/connections/address";
import { tokenLimit, tokenLimitFault, UNLIMITED } from "#contracts/token-limit";
import { requestOptionsFrom } from "#storyteller/models";
import { Failure } from "../../tools/shared/failure.ts";

type Vars = Readonly<Record<string, string>>;

const LIMITS = { GM_DAILY_TOKENS: "each player", GM_SITE_DAILY_TOKENS: "all players together" } as const;
const SWITCH = ["on", "off"];
/** Variables with a few possible values. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  GM_PROVIDER: ["oracle", "openai", "workers-ai"],
  GM_OWN_MODELS: OWN_MODELS,
  RATE_LIMITS: SWITCH,
  LOG_PROVIDER_WORDS: SWITCH,
  GM_ONE_SLOT: SWITCH,
  GM_LOCAL_ADDRESSES: SWITCH,
};

/**
 * Refuses variables that make no sense. Otherwise the workers would only find out after they are deployed, or would take a mistake in a limit
 * for no limit.
 * @throws Failure with one sentence that names the variable
 */
export function requireSense(vars: Vars): void {
  for (const name of Object.keys(LIMITS)) {
    // "0" is no limit on a machine of one's own. Here it must be said in a word that nobody types by mistake.
    if (vars[name] === undefined || (tokenLimit(vars[name]) !== undefined && vars[name].trim() !== "0")) continue;
    throw new Failure(`${tokenLimitFault(name, vars[name])}.`);
  }
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = vars[name];
    if (value === undefined || choices.includes(value)) continue;
    throw new Failure(`${name} must be one of ${choices.map((one) => `"${one}"`).join(", ")} and is "${value}".`);
  }
  const { GM_CONTEXT_TOKENS = "", GM_FIRST_BYTE_MS = "", GM_SILENCE_MS = "", GM_TOTAL_MS = "" } = vars;
  try {
    requestOptionsFrom({ GM_CONTEXT_TOKENS, GM_FIRST_BYTE_MS, GM_SILENCE_MS, GM_TOTAL_MS });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Says which limits apply, one sentence for each. */
export const limitSentences = (vars: Vars): string[] =>
  Object.entries(LIMITS).map(([name, whose]) => {
    const limit = tokenLimit(vars[name]);
    return typeof limit === "number"
      ? `Limit for ${whose}: ${limit.toLocaleString("en")} tokens of the site's models a day (${name}).`
      : `No limit for ${whose}: ${name} is "${UNLIMITED}", so nothing stops what the site's models may cost in a day.`;
  });
