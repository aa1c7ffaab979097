import { words } from "#english/word-list";

/**
 * Common nouns by what they mean. With them the lore recognises people, places and things without a proper name. This list has the roles
 * of people.
 */

const ROLES = new Set(
  words(
    `captain keeper baker mother father sister brother mayor priest priestess king queen prince princess duke duchess baron baroness count
     countess lord lady knight squire servant butler maid cook chef innkeeper barkeep bartender landlord landlady smith blacksmith farmer
     shepherd fisherman sailor pilot engineer mechanic doctor medic nurse scientist professor teacher student apprentice master mistress
     wizard witch sorcerer warlock druid monk nun abbot abbess bishop pope thief rogue smuggler pirate bandit merchant trader pedlar
     shopkeeper clerk scribe librarian archivist judge lawyer sheriff constable detective inspector guard soldier sergeant lieutenant
     colonel general admiral commander marshal spy assassin hunter ranger scout guide messenger courier ferryman boatman miller potter
     weaver tailor carpenter mason miner prospector gravedigger undertaker gardener stablehand groom child boy girl son daughter uncle
     aunt cousin nephew niece grandmother grandfather grandma grandpa widow widower stranger traveller prisoner jailer warden ambassador
     emperor empress senator governor president director manager boss foreman accountant reporter journalist singer actor actress poet
     bard musician painter artist dancer jester fool judge critic inventor alchemist apothecary healer midwife oracle prophet hermit
     grandson granddaughter pupil governess housekeeper linguist botanist verger schoolmaster headmaster postmistress stationmaster niece friend rival partner neighbour neighbor roommate husband wife fiancé fiancée lover heir heiress steward chancellor minister
     android technician navigator quartermaster bosun stowaway passenger hacker bounty-hunter lampwright lamplighter lighthouse-keeper
     beekeeper seer jarl reverend doctor-in-charge cheesemaker brewer vintner falconer cartographer clockmaker clockmaster postmaster harbourmaster watchmaker bookseller ghost customer waiter waitress referee hangman watchman nightwatchman coachman boatswain steward porter judge jailor doorkeeper doorman policeman policewoman barman barmaid chairman lumberjack vicar curate parson chaplain gondolier diver envoy informer deputy barista busker owner troll ogre dwarf elf matron rider`,
  ),
);
const PLACES = new Set(
  words(
    `village town city hamlet parish capital inn tavern pub bar castle tower keep fort fortress palace manor mansion house cottage hut farm barn
     mill forest wood woods grove jungle swamp marsh bog moor heath hill hills mountain mountains peak valley canyon gorge cave cavern
     mine quarry bridge ford river lake pond sea coast beach island harbour harbor port dock docks pier lighthouse shipyard road crossroads
     pass desert oasis dune plain steppe temple church chapel abbey monastery convent cathedral shrine graveyard cemetery crypt tomb
     catacombs dungeon prison cell jail market square street alley bazaar shop bakery smithy forge workshop factory warehouse cellar
     attic library archive school academy university hospital infirmary laboratory lab station outpost colony dome hangar cockpit airlock
     cargo-hold hold bridge-deck deck corridor tunnel sewer sewers kitchen pantry hall ballroom theatre theater museum gallery garden
     orchard vineyard greenhouse courtyard gate wall camp campsite ruin ruins battlefield arena stadium court courthouse office bank
     hotel cafe café restaurant dairy brewery cabin ship's-mess mess engine-room reactor-room room chamber vault observatory bathhouse
     well fountain park zoo circus tent caravan fairground field meadow pasture stable stables embassy dam canal lock junkyard refinery
     granary cloakroom medbay sickbay saloon surgery bakehouse boathouse warehouse schoolhouse storeroom wine-cellar pump-room
     stair kennel kennels store storehouse boat ship whaler barque frigate galleon lugger smack ketch clipper hub quay wharf jetty marquee taproom vestry clearing chapterhouse belfry sickroom pen coop scullery greengrocer's tug liner cruiser yacht trawler steamer tanker ferry train airship shuttle freighter spaceship starship submarine barge cargo-bay bay district quarter suburb planet moon
     asteroid comet kingdom realm tannery couloir icefall glacier fuselage lockkeeper's ossuary valley-floor pod-bay monorail distillery lodge estate crypts falls reach mere spire spires barrow arboretum allotment shed vestry rectory vicarage parsonage gaol schooner ranch homestead corral yard tram dormitory railhead depot courtroom
     sloop brig cutter brewhouse signal-box hayloft ring-road clinic morgue studio lounge parlour lobby foyer dormitory ward canteen bunker hostel abbey boatyard bedroom launderette laundry hydroponics pharmacy chippy kiosk barbershop newsroom slip slipway diner depot garage motorway underpass plant gangway basement rooftop
     downs glade vale weald haven crags barrens fen fens thicket flats marshes quarries colliery collieries foundry gasworks ironworks basin
     junction terminus archipelago gulf labyrinth shoal shoals highway overpass terminal cove reef reefs heights ravine aqueduct culvert
     sidings arcade terrace priory lagoon narrows shallows strait straits anchorage mesa wadi fells pinewood tarn deeps`,
  ),
);
const THINGS = new Set(
  words(
    `key coach blanket tether helmet boathook letter map sword dagger knife axe bow spear shield armour armor ledger book diary journal scroll parchment bell lantern lamp torch
     crown ring chain necklace amulet locket engine reactor clock watch box chest coffer coin coins treasure gold jewel gem diamond stone
     crystal orb mask mirror cup chalice goblet statue idol painting portrait machine device signal message log recording recipe cheese
     pie cake bread soup trophy seal contract deed will testament treaty potion vial bottle flask wand staff rod book-of-hours hymn song
     flute drum violin piano horn bicycle tricycle bus van tractor motorcycle pram kite doll teddy umbrella parasol marrow pumpkin sausage pudding hamper teapot kettle cap scarf whistle antenna rope ladder wagon cart balloon rocket satellite
     computer terminal console drone radio transmitter beacon battery generator pump valve filter tank cargo crate barrel sack body corpse
     skeleton skull bone bones relic altar throne door portal stairs staircase fire furnace oven cauldron pot plough scythe hammer anvil
     tools net hook anchor sail flag banner uniform coat cloak hat boots glove gloves photograph picture film newspaper ticket passport
     badge file files report evidence clue weapon gun rifle pistol bomb dice cards chessboard medal prize bee bees hive tree oak seed seeds flower herb herbs mushroom mushrooms harvest wine beer ale medicine cure vaccine`,
  ),
);
const CREATURES = new Set(
  words(
    `wolf wolves bear bears boar boars dragon dragons goblin goblins orc orcs troll trolls ogre ogres giant giants rat rats spider spiders
     snake snakes bandits raiders pirates cultists soldiers guards mercenaries thugs brigands ghoul ghouls zombie zombies skeletons wraith
     wraiths spectre demon demons devil devils imp imps monster monsters beast beasts creature creatures vampire vampires werewolf
     werewolves kraken serpent hydra griffin wyvern goat goats cow pig horse pony donkey mule bull sheep sow lamb ram dog puppy hound cat kitten hen cockerel rooster goose duck swan owl rabbit hare ferret mouse fox badger hedgehog tortoise toad frog piglet  monkey octopus whale seal otter parrot raven crow pigeon pigeons dove jackdaw magpie gull seagull heron penguin turkey llama camel ape hamster squirrel weasel tomcat terrier collie mastiff whippet greyhound robots drones sentries mutants aliens hounds dogs crows ravens undead ghosts`,
  ),
);

export type NounKind = "person" | "place" | "thing" | "creature";

/** The kind of thing that a common noun means. Null if no list contains it. */
export function kindOfNoun(noun: string): NounKind | null {
  const word = noun.toLowerCase();
  if (CREATURES.has(word)) return "creature";
  const single = word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  if (single !== word && !ROLES.has(word) && !PLACES.has(word) && !THINGS.has(word))
    return PLACES.has(single) ? "place" : THINGS.has(single) ? "thing" : null;
  if (ROLES.has(word)) return "person";
  if (PLACES.has(word)) return "place";
  if (THINGS.has(word)) return "thing";
  return null;
}

/** "guards", "policemen", "the crew": several people. */
export const isGroupNoun = (noun: string): boolean =>
  /^(?:crew|guests|staff|servants|prefects|crowd|villagers|townsfolk|townspeople)$/u.test(noun) ||
  (/(?:[^s]s|men)$/u.test(noun) &&
    [noun.replace(/s$/u, ""), noun.replace(/ies$/u, "y"), noun.replace(/men$/u, "man")].some(
      (each) => each !== noun && ROLES.has(each),
    ));

/** Words that cannot come between an article and its noun, so that a noun phrase ends before them. */
const BREAKS = new Set(
  words(
    `of in on at to for from with by and or but the a an my your his her its our their this that these those is are was were has have
     had be been do does did will would can could should may might must not no who which what when where why how than as if then there here
     it he she they we you i me him them us very so too more most all any some every each other`,
  ),
);
export const isBreak = (word: string): boolean => BREAKS.has(word.toLowerCase());

/** Words that say nothing about a sentence's subject. */
const EMPTY_WORDS = new Set(
  words(
    `the and for that this with from have has had was were are is been being not but you your yours what who why how when where which
     about into onto over under out off its his her hers him she they them their there here then than some any all one two three can
     could would will shall should may might must did does doing done ask asks tell tells told say says said know knows known think
     anything something nothing everything someone somebody anyone anybody thing things want wants like just still even also very more
     most much many really again back here's what's who's let let's get got going gonna please maybe other another ever never now`,
  ),
);

/** The distinctive words of a text, in lower case, as stems. */
export function contentWords(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text
    .toLowerCase()
    .replace(/[’']s\b/gu, "")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'’-]{2,}/gu) ?? [])
    if (!EMPTY_WORDS.has(word)) found.add(stem(word));
  return found;
}

/** A crude stem, good enough that "vanished" matches "vanish", and "bells" matches "bell". */
function stem(word: string): string {
  if (word.length > 5 && word.endsWith("ing")) return word.slice(0, -3).replace(/(.)\1$/u, "$1");
  if (word.length > 4 && word.endsWith("ed")) return word.slice(0, -2).replace(/(.)\1$/u, "$1");
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss")) return word.slice(0, -1);
  if (word.length > 4 && word.endsWith("e")) return word.slice(0, -1);
  return word;
}

/** Words which show that a person is not at the place named after them: they wish for it, owe it or have left it. */
export const ELSEWHERE =
  /\b(?:wants?|hopes?|wish(?:es)?|dreams?|longs?|would|owes?|never|not|left|once|used to|afraid|hates?|distrusts?|fears?|misses|lost|stranded|bound|for (?:the|an?))\b/u;
