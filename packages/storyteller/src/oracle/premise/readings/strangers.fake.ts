import { reading } from "./reading.fake.ts";

/** Premises of a stranger who played them. */

export const SALT_BRIDE = reading(
  [
    "The Salt Bride of Orrowmere",
    "Orrowmere is a town of stilts and plank streets in a drowned valley, ruled by the Reed Queen Ysolde from the Lantern Hall. Nine days ago the salt tide turned and began to rise a hand's breadth each night; when it reaches the bell of Saint Corvin's it will drown the town for good. The saltwives say the sea wants a bride it was promised forty years ago. Old Mother Hesk, chief of the saltwives, knows who made the promise. Brannoc Tull, the eel-master, sells places on his barges at ruinous prices. In the sunken abbey at Low Corvin lies the Tidestone, which is said to bind the sea, guarded by the drowned monk Father Anselm.",
    "It begins at dusk on the Plank Market, as the ninth tide laps the lowest stalls. Wren wants to stop the tide before it reaches the bell, and she has until the third night. Her younger sister Ilse has been chosen as the bride.",
    "Wren Adair",
    "An eel-catcher's daughter of twenty-four, quick, sharp-tongued, a strong swimmer. Carries a gutting knife, a coil of rope, a storm lantern and her dead mother's silver whistle.",
  ],
  {
    people: "Reed Queen Ysolde, Old Mother Hesk, Brannoc Tull, Father Anselm, Ilse",
    places: "the Plank Market, the Lantern Hall, Low Corvin, the sunken abbey",
    also: "the barges, Saint Corvin's, the bell of Saint Corvin's, Orrowmere",
    start: "the Plank Market",
    aim: "stop the tide before it reaches the bell",
  },
);

export const BEST_IN_SHOW = reading(
  [
    "Best in Show",
    "Tarrant Magna is a prosperous English village in July 1962, two days before its hundredth flower show. In the night somebody poured weedkiller over the prize sweet peas of Major Cuthbert Lyle, who has won the Silver Bowl eleven years running. The Bowl itself is gone from its cabinet in the village hall. Miss Edith Pomfret, secretary of the show, holds the only key. Harold Bunce, landlord of the Plough, has lost to the Major nine times. Dr Simon Averill, newly come from London, has been buying up cottages. Young Peggy Marsh cleans for everybody and hears everything. Constable Dobbs thinks it was boys.",
    "It begins in the Major's trampled garden at breakfast time on Thursday. Agnes wants to find out who poisoned the sweet peas and took the Silver Bowl, and to name the culprit before the show opens on Saturday.",
    "Agnes Thorne",
    "A retired chemistry mistress of sixty-six, dry, exact, impossible to hurry. Carries a magnifying glass, a notebook, a bag of humbugs and a bottle of litmus papers. Walks with a blackthorn stick.",
  ],
  {
    people: "Major Cuthbert Lyle, Miss Edith Pomfret, Harold Bunce, Dr Simon Averill, Peggy Marsh, Constable Dobbs",
    places: "the Major's trampled garden, the village hall, the Plough",
    also: "Tarrant Magna",
    start: "the Major's trampled garden",
    aim: "find out who poisoned the sweet peas and took the Silver Bowl, and to name the culprit before the show opens on Saturday",
  },
);

export const PERIHELION = reading(
  [
    "Long Way to Perihelion",
    "The ore hauler Magdalen's Patience is eleven days out from Ceres with a crew of five and a cracked coolant loop. Captain Ines Okafor was found this morning in the medbay, in a coma nobody can explain. The ship's mind, called VESPER, has begun to refuse orders and has locked the forward ring. Engineer Dov Lindqvist wants to vent the cargo and run for Mars. Medic Suri Banerjee thinks the captain was poisoned. The fourth hand, a quiet passenger called Teodor Hale, boarded at Ceres with a sealed crate marked for the Vantage Company. In forty hours the ship must burn, or fall into the sun.",
    "It begins in the galley at 0600, with the lights on emergency red. Jun wants to reach the bridge behind the locked forward ring and make the burn by hand before the forty hours run out.",
    "Jun Castellane",
    "Pilot, thirty-one, dry humour, never sleeps well. Carries a plasma cutter, a suit patch kit, a handheld terminal and the captain's lucky ten-yen coin.",
  ],
  {
    people: "Captain Ines Okafor, VESPER, Engineer Dov Lindqvist, Medic Suri Banerjee, Teodor Hale",
    gone: "Captain Ines Okafor (in a coma)",
    places: "the galley, the medbay, the bridge",
    also: "Magdalen's Patience, the cargo hold",
    start: "the galley",
    aim: "reach the bridge behind the locked forward ring and make the burn by hand before the forty hours run out",
  },
);

export const PIE_WAR = reading(
  [
    "The Great Umberley Pie War",
    "In the spa town of Umberley the Duke's birthday is marked by a pie contest of deadly seriousness. The winner becomes Pieman to the Duchy, with a hat. Madame Clothilde Broussard has won six times with a pie nobody has ever seen her bake. Lord Percival Snode, the judge, has no sense of taste since a cricket accident and tells no one. The twins Gog and Magda Pickering sell gravy of doubtful origin under the bandstand. Sister Perpetua of the Convent of the Holy Crust guards the last jar of Saint Umber's mustard. A goose named Admiral terrorises the park and answers to nobody.",
    "It begins in Barnaby's tiny kitchen on the eve of the contest, with his only pie just eaten by the goose. Barnaby wants to win the contest and the hat, and needs a new pie by noon tomorrow.",
    "Barnaby Quill",
    "A failed poet turned baker, thirty-five, hopeful, over-polite, allergic to confrontation. Carries a rolling pin, a book of his own sonnets, half a pound of butter and an IOU from the Duke.",
  ],
  {
    people: "Madame Clothilde Broussard, Lord Percival Snode, Gog Pickering, Magda Pickering, Sister Perpetua, Admiral",
    places: "your tiny kitchen, the bandstand, the Convent of the Holy Crust, the park",
    also: "Umberley",
    start: "your tiny kitchen",
    aim: "win the contest and the hat",
  },
);

export const QUIET_DECK = reading(
  [
    "The Quiet Deck",
    "Halcyon Station turns above the gas giant Brume, and two hundred people live in it. The hydroponics deck stopped answering last night, and its doors will not open. Administrator Leonie Marsh wants it sealed and forgotten. Chief botanist Osei Adomako has not been seen since supper. Sergeant Rada Kovic commands the four guards and owes the administrator her post. Old Wilhelm Tack runs the pump room and talks to his pumps. In the chapel a preacher called Brother Lin says the garden is alive and is angry. The air on the station will last three days without the hydroponics deck.",
    "It begins in the mess hall on the morning after. Mika wants to find Osei Adomako, her teacher, and bring him back alive before the air runs out.",
    "Mika Sorel",
    "An apprentice botanist of nineteen, observant, nervous, brave when it counts. Carries a sample kit, a hand lamp, Osei's spare key card and a packet of seeds.",
  ],
  {
    people: "Leonie Marsh, Osei Adomako, Sergeant Rada Kovic, Wilhelm Tack, Brother Lin",
    gone: "Osei Adomako (missing)",
    places: "the mess hall, the hydroponics deck, the pump room, the chapel",
    also: "the garden, Halcyon Station, Brume",
    start: "the mess hall",
    aim: "find Osei Adomako, your teacher, and bring him back alive before the air runs out",
  },
);

export const ROAD_TO_HASK = reading(
  [
    "The Long Road to Hask",
    "The road from Dunmere to the mountain shrine of Hask takes seven days on foot, over the Weeping Bridge, through the Alder Wood and past the watchtower of Baron Crail. Every spring one person from Dunmere must carry the Ember there before the snow melts, or the hearths of the village go out for a year. The Alder Wood belongs to the foxfolk, whose speaker is Tansy Redcuff. A pardoned robber named Jory Blackmantle offers himself as a guide. At the shrine waits the keeper, Sister Oun, who has been blind since the last war. Baron Crail wants the Ember for his forge.",
    "It begins at dawn at the gate of Dunmere, with the Ember in a clay pot. Tam wants to bring the Ember to the shrine of Hask before the snow melts.",
    "Tamsin Rook",
    "A potter's apprentice of seventeen, stubborn, honest to a fault. Carries the Ember in a clay pot, a walking staff, three honey cakes and a sling.",
  ],
  {
    people: "Baron Crail, Tansy Redcuff, Jory Blackmantle, Sister Oun",
    places: "the gate of Dunmere, the Weeping Bridge, the Alder Wood, the watchtower, the shrine",
    also: "Dunmere",
    start: "the gate of Dunmere",
    aim: "bring the Ember to the shrine of Hask before the snow melts",
  },
);

export const BORROWED_VIOLIN = reading(
  [
    "The Borrowed Violin",
    "The Conservatory of Saint Agathe in Lyon, winter 1934. The great Guarneri violin was taken from the locked strong-room on the evening of the director's birthday dinner. Director Armand Fleury wants no police. Professor Ludmila Orlova taught the thief, she says, and will not say more. The porter Gaspard Petit has the keys and a bad knee. The student Étienne Roux, who was to play the violin on Sunday, has left his room without his coat. Madame Fleury, the director's wife, plays cards for money on Thursdays with the dealer Monsieur Kessler.",
    "It begins in the strong-room on Friday morning. Colette wants to find out who took the violin and get it back before Sunday's concert.",
    "Colette Vannier",
    "An insurance assessor of forty, tidy, ironic, with a good ear. Carries a tape measure, a notebook, a pocket lamp and a tuning fork.",
  ],
  {
    people: "Armand Fleury, Professor Ludmila Orlova, Gaspard Petit, Étienne Roux, Madame Fleury, Monsieur Kessler",
    gone: "Étienne Roux (missing)",
    places: "the strong-room",
    also: "Lyon, the Conservatory of Saint Agathe, the Conservatory",
    start: "the strong-room",
    aim: "find out who took the violin and get it back before Sunday's concert",
  },
);
