import { type AddressRules, OWN_MODELS, type OwnModels } from "#contracts/connections/address";
import { SetupFault } from "#worker-kit/setup-fault";

/** What this site allows for players' own models. Throws a SetupFault if the setting makes no sense. */
export function addressRules(env: Pick<ApiEnv, "GM_OWN_MODELS" | "GM_LOCAL_ADDRESSES">): AddressRules {
  const ownModels = OWN_MODELS.find((one) => one === env.GM_OWN_MODELS);
  if (!ownModels) throw new SetupFault(`GM_OWN_MODELS must be one of ${OWN_MODELS.join(", ")}.`);
  return { ownModels, local: env.GM_LOCAL_ADDRESSES === "on" };
}

/** Whether players may use connections of their own at all. */
export const allowsOwnModels = ({ ownModels }: { readonly ownModels: OwnModels }): boolean => ownModels !== "off";
