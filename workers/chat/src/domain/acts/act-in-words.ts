import type { HeroAct } from "#contracts/play/hero-act";
import type { Hero } from "#rules/hero";
import { spellNamed } from "#rules/spells";

/** "I cast Fireball", "Mira quickly casts the spell Fireball": who, and what comes after the verb. */
const CASTS =
  /(?:^|[.!;,]\s*|\b(?:and|then)\s+)(?:(i|we)|(\p{Lu}\p{L}+))\s+(?:\p{L}+ly\s+|now\s+|then\s+)?casts?\s+(?:the\s+spell\s+|a\s+|an\s+)?/iu;
const DRINKS =
  /(?:^|[.!;,]\s*|\b(?:and|then)\s+)i\s+(?:\p{L}+ly\s+|now\s+|then\s+)?(?:drink|quaff|down)\s+(?:my\s+|the\s+|a\s+|an\s+|one\s+)?/iu;
const SLOT =
  /\b(?:at|with|using|in)\s+(?:a\s+)?(?:(?:spell\s+)?slot\s+(?:of\s+)?)?(?:level\s+([1-9])|([1-9])(?:st|nd|rd|th)?[- ]level)/iu;

/** "at the door", "on old Bram": a target that is nobody of the names. */
const AIM =
  /\b(?:at|on|upon|against|towards?)\s+(?:the\s+|an?\s+|my\s+|that\s+)?(\p{L}[\p{L}'’ -]{1,40}?)(?=\s*[.,;!]|\s*$|\s+(?:and|with|using|while|so|to|before|at)\b)/iu;

const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'");
const startsWith = (text: string, name: string): boolean =>
  new RegExp(`^${plain(name).replaceAll(/[^a-z0-9' ]/gu, ".")}s?(?![a-z])`, "u").test(plain(text));

/** Those of the names that a text mentions, as whole words, in the order of the text. "Myself" and "me" are the hero. */
function namedIn(text: string, names: readonly string[], self: string): string[] {
  const said = plain(text);
  const at = (name: string): number => {
    const words = plain(name).replace(/^(?:the|an?) /u, "");
    const found =
      new RegExp(`(?<![a-z])${words.replaceAll(/[^a-z0-9' ]/gu, ".")}(?![a-z])`, "u").exec(said)?.index ?? -1;
    return found === -1 && name === self ? said.search(/\b(?:myself|me)\b/u) : found;
  };
  return names.filter((name) => at(name) !== -1).toSorted((one, other) => at(one) - at(other));
}

function targetsIn(text: string, names: readonly string[], self: string): string[] {
  const known = namedIn(text, names, self).slice(0, 20);
  if (known.length > 0) return known;
  const aim = AIM.exec(text.replace(SLOT, ""))?.[1]?.trim();
  return aim === undefined ? [] : [aim];
}

/**
 * The act that a player's plain words name: a spell that the hero has ready, a potion that the hero owns. Null for anything else, for
 * questions and for what is only said aloud. So a spell in words spends its slot and does what it does, as it would from the sheet.
 * @param party the heroes; the first who is up is "I"
 * @param present names of others who can be a target
 */
export function actInWords(playerText: string, party: readonly Hero[], present: readonly string[]): HeroAct | null {
  const words = playerText.replaceAll(/["“][^"”]*["”]/gu, "").trim();
  if (words.endsWith("?")) return null;
  const first = party.find(({ state }) => state.life === "up");
  if (!first) return null;
  const names = [...party.map(({ name }) => name), ...present];

  const casting = CASTS.exec(words);
  if (casting) {
    const who = casting[1] === undefined ? party.find(({ name }) => name.startsWith(casting[2] ?? "?")) : first;
    const rest = words.slice(casting.index + casting[0].length);
    const known = (who?.spells ?? [])
      .flatMap(({ id }) => spellNamed(id) ?? [])
      .filter(({ name }) => startsWith(rest, name))
      .toSorted((one, other) => other.name.length - one.name.length)[0];
    if (!who || !known) return null;
    const slot = SLOT.exec(rest);
    return {
      type: "cast",
      characterId: who.id,
      spell: known.id,
      slot: known.level === 0 ? 0 : Number(slot?.[1] ?? slot?.[2] ?? 0),
      ritual: /\bas an? ritual\b/iu.test(rest),
      targets: targetsIn(rest.slice(known.name.length), names, who.name),
    };
  }
  const drinking = DRINKS.exec(words);
  if (!drinking) return null;
  const rest = words.slice(drinking.index + drinking[0].length);
  const potion = first.gear.find(({ name, item }) => (item ?? "").startsWith("potion") && startsWith(rest, name));
  return potion ? { type: "item", characterId: first.id, key: potion.key, target: null } : null;
}
