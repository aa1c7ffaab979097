/** Thesaurus table: words of adventure stories. */
export const ADVENTURE = `
fight battle attack combat strike duel
battle war fight combat
attack assault raid ambush strike
ambush trap attack
kill slay murder death slaughter assassin
murder kill killer assassin victim
wound injure bleed hurt
heal cure healer potion
weapon: sword axe dagger bow spear mace hammer crossbow staff knife blade arrow
sword blade steel
blade sword dagger knife
bow arrow archer
armor: shield helmet mail plate breastplate
shield armor
arrow bow quiver
guard watchman sentinel sentry warden patrol
warden guard keeper watch
soldier guard knight warrior
warrior fighter soldier
knight paladin lord
king queen ruler lord crown throne prince princess
prince princess heir
lord lady noble baron duke count
noble lord baron duke duchess
crown king throne
castle fortress keep tower stronghold
fortress castle stronghold
tower spire keep
building: castle tower temple inn tavern mill church barn house hall
temple shrine altar church monastery
priest cleric monk temple
god deity goddess divine
cult cultist sect
inn tavern pub alehouse innkeeper
innkeeper barkeep tavern host
town village city settlement hamlet
market bazaar stall merchant
merchant trader seller peddler shopkeeper
smith blacksmith forge
farmer farm field
hunter hunt trap
sailor ship captain crew
ship boat vessel sail
harbor port dock pier quay
pirate raider corsair
bandit robber brigand outlaw thief
thief steal rob burglar rogue
steal theft rob pilfer stole
spy scout watch
prison jail dungeon cell captive
captive prisoner hostage kidnap
kidnap abduct capture
escape flee run away
flee escape run
chase pursue hunt follow
follow track trail pursue
hide conceal hidden secret bury
bury grave tomb
tomb grave crypt burial
cave cavern tunnel
tunnel passage cave
door gate entrance
gate door portal
key lock unlock
lock key chest
bridge crossing river
road route way path trail
map chart
compass direction
treasure gold jewel gem coin hoard
coin gold silver money purse
gem: ruby emerald diamond sapphire pearl
jewel gem locket amulet
amulet talisman charm necklace locket
ring band
scroll parchment document letter
document letter paper contract charter
book tome
magic spell wizard witch sorcerer arcane
wizard mage sorcerer magician
witch hag sorceress
spell magic enchant incantation
enchant magic spell
curse hex doom
potion elixir vial brew
poison venom toxin
ghost spirit spectre undead haunt
undead zombie skeleton vampire ghoul
monster beast creature
creature: goblin orc troll dragon wolf ghost spider rat giant demon ogre kobold bear
dragon wyrm drake
demon devil fiend
wolf hound
horse mount steed pony
ride horse mount
quest mission task errand
reward bounty payment prize
payment reward coin
bargain deal agreement pact
pact deal bargain alliance oath
ally alliance friend
betray betrayal traitor
prophecy omen vision foretell
omen sign portent
dream vision nightmare
riddle puzzle clue
clue evidence trace track
evidence proof clue
suspect suspicion accuse
witness saw testify
password codeword
message letter word
messenger courier herald
debt owe coin
bribe pay coin
festival feast fair celebration
feast banquet meal
dead corpse body
corpse body remains
blood bleed
night midnight dark
dawn morning sunrise
dark shadow darkness
lantern torch lamp light
storm thunder lightning
winter snow cold
`;
