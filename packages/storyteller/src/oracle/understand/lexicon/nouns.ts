/** Common nouns by kind, with the letters of `frames.ts`. They give the kind of an object that the scene does not name. */
export const NOUN_KINDS: Readonly<Record<string, string>> = {
  p: `man woman boy girl guy lady gentleman person people child kid stranger friend guard guards soldier sailor servant maid butler cook
    innkeeper barkeep bartender barman barmaid waiter waitress clerk merchant trader vendor shopkeeper blacksmith smith priest monk nun
    vicar bishop king queen prince princess lord duke baron count captain sergeant officer cop detective inspector constable sheriff
    deputy doctor nurse scientist engineer pilot driver teacher student witness suspect prisoner hostage thief burglar assassin wizard
    witch mage sorcerer knight squire ranger hunter farmer shepherd fisherman beggar crowd everyone everybody someone somebody anyone
    anybody nobody others them him her folk folks patron patrons companion companions ally allies crew team party boss chief leader
    widow mother father brother sister son daughter wife husband uncle aunt grandmother grandfather baby bard skald singer musician
    wife villager villagers local locals robot android ai computer spirit ghost elder scout messenger owner host hostess
    gatekeeper watchman caretaker janitor librarian professor journalist reporter agent spy keeper bosun mate conductor receptionist
    cabbie neighbour neighbor visitor guest guests customer victim whoever punk lad lass fella dude bloke mister sir madam mum dad mom
    counsellor counselor lawyer judge mayor senator president commander lieutenant general major colonel corporal private`,
  f: `enemy enemies foe foes monster monsters beast creature attacker attackers bandit bandits goblin orc ogre troll zombie skeleton
    ghoul vampire werewolf dragon thug thugs demon wolf hound scorpion spider assailant opponent bastard bugger brute scum villain`,
  a: "dog cat horse wolf bear rat raven falcon hound camel mule donkey bird owl fox beast animal pony parrot goat sheep cow pig snake",
  w: `weapon weapons sword longsword shortsword greatsword blade knife dagger axe hatchet mace club hammer warhammer spear lance bow
    longbow crossbow arrow gun pistol revolver rifle shotgun blaster staff whip sabre saber rapier cutlass scimitar katana machete bat
    flail halberd sling musket taser grenade steel fist fists phaser colt derringer stiletto`,
  d: `letter book note notes newspaper paper papers diary journal log logbook ledger map scroll sign poster inscription plaque tablet
    message document documents file files manuscript menu flyer leaflet label page pages runes hieroglyphs writing script text report
    notebook accounts register contract card manifest chart noticeboard board notice pamphlet headline article postcard telegram
    guestbook entry entries records tome grimoire will deed`,
  c: `chest box crate drawer drawers desk cabinet cupboard wardrobe bag backpack pack purse sack safe trunk barrel shelf shelves
    suitcase satchel pocket pockets coat jacket locker strongbox coffin urn jar basket bookcase dresser nightstand rubble wreckage
    trash bin dumpster body corpse bodies debris closet fridge freezer pouch pile straw hay ruins rubbish junk mattress bed remains`,
  e: `food meal drink ale beer wine water whiskey whisky rum tea coffee bread cheese meat fish apple cake soup stew potion elixir
    pill breakfast lunch dinner supper snack ration rations beans fruit milk mead cider brandy gin vodka sandwich steak pie cocktail
    berry berries mushroom antidote medicine cookie biscuit chocolate noodles ramen
    flat-white white-coffee cappuccino bowl cocoa lager sherry champagne port bourbon scotch jerky biscuits pastry pizza burger chips fries noodles soda lemonade juice tart croissant
    espresso latte mocha
    scone scones crumpet pudding jam butter egg eggs bacon sausage rice curry porridge honey candy sweets snacks`,
  m: "money coin coins gold silver cash dollar dollars pound pounds dinar dinars credit credits note bill copper bribe tip fee change",
  b: `hand hands arm arms finger fingers leg legs foot feet head eye eyes brow brows forehead face neck shoulder shoulders knee knees fist
    fists teeth tongue lips lip hair back chest ear ears mouth nose chin throat heart breath thumb thumbs toes fingertips jaw beard
    eyebrow gaze palm wrist`,
  z: `spell cantrip fireball firebolt ritual incantation magic enchantment missile hex curse ward teleportation invisibility
    levitation healing lightning`,
  l: `room rooms hall hallway corridor street road path trail town city village house home inn tavern castle forest woods wood cave tunnel
    cellar basement attic kitchen garden yard courtyard bridge river shore beach market shop store church temple tower mill harbour
    harbor port dock docks station office library bar club deck bridge cabin ship alley roof rooftop gate door doorway exit stairs
    staircase stairwell upstairs downstairs outside inside ladder passage passageway entrance mountain hill valley lake island field
    north south east west northward southward eastward westward building warehouse hospital school police lobby elevator lift car bed
    coast swamp desert crypt dungeon camp there here sewer sewers balcony landing ledge crossroads square park graveyard cemetery
    hut barn stable farm backstage bathroom bedroom cockpit infirmary armoury armory lab laboratory vault bank hotel opening hole
    slope hillside shaft lair deck`,
  o: "door doors gate hatch trapdoor portcullis shutter window grate lid gates shutters doorway panel",
  x: `door exit stairs staircase stairwell ladder gate tunnel corridor passage hallway path road alley street doorway hatch window
    entrance way trail upstairs downstairs outside north south east west escalator elevator lift roof exits`,
};

/** Nouns that may mean a thing of the scene which has another name. Each text is one group of synonyms. */
export const SYNONYMS: readonly string[] = [
  "lamp lantern light torch flashlight",
  "picture painting portrait photo photograph canvas mural",
  "gun pistol revolver firearm sidearm weapon blaster",
  "sword blade katana cutlass longsword knife dagger machete monoblade weapon sabre rapier",
  "money bucks quid cash coins coin dollars pounds dinars cash silver credstick gold",
  "hearth fireplace fire chimney mantelpiece",
  "phone telephone receiver mobile cellphone handset",
  "desk table",
  "clock timepiece",
  "letter note message paper",
  "book ledger tome journal volume",
  "log logbook",
  "notebook notepad diary journal",
  "chest strongbox box crate safe lockbox trunk coffer",
  "suitcase bag case luggage",
  "bag backpack rucksack pack satchel knapsack",
  "boat rowboat longboat dinghy",
  "barrel barrels keg cask",
  "stairs staircase stairwell steps stairway",
  "tunnel passage",
  "door doors",
  "exit door",
  "cloak cape coat mantle",
  "statue idol",
  "mask respirator",
  "sign signpost noticeboard",
  "poster flyer leaflet notice",
  "console terminal computer controls panel",
  "screen monitor display",
  "closet cabinet cupboard wardrobe locker",
  "fridge freezer refrigerator icebox",
  "telescope spyglass",
  "kerosene oil",
  "tree pine trunk log",
  "coffin sarcophagus casket tomb",
  "whistle flute",
  "drink cider ale",
  "horn cup",
  "axe hatchet",
  "wall mural",
  "bird falcon hawk",
  "can tin",
  "ship vessel",
  "path trail track",
  "grate grille bars",
  "map chart",
  "carpet rug",
  "pond pool water",
  "cave cavern",
  "cellar basement",
  "street road",
  "alley alleyway",
  "portcullis gate",
  "gate gates",
  "club bat",
  "ring band",
  "locket necklace pendant",
  "rope line cord",
  "smoke cigarettes cigarette smokes cigs",
  "tape ducttape",
  "scorpion arachnid",
  "wolf beast hound dog animal creature monster",
  "troll monster creature giant brute",
  "gargoyle statue",
];

/** Groups of synonyms for people, because the scene may use another word than the player. */
export const ROLE_SYNONYMS: readonly string[] = [
  "watchman guard nightwatchman watchmen",
  "innkeeper landlady landlord barkeep publican hostess host",
  "bartender barkeep barman barmaid barkeeper",
  "barista coffee-maker",
  "policeman constable cop officer bobby copper",
  "lieutenant cop officer policeman detective inspector",
  "commissioner cop police",
  "physician doctor doc medic",
  "surgeon doctor doc medic ripperdoc",
  "healer medic",
  "captain skipper cap",
  "computer ai",
  "priest father cleric padre vicar",
  "vicar reverend priest parson",
  "boy kid child lad",
  "girl kid child lass",
  "blacksmith smith",
  "ruler jarl king queen lord lady chief chieftain",
  "daimyo lord",
  "merchant trader seller vendor shopkeeper stallholder",
  "archaeologist professor prof scholar",
  "engineer mechanic",
  "technician mechanic tech",
  "shepherd old-timer",
  "prospector miner old-timer",
  "skald bard poet singer",
  "swordsman samurai ronin",
  "housekeeper servant maid",
  "servant maid",
  "sidekick partner",
  "owner boss",
  "singer chanteuse",
  "thug goon brute attacker bruiser ruffian",
  "ninja assassin",
  "ghost spirit spectre",
  "aristocrat noblewoman nobleman lady",
  "policeman police",
  "botanist scientist",
  "witch sorceress",
  "courier messenger",
  "janitor caretaker custodian",
  "quarterback jock",
  "wizard mage sorcerer",
  "keeper lighthousekeeper",
  "heir young-man",
  "smuggler sailor",
  "bosun boatswain",
  "gunslinger shooter outlaw",
];

/** Words in a name or a role that show whether a person is a woman or a man. */
export const FEMALE = `mrs miss ms lady sister madam dame mother widow queen princess baroness duchess countess girl woman witch waitress barmaid
  landlady maid aunt grandmother daughter wife hostess actress priestess goddess noblewoman nun housekeeper empress mistress sorceress
  marta vivian samira gudrun nadia juno vera anna maria rosa ruby jess mags hana yuki ilse mina bess dee sigrun agatha eleanor zara astrid
  layla maya nell clara ida ada eva lily lucy emma alice helen irene nora rose ruth sarah sophie ursula violet wren elsa greta ingrid
  jane kate laura lena linda lisa mary molly nina olga petra sonja tess tilda valeska dragana sidonie`;
export const MALE = `mr sir lord father brother king prince baron duke count boy man monk friar reverend uncle grandfather son husband landlord
  watchman policeman barman swordsman nobleman lad bosun-mate priest vicar wizard shepherd blacksmith heir edmund pell hakon ulf lou sal kai
  pim finn idris thorne lucan grimsby moretti dray haddad zeke harlan toby tyler alvarez kenji razor tomas matthias lucien reynard birch
  poole klee jack john james joseph josef karl leo leif luke mark martin max nick omar oscar otto paul peter ralph sam simon stefan theo
  thomas tom victor walter will william abel anton ben bob carl david dan eric frank fred george harry henry hugo ivan ludvik`;

/** Words before a name that many people share. */
export const TITLES =
  "mr mrs ms miss dr doctor captain lieutenant professor prof father sister brother old little jarl lord lady sir madam herr frau baroness baron commissioner constable deputy reverend sergeant the saint widow young king queen prince princess";
