import { coinsOf } from "../sheet/carrying.ts";

/** Copper pieces in words: "12 gp 5 sp". */
export function moneyText(copper: number): string {
  const { gold, silver, copper: rest } = coinsOf(copper);
  const parts = [gold > 0 && `${gold} gp`, silver > 0 && `${silver} sp`, rest > 0 && `${rest} cp`].filter(Boolean);
  return parts.length === 0 ? "nothing" : parts.join(" ");
}
