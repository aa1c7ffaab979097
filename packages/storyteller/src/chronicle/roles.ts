import { words } from "#english/word-list";

/** Words for a trade or a rank. */
const TRADES = words(
  `baker barber bard beggar blacksmith boatman bosun brewer butcher butler captain carpenter carter chamberlain clerk cobbler cook
   constable courier cultist deserter doctor druid duke duchess exile farmer ferryman fisher fisherman fishwife forester fugitive gambler
   gaoler gardener gatekeeper general ghost glazier goldsmith governor gravedigger guard guardsman guide hag healer herald herbalist
   hermit horsekeeper hunter innkeeper jailer jester judge king knight lamplighter landlord landlady lawyer librarian lieutenant locksmith
   magistrate maid mason mayor medium mercenary merchant messenger midwife miller miner minstrel monk nun necromancer nurse oracle orphan
   outlaw paladin pedlar peddler physician pilgrim pilot piper pirate poacher porter potter priest priestess prince princess prisoner
   professor prophet queen ranger reeve refugee sage sailor scholar scout scribe sculptor seamstress seer sentry sergeant servant sexton
   shaman shepherd sheriff shipwright singer smith smuggler soldier sorcerer sorceress spy squire steward student surgeon tailor tanner
   teacher thief tinker trader trapper treasurer undertaker vagabond vampire vicar warden warlock warlord watchman weaver werewolf widow
   widower witch wizard woodcutter wright`,
);

/** A trade, or a word with the ending of a trade. */
export const TRADE = `(?:${TRADES.join("|")}|\\p{Ll}{2,}(?:keeper|smith|maker|monger|wright|master|mistress|seller|herd))`;
