import { reading } from "./reading.fake.ts";

/** Premises in many voices in which bells, ships, drills, firms and titles have names, written before they were read. */

export const SALUTE = reading(
  [
    "The Salute",
    "The garrison town of Skarholt has one gun, Old Mathilde, and she has not been fired for sixty years. Baron Ruprecht Auer, the commandant, wants her fired for the royal visit on Sunday. The Keeper of Powders, Frau Lene Abegg, says the barrel will burst. Gunner Tobias Quist sleeps under the carriage. Somebody has plugged the touch-hole with candle wax.",
    "It starts in the powder house at dawn on Friday. Wilma wants to find out who plugged the gun and keep the Baron from blowing up the square.",
    "Wilma Stein",
    "An apothecary's daughter of twenty-six, dry, curious. Has a hand lens, a jar of nitre and a mule called Sultan.",
  ],
  {
    people: "Baron Ruprecht Auer, Frau Lene Abegg, Tobias Quist, Sultan",
    places: "the powder house",
    also: "Skarholt, the square",
    start: "the powder house",
    aim: "find out who plugged the gun and keep the Baron from blowing up the square",
  },
);

export const OFFICE = reading(
  [
    "Office comedy",
    "office comedy. Bagshaw, Bagshaw and Niece sells filing cabinets in Slough. mr Bagshaw is on the golf course, always. His niece Prue runs the place. Derek from Accounts has been embezzling staples. The photocopier, called Nigel, prints threats. Karen in HR wants everyone to do a trust fall.",
    "I start at my desk on monday 9am. I want to find out who is making Nigel print the threats before the auditors come on wednesday.",
    "Tim",
    "temp, 23, sarcastic, scared of Karen. i have a stapler and half a sandwich",
  ],
  {
    people: "Bagshaw, Prue, Derek, Karen",
    places: "your desk",
    also: "Accounts, HR, the golf course",
    start: "your desk",
    aim: "find out who is making Nigel print the threats before the auditors come on wednesday",
  },
);

export const PATIENCE = reading(
  [
    "Missing Ceres",
    "- ship: the Long Patience, a bulk hauler\n- ship's mind: Abacus (talks too much)\n- Captain Ottoline Reyes, asleep in the medbay since the burn\n- Engineer Folake Adeyemi: blames the reactor, which the crew call the Duchess\n- cargo: six thousand tons of water for Ceres",
    "start: the engine room, alarms on. goal: get the Duchess running again before we miss Ceres",
    "Juno Park",
    "junior engineer, 24, stubborn; a torque wrench, a roll of tape",
  ],
  {
    people: "Abacus, Ottoline Reyes, Folake Adeyemi",
    places: "the engine room, the medbay",
    also: "the Long Patience",
    start: "the engine room",
    aim: "get the Duchess running again before you miss Ceres",
  },
);

export const WIDOWMAKER = reading(
  [
    "The Widowmaker",
    "Dry Fork, Arizona, 1881. The Widowmaker is the mine, and it has taken nine men since spring. Sheriff Amos Tull drinks. The Castellane brothers, Beau and Remy, own the mine and the sheriff. Doc Hettie Ames counts the bodies. There's a mule named General Lee who will not go near the shaft.",
    "I ride in at noon and stop at the livery stable. I want to know what killed my brother Jack in the Widowmaker.",
    "Ruth Calder",
    "Thirty, lean, quiet, good with a rifle. She has a Winchester, a horse called Biscuit and Jack's last letter.",
  ],
  {
    people: "Amos Tull, Beau Castellane, Remy Castellane, Hettie Ames, General Lee, Jack, Biscuit",
    gone: "Jack (dead)",
    places: "the livery stable, the Widowmaker",
    also: "the shaft, Dry Fork, the mine",
    start: "the livery stable",
    aim: "find out what killed your brother Jack in the Widowmaker",
  },
);

export const TEA_URN = reading(
  [
    "Big Bertha",
    "In Little Wibbling the harvest supper is on Saturday and Big Bertha, the parish tea urn, has gone from the vestry. Dora Plumtree, the verger's wife, has kept Bertha polished for thirty years and is beside herself. The vicar, Reverend Sunil Nair, suspects the bell-ringers. Colonel Fitch grows leeks and grudges. A tabby cat called Marmalade was shut in the vestry all night.",
    "It begins in the vestry on Thursday after evensong. Agnes wants to find Big Bertha before the supper without upsetting anybody.",
    "Agnes Bloom",
    "A retired district nurse, sixty-eight, kind, unstoppable. She has a bicycle, a tin of shortbread and a large handbag.",
  ],
  {
    people: "Dora Plumtree, Reverend Sunil Nair, Colonel Fitch, Marmalade",
    places: "the vestry",
    also: "Little Wibbling",
    start: "the vestry",
    aim: "find Big Bertha before the supper without upsetting anybody",
  },
);

export const GANNET = reading(
  [
    "Below",
    "The lighthouse on Gannet Rock went dark on Tuesday. Keeper Ewan Sillars is missing. His assistant, Magnus Flett, answers the radio with one word: 'Below.' The lamp is called the Widow by the islanders. Down in the cistern something sings at low tide. My sister Isla rowed out there on Wednesday and is missing too.",
    "I land at the jetty on Gannet Rock at dusk. I need to find Isla and relight the lamp before the mail ship Corriebrae passes at midnight.",
    "Morag Sillars",
    "Isla's sister, 29, stubborn, cannot swim; carries an oilskin, a box of matches, a boathook",
  ],
  {
    people: "Ewan Sillars, Magnus Flett, Isla",
    gone: "Ewan Sillars (missing), Isla (missing)",
    places: "the jetty, the cistern",
    also: "Gannet Rock, the lighthouse, the jetty on Gannet Rock",
    start: "the jetty",
    aim: "find Isla and relight the lamp before the mail ship Corriebrae passes at midnight",
  },
);

export const THORN = reading(
  [
    "The Thorn",
    "The winter court sits at Castle Orrin, and the royal sceptre, the Thorn, is gone from the chapel. The Master of Hounds, Sir Guy Pellerin, was the last to kneel there. Lady Amabel Orr, the Mistress of the Wardrobe, has burned a glove. The Lord Chancellor, Edmund Crake, wants a hanging by morning. A kitchen boy named Wat has seen a light on the wall.",
    "It begins in the chapel, an hour after midnight. Brother Anselm must find the Thorn before the bells ring for prime.",
    "Brother Anselm",
    "A confessor of fifty; patient, fat, observant. Carries a rosary, a candle and a key to the chapel.",
  ],
  {
    people: "Sir Guy Pellerin, Lady Amabel Orr, Edmund Crake, Wat",
    places: "the chapel",
    also: "Castle Orrin, the wall",
    start: "the chapel",
    aim: "find the Thorn before the bells ring for prime",
  },
);

export const AIRLOCK = reading(
  [
    "O2",
    "moon base. airlock busted. AI called MOTHERLODE lies. cmdr Okafor dead in bunk 4, Petrova says suicide. rover = Betsy. hero wants off the moon",
    "start: airlock 2. get to the lander before O2 runs out (6h)",
    "Vic",
    "mechanic. wrench, bad knee",
  ],
  {
    people: "MOTHERLODE, Okafor, Petrova",
    gone: "Okafor (dead)",
    places: "airlock 2",
    also: "the lander, bunk 4, the moon base",
    start: "airlock 2",
    aim: "get to the lander before O2 runs out",
  },
);

export const ELEPHANT = reading(
  [
    "The Elephant Stays",
    "So basically there's this travelling circus, Circus Bellini, and it's stuck in the mud outside a town called Varn because the elephant, Duchess, won't move. Ringmaster Ottavio Bellini thinks she's homesick. His daughter Zita, who walks the wire, thinks someone has been poisoning her. There's a clown called Pockets who hasn't spoken since Prague. Also the strongman, Big Ivo, owes money to a man in town called Herr Lasch.",
    "We begin in the elephant tent at night, rain. Nell wants to find out who is poisoning Duchess and get the circus moving before the town council burns the wagons on Sunday.",
    "Nell Fairweather",
    "vet's apprentice, 19, shy with people and not with animals. carries a stethoscope, a bag of apples, a syringe",
  ],
  {
    people: "Duchess, Ottavio Bellini, Zita, Pockets, Big Ivo, Herr Lasch",
    places: "the elephant tent",
    also: "Varn, Circus Bellini, the town",
    start: "the elephant tent",
    aim: "find out who is poisoning Duchess and get the circus moving before the town council burns the wagons on Sunday",
  },
);

export const LAUGHING_NUN = reading(
  [
    "The Laughing Nun",
    "Trieste, 1936. The yacht Serafina is in the harbour with a painting on board, the Laughing Nun, that isn't hers. Owner Count Livio Strasser plays baccarat at the Hotel Splendide until three. His bodyguard, a Dane called Mogens, never sits down. Signora Pia Contarini wants the painting back and pays in advance. The Blue Parrot, a bar on the quay, is where people sell what they know.",
    "It opens in the Blue Parrot at ten in the evening. Leo wants to steal the Laughing Nun off the Serafina before she sails at dawn.",
    "Leo Vass",
    "A thief of forty with good hands and a bad heart. Carries a glass cutter, a dinner jacket, a phial of pills.",
  ],
  {
    people: "Count Livio Strasser, Mogens, Signora Pia Contarini",
    places: "the Blue Parrot, the Hotel Splendide, the Serafina",
    also: "Trieste, the harbour, the quay, the yacht Serafina",
    start: "the Blue Parrot",
    aim: "steal the Laughing Nun off the Serafina before she sails at dawn",
  },
);

export const WIDOWSONG = reading(
  [
    "Widowsong",
    "The dragon Ashmother sleeps under Mount Brand. Widowsong, the sword that put her there, has been pawned. Pawnbroker Uncle Fezz sold it to a knight of the Order of the Lily, Dame Roswitha. The Warden of the Pass, old Hamo, lets nobody through after dark. Earl Gerent of Hathermere offers his daughter's hand, which his daughter, Lady Ysolde, did not agree to.",
    "We start in Fezz's pawnshop on market day. I want to get Widowsong back and put Ashmother to sleep again before the first snow.",
    "Bran Copperthwaite",
    "A squire of 17, unlucky, loyal. He has a pony called Turnip, a rusty dagger and three silver marks.",
  ],
  {
    people: "Ashmother, Fezz, Roswitha, Hamo, Earl Gerent, Lady Ysolde, Turnip",
    places: "Fezz's pawnshop",
    also: "Mount Brand, Hathermere, the pawnshop, the Pass",
    start: "Fezz's pawnshop",
    aim: "get Widowsong back and put Ashmother to sleep again before the first snow",
  },
);

export const QUIZ = reading(
  [
    "Les Quizerables",
    "The Ferret and Firkin holds its quiz final tonight. Our team is called Les Quizerables: me, Big Trev, Auntie Sandra and Deepak, who knows flags. Their team is the Norfolk Enchants, led by Colin Blythe, who has never lost. The trophy, the Golden Ferret, has been in the pub since 1962 and as of teatime it isn't. Landlady Maureen Dack says nobody leaves.",
    "I'm in the snug. I want to find the Golden Ferret and still win the quiz.",
    "Sunny Patel",
    "quizmaster's nephew, 31, good at music rounds. has a biro, a phone with 4% battery",
  ],
  {
    people: "Big Trev, Auntie Sandra, Deepak, Colin Blythe, Maureen Dack",
    places: "the snug",
    also: "the Ferret and Firkin, the pub",
    start: "the snug",
    aim: "find the Golden Ferret and still win the quiz",
  },
);

export const BUS = reading(
  [
    "The Old Lady",
    "Ten of us live on the Old Lady, a double-decker that runs on cooking oil. Mama Jo drives. Twitch fixes. The twins Ash and Ember steal. Yesterday somebody drained the tank. The Kings of Chrome are two days behind us, and their boss, Lord Diesel, wants the Old Lady for his son. Ahead is Fort Mercy, where they hang bus people.",
    "It starts on the upper deck, sunrise. I have to find out who drained the tank and get the bus moving before the Kings catch up.",
    "Wick",
    "scout, maybe 20, fast, doesn't sleep. a crossbow, six bolts, a map of the motorway",
  ],
  {
    people: "Mama Jo, Twitch, Ash, Ember, Lord Diesel",
    places: "the upper deck",
    also: "the Old Lady, Fort Mercy",
    start: "the upper deck",
    aim: "find out who drained the tank and get the bus moving before the Kings catch up",
  },
);

export const ICON = reading(
  [
    "Our Lady of the Swallows",
    "Constantinople, 1203; the Venetians are in the Golden Horn. The icon of Our Lady of the Swallows has begun to weep oil, and half the city camps outside the church of Saint Irene. The Grand Logothete, Theodore Branas, would like it to stop. Sister Euphrosyne, who keeps the icon, would like him to stop. A Genoese oil merchant, Baldo Spinola, sells little bottles.",
    "It begins in the nave of Saint Irene before dawn. Zoe wants to learn where the oil comes from before the Logothete has the icon carried to the walls on Sunday.",
    "Zoe Argyra",
    "a painter's widow, 33, sceptical, pious on feast days; carries a palette knife, a sponge, a vial of vinegar",
  ],
  {
    people: "Theodore Branas, Sister Euphrosyne, Baldo Spinola",
    places: "the nave",
    also: "Constantinople, the Golden Horn, Saint Irene, the church of Saint Irene, the nave of Saint Irene, the walls",
    start: "the nave",
    aim: "learn where the oil comes from before the Logothete has the icon carried to the walls on Sunday",
  },
);

export const MOTH = reading(
  [
    "Backspace",
    "In Port Victory even the heroes have day jobs. Captain Static, real name Gary Wu, does taxes. The Moth was found dead in the Aquarium on Monday, and the police arrested Doctor Tentacle because he lives there. Mayor Linda Okonjo wants it wrapped up before the parade on Friday. The Mothmobile is in my garage and I don't know who put it there.",
    "Start: my garage, 6am. I want to find out who killed the Moth before they find the Mothmobile here.",
    "Fern Diaz",
    "can undo the last ten seconds, once a day. 27. barista. apron, bus pass",
  ],
  {
    people: "Captain Static, the Moth, Doctor Tentacle, Linda Okonjo",
    gone: "the Moth (dead), Doctor Tentacle (held)",
    places: "your garage, the Aquarium",
    also: "Port Victory",
    start: "your garage",
    aim: "find out who killed the Moth before they find the Mothmobile here",
  },
);

export const SAUCY_JOAN = reading(
  [
    "Becalmed",
    "The Black Kittiwake is becalmed off Isla Perdida, and the crew blames Saucy Joan, the figurehead, because somebody gave her a black eye. Captain Nan Dredge has locked the rum. Quartermaster Ezekiel Root is counting heads and coming up one short every time. The cook's parrot, Bishop, keeps saying 'not me'. Cabin boy Tam knows, but won't come down from the crow's nest.",
    "I'm on the quarterdeck, noon, no wind. I want to find out who hit Saucy Joan and who is missing, before the crew maroons somebody for it.",
    "Jory Pell",
    "ship's carpenter, 41, patient, one ear. adze, glue pot, tobacco",
  ],
  {
    people: "Nan Dredge, Ezekiel Root, Bishop, Tam",
    places: "the quarterdeck, the crow's nest",
    also: "the Black Kittiwake",
    start: "the quarterdeck",
    aim: "find out who hit Saucy Joan and who is missing, before the crew maroons somebody for it",
  },
);

export const MALL = reading(
  [
    "Galaxy Mall",
    "its 1999 and a mall in ohio, the Galaxy Mall. my best freind Danny got a job at Hot Dog Hut and hasnt come home in 2 days. security guy Mr Kowalski says he quit. theres a door behind Orange Julius nobody uses. Danny's girlfreind Trish thinks its the owner, Mr Vandermeer. the fountain is called Old Faithless bc it never works",
    "i start at the food court just before closing. i wanna find danny and get out before they lock the doors at 10",
    "Kev",
    "17, skateboard, walkman, 6 bucks. good at climbing",
  ],
  {
    people: "Danny, Mr Kowalski, Trish, Mr Vandermeer",
    gone: "Danny (missing)",
    places: "the food court",
    also: "the Galaxy Mall, Hot Dog Hut, Orange Julius, the fountain, the mall",
    start: "the food court",
    aim: "find danny and get out before they lock the doors at 10",
  },
);

export const GOLEM_WORKS = reading(
  [
    "The Golem Works",
    "Cast: Professor Ludmila Kranz, robot-maker; her robots Eins, Zwei and Drei; Drei is missing; Inspector Bohumil Sova, who hates stairs; the landlady, Mrs Novak; the Golem Works, a factory by the river, which wants the patent. Prague, 1921.",
    "Opening: the workshop under the roof, snow on the skylight. Goal: find Drei before the Golem Works does.",
    "Pavel",
    "the Professor's assistant; 22; honest; carries a screwdriver set and a bag of valves",
  ],
  {
    people: "Ludmila Kranz, Eins, Zwei, Drei, Bohumil Sova, Mrs Novak",
    gone: "Drei (missing)",
    places: "the workshop",
    also: "the Golem Works, Prague, the river, the workshop under the roof",
    start: "the workshop",
    aim: "find Drei before the Golem Works does",
  },
);

export const NETHERBY = reading(
  [
    "A Ball at Netherby",
    "Miss Georgiana Vane has refused Lord Ashcombe twice. Her aunt, the Dowager Lady Prudence Thrale, means her to accept the third time. Captain Rafe Dunmore has come home from Portugal with a limp and no money. Tonight the Thrale Diamonds have vanished from the library, and Captain Dunmore was seen on the stairs.",
    "It begins in the library at Netherby Park during the ball. Georgiana wants to clear Captain Dunmore's name before her aunt announces the engagement at midnight.",
    "Miss Georgiana Vane",
    "Twenty-one, clever, short-sighted, bored. She has a fan, a dance card and a small pair of scissors.",
  ],
  {
    people: "Lord Ashcombe, Lady Prudence Thrale, Captain Rafe Dunmore",
    places: "the library",
    also: "Netherby Park, the library at Netherby Park, the stairs",
    start: "the library",
    aim: "clear Captain Dunmore's name before your aunt announces the engagement at midnight",
  },
);

export const RATS = reading(
  [
    "Under the Third Oven",
    "The rats of the Savoy live under the third oven. King Camembert the Ninth is old and fat. His heirs, Brie and Stilton, don't speak. Snapping Jenny is the new trap by the flour bins. The kitchen cat, Monsieur Claude, has proposed a treaty. The head chef, Auguste Perrin, has ordered poison for Thursday.",
    "It begins under the third oven, after closing. Nibs wants to find out who told the chef about the nest and get the young ones out before Thursday.",
    "Nibs",
    "a young rat, brave, greedy, quick. carries a pin and a bottle cap",
  ],
  {
    people: "King Camembert the Ninth, Brie, Stilton, Monsieur Claude, Auguste Perrin",
    places: "the third oven",
    also: "the flour bins, the Savoy, the nest",
    start: "the third oven",
    aim: "find out who told the chef about the nest and get the young ones out before Thursday",
  },
);
