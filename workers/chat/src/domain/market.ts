import type { StoryState } from "#contracts/story/state";

/** Words of a place where things are bought. English and German, the languages of the stories. */
const PLACE =
  /\b(?:markets?|marketplace|bazaar|fairground|shops?|store|stalls?|emporium|trading post|smithy|forge|apothecary|inn|tavern|warehouse)\b|markt|\bladen\b|kaufhaus|schmiede|wirtshaus|taverne|gasthaus/iu;
/** A settlement is a market as a whole, but not every place in it: "the harbour town", and not "the town gaol". */
const SETTLEMENT = /\b(?:harbou?r|port|town|city|village|fair)$|(?:hafen|stadt|dorf)$/iu;
/** Where nobody has anything to sell any more. */
const FORSAKEN =
  /\b(?:ruin(?:s|ed)?|abandoned|burnt|burned|deserted|derelict|forsaken|drowned|sunken|haunted|ghost)\b|verlassen|ruine|abgebrannt/iu;
/** Words of somebody who sells things. */
const TRADER =
  /\b(?:merchant|trader|shopkeeper|seller|vendor|pedlar|peddler|smith|blacksmith|armou?rer|fletcher|apothecary|herbalist|innkeeper|landlord|landlady|publican|barkeep|chandler|outfitter|fence|quartermaster|provisioner|storekeeper|grocer|baker|tailor|cobbler)\b|händler|krämer|schmied|\bwirt\b|\bwirtin\b|apotheker|bäcker/iu;

/** At this attitude somebody is an enemy, and sells nothing. */
const ENEMY = -3;

/**
 * Whether somebody trades where the party is: the place is one for trade and not forsaken, or somebody present lives by it and is no
 * enemy. Nobody trades amid a fight.
 */
export function hasMarket({ scene, cast, encounter }: Pick<StoryState, "scene" | "cast" | "encounter">): boolean {
  if (scene === null || encounter !== null) return false;
  const place = scene.place.trim();
  if ((PLACE.test(place) || SETTLEMENT.test(place)) && !FORSAKEN.test(place)) return true;
  const present = new Set(scene.present.map((name) => name.toLowerCase()));
  return cast.some(({ name, role, alive, attitude }) => {
    if (!alive || attitude <= ENEMY || !present.has(name.toLowerCase())) return false;
    // A role says what somebody does. A name does so only where there is no role: "the blacksmith", but not Tom Smith, a beggar.
    return TRADER.test(role.trim() === "" ? name : role);
  });
}
